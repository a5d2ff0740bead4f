/// How a turntable behaves.
public struct TurntableOptions: Equatable, Sendable {
  /// Where the planet stands.
  public enum Edge: UInt8, SettingChoice, CaseIterable, Equatable, Sendable {
    /// At the left; items go by on its right.
    case left
    /// At the right.
    case right
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// In the middle, with items all around; the middle of the arc is at the top.
    ///
    /// Up to ``TurntableOptions/itemsPerTurn`` items are seen at once, with their titles outside
    /// the circle; the chosen one is shown large inside it, once it has been in view.
    case full

    /// Their names in settings.
    public static var names: TokenList { TokenList("left right top bottom full") }
  }

  /// How a finger turns it.
  public enum Tracking: UInt8, SettingChoice, CaseIterable, Equatable, Sendable {
    /// By what it goes along the edge, as a list is scrolled.
    case edge
    /// By the angle it goes about the centre.
    case circle

    /// Their names in settings.
    public static var names: TokenList { TokenList("edge circle") }
  }

  /// How many items a full turn can have.
  public static let itemsPerTurnRange = 4...60
  /// How far from the middle of the arc the first and the last item can rest, in radians.
  public static let endAngleRange = 0...Circular.radians(degrees: 90)

  /// How many items a full turn has.
  ///
  /// 4 to 60; any other is refused, and the number before stays. Default 12.
  public var itemsPerTurn = 12 {
    didSet {
      itemsPerTurn = Self.itemsPerTurnRange.allowed(itemsPerTurn, else: oldValue)
    }
  }
  /// Where the planet stands; from right to left, left and right are exchanged.
  ///
  /// Default ``Edge/left``.
  public var edge = Edge.left
  /// How a finger turns it; all around it always goes about the centre.
  ///
  /// Default ``Tracking/edge``.
  public var tracking = Tracking.edge
  /// How far from the middle of the arc the first and the last item rest, in radians.
  ///
  /// 0 to 90°; any other is refused, and the angle before stays. Default 60°. A list that is too
  /// short for both stands in the middle.
  public var endAngle = Circular.radians(degrees: 60) {
    didSet { endAngle = Self.endAngleRange.allowed(endAngle, else: oldValue) }
  }
  /// Whether it rests only with an item in the middle.
  ///
  /// Default false.
  public var snaps = false
  /// Whether the first item follows the last.
  ///
  /// Default false. A list that would be seen twice at once does not wrap.
  public var wraps = false
  /// How quickly a flick slows down; of `.friction`, the unit is the item.
  ///
  /// Friction is for a list that snaps: one that rests anywhere scrolls on as scroll views do, as with
  /// `.normal`. Default ``Deceleration/Rate/snapping``. A share per millisecond
  /// is 0.9 to 0.9999; what it cannot be is refused, and the rate before stays.
  public var decelerationRate = Deceleration.Rate.snapping {
    didSet { decelerationRate = decelerationRate.allowed(else: oldValue) }
  }
  /// Whether the item in the middle stays where it is when others are inserted or removed.
  ///
  /// Default true.
  public var retainsAnchor = true
  /// Whether a drag that begins at an end and leads out of it is left to what lies around.
  ///
  /// Default false: the end gives like a rubber band.
  public var yieldsAtEnds = false
  /// Whether it shows nothing of an item until ``Turntable/fill(_:with:)`` says what.
  ///
  /// Default false: an item shows its title of the style, or its number.
  public var asksForItems = false
  /// Whether it takes input.
  ///
  /// Default true.
  public var isEnabled = true
  /// Whether the user can scroll and press items, but not choose one.
  ///
  /// Default false.
  public var isReadOnly = false

  /// Makes options, each at its default.
  public init() {}
}

