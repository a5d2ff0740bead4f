#if GTK
import CGtk
import Glibc

/// Runs libdispatch's main queue, and so the main actor, in GLib's main loop.
///
/// Without this, tasks of the main actor, blocks on the main queue and its timers would never run, because GTK uses
/// GLib's loop. libdispatch signals new work by a file descriptor. CFRunLoop uses the same mechanism.
@MainActor
enum MainQueue {
  /// Adds the queue to the loop; call it once, on the main thread.
  static func attach() {
    let file = _dispatch_get_main_queue_handle_4CF()
    g_unix_fd_add_full(
      G_PRIORITY_DEFAULT,
      file,
      G_IO_IN,
      { file, _, _ in
        // The number read is only the count of signals.
        var count: UInt64 = 0
        _ = read(file, &count, MemoryLayout<UInt64>.size)
        _dispatch_main_queue_callback_4CF(nil)
        return 1
      },
      nil,
      nil
    )
  }
}
#endif
