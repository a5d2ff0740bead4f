#if GTK
import CGtk

// Closures for the signals of controllers, whose arguments and answers matter. Each is kept by its
// connection and released with it.

/// What a signal with one object, event or sequence calls.
typealias ObjectCallback = @MainActor (OpaquePointer?) -> Void
/// What a signal with an event calls, to learn whether the event is used up.
typealias ObjectQuestion = @MainActor (OpaquePointer) -> Bool

/// Calls a closure when a signal comes, whatever that hands over.
@MainActor
func listen(_ object: OpaquePointer, _ signal: String, _ then: @escaping @MainActor () -> Void) {
  connect(UnsafeMutableRawPointer(object), signal) { _, _ in then() }
}

/// Calls a closure with the object, event or sequence that a signal hands over first.
@MainActor
func listen(_ object: OpaquePointer, _ signal: String, to then: @escaping ObjectCallback) {
  connect(UnsafeMutableRawPointer(object), signal) { _, arguments in
    then(arguments.pointer(at: 1))
  }
}

/// Calls a closure with the event that a signal hands over; the closure says whether the event is used up.
@MainActor
func ask(_ object: OpaquePointer, _ signal: String, _ then: @escaping ObjectQuestion) {
  connect(UnsafeMutableRawPointer(object), signal) { answer, arguments in
    answer?.set(arguments.pointer(at: 1).map(then) ?? false)
  }
}

/// Calls a closure when something is scrolled, with how far; the closure says whether that is used up.
@MainActor
func askScroll(
  _ object: OpaquePointer,
  _ signal: String,
  _ then: @escaping @MainActor (_ x: Double, _ y: Double) -> Bool
) {
  connect(UnsafeMutableRawPointer(object), signal) { answer, arguments in
    guard arguments.count == 3 else { return }
    answer?.set(then(g_value_get_double(arguments.at(1)), g_value_get_double(arguments.at(2))))
  }
}

/// Calls a closure when a signal with two numbers comes, such as how fast something was scrolled.
@MainActor
func listenScroll(
  _ object: OpaquePointer,
  _ signal: String,
  _ then: @escaping @MainActor (_ x: Double, _ y: Double) -> Void
) {
  // Such a signal takes no answer.
  askScroll(object, signal) { x, y in
    then(x, y)
    return false
  }
}

/// Calls a closure when a key goes down, with its value and what is held down with it; the closure says whether
/// the key is used up.
@MainActor
func askKey(
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
