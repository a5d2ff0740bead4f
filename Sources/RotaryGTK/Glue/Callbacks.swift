#if GTK
import CGtk

// Closures for the signals of event controllers, which have arguments and results. The connection keeps a closure
// and releases it.

/// Handles a signal whose first argument is an object, event or sequence.
typealias ObjectCallback = @MainActor (OpaquePointer?) -> Void
/// Handles a signal with an event, and returns whether the event is consumed.
typealias EventHandler = @MainActor (OpaquePointer) -> Bool

/// Calls a closure when a signal is emitted, ignoring its arguments.
@MainActor
func listen(_ object: OpaquePointer, _ signal: String, _ then: @escaping @MainActor () -> Void) {
  connect(UnsafeMutableRawPointer(object), signal) { _, _ in then() }
}

/// Calls a closure with the first argument of a signal: an object, event or sequence.
@MainActor
func listen(_ object: OpaquePointer, _ signal: String, to then: @escaping ObjectCallback) {
  connect(UnsafeMutableRawPointer(object), signal) { _, arguments in
    then(arguments.pointer(at: 1))
  }
}

/// Calls a closure with the event of a signal; the closure returns whether the event is consumed.
@MainActor
func connectEvent(_ object: OpaquePointer, _ signal: String, _ then: @escaping EventHandler) {
  connect(UnsafeMutableRawPointer(object), signal) { answer, arguments in
    answer?.set(arguments.pointer(at: 1).map(then) ?? false)
  }
}

/// Calls a closure with the distance of a scroll signal; the closure returns whether the scrolling is consumed.
@MainActor
func connectScroll(
  _ object: OpaquePointer,
  _ signal: String,
  _ then: @escaping @MainActor (_ x: Double, _ y: Double) -> Bool
) {
  connect(UnsafeMutableRawPointer(object), signal) { answer, arguments in
    guard arguments.count == 3 else { return }
    answer?.set(then(g_value_get_double(arguments.at(1)), g_value_get_double(arguments.at(2))))
  }
}

/// Calls a closure with the two numbers of a signal, such as the velocity of scrolling.
@MainActor
func connectVelocity(
  _ object: OpaquePointer,
  _ signal: String,
  _ then: @escaping @MainActor (_ x: Double, _ y: Double) -> Void
) {
  // Such a signal has no result.
  connectScroll(object, signal) { x, y in
    then(x, y)
    return false
  }
}

/// Calls a closure when a key is pressed, with the key's value and the modifiers; the closure returns whether the key
/// is consumed.
@MainActor
func connectKey(
  _ object: OpaquePointer,
  _ signal: String,
  _ then: @escaping @MainActor (guint, GdkModifierType) -> Bool
) {
  connect(UnsafeMutableRawPointer(object), signal) { answer, arguments in
    guard arguments.count == 4 else { return }
    let state = GdkModifierType(rawValue: g_value_get_flags(arguments.at(3)))
    answer?.set(then(g_value_get_uint(arguments.at(1)), state))
  }
}
#endif
