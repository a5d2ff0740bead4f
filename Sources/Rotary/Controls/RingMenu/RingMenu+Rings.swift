extension RingMenu {
  /// No more rings are seen at once that were left; the oldest, nearly closed, is gone at once.
  private static let mostLeaving = 8

  /// What a point of the style measures on the screen.
  var scale: Double {
    let fitting = size.shorterSide / (2 * style.reach)
    return options.scale ?? Swift.min(1, Swift.max(0, fitting))
  }

  /// What everything is laid out in.
  var bounds: Rect { Rect(origin: .zero, size: size) }

  /// Where the wedges of a ring stand.
  ///
  /// - Parameters:
  ///   - slotCount: how many there are.
  ///   - center: where its middle is to be.
  ///   - back: the direction of the ring above; nil for the first ring.
  /// - Returns: the layout, inside the bounds.
  func layout(slotCount: Int, at center: Point, back: Double?) -> RingLayout {
    let isMirrored = environment.isRightToLeft
    var layout = RingLayout(
      center: center,
      scale: scale,
      slotCount: slotCount,
      startAngle: isMirrored ? .pi - options.startAngle : options.startAngle,
      sweep: Circular.turn,
      isMirrored: isMirrored,
      leadsBack: back != nil,
      innerRadius: style.innerRadius,
      outerRadius: style.outerRadius
    )
    if let back {
      layout.startAngle = back + (isMirrored ? layout.wedge : -layout.wedge) / 2
    }
    if options.edges == .partial,
      layout.becomePartial(in: bounds, reach: style.outerRadius * scale)
    {
      return layout
    }
    layout.moveInside(bounds, reach: style.reach * scale)
    return layout
  }

  /// The direction in which the ring above lies, as seen from an item's own ring.
  ///
  /// It is that of the item's wedge and not of the finger, so that a ring is always the same.
  func backAngle(of item: Int?, in above: RingLayout) -> Double? {
    guard let item else { return nil }
    let siblings = items.ring(under: items.all[item].parent)
    for index in siblings.indices where siblings[index] == item {
      return above.middleAngle(of: above.leadsBack ? index + 1 : index) + .pi
    }
    return nil
  }

  /// Makes a ring that stands closed; nil without items.
  func makeRing(under parent: Int?, at center: Point, back: Double?) -> Ring? {
    let children = items.ring(under: parent)
    guard !children.isEmpty else { return nil }
    let slotCount = children.count + (back == nil ? 0 : 1)
    return Ring(
      number: freeNumber,
      parent: parent,
      items: children,
      layout: layout(slotCount: slotCount, at: center, back: back),
      timeline: timeline(opens: true, slotCount: slotCount, under: parent)
    )
  }

  /// The timeline of a ring.
  func timeline(opens: Bool, slotCount: Int, under parent: Int?) -> KeyedTimeline<RingPart> {
    choreography.timeline(
      opens: opens,
      style: style,
      dividerCount: slotCount,
      staysSeen: options.place == .middle && parent == nil,
      reducesMotion: environment.reducesMotion
    )
  }

  /// The least number that no ring has.
  private var freeNumber: UInt32 {
    var number: UInt32 = 0
    while rings.contains(where: { $0.number == number })
      || leaving.contains(where: { $0.number == number })
    { number += 1 }
    return number
  }

  /// Opens or closes one of the rings from what is on the screen.
  mutating func run(_ index: Int, toOpen: Bool, at time: Double) {
    revision.count &+= 1
    rings[index] = running(rings[index], toOpen: toOpen, at: time)
  }

  private func running(_ ring: Ring, toOpen: Bool, at time: Double) -> Ring {
    var ring = ring
    let (slotCount, parent) = (ring.layout.slotCount, ring.parent)
    ring.run(toOpen: toOpen, at: time) {
      timeline(opens: $0, slotCount: slotCount, under: parent)
    }
    return ring
  }

  /// Opens the menu.
  ///
  /// - Parameters:
  ///   - place: where, for one that opens around the finger.
  ///   - time: now.
  ///   - emit: takes what happened.
  mutating func beginOpening(at place: Point, time: Double, emit: (RingMenuEvent, Double) -> Void) {
    guard !isOpen else { return }
    if options.place == .finger, !rings.isEmpty { leave(at: time) }
    if rings.isEmpty {
      guard let ring = makeRing(under: nil, at: place, back: nil) else { return }
      rings.append(ring)
    }
    isOpen = true
    tellsClosed = false
    tellsInfo = false
    touch()
    run(0, toOpen: true, at: time)
    emit(.opened, time)
  }

  /// Closes all rings; nothing is chosen by it.
  mutating func beginClosing(at time: Double, emit: (RingMenuEvent, Double) -> Void) {
    guard isOpen else { return }
    aim(at: .none, time: time, emit: emit)
    while rings.count > 1 { leave(at: time) }
    isOpen = false
    tellsClosed = true
    pause = nil
    run(0, toOpen: false, at: time)
    emit(.closing, time)
  }

  /// Opens an item's own ring around a place.
  mutating func enter(
    _ item: Int,
    at place: Point,
    time: Double,
    emit: (RingMenuEvent, Double) -> Void
  ) {
    guard let above = rings.last,
      let back = backAngle(of: item, in: above.layout),
      let ring = makeRing(under: item, at: place, back: back)
    else { return }
    run(rings.count - 1, toOpen: false, at: time)
    rings.append(ring)
    aim(at: .none, time: time, emit: emit)
    run(rings.count - 1, toOpen: true, at: time)
    emit(.entered(item), time)
  }

  /// Goes back to the ring above; answers whether there is one.
  mutating func goBack(at time: Double, emit: (RingMenuEvent, Double) -> Void) -> Bool {
    guard rings.count > 1, let item = rings.last?.parent else { return false }
    aim(at: .none, time: time, emit: emit)
    leave(at: time)
    run(rings.count - 1, toOpen: true, at: time)
    emit(.left(item), time)
    return true
  }

  /// Lets the last ring close by itself.
  private mutating func leave(at time: Double) {
    guard let last = rings.popLast() else { return }
    if leaving.count == Self.mostLeaving { leaving.removeFirst() }
    leaving.append(running(last, toOpen: false, at: time))
    revision.count &+= 1
  }

  /// Chooses an item, or opens its ring.
  ///
  /// - Parameters:
  ///   - item: which.
  ///   - place: around which its ring opens.
  ///   - time: now.
  ///   - emit: takes what happened.
  mutating func choose(
    _ item: Int,
    at place: Point,
    time: Double,
    emit: (RingMenuEvent, Double) -> Void
  ) {
    guard !items.hasRing(item) else { return enter(item, at: place, time: time, emit: emit) }
    chosen = item
    emit(.chosen(item), time)
    beginClosing(at: time, emit: emit)
  }

  /// Aims at something else; what lies under the finger is told once.
  mutating func aim(
    at target: RingTarget,
    time: Double,
    emit: (RingMenuEvent, Double) -> Void
  ) {
    guard target != self.target else { return }
    let before = highlighted
    self.target = target
    pause = nil
    if highlighted != before { emit(.highlighted(highlighted), time) }
  }

  /// Somebody has touched it: no hint is needed.
  mutating func touch() {
    guard untouched != nil else { return }
    untouched = nil
    revision.count &+= 1
  }
}
