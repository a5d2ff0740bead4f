/// A change of one pointer.
public struct PointerEvent: Equatable, Sendable {
  /// What happened to it.
  public enum Phase: UInt8, Equatable, Sendable {
    /// It touched down or was pressed.
    case down
    /// It moved while down.
    case move
    /// It was lifted or released.
    case up
    /// The system took it away for something else, as to zoom the page with a second finger: what it did is undone.
    case cancel
    /// It moved while not down; only mice and pens do.
    case hover
    /// It is over the control no longer.
    case leave
    /// Its up will not come: a window came between, or the control has left the screen. What it did stays.
    case lost
  }

  /// What it is.
  public enum Kind: UInt8, Equatable, Sendable {
    /// A finger.
    case touch
    /// A mouse.
    case mouse
    /// A pen.
    case pen
  }

  /// What happened to it.
  public var phase: Phase
  /// Which one it is, from its down to its up.
  public var id: Int
  /// Where, in the control's coordinates.
  public var position: Point2D
  /// What it is.
  public var kind: Kind
  /// Which keys are held down.
  public var modifiers: Modifiers

  /// Makes a change of a pointer, of a single finger unless said otherwise.
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
