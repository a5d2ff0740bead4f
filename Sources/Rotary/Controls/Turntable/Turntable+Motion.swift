/// A motion of a turntable with its beginning and its end.
struct TurntableMotion: TimedGlide, Equatable, Sendable {
  var glide: Glide
  /// When it began.
  var start: Double
  /// The place at which it ends.
  var goal: Double
  /// Whether it runs into an end there, and is drawn back to it.
  var bounces = false
}

/// A pointer that holds a turntable.
struct TurntableHold: Equatable, Sendable {
  /// Whether it stopped one that was turning.
  var caught: Bool
  /// The place that the finger asks for, before the ends have their say.
  var pull: Double
}

extension Turntable {
  /// Where to bring an item.
  public enum ScrollPosition: UInt8, CaseIterable, Equatable, Sendable {
    /// Into view, by the shortest way.
    case nearest
    /// To the middle of the arc.
    case middle
    /// To where the first item rests.
    case start
    /// To where the last item rests.
    case end
  }

  /// How long it takes to scroll to an item.
  static let scrollSeconds = 0.5
  /// How long it takes to go on when it turns already: the response of a spring.
  static let hurrySeconds = 0.35
  /// How long a jump takes to be faded in.
  static let fadeSeconds = 0.15
  /// What brings items to their places after a change of the list: critically damped.
  static let change = Spring.Parameters(dampingRatio: 1, response: 0.4)

  /// How far the ends give: as scroll views do, measured by the view.
  var band: RubberBand { RubberBand(limit: ring.view / Swift.max(ring.pointsPerItem, 1e-9)) }

  /// Where it may rest near a place.
  func resting(near target: Double) -> Double {
    let inside = withinEnds(target)
    guard options.snaps else { return inside }
    let whole = inside.rounded()
    // The ends may lie between items; then an item nearer to the middle is the last to rest on.
    if isEndless || withinEnds(whole) == whole { return whole }
    return list.count < 2 ? inside : whole > inside ? whole - 1 : whole + 1
  }

  /// Scrolls to an item.
  ///
  /// On a long way items are left out, so that a million of them takes no longer than ten.
  ///
  /// - Parameters:
  ///   - index: the item; one that does not exist changes nothing.
  ///   - position: where to bring it. Default ``ScrollPosition/middle``.
  ///   - animated: whether it turns there in 0.5 s, or stands there at once. Default true.
  ///   - time: now, in seconds.
  ///   - emit: takes an event and its time.
  /// - Returns: whether there is such an item and the time did not run backward.
  @discardableResult
  public mutating func scroll(
    to index: Int,
    at position: ScrollPosition = .middle,
    animated: Bool = true,
    time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) -> Bool {
    guard index >= 0, index < list.count, time.isFinite, time >= now else { return false }
    advance(to: time, emit: emit)
    hold = nil
    let here = motion?.goal ?? place
    var item = Double(index)
    if isEndless {
      let count = Double(list.count)
      item += ((here - item) / count).rounded() * count
    }
    let target: Double
    switch position {
    case .nearest: target = Swift.min(Swift.max(here, item - reach), item + reach)
    case .middle: target = item
    case .start: target = item + reach
    case .end: target = item - reach
    }
    if animated {
      glide(to: resting(near: target), at: time, emit: emit)
    } else {
      stand(at: resting(near: target), time: time, emit: emit)
    }
    return true
  }

  /// Turns from where it is, at the speed it has, to a place.
  mutating func glide(
    to target: Double,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) {
    let speed = itemsPerSecond
    hold = nil
    guard !environment.reducesMotion else {
      stand(at: target, time: time, fades: true, emit: emit)
      return
    }
    guard target != place || speed != 0 else {
      finish(at: time, emit: emit)
      return
    }
    leaveOut(to: target, at: time, emit: emit)
    let glide: Glide
    if speed == 0 {
      glide = .eased(
        EasedMove(from: place, to: target, duration: Self.scrollSeconds, easing: .easeInOut)
      )
    } else {
      glide = .spring(
        Spring(
          from: place,
          velocity: speed,
          to: target,
          parameters: Spring.Parameters(dampingRatio: 1, response: Self.hurrySeconds)
        )
      )
    }
    motion = TurntableMotion(glide: glide, start: time, goal: target)
  }

  /// Goes over most of a long way at once, by whole items, so that none stands elsewhere than
  /// before.
  private mutating func leaveOut(
    to target: Double,
    at time: Double,
    emit: (TurntableEvent, Double) -> Void
  ) {
    let run = Double(4 * ring.side + 2)
    let way = target - place
    guard way.magnitude > run else { return }
    let skipped = (way.magnitude - run).rounded(.down)
    place += way < 0 ? -skipped : skipped
    showWindow(at: time, emit: emit)
  }

  /// Stands at a place at once.
  mutating func stand(
    at target: Double,
    time: Double,
    fades: Bool = false,
    emit: (TurntableEvent, Double) -> Void
  ) {
    let isElsewhere = target != place
    let before = centredIndex
    place = target
    showWindow(at: time, emit: emit)
    if fades, isElsewhere {
      presence.fade(from: 0, to: 1, duration: Self.fadeSeconds, at: time)
    }
    if let index = centredIndex, index != before {
      emit(.centred(index: index, id: list[index]), time)
    }
    finish(at: time, emit: emit)
  }

  /// Comes to rest, and counts the turns no longer.
  mutating func finish(at time: Double, emit: (TurntableEvent, Double) -> Void) {
    motion = nil
    hold = nil
    if isEndless {
      let turns = base - (index(at: base) ?? base)
      base -= turns
      place -= Double(turns)
      for cell in cells.indices { cells[cell].place -= Double(turns) }
    }
    emit(.settled, time)
  }

  /// Tells of every item that passes the middle on the way to a place, in order, and hands cells
  /// on.
  mutating func pass(
    to target: Double,
    emit: (TurntableEvent, Double) -> Void,
    time: (Crossing) -> Double
  ) {
    let last = WholeScale().detent(at: target)
    for crossing in Crossings(on: WholeScale(), fromDetent: Int64(base), toDetent: last) {
      slide(to: Int(crossing.detent), at: time(crossing), emit: emit)
    }
  }
}
