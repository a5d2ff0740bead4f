#if GTK
import CGtk

/// A closure that a signal calls, kept by the signal's connection.
@MainActor
private final class SignalHandler {
  let body: @MainActor () -> Void

  init(_ body: @escaping @MainActor () -> Void) { self.body = body }
}

/// Calls a closure when an object emits a signal without arguments, or one whose arguments do not matter.
///
/// - Parameters:
///   - object: the object; the closure is released with it.
///   - signal: the signal's name, with a detail if there is one.
///   - body: is called on the main thread.
/// - Returns: the connection's number, for `g_signal_handler_disconnect`.
@MainActor
@discardableResult
func connect(
  _ object: UnsafeMutableRawPointer,
  _ signal: String,
  _ body: @escaping @MainActor () -> Void
) -> gulong {
  let handler = Unmanaged.passRetained(SignalHandler(body)).toOpaque()
  // A signal with one argument of its own hands that over before the data.
  let hasDetail = signal.hasPrefix("notify")
  let release: GClosureNotify = { data, _ in
    if let data { Unmanaged<SignalHandler>.fromOpaque(data).release() }
  }
  if hasDetail {
    let call: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
      guard let data else { return }
      MainActor.assumeIsolated {
        Unmanaged<SignalHandler>.fromOpaque(data).takeUnretainedValue().body()
      }
    }
    return g_signal_connect_data(
      object, signal, unsafeBitCast(call, to: GCallback.self), handler, release, GConnectFlags(0)
    )
  }
  let call: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
    guard let data else { return }
    MainActor.assumeIsolated {
      Unmanaged<SignalHandler>.fromOpaque(data).takeUnretainedValue().body()
    }
  }
  return g_signal_connect_data(
    object, signal, unsafeBitCast(call, to: GCallback.self), handler, release, GConnectFlags(0)
  )
}
#endif
