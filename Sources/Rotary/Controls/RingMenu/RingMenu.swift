/// A menu of icons around a point: hold, slide to an icon, release.
///
/// Users can select as soon as the menu begins to open. Experienced users draw the direction as a stroke, and the menu
/// does not open.
///
/// Assigning a property's current value changes nothing. Changes of properties send no events, even if they close the
/// menu.
public struct RingMenu: Equatable, Sendable {
  /// The items; a change closes the menu and clears ``chosen``.
  public var items = RingItems.starSigns {
    didSet {
      guard items != oldValue else { return }
      chosen = nil
      begin()
    }
  }
  /// The behaviour; a new anchor closes the menu, and so does disabling it.
  public var options = RingMenuOptions() {
    didSet {
      guard options != oldValue else { return }
      if options.anchor != oldValue.anchor || !takesInput {
        begin()
      } else if options.scale != oldValue.scale || options.startAngle != oldValue.startAngle {
        layOut()
      } else {
        revision.count &+= 1
      }
    }
  }
  /// The lengths and colours; a change applies immediately, also during motion.
  public var style = RingStyle.cosmos { didSet { if style != oldValue { layOut() } } }
  /// The motion of opening and closing; a change continues from the current degree of opening.
  public var choreography = RingChoreography.cosmos {
    didSet { if choreography != oldValue { layOut() } }
  }
  /// The control's size in points; a side longer than 1,000,000 counts as 1,000,000.
  public var size = Size2D(480, 480) {
    didSet {
      size = InputLimits.size(size)
      guard size != oldValue else { return }
      let before = rings.last?.layout
      layOut()
      if let before, let after = rings.last?.layout { carryPointer(from: before, to: after) }
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

  /// Whether the menu is open or opening; if false, it is closed or closing.
  public internal(set) var isOpen = false
  /// The last selected item; nil before the first selection and after a change of the items.
  public internal(set) var chosen: Int?

  /// The latest time the menu has received, in seconds.
  public internal(set) var now = 0.0
  /// The events that have not been read yet.
  public var pendingEvents = PendingEvents<RingMenuEvent>()
  /// The open ring, which is last, and the rings above it.
  var rings: [Ring] = []
  /// The rings that the user has left and that are still closing.
  var leaving: [Ring] = []
  var target = RingTarget.none
  /// The position of the finger when a ring appeared under it or changed, until the finger moves.
  ///
  /// Until then, nothing is highlighted or selected, because the user has not pointed at the item under the finger.
  var still: RingPause?
  var hold = RingHold.none
  var pointers = Pointers()
  var pause: RingPause?
  var mark = MarkRecognizer()
  var typed = TypeAhead()
  var hasFocus = false
  /// Whether the menu is closing.
  var isClosing = false
  /// Whether the menu is closing because the info button was pressed.
  var closesForInfo = false
  /// The time since which the menu has not been touched; nil after the first touch.
  var untouched: Double? = .infinity
  var revision = RingRevision()

  /// Creates a menu of the twelve star signs.
  public init() { begin() }

  /// Creates a menu of items.
  public init(items: RingItems) {
    self.items = items
    begin()
  }

  /// The degree of opening, from 0 (closed) to 1 (open).
  public var openness: Double { rings.last?.value(.openness, at: now) ?? 0 }

  /// The centre of the uppermost ring, or of the control.
  public var center: Point2D { rings.last?.layout.center ?? size.center }

  /// The number of rings above the uppermost ring; 0 on the first.
  public var level: Int { Swift.max(0, rings.count - 1) }

  /// The item under the finger; nil if there is none.
  public var highlighted: Int? {
    guard case .slot(let slot) = target, !rings.isEmpty else { return nil }
    return rings[rings.count - 1].item(on: slot)
  }

  /// Whether an item, the way back or the info button is highlighted.
  public var hasHighlight: Bool { target != .none }

  /// The number of points of a stroke in progress that has not opened the menu; 0 without a stroke.
  public var strokeLength: Int { hold == .marking ? mark.count : 0 }

  /// Whether no ring moves and no pointer holds the menu.
  public var isResting: Bool { !isRunning && hold == .none }

  /// Whether the menu is closed, does not move, and has no pointer.
  ///
  /// A host that displays the menu only while the user needs it can then remove it.
  public var isIdle: Bool { !isOpen && pointers.isEmpty && !isClosing && !isRunning }

  /// Whether any ring opens or closes.
  var isRunning: Bool { now < runsUntil }

  /// The time at which all motion ends.
  var runsUntil: Double {
    var end = -Double.infinity
    for index in rings.indices { end = Swift.max(end, rings[index].end) }
    for index in leaving.indices { end = Swift.max(end, leaving[index].end) }
    return end
  }

  /// Screen points per point of the style.
  var scale: Double {
    options.scale ?? Swift.min(1, size.shorterSide / (2 * style.reach))
  }

  /// The area for the layout.
  var bounds: Rect2D { Rect2D(origin: .zero, size: size) }
}

extension RingMenu {
  /// Resets the menu to closed, without motion.
  mutating func begin() {
    isOpen = false
    isClosing = false
    closesForInfo = false
    target = .none
    hold = .none
    pause = nil
    still = nil
    mark.cancel()
    pointers.removeAll()
    rings.removeAll(keepingCapacity: true)
    settle()
  }

  /// Keeps only the parts that a closed menu shows.
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

  /// Updates the layout of all rings; their motion continues.
  private mutating func layOut() {
    revision.count &+= 1
    // Rings that are closing are removed, because they are nearly invisible.
    leaving.removeAll(keepingCapacity: true)
    for index in rings.indices {
      let previous = rings[index]
      let isFixed = index == 0 && options.anchor == .center
      var next = ring(
        previous.number,
        of: previous.items,
        under: previous.parent,
        below: index > 0 ? rings[index - 1] : nil,
        at: isFixed ? size.center : previous.layout.center
      )
      next.resume(previous, at: now)
      rings[index] = next
    }
  }

  /// Returns the layout of a ring; its wedges have the same directions on every path to it.
  ///
  /// - Parameters:
  ///   - slotCount: The number of wedges.
  ///   - center: The desired centre.
  /// - Returns: The layout, inside the bounds.
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
    layout.moveInside(bounds, reach: style.reach * scale)
    return layout
  }

  /// Returns the direction of the stroke that leads from a ring back to the one above; nil for the first ring.
  ///
  /// It follows from the item's wedge, not from the finger's path, so that it is always the same for a ring.
  func backAngle(from index: Int) -> Double? {
    index > 0 ? rings[index].parent.flatMap { backAngle(from: $0, in: rings[index - 1]) } : nil
  }

  private func backAngle(from item: Int, in above: Ring) -> Double? {
    above.slot(of: item).map { above.layout.middleAngle(of: $0) + .pi }
  }

  /// Creates a closed ring under the uppermost one; nil without items.
  func makeRing(under parent: Int?, at center: Point2D) -> Ring? {
    let children = items.ring(under: parent)
    guard !children.isEmpty else { return nil }
    return ring(freeNumber, of: children, under: parent, below: rings.last, at: center)
  }

  /// Creates a closed ring of items under an item of the ring above, if any.
  private func ring(
    _ number: UInt32,
    of children: [Int],
    under parent: Int?,
    below above: Ring?,
    at center: Point2D
  ) -> Ring {
    let layout = layout(slotCount: children.count, at: center)
    var back: Double?
    if let parent, let above { back = backAngle(from: parent, in: above) }
    return Ring(
      number: number,
      parent: parent,
      items: children,
      layout: layout,
      artwork: RingArtwork(items, on: children, layout, style, back: back, environment),
      timelines: timelines(slotCount: children.count, under: parent)
    )
  }

  /// Returns the timelines of a ring.
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

  /// The smallest number that no ring uses.
  private var freeNumber: UInt32 {
    var number: UInt32 = 0
    while rings.contains(where: { $0.number == number })
      || leaving.contains(where: { $0.number == number })
    { number += 1 }
    return number
  }
}

// The size and the areas for touches.
extension RingMenu {
  /// 480 points square; below 240 points, icons are smaller than a fingertip.
  public var preferredSize: PreferredSize {
    PreferredSize(Size2D(480, 480), minimum: Size2D(240, 240))
  }

