#if Tool
import Foundation

/// What goes to the user beside the results.
enum Console {
  /// Says something on standard error; control characters of what the user gave are left out, as they
  /// would change the terminal.
  static func say(_ text: String) {
    let plain = text.unicodeScalars.filter {
      $0 == "\n" || $0.properties.generalCategory != .control
    }
    FileHandle.standardError.write(Data((String(String.UnicodeScalarView(plain)) + "\n").utf8))
  }

  /// Prints a result on standard output.
  static func print(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }

  /// Whether a person reads standard error as it comes.
  static var isWatched: Bool { isatty(STDERR_FILENO) == 1 }
}

/// How far long work has come, told to a person who watches and to nobody else.
struct Progress {
  private let what: String
  private let total: Int
  private var shown = -1

  /// Begins to tell of work on so many things.
  init(_ what: String, total: Int) {
    self.what = what
    self.total = total
  }

  /// Tells that so many are done, once for each hundredth part.
  mutating func update(_ done: Int) {
    guard Console.isWatched, total > 0 else { return }
    let percent = Swift.min(100, done * 100 / total)
    guard percent != shown else { return }
    shown = percent
    FileHandle.standardError.write(Data("\r\(what): \(percent) %".utf8))
  }

  /// Ends the line.
  func finish() {
    guard Console.isWatched, shown >= 0 else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K".utf8))
  }
}
#endif
