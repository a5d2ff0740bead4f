/// An error in a recording, with its file and line.
public struct RecordingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The name of the file, as the user wrote it.
  public var file: String
  /// The number of the line, counted from 1; nil for an error about the whole file.
  public var line: Int?
  /// The problem and the accepted values.
  public var problem: String

  /// Makes an error.
  public init(file: String, line: Int? = nil, problem: String) {
    self.file = file
    self.line = line
    self.problem = problem
  }

  /// The error as `FILE:LINE: PROBLEM`.
  public var description: String {
    line.map { "\(file):\($0): \(problem)" } ?? "\(file): \(problem)"
  }
}

/// An error in one line.
///
/// The reader adds the file and the line.
struct LineProblem: Error {
  var text: String

  init(_ text: String) {
    self.text = text
  }
}
