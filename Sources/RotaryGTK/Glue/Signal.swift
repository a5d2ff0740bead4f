#if GTK
import CGtk

/// What ends a closure's connection to a widget.
///
/// It need not be kept: the closure stays until the widget goes.
@MainActor
public struct WidgetConnection {
  let end: @MainActor () -> Void

  /// Has the closure never be called again, and releases it; a second time nothing happens.
  public func disconnect() { end() }
}

/// A closure of Swift that a closure of GObject calls and keeps.
@MainActor
final class ClosureBody {
  let body: @MainActor (_ result: UnsafeMutablePointer<GValue>?, ClosureArguments) -> Void

  init(_ body: @escaping @MainActor (UnsafeMutablePointer<GValue>?, ClosureArguments) -> Void) {
    self.body = body
  }

  /// A closure of GObject that calls the body with what a signal hands over, the object first.
  func makeClosure() -> UnsafeMutablePointer<GClosure> {
    let handler = Unmanaged.passRetained(self).toOpaque()
    guard let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), handler) else {
      preconditionFailure("GObject makes no closure")
    }
    g_closure_add_finalize_notifier(closure, handler) { data, _ in
      if let data { Unmanaged<ClosureBody>.fromOpaque(data).release() }
    }
    g_closure_set_marshal(closure) { closure, result, count, arguments, _, _ in
      guard let data = closure?.pointee.data else { return }
      nonisolated(unsafe) let found = (
        data, result, ClosureArguments(start: arguments, count: Int(count))
      )
      MainActor.assumeIsolated {
        let handler = Unmanaged<ClosureBody>.fromOpaque(found.0).takeUnretainedValue()
        handler.body(found.1, found.2)
      }
    }
    return closure
  }
}

/// What a signal hands over.
typealias ClosureArguments = UnsafeBufferPointer<GValue>

/// Calls a closure when an object emits a signal, whatever that hands over.
///
/// - Parameters:
///   - object: the object; the closure is released with it.
///   - signal: the signal's name, with a detail if there is one.
///   - body: is called on the main thread.
/// - Returns: what ends that; need not be kept.
@MainActor
@discardableResult
func connect(
  _ object: UnsafeMutableRawPointer,
  _ signal: String,
  _ body: @escaping @MainActor () -> Void
) -> WidgetConnection {
  let closure = ClosureBody { _, _ in body() }.makeClosure()
  let kept = KeptClosure(closure)
  g_signal_connect_closure(object, signal, closure, 0)
  return WidgetConnection { kept.invalidate() }
}

/// A closure of GObject that is kept, so that it can be taken away whether its object is there or not.
@MainActor
private final class KeptClosure {
  private nonisolated(unsafe) let closure: UnsafeMutablePointer<GClosure>

  init(_ closure: UnsafeMutablePointer<GClosure>) {
    self.closure = g_closure_ref(closure)
    g_closure_sink(closure)
  }

  isolated deinit { g_closure_unref(closure) }

  /// Takes the closure away from every signal that calls it.
  func invalidate() { g_closure_invalidate(closure) }
}
#endif
