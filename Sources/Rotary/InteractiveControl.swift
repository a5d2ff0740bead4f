/// A control with one method for each kind of input.
///
/// The protocol implements ``Control/receive(_:)`` with the rules that all controls share: it sends a disabled control
/// nothing but focus changes, leaves keys with Control, Alt or Meta to the host, and bounds every number. It makes a
/// ``Step`` of arrow keys, Page keys, Home, End, detents and increments. A control implements the `receive` methods for
/// the kinds of input that it supports. In these methods, ``Control/now`` is the time of the input.
public protocol InteractiveControl: Control {
  /// Whether the control receives input, by its setting `disabled` and by ``ControlEnvironment/isEnabled``.
  var takesInput: Bool { get }

  /// Handles an event of a finger, a mouse or a pen.
  ///
  /// A disabled control receives moves and ups too, so that a pointer that was down does not stay down.
  mutating func receive(_ event: PointerEvent) -> Response

  /// The directions of the keys that make steps. By default those of a list, mirrored as the user's language is.
  var stepDirections: StepDirections { get }

  /// Handles a step: of an arrow key, a Page key, Home or End, of detents, or of a screen reader's increment.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - isFine: Whether Shift is pressed, for a smaller step.
  /// - Returns: `handled`, or `declined`; the control then receives the key or the action itself.
  mutating func receive(_ step: Step, isFine: Bool) -> Response

  /// Handles a key, alone or with Shift, that makes no step or whose step was declined.
  mutating func receive(_ key: Key, isShifted: Bool) -> Response

  /// Handles a movement of a mouse wheel or a trackpad. A declined movement scrolls the content around the control.
  mutating func receive(scroll: Scroll) -> Response

  /// Handles detents of a crown or an encoder; clockwise is positive. By default each one is a step.
  mutating func receive(detents count: Int) -> Response

  /// Handles a change of the keyboard focus.
  mutating func receive(focus hasFocus: Bool)

  /// Makes the part of an accessibility element the one that steps change, before an increment or a decrement.
  ///
  /// - Parameter element: The element's index in the tree; the root is 0. It may be outside the tree.
  /// - Returns: Whether the element has increments. By default only the root has them.
  mutating func directSteps(toElement element: Int) -> Bool

  /// Handles an action on an element of the accessibility tree, except for increments and decrements that are steps.
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
  /// The directions of a list.
  public var stepDirections: StepDirections {
    StepDirections(up: -1, right: environment.isRightToLeft ? -1 : 1)
  }

  /// Declines steps by default.
  public mutating func receive(_ step: Step, isFine: Bool) -> Response { .declined }

  /// Makes a step of each detent by default.
  public mutating func receive(detents count: Int) -> Response {
    receive(.by(count), isFine: false)
  }

  /// Declines scrolling by default.
  public mutating func receive(scroll: Scroll) -> Response { .declined }

  /// Directs steps to the root by default.
  public mutating func directSteps(toElement element: Int) -> Bool { element == 0 }

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
      let isShifted = modifiers.contains(.shift)
      if let step = stepDirections.step(of: key), receive(step, isFine: isShifted) == .handled {
        return .handled
      }
      return receive(key, isShifted: isShifted)
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
      if let count = action.step, directSteps(toElement: element),
        receive(.by(count * stepDirections.increment), isFine: false) == .handled
      {
        return .handled
      }
      return receive(action, element: element)
    }
  }
}
