import Rotary

// What JavaScript calls. A handle stands for a control; one that stands for none does nothing.
// Every function that answers with an address answers with that of the outbox.

/// From where JavaScript reads, valid until the next call.
nonisolated(unsafe) var outbox = WordWriter(capacity: 4_096)
/// Where JavaScript writes.
nonisolated(unsafe) private var inbox = UnsafeMutablePointer<Double>.allocate(capacity: 256)
nonisolated(unsafe) private var inboxCapacity = 256
nonisolated(unsafe) private var sessions: [Session?] = []

private func session(_ handle: Int32) -> Session? {
  sessions.indices.contains(Int(handle)) ? sessions[Int(handle)] : nil
}

/// Lets something be done to a control; without one, the report says that it was declined.
func report(_ handle: Int32, _ body: (Session) -> Void) -> UnsafeMutablePointer<Double> {
  if let session = session(handle) {
    body(session)
  } else {
    outbox.clear()
    for word in [1.0, 0, 0] { outbox.write(word) }
  }
  return outbox.words
}

/// Makes a wheel and answers with its handle.
@_expose(wasm, "createWheel")
@_cdecl("createWheel")
func createWheel() -> Int32 {
  let session = ControlSession<Wheel>()
  if let free = sessions.firstIndex(where: { $0 == nil }) {
    sessions[free] = session
    return Int32(free)
  }
  sessions.append(session)
  return Int32(sessions.count - 1)
}

@_expose(wasm, "destroy")
@_cdecl("destroy")
func destroy(_ handle: Int32) {
  guard session(handle) != nil else { return }
  sessions[Int(handle)] = nil
}

/// The names of a wheel's settings: a text, with a space between them.
@_expose(wasm, "wheelSettings")
@_cdecl("wheelSettings")
func wheelSettings() -> UnsafeMutablePointer<Double> {
  outbox.clear()
  Wheel.settingNames.withUTF8Buffer { outbox.write($0) }
  return outbox.words
}

/// The colours of one of `Theme.Scheme` as 0xRRGGBBAA, in the order of the roles.
@_expose(wasm, "theme")
@_cdecl("theme")
func theme(_ scheme: Int32) -> UnsafeMutablePointer<Double> {
  let theme = Theme(Theme.Scheme(rawValue: Int(scheme)) ?? .light)
  outbox.clear()
  outbox.write(ColorRole.allCases.count)
  for role in ColorRole.allCases { outbox.write(Double(theme[role].packed)) }
  return outbox.words
}

/// The address of a place for so many words from JavaScript.
@_expose(wasm, "inbox")
@_cdecl("inbox")
func inbox(_ count: Int32) -> UnsafeMutablePointer<Double> {
  if Int(count) > inboxCapacity {
    inbox.deallocate()
    inboxCapacity = Int(count) * 2
    inbox = .allocate(capacity: inboxCapacity)
  }
  return inbox
}

/// Changes a setting: its name and value are in the inbox.
@_expose(wasm, "set")
@_cdecl("set")
func set(_ handle: Int32) -> UnsafeMutablePointer<Double> {
  report(handle) {
    var message = WordReader(inbox)
    $0.set(&message)
  }
}

/// Calls a method: its name and arguments are in the inbox.
@_expose(wasm, "call")
@_cdecl("call")
func call(_ handle: Int32, _ time: Double) -> UnsafeMutablePointer<Double> {
  report(handle) {
    var message = WordReader(inbox)
    $0.call(&message, at: time)
  }
}

@_expose(wasm, "resize")
@_cdecl("resize")
func resize(_ handle: Int32, _ width: Double, _ height: Double) -> UnsafeMutablePointer<Double> {
  report(handle) { $0.resize(to: Size(width, height)) }
}

@_expose(wasm, "present")
@_cdecl("present")
func present(_ handle: Int32) -> UnsafeMutablePointer<Double> {
  report(handle) { $0.present() }
}

@_expose(wasm, "advance")
@_cdecl("advance")
func advance(_ handle: Int32, _ time: Double) -> UnsafeMutablePointer<Double> {
  report(handle) { $0.advance(to: time) }
}

/// Every public value by name: how many, then names and values.
@_expose(wasm, "state")
@_cdecl("state")
func state(_ handle: Int32) -> UnsafeMutablePointer<Double> {
  report(handle) { $0.writeState() }
}

/// What a draw ends on by the sectors' odds, or −1.
@_expose(wasm, "choose")
@_cdecl("choose")
func choose(_ handle: Int32, _ draw: Double) -> Int32 {
  Int32(session(handle)?.choice(forDraw: draw) ?? -1)
}