/// What a turntable looks like.
///
/// A number that is out of its range, or none, is refused: the one before stays.
public struct TurntableStyle: Equatable, Sendable {
  /// From the centre to an item at the least and at the most, in shares of the planet's view.
  public static let orbitRange = 0.1...1.0
  /// How wide a planet can be, in shares of its view.
  public static let planetRange = 0.0...2.0
  /// How wide a picture can be, in shares of the planet's view.
  public static let avatarRange = 0.01...0.5
  /// Where titles can fade, in radians from the middle of the arc.
  public static let titleFadeRange = 0...Double.pi
  /// How large an item can be at the end of the arc, where it is 1 in the middle.
  public static let endScaleRange = 0.0...1.0
  /// How far the ring can be bent open.
  public static let unrollingRange = 0.0...1.0

  /// From the centre to an item, in shares of the planet's view.
  ///
  /// 0.1 to 1. Default 165/360.
  public var orbit = 165.0 / 360 {
    didSet { orbit = Self.orbitRange.allowed(orbit, else: oldValue) }
  }
  /// The planet's width, in shares of its view; 0 for none.
  ///
  /// 0 to 2. Default 300/360.
  public var planet = 300.0 / 360 {
    didSet { planet = Self.planetRange.allowed(planet, else: oldValue) }
  }
  /// The width of an item's picture, in shares of the planet's view; never less than 20 points.
  ///
  /// 0.01 to 0.5. Default 30/360.
  public var avatar = 30.0 / 360 {
    didSet { avatar = Self.avatarRange.allowed(avatar, else: oldValue) }
  }
  /// The angle up to which titles are opaque, in radians from the middle of the arc.
  ///
  /// 0 to 180°. Default 60°. With items all around, titles do not fade.
  public var titleFadesFrom = Circular.radians(degrees: 60) {
    didSet { titleFadesFrom = Self.titleFadeRange.allowed(titleFadesFrom, else: oldValue) }
  }
  /// The angle at which titles are gone; one below ``titleFadesFrom`` counts as that.
  ///
  /// 0 to 180°. Default 90°.
  public var titleFadesTo = Circular.radians(degrees: 90) {
    didSet { titleFadesTo = Self.titleFadeRange.allowed(titleFadesTo, else: oldValue) }
  }
  /// How large an item is at the end of the arc, where it is 1 in the middle.
  ///
  /// 0 to 1. Default 0.8.
  public var endScale = 0.8 {
    didSet { endScale = Self.endScaleRange.allowed(endScale, else: oldValue) }
  }
  /// Whether an arc shows which part of the list is in view.
  ///
  /// Default true.
  public var showsIndicator = true
  /// How far the ring is bent open: 0 a ring, 1 the list that it stands for.
  ///
  /// 0 to 1. Default 0.
  public var unrolling = 0.0 {
    didSet { unrolling = Self.unrollingRange.allowed(unrolling, else: oldValue) }
  }
  /// Whether it shows what it is made of: circle, angles, cells, frames, and where the list is.
  ///
  /// Default false.
  public var showsStructure = false
  /// What stands beside the first items, by their numbers.
  ///
  /// Default none: items show their numbers, from 1.
  public var titles: [String] = []
  /// A second line for the first items.
  ///
  /// Default none.
  public var details: [String] = []
  /// Pictures of the first items, by address.
  ///
  /// Default none.
  public var images: [String] = []

  /// What is written where a list has no items.
  ///
  /// Default "No items"; empty for nothing.
  public var emptyText = "No items"
  /// What is announced after the number of items that came in out of sight: "3 added".
  ///
  /// Default "added"; empty for no announcement.
  public var addedText = "added"

  /// Makes a style, each part at its default.
  public init() {}

  /// Whether both look alike; texts byte by byte.
  public static func == (left: TurntableStyle, right: TurntableStyle) -> Bool {
    left.orbit == right.orbit && left.planet == right.planet && left.avatar == right.avatar
      && left.titleFadesFrom == right.titleFadesFrom && left.titleFadesTo == right.titleFadesTo
      && left.endScale == right.endScale && left.showsIndicator == right.showsIndicator
      && left.unrolling == right.unrolling && left.showsStructure == right.showsStructure
      && left.emptyText.hasSameBytes(as: right.emptyText)
      && left.addedText.hasSameBytes(as: right.addedText)
      && left.hasSameTexts(as: right)
  }

