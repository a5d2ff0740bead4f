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
}

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
    /// The system took it away.
    case cancel
    /// It moved while not down; only mice and pens do.
    case hover
    /// It is over the control no longer.
    case leave
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
  public var position: Point
  /// What it is.
  public var kind: Kind
  /// Which keys are held down.
  public var modifiers: Modifiers

  /// Makes a change of a pointer, of a single finger unless said otherwise.
  public init(
    _ phase: Phase,
    id: Int = 1,
    at position: Point,
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

/// A key, by what it means.
public enum Key: Equatable, Sendable {
  /// The arrows.
  case left, right, up, down
  /// To the ends.
  case home, end
  /// A big step.
  case pageUp, pageDown
  /// Press or choose.
  case enter, space
  /// Back out.
  case escape
  /// A character was typed.
  case character(Unicode.Scalar)
}

/// Keys that change what others mean.
public struct Modifiers: OptionSet, Equatable, Sendable {
  /// One bit per key.
  public var rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Shift.
  public static let shift = Modifiers(rawValue: 1)
  /// Control.
  public static let control = Modifiers(rawValue: 2)
  /// Option, or Alt.
  public static let option = Modifiers(rawValue: 4)
  /// Command, or the Windows key.
  public static let command = Modifiers(rawValue: 8)
}
