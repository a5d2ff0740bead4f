#if GTK
import CGtk
import Glibc

/// Has GLib's loop run what Swift and libdispatch put on the main queue: tasks of the main actor, `async` on the
/// main queue, timers of it.
///
/// Without it such work would wait until the program's end, as GTK's loop is GLib's and not libdispatch's.
/// libdispatch tells by a file that can be read that there is work; this is how CFRunLoop does it, too.
@MainActor
enum MainQueue {
  /// Begins; to be called once, on the main thread.
  static func attach() {
    let file = _dispatch_get_main_queue_handle_4CF()
    g_unix_fd_add_full(
      G_PRIORITY_DEFAULT,
      file,
      G_IO_IN,
      { file, _, _ in
        // What is read is only how often it was told.
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
