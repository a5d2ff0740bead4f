/// A control whose input comes through one door.
///
/// The door, ``Control/handle(_:at:emit:)``, sees to what is the same for all: time that runs backward
/// is declined, all motion is advanced to the time first, a disabled control takes nothing but
/// the focus, keys with Control, Alt or Meta are the host's, and every number is finite and bounded.
/// A control writes what each kind of input means to it.
///
/// The methods named `receive` are called by the door alone.
public protocol InteractiveControl: Control {
  /// The latest time it was told, in seconds; −∞ before the first.
  var now: Double { get }

  /// Whether it takes input: by its own setting and by ``ControlEnvironment/isEnabled``.
  var takesInput: Bool { get }

  /// Takes what a finger, a mouse or a pen did.
  ///
  /// It is told of a pointer that moves or goes even when it takes no input, so that one that was down
  /// before is not down for ever.
  mutating func receive(
    _ event: PointerEvent,
    at time: Double,
    emit: (Event, Double) -> Void
  ) -> Response

  /// Takes a key, alone or with Shift.
  mutating func receive(
    _ key: Key,
    isShifted: Bool,
    at time: Double,
    emit: (Event, Double) -> Void
  ) -> Response

  /// Takes a movement of a mouse wheel or a trackpad; what it declines scrolls the content around the control.
  mutating func receive(
    scroll: Scroll,
    at time: Double,
    emit: (Event, Double) -> Void
  ) -> Response

  /// Takes the detents of a crown or an encoder, clockwise positive.
  mutating func receive(
    detents count: Int,
    at time: Double,
    emit: (Event, Double) -> Void
  ) -> Response

  /// Gets the keyboard, or loses it.
  mutating func receive(
    focus hasFocus: Bool,
    at time: Double,
    emit: (Event, Double) -> Void
  )

  /// Takes what is done to an element of the tree, whose number is finite if it is given one.
  ///
  /// - Parameters:
  ///   - action: what is done.
  ///   - element: the element's index in the tree, the root at 0; it may be beyond the tree.
  ///   - time: now, in seconds.
  ///   - emit: takes an event and its time.
  /// - Returns: handled where the element has that action, else declined.
  mutating func receive(
    _ action: AccessibilityAction,
    element: Int,
    at time: Double,
    emit: (Event, Double) -> Void
  ) -> Response

  /// Takes that the device was turned; by default that is for the host.
  mutating func receive(
    _ orientation: DeviceOrientation,
    at time: Double,
    emit: (Event, Double) -> Void
  ) -> Response
}

extension InteractiveControl {
  /// Takes an input; see ``Control/handle(_:at:emit:)``.
  ///
  /// What calls it is compiled for its own control, and asks no table for what that does.
  @inlinable
  @discardableResult
  public mutating func handle(
    _ input: Input,
    at time: Double,
    emit: (Event, Double) -> Void
  ) -> Response {
    guard comeUp(to: time, emit: emit) else { return .declined }
    switch input {
    case .pointer(let event):
      return receive(event, at: time, emit: emit)
    case .key(let key, let modifiers):
      guard takesInput, modifiers.isSubset(of: .shift) else { return .declined }
      return receive(key, isShifted: modifiers.contains(.shift), at: time, emit: emit)
    case .scroll(let x, let y, let unit, let phase):
      guard takesInput, x.isFinite, y.isFinite else { return .declined }
      let delta = Vector2D(InputLimits.points(x), InputLimits.points(y))
      return receive(scroll: Scroll(delta, unit: unit, phase: phase), at: time, emit: emit)
    case .detents(let count):
      guard takesInput else { return .declined }
      return receive(detents: InputLimits.detents(count), at: time, emit: emit)
    case .focus(let hasFocus):
      receive(focus: hasFocus, at: time, emit: emit)
      return .handled
    case .orientation(let orientation):
      return receive(orientation, at: time, emit: emit)
    case .accessibility(let action, let element):
      guard takesInput, element >= 0, action.isPossible else { return .declined }
      return receive(action, element: element, at: time, emit: emit)
    }
  }

  /// Advances all motion to a time, before an input or a command.
  ///
  /// - Returns: whether the time is one: finite, and not before the last.
  @inlinable
  public mutating func comeUp(to time: Double, emit: (Event, Double) -> Void) -> Bool {
    guard time.isFinite, time >= now else { return false }
    advance(to: time, emit: emit)
    return true
  }

  /// Detents are not for it, unless it says otherwise.
  public mutating func receive(
    detents count: Int,
    at time: Double,
    emit: (Event, Double) -> Void
  ) -> Response { .declined }

  /// The scroll wheel is not for it, unless it says otherwise.
  public mutating func receive(
    scroll: Scroll,
    at time: Double,
    emit: (Event, Double) -> Void
  ) -> Response { .declined }

  /// Nothing is done to its elements, unless it says otherwise.
  public mutating func receive(
    _ action: AccessibilityAction,
    element: Int,
    at time: Double,
    emit: (Event, Double) -> Void
  ) -> Response { .declined }

  /// Keys are not for it, unless it says otherwise.
  public mutating func receive(
    _ key: Key,
    isShifted: Bool,
    at time: Double,
    emit: (Event, Double) -> Void
  ) -> Response { .declined }

  /// The host turns it, unless it says otherwise.
  public mutating func receive(
    _ orientation: DeviceOrientation,
    at time: Double,
    emit: (Event, Double) -> Void
  ) -> Response { .declined }
}
