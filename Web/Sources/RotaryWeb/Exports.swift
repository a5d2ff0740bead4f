import Rotary

// The functions that JavaScript calls. A handle is the number of a control; an unknown handle does nothing. All
// addresses that functions return are that of the outbox.

/// The message to JavaScript, valid until the next call.
nonisolated(unsafe) var outbox = WordWriter()
/// The message from JavaScript.
nonisolated(unsafe) private var inbox = UnsafeMutableBufferPointer<Double>(start: nil, count: 0)
nonisolated(unsafe) private var sessions: [Session?] = []

private func session(_ handle: Int32) -> Session? {
  sessions.indices.contains(Int(handle)) ? sessions[Int(handle)] : nil
}

/// Runs a call of a control and returns its report; for an unknown handle, the report says that it was declined.
func report(_ handle: Int32, _ body: (Session) -> Void) -> UnsafeMutablePointer<Double>? {
  if let session = session(handle) {
    body(session)
  } else {
    outbox.clear()
    outbox.write(1)
    outbox.write(0)
    outbox.write(0)
  }
  return outbox.words.baseAddress
}

/// Registers a control; returns its handle.
func register(_ session: Session) -> Int32 {
  var handle: Int32 = 0
  while handle < sessions.count, sessions[Int(handle)] != nil { handle += 1 }
  if handle == sessions.count { sessions.append(nil) }
  sessions[Int(handle)] = session
  return handle
}

@_expose(wasm, "destroy")
@_cdecl("destroy")
func destroy(_ handle: Int32) {
  guard session(handle) != nil else { return }
  sessions[Int(handle)] = nil
}

/// The colours of one of `Theme.Scheme` as 0xRRGGBBAA, in the order of the roles.
@_expose(wasm, "theme")
@_cdecl("theme")
func theme(_ scheme: Int32) -> UnsafeMutablePointer<Double>? {
  let scheme = Theme.Scheme(rawValue: Int(scheme)) ?? .light
  outbox.clear()
  outbox.write(ColorRole.allCases.count)
  for role in ColorRole.allCases { outbox.write(Double(scheme.color(of: role).packed)) }
  return outbox.words.baseAddress
}

/// The address of a message from JavaScript with a number of words.
@_expose(wasm, "inbox")
@_cdecl("inbox")
func inbox(_ count: Int32) -> UnsafeMutablePointer<Double>? {
  if Int(count) > inbox.count {
    inbox.deallocate()
    inbox = .allocate(capacity: Int(count) * 2)
  }
  return inbox.baseAddress
}

/// Changes a setting: its name and value are in the inbox.
@_expose(wasm, "set")
@_cdecl("set")
func set(_ handle: Int32) -> UnsafeMutablePointer<Double>? {
  report(handle) {
    var message = WordReader(inbox)
    $0.set(&message)
  }
}

/// Calls a method: its name and arguments are in the inbox.
@_expose(wasm, "call")
@_cdecl("call")
func call(_ handle: Int32, _ time: Double) -> UnsafeMutablePointer<Double>? {
  report(handle) {
    var message = WordReader(inbox)
    $0.call(&message, at: time)
  }
}

/// Sets a control's size and environment.
///
/// A text scale of NaN changes nothing: the page has set it by an attribute.
@_expose(wasm, "place")
@_cdecl("place")
func place(
  _ handle: Int32,
  _ width: Double,
  _ height: Double,
  _ textScale: Double,
  _ flags: Int32
) -> UnsafeMutablePointer<Double>? {
  report(handle) {
    $0.place(Size2D(width, height), textScale, EnvironmentFlags(rawValue: flags))
  }
}

@_expose(wasm, "present")
@_cdecl("present")
func present(_ handle: Int32) -> UnsafeMutablePointer<Double>? {
  report(handle) { $0.present() }
}

@_expose(wasm, "advance")
@_cdecl("advance")
func advance(_ handle: Int32, _ time: Double, _ presents: Bool) -> UnsafeMutablePointer<Double>? {
  report(handle) { $0.advance(to: time, presents: presents) }
}

/// Every public value by name: their number, then names and values.
@_expose(wasm, "state")
@_cdecl("state")
func state(_ handle: Int32) -> UnsafeMutablePointer<Double>? {
  report(handle) { $0.writeState() }
}
