#if Tool
import Foundation

/// Output to the user.
enum Console {
  /// Prints a message on standard error, without control characters from the user's input, which could change the
  /// terminal.
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

  /// Whether standard error is a terminal.
  static var isWatched: Bool { isatty(STDERR_FILENO) == 1 }
}

/// The progress of long work, shown only on a terminal.
struct Progress {
  private let title: String
  private let total: Int
  private var shown = -1

  /// Starts a progress display.
  ///
  /// - Parameters:
  ///   - title: a name of the work.
  ///   - total: the number of steps.
  init(_ title: String, total: Int) {
    self.title = title
    self.total = total
  }

  /// Shows the percentage of finished steps, if it changed.
  mutating func update(_ done: Int) {
    guard Console.isWatched, total > 0 else { return }
    let percent = Swift.min(100, done * 100 / total)
    guard percent != shown else { return }
    shown = percent
    FileHandle.standardError.write(Data("\r\(title): \(percent) %".utf8))
  }

  /// Clears the display.
  func finish() {
    guard Console.isWatched, shown >= 0 else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K".utf8))
  }
}
#endif
