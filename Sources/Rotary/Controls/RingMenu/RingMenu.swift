/// A menu of icons round a point: hold, slide to one, let go.
///
/// It can be chosen from as soon as it begins to open. Who knows the way draws it as a stroke, and
/// the menu does not open at all.
///
/// A property that is given the value it has changes nothing. Nothing is told of what a property ends.
public struct RingMenu: Equatable, Sendable {
  /// What it offers; a change closes it and forgets what was chosen.
  public var items = RingItems.starSigns {
    didSet {
      guard items != oldValue else { return }
      chosen = nil
      begin()
    }
  }
  /// How it behaves; another anchor closes it, and so does disabling it.
  public var options = RingMenuOptions() {
    didSet {
      guard options != oldValue else { return }
      if options.anchor != oldValue.anchor || !takesInput {
        begin()
      } else if options.edges != oldValue.edges || options.scale != oldValue.scale
        || options.startAngle != oldValue.startAngle
      {
        layOut()
      } else {
        revision.count &+= 1
      }
    }
  }
  /// What it looks like; a change takes effect wherever it is on its way.
  public var style = RingStyle.cosmos { didSet { if style != oldValue { layOut() } } }
  /// How it opens and closes; a change takes effect from as far as it is.
  public var choreography = RingChoreography.cosmos {
    didSet { if choreography != oldValue { layOut() } }
  }
  /// Its size in points; a side of more than 1,000,000 counts as that.
  public var size = Size2D(480, 480) {
    didSet {
      size = InputLimits.size(size)
      if size != oldValue { layOut() }
    }
  }
  /// The user's system settings; a change applies immediately.
  public var environment = ControlEnvironment() {
    didSet {
      guard environment != oldValue else { return }
      if environment.isEnabled != oldValue.isEnabled, !takesInput { begin() }
      layOut()
    }
  }

  /// Whether it is open or opens; when not, it is closed or closes.
  public internal(set) var isOpen = false
  /// The item that was chosen last; nil for none, and after a change of the items.
  public internal(set) var chosen: Int?

  /// The latest time it was told, in seconds; −∞ before the first.
  public internal(set) var now = -Double.infinity
  /// The way to the ring that can be chosen from, which is the last.
  var rings: [Ring] = []
  /// Rings that were left and still close.
  var leaving: [Ring] = []
  var target = RingTarget.none
  /// Where the finger was when the ring opened or changed under it, until it has moved.
  ///
  /// Until then nothing is lit or chosen: what lies under it is nothing that it pointed at.
  var still: RingPause?
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
    self.items = items
    begin()
  }

  /// How far it is opened, 0…1.
  public var openness: Double { rings.last?.value(.openness, at: now) ?? 0 }

  /// The centre of the ring that can be chosen from, or of the control.
  public var center: Point2D { rings.last?.layout.center ?? size.center }

  /// How many rings lie above the one that can be chosen from.
  public var level: Int { Swift.max(0, rings.count - 1) }

  /// The item under the finger, if any.
  public var highlighted: Int? {
    guard case .slot(let slot) = target, !rings.isEmpty else { return nil }
    return rings[rings.count - 1].item(on: slot)
  }

  /// How many points a stroke that did not open the menu has so far; 0 for none.
  public var strokeLength: Int { hold == .marking ? mark.count : 0 }

  /// Whether nothing runs or holds it.
  public var isResting: Bool { !isRunning && hold == .none }

  /// Whether any ring opens or closes.
  var isRunning: Bool { now < runsUntil }

  /// When everything that runs has ended.
  var runsUntil: Double {
    var end = -Double.infinity
    for index in rings.indices { end = Swift.max(end, rings[index].end) }
    for index in leaving.indices { end = Swift.max(end, leaving[index].end) }
    return end
  }

  /// What a point of the style measures on the screen.
  var scale: Double {
    options.scale ?? Swift.min(1, size.shorterSide / (2 * style.reach))
  }

  /// What everything is laid out in.
  var bounds: Rect2D { Rect2D(origin: .zero, size: size) }
}

extension RingMenu {
  /// Stands closed, with nothing on its way.
  mutating func begin() {
    isOpen = false
    tellsClosed = false
    tellsInfo = false
    target = .none
    hold = .none
    pause = nil
    still = nil
    mark.cancel()
    pointers.removeAll()
    rings.removeAll(keepingCapacity: true)
    settle()
  }

  /// Keeps what a menu that is closed still shows.
  mutating func settle() {
    leaving.removeAll(keepingCapacity: true)
    switch options.anchor {
    case .finger: rings.removeAll(keepingCapacity: true)
    case .center:
      if rings.isEmpty, let ring = makeRing(under: nil, at: size.center) {
        rings.append(ring)
      }
    }
    revision.count &+= 1
  }

