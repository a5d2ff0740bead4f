/// A menu of icons round a point: hold, slide to one, let go.
///
/// It can be chosen from as soon as it begins to open. Who knows the way draws it as a stroke, and
/// the menu does not open at all.
public struct RingMenu: Equatable, Sendable {
  /// What it offers; a change closes it, and nothing is told.
  public var items = RingItems.starSigns { didSet { if items != oldValue { begin() } } }
  /// How it behaves; a change of its place closes it.
  public var options = RingMenuOptions() {
    didSet {
      guard options != oldValue else { return }
      if options.place != oldValue.place || !options.isEnabled { begin() } else { layOut() }
    }
  }
  /// What it looks like; a change closes it.
  public var style = RingStyle.cosmos { didSet { if style != oldValue { begin() } } }
  /// How it opens and closes; a change closes it.
  public var choreography = RingChoreography.cosmos {
    didSet { if choreography != oldValue { begin() } }
  }
  /// Its size in points.
  public var size = Size(480, 480) { didSet { if size != oldValue { layOut() } } }
  /// What the user's machine asks for.
  public var environment = Environment() {
    didSet {
      guard environment != oldValue else { return }
      if !isOpen, !tellsClosed { settle() }
      for index in rings.indices {
        rings[index].reduceMotion(environment.reducesMotion, at: now)
      }
      layOut()
    }
  }

  /// Whether it is open or opens; when not, it is closed or closes.
  public internal(set) var isOpen = false
  /// The item that was chosen last.
  public internal(set) var chosen: Int?

  /// The latest time it was told.
  var now = -Double.infinity
  /// The way to the ring that can be chosen from, which is the last.
  var rings: [Ring] = []
  /// Rings that were left and still close.
  var leaving: [Ring] = []
  var target = RingTarget.none
  var hold = RingHold.none
  var pointers = Pointers()
  var pause: RingPause?
  var mark = MarkRecognizer()
  var typed = TypeAhead()
  var hasFocus = false
  /// Whether the end of closing is still to be told.
  var tellsClosed = false
  /// Whether the info button was chosen, which is told at the end of closing.
  var tellsInfo = false
  /// Since when nobody has touched it; nil once somebody has.
  var untouched: Double? = -.infinity
  var revision = RingRevision()

  /// Makes a menu of the twelve star signs.
  public init() { begin() }

  /// Makes a menu of these items.
  public init(items: RingItems) {
    self.init()
    self.items = items
    begin()
  }

  /// How far it is opened, 0…1.
  public var openness: Double { rings.last?.value(.openness, at: now) ?? 0 }

  /// The middle of the ring that can be chosen from, or of the control.
  public var center: Point { rings.last?.layout.center ?? size.center }

  /// How many rings lie above the one that can be chosen from.
  public var level: Int { Swift.max(0, rings.count - 1) }

  /// The item under the finger, if any.
  public var highlighted: Int? {
    guard case .slot(let slot) = target else { return nil }
    return rings.last?.item(on: slot)
  }

  /// What a stroke or a finger has drawn so far that did not open the menu; empty for none.
  public var strokeLength: Int { hold == .marking ? mark.count : 0 }

  /// Whether nothing runs or holds it.
  public var isResting: Bool { now >= runsUntil && hold == .none }

  /// When everything that runs has ended.
  var runsUntil: Double {
    var end = -Double.infinity
    for ring in rings { end = Swift.max(end, ring.end) }
    for ring in leaving { end = Swift.max(end, ring.end) }
    return end
  }

  /// Stands closed, with nothing on its way.
  mutating func begin() {
    isOpen = false
    tellsClosed = false
    tellsInfo = false
    target = .none
    hold = .none
    pause = nil
    mark.cancel()
    pointers.removeAll()
    leaving = []
    rings = []
    settle()
  }

  /// What remains of a menu that is closed.
  mutating func settle() {
    leaving.removeAll(keepingCapacity: true)
    rings.removeAll(keepingCapacity: true)
    if options.place == .middle, let ring = makeRing(under: nil, at: size.center, back: nil) {
      rings.append(ring)
    }
    revision.count &+= 1
  }

  private mutating func layOut() {
    revision.count &+= 1
    for index in rings.indices {
      let isFixed = index == 0 && options.place == .middle
      let ring = rings[index]
      let back = index == 0 ? nil : backAngle(of: ring.parent, in: rings[index - 1].layout)
      rings[index].layout = layout(
        slotCount: ring.layout.slotCount,
        at: isFixed ? size.center : ring.layout.center,
        back: back
      )
    }
  }
}
