import Foundation
import Rotary

extension Recording {
  /// The maximum length of a line, in bytes.
  static let longestLine = 1_000_000
  /// The maximum size of a file, in bytes.
  static let largestFile = 100_000_000

  /// Reads a recording from a file.
  ///
  /// - Throws: `RecordingError` if the recording cannot be read or is malformed.
  public init(file: String) throws(RecordingError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) else {
      throw RecordingError(file: file, problem: "no such file")
    }
    guard !isFolder.boolValue else {
      throw RecordingError(file: file, problem: "this is a folder; expected a file")
    }
    guard let handle = FileHandle(forReadingAtPath: file) else {
      throw RecordingError(file: file, problem: "cannot read the file")
    }
    try self.init(handle, file: file)
  }

  /// Reads a recording from standard input.
  ///
  /// Messages call it `standard input`.
  ///
  /// - Throws: `RecordingError` if the recording cannot be read or is malformed.
  public static func standardInput() throws(RecordingError) -> Recording {
    try Recording(FileHandle.standardInput, file: "standard input")
  }

  /// Reads at most the maximum size of a file, because a device has no end.
  private init(_ handle: FileHandle, file: String) throws(RecordingError) {
    let limit = Self.largestFile
    var data = Data()
    do {
      while data.count <= limit,
        let more = try handle.read(upToCount: limit + 1 - data.count), !more.isEmpty
      {
        data += more
      }
    } catch {
      throw RecordingError(file: file, problem: "cannot read the file")
    }
    guard data.count <= limit else {
      throw RecordingError(
        file: file,
        problem: "the file has over \(limit) bytes; expected a recording in JSON Lines"
      )
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw RecordingError(file: file, problem: "the text is not UTF-8")
    }
    try self.init(text: text, file: file)
  }

  /// Reads a recording from its text.
  ///
  /// - Parameters:
  ///   - text: JSON Lines. Empty lines are ignored.
  ///   - file: the name for messages.
  /// - Throws: `RecordingError` for the first malformed line.
  public init(text: String, file: String) throws(RecordingError) {
    self.init(file: file, control: "", settings: [:], size: nil, lines: [])
    var hasHeader = false
    var time = 0.0
    var number = 0
    var rest = text.utf8[...]
    while !rest.isEmpty {
      number += 1
      guard let content = Self.line(of: rest) else {
        let problem = "the line has over \(Self.longestLine) bytes; expected a shorter one"
        throw RecordingError(file: file, line: number, problem: problem)
      }
      rest = rest[content.endIndex...].dropFirst()
      guard !content.allSatisfy(Self.isSpace) else { continue }
      do {
        let reader = try LineReader(Substring(content))
        if hasHeader {
          let line = try reader.line(number: number, after: time)
          if case .end? = lines.last?.action {
            throw LineProblem("unexpected line after the end")
          }
          time = line.time
          lines.append(line)
        } else {
          try readHeader(reader)
          hasHeader = true
        }
      } catch let problem as LineProblem {
        throw RecordingError(file: file, line: number, problem: problem.text)
      } catch {
        throw RecordingError(file: file, line: number, problem: "\(error)")
      }
    }
    guard hasHeader else {
      throw RecordingError(
        file: file,
        problem:
          "the file is empty; expected a first line like {\"recording\":1,\"control\":\"wheel\"}"
      )
    }
  }

  /// Returns the first line of a text; nil for one that is too long.
  private static func line(of text: Substring.UTF8View) -> Substring.UTF8View? {
    if let end = text.prefix(longestLine + 1).firstIndex(of: UInt8(ascii: "\n")) {
      return text[..<end]
    }
    return text.count > longestLine ? nil : text
  }

  /// Whether a byte is white space in JSON.
  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  private mutating func readHeader(_ reader: LineReader) throws {
    try reader.allow(["recording", "control", "settings", "size"])
    guard let version = try reader.number("recording") else {
      throw LineProblem("the first line has no \"recording\"; expected {\"recording\":1, …}")
    }
    guard version == 1 else {
      throw LineProblem("\"recording\" is \(JSONText.of(version)), an unknown version; expected 1")
    }
    guard let control = try reader.text("control") else {
      throw LineProblem("the first line has no \"control\"; expected the name of a control")
    }
    self.control = control
    settings = try reader.values("settings")
    size = try reader.size("size")
  }
}
