#if GTK
import CGtk

// Closures for the signals of controllers, whose arguments and answers matter. Each is kept by its
// connection and released with it.

/// A closure that a signal calls.
@MainActor
private final class Callback<Body> {
  let body: Body

  init(_ body: Body) { self.body = body }
}

/// An object that GObject hands over on the main thread.
private struct Handed: @unchecked Sendable {
  let object: OpaquePointer?
}

/// Connects a C function that finds its closure in what it is handed last.
@MainActor
private func connect<Body>(
  _ object: OpaquePointer,
  _ signal: String,
  _ body: Body,
  _ call: GCallback
) {
  let release: GClosureNotify = { data, _ in
    if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
  }
  g_signal_connect_data(
    UnsafeMutableRawPointer(object),
    signal,
    call,
    Unmanaged.passRetained(Callback(body) as AnyObject).toOpaque(),
    release,
    GConnectFlags(0)
  )
}

/// The closure of a connection.
@MainActor
private func body<Body>(_ data: UnsafeMutableRawPointer?, as _: Body.Type) -> Body? {
  guard let data else { return nil }
  return unsafeDowncast(
    Unmanaged<AnyObject>.fromOpaque(data).takeUnretainedValue(),
    to: Callback<Body>.self
  ).body
}

/// What a signal without arguments calls.
typealias PlainCallback = @MainActor () -> Void
/// What a signal with one object calls.
typealias ObjectCallback = @MainActor (OpaquePointer?) -> Void
/// What a signal with one object calls to learn whether it is used up.
typealias ObjectQuestion = @MainActor (OpaquePointer) -> Bool
/// What a scroll calls to learn whether it is used up.
typealias ScrollQuestion = @MainActor (Double, Double) -> Bool
/// What a key calls to learn whether it is used up: by its value and what is held down with it.
typealias KeyQuestion = @MainActor (guint, GdkModifierType) -> Bool

/// Calls a closure when a signal without arguments comes.
@MainActor
func listen(_ object: OpaquePointer, _ signal: String, _ then: @escaping PlainCallback) {
  let call: @convention(c) (OpaquePointer?, gpointer?) -> Void = { _, data in
    MainActor.assumeIsolated { body(data, as: PlainCallback.self)?() }
  }
  connect(object, signal, then, unsafeBitCast(call, to: GCallback.self))
}

/// Calls a closure when a signal with one pointer, or one number that does not matter, comes.
@MainActor
func listen(_ object: OpaquePointer, _ signal: String, to then: @escaping ObjectCallback) {
  let call: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = {
    _,
    argument,
    data in
    let handed = Handed(object: argument)
    MainActor.assumeIsolated { body(data, as: ObjectCallback.self)?(handed.object) }
  }
  connect(object, signal, then, unsafeBitCast(call, to: GCallback.self))
}

/// Calls a closure when a signal with one pointer comes that asks whether that is used up.
@MainActor
func ask(_ object: OpaquePointer, _ signal: String, _ then: @escaping ObjectQuestion) {
  let call: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> gboolean = {
    _,
    argument,
    data in
    guard let argument else { return 0 }
    let handed = Handed(object: argument)
    return MainActor.assumeIsolated {
      guard let object = handed.object else { return 0 }
      return body(data, as: ObjectQuestion.self)?(object) == true ? 1 : 0
    }
  }
  connect(object, signal, then, unsafeBitCast(call, to: GCallback.self))
}

/// Calls a closure when something is scrolled.
@MainActor
func askScroll(_ object: OpaquePointer, _ signal: String, _ then: @escaping ScrollQuestion) {
  let call: @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> gboolean = {
    _,
    x,
    y,
    data in
    MainActor.assumeIsolated { body(data, as: ScrollQuestion.self)?(x, y) == true ? 1 : 0 }
  }
  connect(object, signal, then, unsafeBitCast(call, to: GCallback.self))
}

/// Calls a closure when a key goes down.
@MainActor
func askKey(_ object: OpaquePointer, _ signal: String, _ then: @escaping KeyQuestion) {
  let call: @convention(c) (OpaquePointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean =
    {
      _,
      value,
      _,
      state,
      data in
      MainActor.assumeIsolated { body(data, as: KeyQuestion.self)?(value, state) == true ? 1 : 0 }
    }
  connect(object, signal, then, unsafeBitCast(call, to: GCallback.self))
}

/// A typed object of C as the opaque pointer that controllers and signals go by.
func opaque<Object>(_ object: UnsafeMutablePointer<Object>) -> OpaquePointer {
  OpaquePointer(object)
}

/// Whatever implements an interface as the widget that it is.
func widgetPointer(_ object: OpaquePointer) -> WidgetPointer {
  UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
}
#endif
