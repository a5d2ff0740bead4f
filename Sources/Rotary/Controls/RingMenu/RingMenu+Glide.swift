extension RingMenu {
  /// The pointer is somewhere over an open menu.
  mutating func glide(
    to place: Point,
    at time: Double,
    emit: (RingMenuEvent, Double) -> Void
  ) {
    guard isOpen, place.isFinite, let ring = rings.last else { return }
    let zone = ring.layout.zone(at: place)
    if case .beyond(let slot) = zone, opensRing(slot, of: ring) {
      return pass(slot, at: place, time: time, emit: emit)
    }
    aim(at: target(of: zone, at: place, in: ring), time: time, emit: emit)
    guard case .slot(let slot) = target, opensRing(slot, of: ring) else { return }
    if pause.map({ $0.place.distance(to: place) > mark.jitterPoints }) ?? true {
      pause = RingPause(place: place, start: time)
    }
  }

  /// What lies at a place of a ring.
  private func target(of zone: RingLayout.Zone, at place: Point, in ring: Ring) -> RingTarget {
    if case .wedge(let slot) = zone { return .slot(slot) }
    guard let info = infoCenter(of: ring) else { return .none }
    let way = place - info
    let reach = style.infoSize / 2 * ring.layout.scale
    return Swift.max(way.x.magnitude, way.y.magnitude) <= reach ? .info : .none
  }

  /// The middle of the info button; only the first ring has one.
  func infoCenter(of ring: Ring) -> Point? {
    guard ring.parent == nil, let distance = style.infoDistance else { return nil }
    return ring.layout.center + Point(0, distance * ring.layout.scale)
  }

  /// Whether a wedge leads to another ring.
  private func opensRing(_ slot: Int, of ring: Ring) -> Bool {
    guard let item = ring.item(on: slot) else { return ring.layout.leadsBack }
    return items.hasRing(item)
  }

  /// Goes to the ring that a wedge leads to.
  private mutating func pass(
    _ slot: Int,
    at place: Point,
    time: Double,
    emit: (RingMenuEvent, Double) -> Void
  ) {
    if let item = rings.last?.item(on: slot) {
      enter(item, at: place, time: time, emit: emit)
    } else {
      _ = goBack(at: time, emit: emit)
    }
  }

  /// When a pause on a wedge opens the ring it leads to.
  var pauseDeadline: Double? { pause.map { $0.start + Swift.max(0, options.pauseSeconds) } }

  /// The pointer has paused long enough.
  mutating func passPaused(at time: Double, emit: (RingMenuEvent, Double) -> Void) {
    guard let place = pause?.place else { return }
    pause = nil
    guard case .slot(let slot) = target else { return }
    pass(slot, at: place, time: time, emit: emit)
  }
}
