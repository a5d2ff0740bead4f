/// How a ring menu behaves.
///
/// A number beyond its range counts as the nearest end of the range; NaN changes nothing.
public struct RingMenuOptions: Equatable, Sendable {
  /// What the first ring opens around.
  public enum Anchor: UInt8, SettingChoice, Equatable, Sendable {
    /// The centre of the control, where a button shows while the menu is closed.
    case center
    /// The finger; nothing shows while the menu is closed.
    case finger

    /// Their names in settings.
    public static var names: TokenList { TokenList("center finger") }
  }

  /// What becomes of a ring that would reach beyond the control.
  public enum Edges: UInt8, SettingChoice, Equatable, Sendable {
    /// It is moved inside.
    case move
    /// Its wedges share the part of the turn that lies inside; with less than a quarter of it, it
    /// is moved inside.
    case partial

    /// Their names in settings.
    public static var names: TokenList { TokenList("move partial") }
  }

  /// What arrow keys do.
  public enum Arrows: UInt8, SettingChoice, Equatable, Sendable {
    /// Down and Right go on round the ring, Up and Left back; Right opens a ring, Left leaves it.
    case round
    /// Each goes to the item that stands nearest in its direction.
    case spatial

    /// Their names in settings.
    public static var names: TokenList { TokenList("round spatial") }
  }

  /// What ``startAngle`` can be: a whole turn either way.
  public static let startAngles = -Circular.turn...Circular.turn
  /// What ``scale`` can be.
  public static let scales = 0.05...20.0
  /// What ``holdSeconds`` and ``pauseSeconds`` can be.
  public static let pressSeconds = 0.0...10.0
  /// What ``hintSeconds`` can be: at most an hour.
  public static let hintDelays = 0.0...3_600.0

  /// What the first ring opens around.
  ///
  /// Default `.center`.
  public var anchor = Anchor.center
  /// What becomes of a ring that would reach beyond the control.
  ///
  /// Default `.move`.
  public var edges = Edges.move
  /// The direction of the first wedge's first side, in radians.
  ///
  /// A whole turn at most, either way. Default 0: to the right.
  public var startAngle = 0.0 {
    didSet { startAngle = startAngle.bounded(to: Self.startAngles, else: oldValue) }
  }
  /// What a point of the style measures; nil for as much as fits, 1 at most.
  ///
  /// 0.05…20. Default nil.
  public var scale: Double? {
    didSet {
      if let scale { self.scale = scale.isNaN ? oldValue : scale.bounded(to: Self.scales, else: 1) }
    }
  }
  /// How long a press is until the menu opens, in seconds; 0 for at once.
  ///
  /// Until then a finger is not the menu's: what lies around may scroll with it. One that slips opens the
  /// menu too, unless the host has cancelled it meanwhile, as one does that scrolls, or the menu neither
  /// ``opensOnTap`` nor ``takesMarks``: then a finger that goes further than a tap is let go of.
  /// 0…10. Default ``GestureLimits/pressSeconds``.
  public var holdSeconds = GestureLimits.pressSeconds {
    didSet { holdSeconds = holdSeconds.bounded(to: Self.pressSeconds, else: oldValue) }
  }
  /// Whether a tap or click opens it, to be chosen from by another.
  ///
  /// Default true.
  public var opensOnTap = true
  /// Whether a mouse that comes over it opens it.
  ///
  /// Default false.
  public var opensOnHover = false
  /// Whether a stroke that is drawn at once chooses without the menu being shown, for those who know
  /// where each item lies; without it, a swipe chooses nothing that was not seen.
  ///
  /// Default false.
  public var takesMarks = false
  /// Whether the stroke is seen while it is drawn.
  ///
  /// Default true.
  public var showsMarks = true
  /// How long a finger pauses on an item to open its ring, in seconds.
  ///
  /// 0…10. Default 0.33. Source: G. Kurtenbach, W. Buxton, "User learning and performance with marking
  /// menus", 1994, https://doi.org/10.1145/191666.191759.
  public var pauseSeconds = 0.33 {
    didSet { pauseSeconds = pauseSeconds.bounded(to: Self.pressSeconds, else: oldValue) }
  }
  /// What arrow keys do.
  ///
  /// Default `.round`.
  public var arrows = Arrows.round
  /// What the info button is called.
  ///
  /// Default `Info`.
  public var infoTitle = "Info"
  /// What the hub is called that leads back.
  ///
  /// Default `Back`.
  public var backTitle = "Back"
  /// What is said when nobody touches the menu; empty for nothing.
  ///
  /// Default empty.
  public var hint = ""
  /// After how many seconds without a touch the hint is said.
  ///
  /// 0…3,600. Default 5.
  public var hintSeconds = 5.0 {
    didSet { hintSeconds = hintSeconds.bounded(to: Self.hintDelays, else: oldValue) }
  }
  /// Whether it takes input.
  ///
  /// Default true.
  public var isEnabled = true

  /// Makes options, each at its default.
  public init() {}

  /// Those of a menu that belongs to something else, which keeps its taps and drags: it opens around the
  /// finger, by a long press only.
  public static var contextMenu: RingMenuOptions {
    var options = RingMenuOptions()
    options.anchor = .finger
    options.opensOnTap = false
    return options
  }

  /// Whether both behave alike; texts byte by byte.
  public static func == (left: RingMenuOptions, right: RingMenuOptions) -> Bool {
    left.anchor == right.anchor && left.edges == right.edges && left.startAngle == right.startAngle
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

/// What a ring menu tells the app.
public enum RingMenuEvent: Equatable, Sendable {
  /// It opens; from here on it can be chosen from.
  case opened
  /// It begins to close.
  case closing
  /// It is closed.
  case closed
  /// Another item lies under the finger, or none.
  case highlighted(Int?)
  /// An item was chosen, by the visible menu or by a stroke.
  case chosen(Int)
  /// An item's own ring opens.
  case entered(Int)
  /// An item's own ring closes, and the one above opens again.
  case left(Int)
  /// The info button was chosen; told once the menu is closed.
  case info
}

extension RingMenuEvent: DescribedEvent {
  /// What happened, as recordings write it.
  public var name: String {
    switch self {
    case .opened: return "opened"
    case .closing: return "closing"
    case .closed: return "closed"
    case .highlighted: return "highlighted"
    case .chosen: return "chosen"
    case .entered: return "entered"
    case .left: return "left"
    case .info: return "info"
    }
  }

  /// Tells the item's index; −1 for none.
  public func readFields(_ read: (String, SettingValue) -> Void) {
    switch self {
    case .opened, .closing, .closed, .info: break
    case .highlighted(let item): read("index", .number(Double(item ?? -1)))
    case .chosen(let item), .entered(let item), .left(let item):
      read("index", .number(Double(item)))
    }
  }
}
