import Rotary

// The user's input, one function for each kind. `presents` says whether to draw the result now.

@_expose(wasm, "pointer")
@_cdecl("pointer")
func pointer(
  _ handle: Int32,
  _ phase: Int32,
  _ id: Int32,
  _ x: Double,
  _ y: Double,
  _ kind: Int32,
  _ modifiers: Int32,
  _ time: Double,
  _ presents: Bool
) -> UnsafeMutablePointer<Double>? {
  let event = PointerEvent(
    PointerEvent.Phase(rawValue: UInt8(truncatingIfNeeded: phase)) ?? .cancel,
    id: Int(id),
    position: Point2D(x, y),
    kind: PointerEvent.Kind(rawValue: UInt8(truncatingIfNeeded: kind)) ?? .touch,
    modifiers: Modifiers(rawValue: UInt8(truncatingIfNeeded: modifiers))
  )
  return input(handle, .pointer(event), time, presents: presents)
}

/// A key: the number of a character or, below 32, of a key of ``namedKey(_:)``.
@_expose(wasm, "key")
@_cdecl("key")
func key(
  _ handle: Int32,
  _ key: UInt32,
  _ modifiers: Int32,
  _ time: Double
) -> UnsafeMutablePointer<Double>? {
  let meaning = namedKey(key) ?? .character(Unicode.Scalar(key) ?? " ")
  let held = Modifiers(rawValue: UInt8(truncatingIfNeeded: modifiers))
  return input(handle, .key(meaning, held), time)
}

/// The named keys, in the order of `js/input.js`.
private func namedKey(_ number: UInt32) -> Key? {
  switch number {
  case 0: return .left
  case 1: return .right
  case 2: return .up
  case 3: return .down
  case 4: return .home
  case 5: return .end
  case 6: return .pageUp
  case 7: return .pageDown
  case 8: return .enter
  case 9: return .space
  case 10: return .escape
  case 11: return .backspace
  default: return nil
  }
}

/// Scrolling; unit and phase are numbers of ``ScrollUnit`` and ``ScrollPhase``.
@_expose(wasm, "scroll")
@_cdecl("scroll")
func scroll(
  _ handle: Int32,
  _ x: Double,
  _ y: Double,
  _ unit: Int32,
  _ phase: Int32,
  _ time: Double
) -> UnsafeMutablePointer<Double>? {
  let unit = ScrollUnit(rawValue: UInt8(truncatingIfNeeded: unit)) ?? .points
  let phase = ScrollPhase(rawValue: UInt8(truncatingIfNeeded: phase)) ?? .unknown
  return input(handle, .scroll(x: x, y: y, unit: unit, phase: phase), time)
}

/// An action on an element of the accessibility tree, by its number in `js/control.js`.
@_expose(wasm, "act")
@_cdecl("act")
func act(
  _ handle: Int32,
  _ element: Int32,
  _ action: Int32,
  _ value: Double,
  _ time: Double
) -> UnsafeMutablePointer<Double>? {
  let meaning: AccessibilityAction
  switch action {
  case 0: meaning = .activate
  case 1: meaning = .increment
  case 2: meaning = .decrement
  default: meaning = .setValue(value)
  }
  return input(handle, .accessibility(meaning, element: Int(element)), time)
}

@_expose(wasm, "detents")
@_cdecl("detents")
func detents(_ handle: Int32, _ count: Int32, _ time: Double) -> UnsafeMutablePointer<Double>? {
  input(handle, .detents(Int(count)), time)
}

@_expose(wasm, "focus")
@_cdecl("focus")
func focus(_ handle: Int32, _ hasFocus: Bool, _ time: Double) -> UnsafeMutablePointer<Double>? {
  input(handle, .focus(hasFocus), time)
}

private func input(
  _ handle: Int32,
  _ input: Input,
  _ time: Double,
  presents: Bool = true
) -> UnsafeMutablePointer<Double>? {
  report(handle) { $0.handle(input, at: time, presents: presents) }
}
