#if GTK && DEBUG
import CGtk
import Foundation

/// Reads a test's commands from standard input, one per line; each answer is a line that begins with the command.
@MainActor
class LineReader {
  private var waiting = Data()

  /// Returns the answer to a command.
  func answer(_ command: String) -> String { "unknown" }

  /// Called when the test has closed standard input.
  func end() {}

  /// Starts reading.
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
