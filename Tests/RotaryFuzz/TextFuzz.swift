import Rotary
import RotaryGallery
import RotaryReplay
import RotaryTestRandom

/// Reads texts of users: files, attributes and options.
enum TextFuzz {
  /// Reads a recording, and plays a short one.
  static func recording(_ bytes: [UInt8]) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let recording = try? Recording(text: text, file: "fuzz") else { return }
    let duration = recording.lines.last?.time ?? 0
    guard recording.lines.allSatisfy({ (0...Recording.longestSeconds).contains($0.time) }) else {
      throw FuzzFault(problem: "a recording has a time outside its limits")
    }
    guard duration <= 20, let type = FuzzTarget.controls.named(recording.control) else { return }
    play(recording, on: type)
  }

  private static func play<Subject: ConfigurableControl>(
    _ recording: Recording,
    on type: Subject.Type
  ) {
    guard var player = try? Player<Subject>(recording) else { return }
    try? player.play()
  }

  /// Reads path data of SVG.
  static func path(_ bytes: [UInt8]) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    do {
      let path = try VectorPath(svgPathData: text)
      guard path.isFinite, path.bounds?.isFinite ?? true else {
        throw FuzzFault(problem: "not finite: \(path)")
      }
      _ = path.contains(Point2D(1, 1))
    } catch let error as PathDataError {
      guard (0...text.utf8.count).contains(error.offset) else {
        throw FuzzFault(problem: "offset \(error.offset) of \(text.utf8.count) bytes")
      }
    }
  }

  /// Reads the value of each setting of a control from a line, writes it and reads it again; sets it.
  static func setting(_ bytes: [UInt8]) throws {
    var bytes = FuzzBytes(bytes)
    guard let type = bytes.element(of: FuzzTarget.controls.all) else { return }
    try set(type, &bytes)
  }

  private static func set<Subject: ConfigurableControl>(
    _ type: Subject.Type,
    _ bytes: inout FuzzBytes
  ) throws {
    guard let setting = bytes.element(of: Subject.settings) else { return }
    let line = bytes.rest()
    var control = Subject()
    // As in a recording, which has texts for everything.
    let before = control
    if (try? control.set(setting.name, to: .text(line))) == nil, control != before {
      throw FuzzFault(problem: "\(setting.name) refused \(line.debugDescription) and changed")
    }
    guard let value = SettingValue(line: line, for: setting.kind) else { return }
    guard SettingValue(line: value.line, for: setting.kind) == value || value.hasNaN else {
      throw FuzzFault(problem: "\(setting.name) = \(value) is \(value.line.debugDescription)")
    }
    try? control.set(setting.name, to: value)
    guard control == control else { throw FuzzFault(problem: "\(setting.name) = \(value)") }
  }
}
