/// An event of one pointer.
public struct PointerEvent: Equatable, Sendable {
  /// The kind of event.
  public enum Phase: UInt8, Equatable, Sendable {
    /// The pointer touched down or was pressed.
    case down
    /// The pointer moved while down.
    case move
    /// The pointer was lifted or released.
    case up
    /// The system uses the pointer for something else, such as zooming the page with a second finger. Its effects are
    /// undone.
    case cancel
    /// The pointer moved while not down; only for mice and pens.
    case hover
    /// The pointer left the control.
    case leave
    /// The pointer's up will not arrive, for example because a window opened or the control left the screen. Its
    /// effects stay.
    case lost
  }

  /// The kind of pointer.
  public enum Kind: UInt8, Equatable, Sendable {
    /// A finger.
    case touch
    /// A mouse.
    case mouse
    /// A pen.
    case pen
  }

  /// The kind of event.
  public var phase: Phase
  /// The pointer's number, from its down to its up.
  public var id: Int
  /// The position, in the control's coordinates.
  public var position: Point2D
  /// The kind of pointer.
  public var kind: Kind
  /// The modifier keys that are pressed.
  public var modifiers: Modifiers

  /// Creates an event of a pointer, by default of a single finger.
  public init(
    _ phase: Phase,
    id: Int = 1,
    position: Point2D,
    kind: Kind = .touch,
    modifiers: Modifiers = []
  ) {
    self.phase = phase
    self.id = id
    self.position = position
    self.kind = kind
    self.modifiers = modifiers
  }
}
