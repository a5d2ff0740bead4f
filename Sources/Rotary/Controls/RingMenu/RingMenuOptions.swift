/// How a ring menu behaves.
public struct RingMenuOptions: Equatable, Sendable {
  /// Where the ring opens.
  public enum Place: UInt8, Equatable, Sendable {
    /// In the middle of the control, where it is to be seen while it is closed, too.
    case middle
    /// Around the finger.
    case finger
  }

  /// What becomes of a ring that would reach beyond the control.
  public enum Edges: UInt8, Equatable, Sendable {
    /// It is moved inside.
    case move
    /// Its wedges share the part of the turn that lies inside; with less than a quarter of it, it
    /// is moved inside.
    case partial
  }

  /// What arrow keys do.
  public enum Arrows: UInt8, Equatable, Sendable {
    /// Down and Right go on round the ring, Up and Left back; Right opens a ring, Left leaves it.
    case round
    /// Each goes to the item that stands nearest in its direction.
    case spatial
  }

  /// Where the ring opens.
  ///
  /// Default `.middle`.
  public var place = Place.middle
  /// What becomes of a ring that would reach beyond the control.
  ///
  /// Default `.move`.
  public var edges = Edges.move
  /// The direction of the first wedge's first side, in radians.
  ///
  /// Default 0: to the right.
  public var startAngle = 0.0
  /// What a point of the style measures; nil for as much as fits, 1 at most.
  ///
  /// Positive. Default nil.
  public var scale: Double?
  /// How long a press is until the menu opens, in seconds; 0 for at once.
  ///
  /// Default ``GestureLimits/pressSeconds``.
  public var holdSeconds = GestureLimits.pressSeconds
  /// Whether a tap or click opens it, to be chosen from by another.
  ///
  /// Default true.
  public var opensOnTap = true
  /// Whether a mouse that comes over it opens it.
  ///
  /// Default false.
  public var opensOnHover = false
  /// Whether a stroke that is drawn at once chooses without the menu being shown.
  ///
  /// Default true.
  public var takesMarks = true
  /// Whether the stroke is seen while it is drawn.
  ///
  /// Default true.
  public var showsMarks = true
  /// How long a finger pauses on an item to open its ring, in seconds.
  ///
  /// Default 0.33. Source: G. Kurtenbach, W. Buxton, "User learning and performance with marking
  /// menus", 1994, https://doi.org/10.1145/191666.191759.
  public var pauseSeconds = 0.33
  /// What arrow keys do.
  ///
  /// Default `.round`.
  public var arrows = Arrows.round
  /// What the info button is called.
  ///
  /// Default `Info`.
  public var infoTitle = "Info"
  /// What the wedge is called that leads back.
  ///
  /// Default `Back`.
  public var backTitle = "Back"
  /// What is said when nobody touches the menu; empty for nothing.
  ///
  /// Default empty.
  public var hint = ""
  /// After how many seconds that is said.
  ///
  /// Default 5.
  public var hintSeconds = 5.0
  /// Whether it takes input.
  ///
  /// Default true.
  public var isEnabled = true

  /// Makes options, each at its default.
  public init() {}

  /// Whether both behave alike; texts byte by byte.
  public static func == (left: RingMenuOptions, right: RingMenuOptions) -> Bool {
    left.place == right.place && left.edges == right.edges && left.startAngle == right.startAngle
      && left.scale == right.scale && left.holdSeconds == right.holdSeconds
      && left.opensOnTap == right.opensOnTap && left.opensOnHover == right.opensOnHover
      && left.takesMarks == right.takesMarks && left.showsMarks == right.showsMarks
      && left.pauseSeconds == right.pauseSeconds && left.arrows == right.arrows
      && left.infoTitle.hasSameBytes(as: right.infoTitle)
      && left.backTitle.hasSameBytes(as: right.backTitle)
      && left.hint.hasSameBytes(as: right.hint) && left.hintSeconds == right.hintSeconds
      && left.isEnabled == right.isEnabled
  }
}
