/// The behaviour of a ring menu.
///
/// A number outside its range is clamped to the range; NaN changes nothing.
public struct RingMenuOptions: Equatable, Sendable {
  /// The point around which the first ring opens.
  public enum Anchor: UInt8, SettingChoice, Equatable, Sendable {
    /// The centre of the control; a closed menu shows a button there.
    case center
    /// The position of the finger; a closed menu shows nothing.
    case finger

    /// The anchors' names in settings.
    public static var names: TokenList { TokenList("center finger") }
  }

  /// The effect of arrow keys.
  public enum Arrows: UInt8, SettingChoice, Equatable, Sendable {
    /// Down and Right move forward around the ring, Up and Left back; Right opens an item's ring, and Left leaves it.
    case round
    /// Each key moves to the nearest item in its direction.
    case spatial

    /// The names in settings.
    public static var names: TokenList { TokenList("round spatial") }
  }

  /// The limits of ``startAngle``.
  public enum StartAngleLimits: Limits {
    /// A full turn in either direction.
    public static var range: ClosedRange<Double> { -Circular.turn...Circular.turn }
  }
  /// The limits of ``scale``.
  public enum ScaleLimits: Limits {
    /// A twentieth of the style's size to twenty times as large.
    public static let range = 0.05...20.0
  }
  /// The limits of ``holdSeconds`` and ``pauseSeconds``.
  public enum PressLimits: Limits {
    /// At most ten seconds.
    public static let range = 0.0...10.0
  }
  /// The limits of ``hintSeconds``.
  public enum HintLimits: Limits {
    /// At most an hour.
    public static let range = 0.0...3_600.0
  }

  /// The point around which the first ring opens.
  ///
  /// Default `.center`.
  public var anchor = Anchor.center
  /// The direction of the first wedge's first side, in radians.
  ///
  /// At most a full turn in either direction. Default 0: to the right.
  @Within<StartAngleLimits> public var startAngle = 0.0
  /// Screen points per point of the style; nil for the largest scale that fits, at most 1.
  ///
  /// 0.05…20. Default nil.
  @WithinOrNil<ScaleLimits> public var scale: Double? = nil
  /// The length of the press that opens the menu, in seconds; 0 opens it at once.
  ///
  /// Until then, the content around the menu may scroll with the finger. A finger that moves meanwhile still opens the
  /// menu, unless the host cancels the pointer, as a scrolling host does. If the menu neither ``opensOnTap`` nor
  /// ``takesMarks``, it releases a finger that moves farther than a tap.
  ///
  /// 0…10. Default ``GestureLimits/pressSeconds``.
  @Within<PressLimits> public var holdSeconds = GestureLimits.pressSeconds
  /// Whether a tap or click opens the menu, so that a second one selects an item.
  ///
  /// Default true.
  public var opensOnTap = true
  /// Whether a mouse that moves over the menu opens it.
  ///
  /// Default false.
  public var opensOnHover = false
  /// Whether a stroke without a hold selects an item without opening the menu, for experienced users.
  ///
  /// If false, a swipe selects no item that was not visible. Default false.
  public var takesMarks = false
  /// Whether a stroke is visible while the user draws it.
  ///
  /// Default true.
  public var showsMarks = true
  /// The length of a finger's pause on an item that opens the item's ring, in seconds.
  ///
  /// 0…10. Default 0.33. Source: G. Kurtenbach, W. Buxton, "User learning and performance with marking menus", 1994,
  /// https://doi.org/10.1145/191666.191759.
  @Within<PressLimits> public var pauseSeconds = 0.33
  /// The effect of arrow keys.
  ///
  /// Default `.round`.
  public var arrows = Arrows.round
  /// The name of the info button.
  ///
  /// Default `Info`.
  @ByteText public var infoTitle = "Info"
  /// The name of the hub that leads back.
  ///
  /// Default `Back`.
  @ByteText public var backTitle = "Back"
  /// The text that appears if the user does not touch the menu; empty for none.
  ///
  /// Default empty.
  @ByteText public var hint = ""
  /// The delay without a touch before the hint appears, in seconds.
  ///
  /// 0…3,600. Default 5.
  @Within<HintLimits> public var hintSeconds = 5.0
  /// Whether the menu accepts input.
  ///
  /// Default true.
  public var isEnabled = true

  /// Creates options with their default values.
  public init() {}