  /// Reports the whole control if the menu is open or opens around the finger; otherwise the square in the middle.
  ///
  /// In the square, a press must become long, unless the menu opens at once or takes strokes.
  public func readTouchAreas(_ read: (TouchArea) -> Void) {
    let awaitsLongPress = !isOpen && !opensAgain && options.awaitsLongPress
    read(TouchArea(awaitsLongPress ? .longPress : .hold, frame: isOpen ? bounds : pressFrame))
  }

  /// Half of the side of the square around the centre in which a closed menu can be pressed, in points: 40 of 80.
  private static let pressReach = 40.0

  /// The area in which a press opens a closed menu.
  ///
  /// The whole control if the menu opens around the finger; otherwise a square of 80 by 80 points around its centre.
  /// While the menu closes, the area reaches as far as its wedges.
  public var pressFrame: Rect2D {
    guard options.anchor == .center else { return bounds }
    let radius = isClosing ? style.outerRadius : style.closedRadius + style.rimWidth
    let reach = Swift.max(Self.pressReach, radius * scale)
    let middle = size.center
    return Rect2D(middle.x - reach, middle.y - reach, 2 * reach, 2 * reach)
  }

  /// Whether a press opens the menu at once, because the menu is still closing.
  var opensAgain: Bool { isClosing && options.anchor == .center }
}

/// The part of the menu under the finger.
enum RingTarget: Equatable, Sendable {
  case none
  /// A wedge of the uppermost ring.
  case slot(Int)
  /// The hub of a ring under an item, which leads back.
  case back
  case info
}

/// The state of a press.
enum RingHold: Equatable, Sendable {
  /// No pointer is down, or it has no effect.
  case none
  /// The pointer waits for its press to become long; it may move a little.
  case waiting(RingMenuPress)
  /// The pointer draws a stroke, on a menu that accepts strokes.
  case marking
  /// The pointer slides over an open menu.
  case sliding
}

/// The position of a resting finger, and the time since which it rests.
struct RingPause: Equatable, Sendable {
  var position: Point2D
  var start: Double
}

/// The number of changes to a menu's picture other than by motion, the target or the stroke.
///
/// It is not part of a menu's value, so any two revisions are equal.
struct RingRevision: Equatable, Sendable {
  var count: UInt32 = 0

  static func == (left: RingRevision, right: RingRevision) -> Bool { true }
}
