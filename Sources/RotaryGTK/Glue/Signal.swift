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
  connect(object, signal, answering: { _, _ in body() })
}

/// Calls a closure with what an object hands over when it emits a signal; the closure may set the result.
///
/// - Parameters:
///   - object: the object; the closure is released with it.
///   - signal: the signal's name, with a detail if there is one.
///   - body: is called on the main thread with the result, if the signal has one, and the arguments, of which
///     the first is the object.
/// - Returns: what ends that; need not be kept.
@MainActor
@discardableResult
func connect(
  _ object: UnsafeMutableRawPointer,
  _ signal: String,
  answering body: @escaping @MainActor (UnsafeMutablePointer<GValue>?, ClosureArguments) -> Void
) -> WidgetConnection {
  let closure = ClosureBody(body).makeClosure()
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

// What signals hand over; the object that emits is the first.
@MainActor
extension ClosureArguments {
  /// A value.
  func at(_ index: Int) -> UnsafePointer<GValue>? { baseAddress?.advanced(by: index) }

  /// What a value points to: an object, an event, a boxed structure; nil where there is no such value.
  func pointer(at index: Int) -> OpaquePointer? {
    indices.contains(index) ? g_value_peek_pointer(at(index)).map { OpaquePointer($0) } : nil
  }

  /// The object at a place, which the signal keeps; nil where there is none.
  func object(at index: Int) -> ObjectPointer? {
    indices.contains(index) ? g_value_get_object(at(index)).map { ObjectPointer($0) } : nil
  }

  /// The whole number without a sign at a place; 0 where there is none.
  func count(at index: Int) -> Int {
    indices.contains(index) ? Int(g_value_get_uint(at(index))) : 0
  }
}

// What signals are answered.
@MainActor
extension UnsafeMutablePointer<GValue> {
  /// Answers yes or no.
  func set(_ isUsedUp: Bool) { g_value_set_boolean(self, isUsedUp ? 1 : 0) }

  /// Gives a widget to whoever emitted a signal; a new one is that one's to keep.
  func giveWidget(_ widget: WidgetPointer) {
    guard g_object_is_floating(widget) != 0 else { return g_value_set_object(self, widget) }
    g_value_take_object(self, g_object_ref_sink(widget))
  }
}
#endif
