#if GTK
import CGtk

/// Calls a closure once after a time, unless it is cancelled or released before.
@MainActor
final class Timeout {
  private var source: guint = 0
  private let body: @MainActor () -> Void

  /// Starts the timeout.
  ///
  /// - Parameters:
  ///   - seconds: the time to wait, rounded up to milliseconds.
  ///   - priority: the priority of the main loop, by default that of events.
  ///   - body: called on the main thread.
  init(
    seconds: Double,
    priority: CInt = G_PRIORITY_DEFAULT,
    _ body: @escaping @MainActor () -> Void
  ) {
    self.body = body
    source = g_timeout_add_full(
      priority,
      guint((max(0, seconds) * 1_000).rounded(.up)),
      { data in
        guard let data else { return 0 }
        MainActor.assumeIsolated {
          Unmanaged<Timeout>.fromOpaque(data).takeUnretainedValue().fire()
        }
        return 0
      },
      // `cancel` removes the source before this object is released.
      Unmanaged.passUnretained(self).toOpaque(),
      nil
    )
  }

  isolated deinit { cancel() }

  /// Cancels the timeout.
  func cancel() {
    guard source != 0 else { return }
    g_source_remove(source)
    source = 0
  }

  private func fire() {
    source = 0
    // The closure may release this object.
    withExtendedLifetime(self) { body() }
  }
}
#endif