  /// Lays everything out anew and goes on from there.
  private mutating func layOut() {
    revision.count &+= 1
    // What is nearly gone need not be made anew.
    leaving.removeAll(keepingCapacity: true)
    for index in rings.indices {
      let isFixed = index == 0 && options.anchor == .center
      let ring = rings[index]
      let layout = layout(
        slotCount: ring.layout.slotCount,
        at: isFixed ? size.center : ring.layout.center
      )
      rings[index].layout = layout
      let back = backAngle(from: index)
      rings[index].artwork = RingArtwork(
        items,
        on: ring.items,
        layout,
        style,
        back: back,
        environment
      )
      let timelines = timelines(slotCount: layout.slotCount, under: ring.parent)
      rings[index].take(timelines, at: now.isFinite ? now : 0)
    }
  }

  /// Where the wedges of a ring stand: in the same directions, whatever led to it.
  ///
  /// - Parameters:
  ///   - slotCount: how many there are.
  ///   - center: where its centre is to be.
  /// - Returns: the layout, inside the bounds.
  func layout(slotCount: Int, at center: Point2D) -> RingLayout {
    let isMirrored = environment.isRightToLeft
    var layout = RingLayout(
      center: center,
      scale: scale,
      slotCount: slotCount,
      startAngle: isMirrored ? .pi - options.startAngle : options.startAngle,
      isMirrored: isMirrored,
      innerRadius: style.innerRadius,
      outerRadius: style.outerRadius
    )
    if options.edges == .partial,
      layout.becomePartial(in: bounds, reach: style.outerRadius * scale)
    {
      return layout
    }
    layout.moveInside(bounds, reach: style.reach * scale)
    return layout
  }

  /// The direction of the stroke that leads from a ring back to the one above; nil for the first.
  ///
  /// It is that of the item's wedge and not of the finger, so that a ring is always the same.
  func backAngle(from index: Int) -> Double? {
    index > 0 ? rings[index].parent.flatMap { backAngle(from: $0, in: rings[index - 1]) } : nil
  }

  private func backAngle(from item: Int, in above: Ring) -> Double? {
    above.slot(of: item).map { above.layout.middleAngle(of: $0) + .pi }
  }

  /// Makes a ring that stands closed, under the last one; nil without items.
  func makeRing(under parent: Int?, at center: Point2D) -> Ring? {
    let children = items.ring(under: parent)
    guard !children.isEmpty else { return nil }
    let layout = layout(slotCount: children.count, at: center)
    var back: Double?
    if let parent, let above = rings.last { back = backAngle(from: parent, in: above) }
    return Ring(
      number: freeNumber,
      parent: parent,
      items: children,
      layout: layout,
      artwork: RingArtwork(items, on: children, layout, style, back: back, environment),
      timelines: timelines(slotCount: children.count, under: parent)
    )
  }

  /// The timelines of a ring.
  func timelines(slotCount: Int, under parent: Int?) -> Ring.Timelines {
    func timeline(opens: Bool) -> KeyedTimeline<RingPart> {
      choreography.timeline(
        opens: opens,
        style: style,
        dividerCount: slotCount,
        showsClosed: options.anchor == .center && parent == nil,
        reducesMotion: environment.reducesMotion
      )
    }
    return Ring.Timelines(opening: timeline(opens: true), closing: timeline(opens: false))
  }

  /// The smallest number that no ring has.
  private var freeNumber: UInt32 {
    var number: UInt32 = 0
    while rings.contains(where: { $0.number == number })
      || leaving.contains(where: { $0.number == number })
    { number += 1 }
    return number
  }
}

/// What lies under the finger.
enum RingTarget: Equatable, Sendable {
  case none
  /// A wedge of the uppermost ring.
  case slot(Int)
  /// The hub of a ring under an item, which leads back.
  case back
  case info
}

/// What a pointer that is down does.
enum RingHold: Equatable, Sendable {
  /// None is down, or it does nothing.
  case none
  /// It waits to become long, since then; it may slip meanwhile.
  case waiting(since: Double)
  /// It draws a stroke, on a menu that takes them.
  case marking
  /// It slides over an open menu.
  case sliding
}

/// A finger that rests: where, and since when.
struct RingPause: Equatable, Sendable {
  var position: Point2D
  var start: Double
}

/// Counts what changes a menu's picture, but for motion, the target and the stroke.
///
/// It is no part of what the menu is: any two are equal.
struct RingRevision: Equatable, Sendable {
  var count: UInt32 = 0

  static func == (left: RingRevision, right: RingRevision) -> Bool { true }
}
