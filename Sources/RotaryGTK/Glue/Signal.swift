#if GTK
import CGtk

/// A connection of a closure to a widget.
///
/// You need not keep it: the closure stays connected until the widget is destroyed.
@MainActor
public struct WidgetConnection {
  let end: @MainActor () -> Void

  /// Disconnects and releases the closure.
  ///
  /// Calling it again has no effect.
  public func disconnect() { end() }
}

/// The body of a GClosure, which keeps it.
@MainActor
final class ClosureBody {
  let body: @MainActor (_ result: UnsafeMutablePointer<GValue>?, ClosureArguments) -> Void

  init(_ body: @escaping @MainActor (UnsafeMutablePointer<GValue>?, ClosureArguments) -> Void) {
    self.body = body
  }

  /// Makes a GClosure that calls the body with a signal's arguments; the first is the emitting object.
  func makeClosure() -> UnsafeMutablePointer<GClosure> {
    let handler = Unmanaged.passRetained(self).toOpaque()
    guard let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), handler) else {
      preconditionFailure("GObject could not create the closure.")
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

/// The arguments of a signal.
typealias ClosureArguments = UnsafeBufferPointer<GValue>

/// Calls a closure when an object emits a signal, ignoring the arguments.
///
/// - Parameters:
///   - object: the object; the closure is released with it.
///   - signal: the signal's name, optionally with a detail.
///   - body: called on the main thread.
/// - Returns: the connection, which you need not keep.
@MainActor
@discardableResult
func connect(
  _ object: UnsafeMutableRawPointer,
  _ signal: String,
  _ body: @escaping @MainActor () -> Void
) -> WidgetConnection {
  connect(object, signal, answering: { _, _ in body() })
}

/// Calls a closure with the arguments of a signal; the closure can set the result.
///
/// - Parameters:
///   - object: the object; the closure is released with it.
///   - signal: the signal's name, optionally with a detail.
///   - body: called on the main thread with the result, if the signal has one, and the arguments. The first argument
///     is the emitting object.
/// - Returns: the connection, which you need not keep.
@MainActor
@discardableResult
func connect(
  _ object: UnsafeMutableRawPointer,
  _ signal: String,
  answering body: @escaping @MainActor (UnsafeMutablePointer<GValue>?, ClosureArguments) -> Void
) -> WidgetConnection {
  let closure = ClosureBody(body).makeClosure()
  let kept = ClosureReference(closure)
  g_signal_connect_closure(object, signal, closure, 0)
  return WidgetConnection { kept.invalidate() }
}

/// A strong reference to a GClosure, so that it can be disconnected even after its object was released.
@MainActor
private final class ClosureReference {
  private nonisolated(unsafe) let closure: UnsafeMutablePointer<GClosure>

  init(_ closure: UnsafeMutablePointer<GClosure>) {
    self.closure = g_closure_ref(closure)
    g_closure_sink(closure)
  }

  isolated deinit { g_closure_unref(closure) }

  /// Disconnects the closure from all signals.
  func invalidate() { g_closure_invalidate(closure) }
}

// Access to a signal's arguments; the first is the emitting object.
@MainActor
extension ClosureArguments {
  /// The argument at an index.
  func at(_ index: Int) -> UnsafePointer<GValue>? { baseAddress?.advanced(by: index) }

  /// The pointer at an index: an object, an event, or a boxed value; nil if there is none.
  func pointer(at index: Int) -> OpaquePointer? {
    indices.contains(index) ? g_value_peek_pointer(at(index)).map { OpaquePointer($0) } : nil
  }

  /// The object at an index, which the signal owns; nil if there is none.
  func object(at index: Int) -> ObjectPointer? {
    indices.contains(index) ? g_value_get_object(at(index)).map { ObjectPointer($0) } : nil
  }

  /// The unsigned integer at an index; 0 if there is none.
  func count(at index: Int) -> Int {
    indices.contains(index) ? Int(g_value_get_uint(at(index))) : 0
  }
}

// Results of signals.
@MainActor
extension UnsafeMutablePointer<GValue> {
  /// Returns a Boolean from the signal: whether the event is consumed.
  func set(_ isUsedUp: Bool) { g_value_set_boolean(self, isUsedUp ? 1 : 0) }

  /// Returns a widget from the signal; the receiver becomes the owner of a new widget.
  func setWidget(_ widget: WidgetPointer) {
    guard g_object_is_floating(widget) != 0 else { return g_value_set_object(self, widget) }
    g_value_take_object(self, g_object_ref_sink(widget))
  }
}
#endif
