#if GTK && DEBUG
import CGtk
import Foundation

/// Reads what a test asks for on standard input, a line each, and answers with a line that begins with the same
/// word.
@MainActor
class LineReader {
  private var waiting = Data()

  /// What is answered to a line.
  func answer(_ command: String) -> String { "unknown" }

  /// The test has ended.
  func end() {}

  /// Begins to read.
  func begin() {
    let channel = g_io_channel_unix_new(STDIN_FILENO)
    g_io_add_watch(
      channel,
      GIOCondition(rawValue: G_IO_IN.rawValue | G_IO_HUP.rawValue),
      { _, _, data in
        guard let data else { return 0 }
        return MainActor.assumeIsolated {
          Unmanaged<LineReader>.fromOpaque(data).takeUnretainedValue().read() ? 1 : 0
        }
      },
      Unmanaged.passRetained(self).toOpaque()
    )
  }

  private func read() -> Bool {
    let data = FileHandle.standardInput.availableData
    guard !data.isEmpty else {
      end()
      return false
    }
    waiting += data
    while let end = waiting.firstIndex(of: UInt8(ascii: "\n")) {
      let command = String(decoding: waiting[..<end], as: UTF8.self)
      waiting = Data(waiting[(end + 1)...])
      say(command, answer(command))
    }
    return true
  }
}
#endif
