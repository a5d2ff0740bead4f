/// The behaviour of a turntable.
public struct TurntableOptions: Equatable, Sendable {
  /// The place of the planet.
  public enum Edge: UInt8, SettingChoice, CaseIterable, Equatable, Sendable {
    /// The left edge; items pass on the planet's right.
    case left
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The middle, with items all around; the middle of the arc is at the top.
    ///
    /// Up to ``TurntableOptions/itemsPerTurn`` items are visible at once, with their titles outside the circle. The
    /// selected item is shown large inside it, once it has been in view.
    case full

    /// The places' names in settings.
    public static var names: TokenList { TokenList("left right top bottom full") }
  }

  /// The finger movement that turns the turntable.
  public enum Tracking: UInt8, SettingChoice, CaseIterable, Equatable, Sendable {
    /// The distance along the edge, as in a scroll view.
    case edge
    /// The angle around the centre.
    case circle

    /// The names in settings.
    public static var names: TokenList { TokenList("edge circle") }
  }

  /// The limits of ``itemsPerTurn``.
  public enum ItemsPerTurnLimits: StrictLimits {
    /// Four items to one each six degrees.
    public static let range = 4...60
  }
  /// The limits of ``endAngle``, in radians.
  public enum EndAngleLimits: StrictLimits {
    /// The middle to a quarter of a turn from it.
    public static var range: ClosedRange<Double> { 0...Circular.radians(degrees: 90) }
  }

  /// The number of items in a full turn.
  ///
  /// 4 to 60; any other value is ignored. Default 12.
  @Within<ItemsPerTurnLimits> public var itemsPerTurn = 12
  /// The place of the planet; in right-to-left layout, left and right are swapped.
  ///
  /// Default ``Edge/left``.
  public var edge = Edge.left
  /// The finger movement that turns the turntable; on a full circle, always ``Tracking/circle``.
  ///
  /// Default ``Tracking/edge``.
  public var tracking = Tracking.edge
  /// The angle from the middle of the arc at which the first and the last item rest, in radians.
  ///
  /// 0 to 90°; any other value is ignored. Default 60°. A list that is too short for both ends rests in the middle.
  @Within<EndAngleLimits> public var endAngle = Circular.radians(degrees: 60)
  /// Whether the turntable rests only with an item in the middle.
  ///
  /// Default false.
  public var snaps = false
  /// Whether the first item follows the last.
  ///
  /// Default false. A list so short that an item would be visible twice does not wrap.
  public var wraps = false
  /// The deceleration of a flick; the unit of `.friction` is the item.
  ///
  /// Friction applies only if ``snaps`` is true; otherwise it behaves as `.normal`, like scroll views. Default
  /// ``Deceleration/Rate/snapping``. A share per millisecond is 0.9 to 0.9999; any other value is ignored.
  public var decelerationRate = Deceleration.Rate.snapping {
    didSet { decelerationRate = decelerationRate.allowed(else: oldValue) }
  }
  /// Whether the item in the middle stays in place when others are inserted or removed.
  ///
  /// Default true.
  public var retainsAnchor = true
  /// Whether a drag that begins at an end and leads beyond it belongs to the surrounding views.
  ///
  /// Default false: the end stretches like a rubber band.
  public var yieldsAtEnds = false
  /// Whether an item shows no content until ``Turntable/fill(_:with:)`` sets it.
  ///
  /// Default false: an item shows its title from the style, or its number.
  public var asksForItems = false
  /// Whether the turntable accepts input.
  ///
  /// Default true.
  public var isEnabled = true
  /// Whether users can scroll and press items, but not select one.
  ///
  /// Default false.
  public var isReadOnly = false

  /// Creates options with their default values.
  public init() {}
}

/// The appearance of a turntable.
///
/// A number outside its range, or NaN, is ignored.
public struct TurntableStyle: Equatable, Sendable {
  /// The limits of ``orbit``, as a share of the planet's view.
  public enum OrbitLimits: StrictLimits {
    /// A tenth of the view to all of it.
    public static let range = 0.1...1.0
  }
  /// The limits of ``planet``, as a share of its view.
  public enum PlanetLimits: StrictLimits {
    /// No planet to twice the view.
    public static let range = 0.0...2.0
  }
  /// The limits of ``avatar``, as a share of the planet's view.
  public enum AvatarLimits: StrictLimits {
    /// A hundredth of the view to half of it.
    public static let range = 0.01...0.5
  }
  /// The limits of ``card``, as a share of the height.
  public enum CardLimits: StrictLimits {
    /// A tenth of the height to all of it.
    public static let range = 0.1...1.0
  }
  /// The limits of ``titleFadesFrom`` and ``titleFadesTo``, in radians from the middle of the arc.
  public enum TitleFadeLimits: StrictLimits {
    /// The middle to half a turn from it.
    public static let range = 0...Double.pi
  }
  /// The limits of ``endScale``, relative to an item in the middle.
  public enum EndScaleLimits: StrictLimits {
    /// Invisible to full size.
    public static let range = 0.0...1.0
  }