  /// The options of a context menu, which leaves taps and drags to the content it belongs to.
  ///
  /// It opens around the finger, and only by a long press.
  public static var contextMenu: RingMenuOptions {
    var options = RingMenuOptions()
    options.anchor = .finger
    options.opensOnTap = false
    return options
  }
}

extension RingMenuOptions {
  /// Whether the menu uses a finger only once its press is long.
  var awaitsLongPress: Bool { holdSeconds > 0 && !takesMarks }
}

/// A press that may open a ring menu, on the menu or on the content that the menu belongs to.
///
/// A host that displays a menu only while it is open decides with this value about each press on the content:
///
/// ```swift
/// var press = RingMenuPress(menu.options, at: point, time: 0)
/// precondition(press.response == .undecided)
/// press.move(to: point + Vector2D(3, 0), at: 0.2)
/// // After `longPressTime`, show the menu, and pass the pointer on.
/// menu.advance(to: press.longPressTime)
/// menu.open(around: press.position, holding: 1)
/// ```
///
/// The options are those at the beginning of the press.
public struct RingMenuPress: Equatable, Sendable {
  /// The latest position of the pointer.
  public private(set) var position: Point2D
  /// The answer for the pointer, at its latest event.
  ///
  /// - `handled`: the menu claims the pointer. Open the menu, or send it the pointer.
  /// - `undecided`: the pointer waits for ``longPressTime``. Until then, the content may use it.
  /// - `declined`: the pointer belongs to the content.
  public private(set) var response: Response
  /// The time at which the press becomes long and opens the menu, in seconds.
  public let longPressTime: Double
  private let start: Point2D
  /// The greatest distance from the start, in points.
  private var travel = 0.0
  private let opensOnTap: Bool

  /// Begins a press.
  ///
  /// - Parameters:
  ///   - options: The menu's options.
  ///   - position: The position of the pointer.
  ///   - kind: The kind of pointer. A mouse never waits, because dragging it does not scroll. Default a finger.
  ///   - time: The time in seconds.
  public init(
    _ options: RingMenuOptions,
    at position: Point2D,
    kind: PointerEvent.Kind = .touch,
    time: Double
  ) {
    self.position = position
    start = position
    longPressTime = time + options.holdSeconds
    opensOnTap = options.opensOnTap
    response = options.awaitsLongPress && kind != .mouse ? .undecided : .handled
    if !options.isEnabled { response = .declined }
  }

  /// Handles a move.
  ///
  /// If only a long press opens the menu, a finger that moves farther than a tap belongs to the content.
  public mutating func move(to position: Point2D, at time: Double) {
    self.position = position
    travel = Swift.max(travel, start.distance(to: position))
    guard response == .undecided else { return }
    if time >= longPressTime {
      response = .handled
    } else if !opensOnTap, travel > GestureLimits.tapPoints {
      response = .declined
    }
  }

  /// Handles the release of a press that has not opened the menu.
  ///
  /// - Returns: Whether it was a tap that opens the menu.
  public mutating func lift(at position: Point2D, time: Double) -> Bool {
    move(to: position, at: time)
    let isTap = opensOnTap && travel <= GestureLimits.tapPoints
    if response == .undecided { response = isTap ? .handled : .declined }
    return isTap && response == .handled
  }
}

/// An event of a ring menu.
public enum RingMenuEvent: Equatable, Sendable {
  /// The menu begins to open; users can select from now on.
  case opened
  /// The menu begins to close.
  case closing
  /// The menu is closed.
  case closed
  /// The item under the finger has changed; nil for none.
  case highlighted(Int?)
  /// An item was selected, in the open menu or by a stroke.
  case chosen(Int)
  /// An item's ring opens.
  case entered(Int)
  /// An item's ring closes, and the one above opens again.
  case left(Int)
  /// The info button was pressed; sent once the menu is closed.
  case info
}

extension RingMenuEvent: DescribedEvent {
  /// The event's name, as in recordings.
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

  /// Reports the item's index; −1 for none.
  public func readFields(_ read: (String, SettingValue) -> Void) {
    switch self {
    case .opened, .closing, .closed, .info: break
    case .highlighted(let item): read("index", .number(Double(item ?? -1)))
    case .chosen(let item), .entered(let item), .left(let item):
      read("index", .number(Double(item)))
    }
  }
}
