/// What is wrong with a recording, and where.
public struct RecordingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file's name as the user gave it.
  public var file: String
  /// The line, counted from 1; nil when it is about the whole file.
  public var line: Int?
  /// What is wrong and what was expected.
  public var problem: String

  /// Makes an error.
  public init(file: String, line: Int? = nil, problem: String) {
    self.file = file
    self.line = line
    self.problem = problem
  }

  /// `FILE:LINE: what is wrong and what was expected`.
  public var description: String {
    line.map { "\(file):\($0): \(problem)" } ?? "\(file): \(problem)"
  }
}

/// What is wrong with one line; the reader adds where.
struct LineProblem: Error {
  var text: String

  init(_ text: String) {
    self.text = text
  }
}
