/// Something the user, or the user's machine, did to a control.
public enum Input: Equatable, Sendable {
  /// A finger, a mouse or a pen.
  case pointer(PointerEvent)
  /// A key went down (or repeats).
  case key(Key, Modifiers = [])
  /// A mouse wheel or trackpad moved by so many points; down and right are positive.
  case scroll(x: Double, y: Double)
  /// A crown or encoder turned by so many detents, clockwise positive.
  case detents(Int)
  /// The control got the keyboard, or lost it.
  case focus(Bool)
  /// The device was turned, and is held this way up now.
  ///
  /// What declines it is turned by the host, which gives it another size.
  case orientation(InterfaceOrientation)
}
