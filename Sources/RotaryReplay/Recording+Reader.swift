import Foundation
import Rotary

extension Recording {
  /// A longer line is refused.
  static let longestLine = 1_000_000
  /// A larger file is refused.
  static let largestFile = 100_000_000

  /// Reads a recording from a file.
  ///
  /// - Throws: `RecordingError` when it cannot be read or understood.
  public init(file: String) throws(RecordingError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) else {
      throw RecordingError(file: file, problem: "there is no such file")
    }
    guard !isFolder.boolValue else {
      throw RecordingError(file: file, problem: "this is a folder; a recording is a file")
    }
    guard let handle = FileHandle(forReadingAtPath: file) else {
      throw RecordingError(file: file, problem: "the file cannot be read")
    }
    try self.init(handle, file: file)
  }

  /// Reads a recording from standard input, to its end; messages name it `standard input`.
  ///
  /// - Throws: `RecordingError` when it cannot be read or understood.
  public static func standardInput() throws(RecordingError) -> Recording {
    try Recording(FileHandle.standardInput, file: "standard input")
  }

  /// Reads no more than a recording may have, as a device never ends.
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
      throw RecordingError(file: file, problem: "it cannot be read")
    }
    guard data.count <= limit else {
      throw RecordingError(
        file: file,
        problem: "there are over \(limit) bytes; expected a recording, JSON Lines"
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
  ///   - text: JSON Lines; empty lines are passed over.
  ///   - file: a name for messages.
  /// - Throws: `RecordingError` for the first line that cannot be understood.
  public init(text: String, file: String) throws(RecordingError) {
    self.init(file: file, control: "", settings: [:], size: nil, lines: [])
    var hasHeader = false
    var time = 0.0
    var number = 0
    var rest = text.utf8[...]
    while !rest.isEmpty {
      number += 1
      guard let content = Self.line(of: rest) else {
        let problem = "the line has over \(Self.longestLine) bytes; expected a short object"
        throw RecordingError(file: file, line: number, problem: problem)
      }
      rest = rest[content.endIndex...].dropFirst()
      guard !content.allSatisfy(Self.isSpace) else { continue }
      do {
        let reader = try LineReader(Substring(content))
        if hasHeader {
          let line = try reader.line(number: number, after: time)
          if case .end? = lines.last?.action {
            throw LineProblem("there is a line after the end; expected nothing")
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

  /// The first line of some text; nil for one that is too long.
  private static func line(of text: Substring.UTF8View) -> Substring.UTF8View? {
    if let end = text.prefix(longestLine + 1).firstIndex(of: UInt8(ascii: "\n")) {
      return text[..<end]
    }
    return text.count > longestLine ? nil : text
  }

  /// What JSON takes for space.
  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  private mutating func readHeader(_ reader: LineReader) throws {
    try reader.allow(["recording", "control", "settings", "size"])
    guard let version = try reader.number("recording") else {
      throw LineProblem("the first line has no \"recording\"; expected {\"recording\":1, …}")
    }
    guard version == 1 else {
      throw LineProblem("version \(JSONText.of(version)) is not known; expected 1")
    }
    guard let control = try reader.text("control") else {
      throw LineProblem("the first line has no \"control\"; expected a control's name")
    }
    self.control = control
    settings = try reader.values("settings")
    size = try reader.size("size")
  }
}
