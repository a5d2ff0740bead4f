#if GTK
import CGtk

/// Calls a closure once, after a time, unless it is cancelled or let go of before.
@MainActor
final class Timeout {
  private var source: guint = 0
  private let body: @MainActor () -> Void

  /// Begins to wait.
  ///
  /// - Parameters:
  ///   - seconds: how long; rounded up to milliseconds.
  ///   - body: is called on the main thread.
  init(seconds: Double, _ body: @escaping @MainActor () -> Void) {
    self.body = body
    source = g_timeout_add_full(
      G_PRIORITY_DEFAULT,
      guint((max(0, seconds) * 1_000).rounded(.up)),
      { data in
        guard let data else { return 0 }
        MainActor.assumeIsolated {
          Unmanaged<Timeout>.fromOpaque(data).takeUnretainedValue().end()
        }
        return 0
      },
      // It is taken away before this goes.
      Unmanaged.passUnretained(self).toOpaque(),
      nil
    )
  }

  isolated deinit { cancel() }

  /// Waits no more.
  func cancel() {
    guard source != 0 else { return }
    g_source_remove(source)
    source = 0
  }

  private func end() {
    source = 0
    // What is called may let go of this.
    withExtendedLifetime(self) { body() }
  }
}
#endif
