#if Tool && (os(Linux) || os(macOS))
import Foundation

/// Runs the built tool as a user does.
enum Tool {
  /// The result of a run.
  struct Outcome {
    var code: Int32
    var output: Data
    var complaint: String

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// The tool beside the tests.
  static var path: String {
    // The bundle of tests lies in the folder of products.
    var folder = Bundle.main.bundleURL
    for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
      folder = bundle.bundleURL.deletingLastPathComponent()
    }
    let direct = folder.appendingPathComponent("rotary").path
    if FileManager.default.isExecutableFile(atPath: direct) { return direct }
    return URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(".build-all/debug/rotary").path
  }

  static func process(_ words: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = words
    return process
  }

  static func run(_ words: String...) throws -> Outcome { try run(words) }

  /// Runs the tool, or a program that runs it, without anything on standard input.
  ///
  /// - Parameters:
  ///   - program: the program to run. Default the tool.
  ///   - words: the arguments.
  ///   - place: the current folder. Default that of the tests.
  /// - Returns: the exit code and the output.
  /// - Throws: an error if the program cannot start.
  static func run(program: String = path, _ words: [String], in place: URL? = nil) throws -> Outcome
  {
    let process = process(words)
    if let place { process.currentDirectoryURL = place }
    process.executableURL = URL(fileURLWithPath: program)
    let folder = FileManager.default.temporaryDirectory
    let id = UUID().uuidString
    let output = folder.appendingPathComponent("rotary-out-\(id)")
    let complaint = folder.appendingPathComponent("rotary-err-\(id)")
    for file in [output, complaint] {
      _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    }
    defer {
      for file in [output, complaint] { try? FileManager.default.removeItem(at: file) }
    }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: complaint)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      code: process.terminationStatus,
      output: try Data(contentsOf: output),
      complaint: String(decoding: try Data(contentsOf: complaint), as: UTF8.self)
    )
  }

  /// A file that is removed afterwards.
  static func withFile<R>(
    _ content: String,
    ending: String = "jsonl",
    _ body: (String) throws -> R
  ) throws -> R {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("rotary-\(UUID().uuidString).\(ending)").path
    try content.write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try body(path)
  }
}
#endif
