import Foundation
import RotaryReplay

/// The recordings of a control, and what of them a host's devices do not do.
struct Corpus {
  /// What `Recordings/<control>/left.json` says.
  ///
  /// By host, which recording is not played from which line on, `untouched:7`, and why.
  private typealias Left = [String: [String: String]]

  let control: String
  let recordings: [Recording]
  private let left: Left

  /// Reads what lies in the folder of a control.
  init(of control: String) throws {
    var folder = URL(fileURLWithPath: #filePath)
    // How far above it is depends on the package whose tests these are.
    repeat {
      folder.deleteLastPathComponent()
    } while folder.path != "/"
      && !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Recordings").path)
    folder.appendPathComponent("Recordings/\(control)")
    self.control = control
    recordings = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".jsonl") }
      .map { try Recording(file: folder.appendingPathComponent($0).path) }
    let file = folder.appendingPathComponent("left.json")
    left =
      try FileManager.default.fileExists(atPath: file.path)
      ? JSONDecoder().decode(Left.self, from: Data(contentsOf: file)) : [:]
  }

  /// What a host does not play, by recording and line.
  func left(by host: String) -> [String: String] { left[host] ?? [:] }

  /// How a recording is called in that, at the line after the last that is played.
  static func place(in whole: Recording, after played: Recording) -> String {
    let line = whole.lines.dropFirst(played.lines.count).first?.number ?? 1
    return "\(name(of: whole)):\(line)"
  }

  /// What a recording is called in its folder.
  static func name(of recording: Recording) -> String {
    URL(fileURLWithPath: recording.file).deletingPathExtension().lastPathComponent
  }
}
