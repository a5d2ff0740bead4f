/// A control with one method for each kind of input.
///
/// The protocol implements ``Control/receive(_:)`` with the rules that all controls share: it sends a disabled control
/// nothing but focus changes, leaves keys with Control, Alt or Meta to the host, and bounds every number. A control
/// implements the `receive` methods for the kinds of input that it supports. In these methods, ``Control/now`` is the
/// time of the input.
public protocol InteractiveControl: Control {
  /// Whether the control receives input, by its setting `disabled` and by ``ControlEnvironment/isEnabled``.
  var takesInput: Bool { get }

  /// Handles an event of a finger, a mouse or a pen.
  ///
  /// A disabled control receives moves and ups too, so that a pointer that was down does not stay down.
  mutating func receive(_ event: PointerEvent) -> Response

  /// Handles a key, alone or with Shift.
  mutating func receive(_ key: Key, isShifted: Bool) -> Response

  /// Handles a movement of a mouse wheel or a trackpad. A declined movement scrolls the content around the control.
  mutating func receive(scroll: Scroll) -> Response

  /// Handles detents of a crown or an encoder; clockwise is positive.
  mutating func receive(detents count: Int) -> Response

  /// Handles a change of the keyboard focus.
  mutating func receive(focus hasFocus: Bool)

  /// Handles an action on an element of the accessibility tree.
  ///
  /// - Parameters:
  ///   - action: The action; its number, if any, is finite.
  ///   - element: The element's index in the tree; the root is 0. It may be outside the tree.
  /// - Returns: `handled` if the element has the action, otherwise `declined`.
  mutating func receive(_ action: AccessibilityAction, element: Int) -> Response

  /// Handles a rotation of the device. By default declined, so that the host handles it.
  mutating func receive(_ orientation: DeviceOrientation) -> Response
}

extension InteractiveControl {
  /// Declines detents by default.
  public mutating func receive(detents count: Int) -> Response { .declined }

  /// Declines scrolling by default.
  public mutating func receive(scroll: Scroll) -> Response { .declined }

  /// Declines actions on elements by default.
  public mutating func receive(_ action: AccessibilityAction, element: Int) -> Response {
    .declined
  }

  /// Declines keys by default.
  public mutating func receive(_ key: Key, isShifted: Bool) -> Response { .declined }

  /// Declines rotations of the device by default.
  public mutating func receive(_ orientation: DeviceOrientation) -> Response { .declined }
}

extension InteractiveControl {
  /// Passes an input to the method for its kind.
  ///
  /// Inlinable, so that a caller is specialised for its control and calls no method through a witness table.
  @inlinable
  public mutating func receive(_ input: Input) -> Response {
    switch input {
    case .pointer(let event):
      return receive(event)
    case .key(let key, let modifiers):
      guard takesInput, modifiers.isSubset(of: .shift) else { return .declined }
      return receive(key, isShifted: modifiers.contains(.shift))
    case .scroll(let x, let y, let unit, let phase):
      guard takesInput, x.isFinite, y.isFinite else { return .declined }
      let delta = Vector2D(InputLimits.points(x), InputLimits.points(y))
      return receive(scroll: Scroll(delta, unit: unit, phase: phase))
    case .detents(let count):
      guard takesInput else { return .declined }
      return receive(detents: InputLimits.detents(count))
    case .focus(let hasFocus):
      receive(focus: hasFocus)
      return .handled
    case .orientation(let orientation):
      return receive(orientation)
    case .accessibility(let action, let element):
      guard takesInput, element >= 0, action.isPossible else { return .declined }
      return receive(action, element: element)
    }
  }
}
