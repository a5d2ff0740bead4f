import Foundation
import RotaryReplay

/// The recordings of a control, and the parts that a host cannot play.
struct Corpus {
  /// The content of `Recordings/<control>/left.json`.
  ///
  /// By host: the recording with the first line that is not played, such as `untouched:7`, and the reason.
  private typealias Left = [String: [String: String]]

  let control: String
  let recordings: [Recording]
  private let left: Left

  /// Reads the folder of a control.
  init(of control: String) throws {
    var folder = URL(fileURLWithPath: #filePath)
    // Packages with these tests are at different depths.
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

  /// The reasons for the lines that a host does not play.
  func left(by host: String) -> [String: String] { left[host] ?? [:] }

  /// The key of a recording in `left.json`: its name with the first line that is not played.
  static func place(in whole: Recording, after played: Recording) -> String {
    let line = whole.lines.dropFirst(played.lines.count).first?.number ?? 1
    return "\(name(of: whole)):\(line)"
  }

  /// The name of a recording in its folder.
  static func name(of recording: Recording) -> String {
    URL(fileURLWithPath: recording.file).deletingPathExtension().lastPathComponent
  }
}