  /// Whether all items show the same in both.
  func hasSameTexts(as other: TurntableStyle) -> Bool {
    SettingValue.texts(titles) == .texts(other.titles)
      && SettingValue.texts(details) == .texts(other.details)
      && SettingValue.texts(images) == .texts(other.images)
  }
}

extension ClosedRange {
  /// A new value if it is in the range, and else the one before.
  func allowed(_ value: Bound, else before: Bound) -> Bound {
    contains(value) ? value : before
  }
}

/// What a turntable tells the app.
///
/// An item is named by its index and by its number, which stays when the index changes.
public enum TurntableEvent: Equatable, Sendable {
  /// An item comes into view: its cell, numbered from 0, is to be filled.
  case willDisplay(index: Int, id: Int, cell: Int)
  /// An item has left the view, or the list; its cell is handed on.
  case didEndDisplay(id: Int, cell: Int)
  /// Another item passes the middle of the arc; drives the tick.
  case centered(index: Int, id: Int)
  /// So many items passed the middle at once that they are not told one by one, and this one is
  /// there now.
  case skipped(count: Int, index: Int, id: Int)
  /// So many new items came into the list where they are not seen: before or after those in view.
  case added(count: Int, isAfter: Bool)
  /// A title is sought by typing, from this index on, in a list whose items the app fills in; answer
  /// with ``Turntable/find(from:titles:at:emit:)``.
  case sought(from: Int)
  /// An item was tapped, or Enter pressed while it was the active one.
  case pressed(index: Int, id: Int)
  /// Another item than before is the chosen one: the turntable's value.
  case changed(index: Int, id: Int)
  /// An end of the list was met.
  case metEnd
  /// It has come to rest.
  case cameToRest
}

extension TurntableEvent: DescribedEvent {
  /// What happened, as recordings write it.
  public var name: String {
    switch self {
    case .willDisplay: return "willDisplay"
    case .didEndDisplay: return "didEndDisplay"
    case .centered: return "centered"
    case .skipped: return "skipped"
    case .added: return "added"
    case .sought: return "sought"
    case .pressed: return "pressed"
    case .changed: return "changed"
    case .metEnd: return "metEnd"
    case .cameToRest: return "cameToRest"
    }
  }

  /// Tells index, number and cell, and how many passed at once.
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
    case .added(let count, let isAfter):
      read("count", .number(Double(count)))
      read("after", .flag(isAfter))
    case .sought(let index): read("from", .number(Double(index)))
    case .metEnd, .cameToRest: break
    }
  }
}

/// What an item of a turntable shows.
public struct TurntableItem: Sendable {
  /// Its words, beside its picture.
  public var title: String
  /// A second line, smaller; empty for none.
  public var detail: String
  /// The address of its picture; empty for the first letters of the title on a disc.
  public var image: String
  /// The disc's colour; nil for one of the palette.
  public var tint: Tint?
  /// Whether the user can choose it.
  ///
  /// Default true. One that cannot be chosen is drawn paler; it is scrolled to as any other.
  public var isEnabled: Bool

  /// Makes what an item shows.
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
}

extension TurntableItem: Equatable {
  /// Whether both look alike; texts byte by byte.
  public static func == (left: TurntableItem, right: TurntableItem) -> Bool {
    left.hasSameTexts(as: right) && left.image.hasSameBytes(as: right.image)
      && left.tint == right.tint && left.isEnabled == right.isEnabled
  }

  /// Whether both have the same words.
  func hasSameTexts(as other: TurntableItem) -> Bool {
    title.hasSameBytes(as: other.title) && detail.hasSameBytes(as: other.detail)
  }
}