  /// The form in which items are shown.
  ///
  /// Default ``TurntableArrangement/circle``. The other ones have cards instead of a planet: they always rest with an
  /// item in front, and ``TurntableOptions/edge``, ``TurntableOptions/tracking``, ``TurntableOptions/endAngle`` and the
  /// planet's measures do not apply.
  public var arrangement = TurntableArrangement.circle
  /// The poses of cards in ``TurntableArrangement/custom``.
  ///
  /// The offsets must rise. If none is negative, earlier items are the mirror images of later ones, so the front card
  /// should then have no x, turn and spin. Default none: all cards are at the front.
  ///
  /// A pose is ignored if it is not at least 0.01 items after the one before, has a number beyond ±1,000 (angles in
  /// degrees), or comes after 32 others.
  public var poses: [TurntablePose] {
    get {
      stride(from: 0, to: poseNumbers.count, by: TurntablePose.numberCount).map {
        TurntablePose(poseNumbers[$0...])
      }
    }
    set { poseNumbers = newValue.flatMap { $0.numbers } }
  }
  /// The numbers of ``poses``, one pose after the other.
  var poseNumbers: [Double] = [] {
    didSet { poseNumbers = Self.usablePoses(in: poseNumbers) }
  }
  /// The width of a card, as a share of the control's height, or of 0.7 of its width if that is less.
  ///
  /// 0.1 to 1. Default 0.55.
  @Within<CardLimits> public var card = 0.55
  /// The distance from the centre to an item, as a share of the planet's view; see ``TurntableRing/view``.
  ///
  /// 0.1 to 1. Default 165/360.
  @Within<OrbitLimits> public var orbit = 165.0 / 360
  /// The planet's width, as a share of its view; 0 for no planet.
  ///
  /// 0 to 2. Default 300/360.
  @Within<PlanetLimits> public var planet = 300.0 / 360
  /// The width of an item's picture, as a share of the planet's view; at least 20 points.
  ///
  /// 0.01 to 0.5. Default 30/360.
  @Within<AvatarLimits> public var avatar = 30.0 / 360
  /// The angle up to which titles are opaque, in radians from the middle of the arc.
  ///
  /// 0 to 180°. Default 60°. On a full circle, titles do not fade.
  @Within<TitleFadeLimits> public var titleFadesFrom = Circular.radians(degrees: 60)
  /// The angle from which titles are invisible, in radians; a smaller one than ``titleFadesFrom`` counts as that.
  ///
  /// 0 to 180°. Default 90°.
  @Within<TitleFadeLimits> public var titleFadesTo = Circular.radians(degrees: 90)
  /// The scale of an item at the end of the arc, relative to an item in the middle.
  ///
  /// 0 to 1. Default 0.8.
  @Within<EndScaleLimits> public var endScale = 0.8
  /// Whether an arc shows the visible part of the list.
  ///
  /// Default true.
  public var showsIndicator = true
  /// The titles of the first items, in the order of their IDs.
  ///
  /// Default none: items show their numbers, from 1.
  @ByteTexts public var titles: [String] = []
  /// The second lines of the first items.
  ///
  /// Default none.
  @ByteTexts public var details: [String] = []
  /// The addresses of the first items' pictures.
  ///
  /// Default none.
  @ByteTexts public var images: [String] = []

  /// The text of an empty list.
  ///
  /// Default "No items"; empty for no text.
  @ByteText public var emptyText = "No items"

  /// Creates a style with its default values.
  public init() {}

  /// The limits of ``poses``: their number, the distance of their offsets, and each of their numbers.
  static let maximumPoseCount = 32
  private static let leastPoseDistance = 0.01
  static let poseRange = -1_000.0...1_000.0

  /// Returns the numbers of the poses that can be used.
  private static func usablePoses(in numbers: [Double]) -> [Double] {
    var usable: [Double] = []
    var (last, start) = (-Double.infinity, 0)
    while start < numbers.count, usable.count < maximumPoseCount * TurntablePose.numberCount {
      let end = start + TurntablePose.numberCount
      var isUsable = numbers[start] - last >= leastPoseDistance
      for index in start..<end where !poseRange.contains(numbers[index]) { isUsable = false }
      if isUsable {
        last = numbers[start]
        usable += numbers[start..<end]
      }
      start = end
    }
    return usable
  }

  /// Returns whether all items have the same content in both styles.
  func hasSameTexts(as other: TurntableStyle) -> Bool {
    _titles == other._titles && _details == other._details && _images == other._images
  }
}

/// An event of a turntable.
///
/// An event names an item by its index and by its ID, which stays the same when the index changes.
public enum TurntableEvent: Equatable, Sendable {
  /// An item comes into view; the app should fill its cell, numbered from 0.
  case willDisplay(index: Int, id: Int, cell: Int)
  /// An item has left the view or the list; its cell will be reused.
  case didEndDisplay(id: Int, cell: Int)
  /// Another item passes the middle of the arc; it causes the tick.
  case centered(index: Int, id: Int)
  /// More items have passed the middle at once than are sent one by one; this item is there now.
  case skipped(count: Int, index: Int, id: Int)
  /// The user types a title in a list whose items the app fills; the search begins at this index.
  ///
  /// Answer with ``Turntable/find(from:atMost:title:)``, also if titles arrive later.
  case sought(from: Int)
  /// An item was tapped, or Enter was pressed while it was active.
  case pressed(index: Int, id: Int)
  /// Another item is selected: the turntable's value has changed.
  case changed(index: Int, id: Int)
  /// The turntable has reached an end of the list; see ``ValueEvent/metEnd(strength:)``.
  case metEnd(strength: Double)
  /// The turntable has stopped.
  case cameToRest
}

extension TurntableEvent: DescribedEvent {
  /// The event's name, as in recordings.
  public var name: String {
    switch self {
    case .willDisplay: return "willDisplay"
    case .didEndDisplay: return "didEndDisplay"
    case .centered: return "centered"
    case .skipped: return "skipped"
    case .sought: return "sought"
    case .pressed: return "pressed"
    case .changed: return "changed"
    case .metEnd: return "metEnd"
    case .cameToRest: return "cameToRest"
    }
  }

  /// Reports the index, the ID and the cell, and the number of items passed at once.
  public func readFields(_ read: (String, SettingValue) -> Void) {
    switch self {
    case .willDisplay(let index, let id, let cell):
      read("index", .number(Double(index)))
      read("id", .number(Double(id)))
      read("cell", .number(Double(cell)))
    case .didEndDisplay(let id, let cell):
      read("id", .number(Double(id)))
      read("cell", .number(Double(cell)))
    case .skipped(let count, let index, let id):
      read("count", .number(Double(count)))
      read("index", .number(Double(index)))
      read("id", .number(Double(id)))
    case .centered(let index, let id), .pressed(let index, let id), .changed(let index, let id):
      read("index", .number(Double(index)))
      read("id", .number(Double(id)))
    case .sought(let index): read("from", .number(Double(index)))
    case .metEnd(let strength): read("strength", .number(strength))
    case .cameToRest: break
    }
  }
}

/// The content of a turntable's item.
public struct TurntableItem: Equatable, Sendable {
  /// The title, beside the picture.
  @ByteText public var title: String
  /// A smaller second line; empty for none.
  @ByteText public var detail: String
  /// The address of the picture; empty for the title's initials on a disc.
  @ByteText public var image: String
  /// The disc's colour; nil for one of the palette.
  public var tint: Tint?
  /// Whether users can select the item.
  ///
  /// Default true. A disabled item is drawn paler; users can scroll to it.
  public var isEnabled: Bool

  /// Creates an item's content.
  public init(
    _ title: String,
    detail: String = "",
    image: String = "",
    tint: Tint? = nil,
    isEnabled: Bool = true
  ) {
    self.title = title
    self.detail = detail
    self.image = image
    self.tint = tint
    self.isEnabled = isEnabled
  }
  /// Returns whether two items have the same words.
  func hasSameTexts(as other: TurntableItem) -> Bool {
    _title == other._title && _detail == other._detail
  }
}
