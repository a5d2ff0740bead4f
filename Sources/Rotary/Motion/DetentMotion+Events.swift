// The events.
extension DetentMotion {
  /// Returns the next event until a time; nil when the value has advanced to that time.
  ///
  /// Call it until it returns nil. A caller may start another glide in response to an event. The glide then begins at
  /// the time at which the last one ended, so that the events and the final position do not depend on the frequency of
  /// calls.
  ///
  /// - Parameters:
  ///   - time: The present time, in seconds; a time earlier than the last is ignored.
  ///   - scale: The detents.
  /// - Returns: The next event, in order.
  public mutating func next(until time: Double, on scale: some DetentScale) -> Event? {
    if let collision = metEnd {
      metEnd = nil
      return .metEnd(speed: collision.speed, at: collision.time)
    }
    while true {
      if leg == nil, now < time { leg = nextLeg(until: time) }
      guard let leg else {
        (reportedCount, swings) = (0, 0)
        if time.isFinite { now = Swift.max(now, time) }
        return nil
      }
      if let crossing = cross(leg, on: scale) { return crossing }
      if let event = finish(leg) { return event }
    }
  }

  /// Returns the part of the glide until it reverses, meets a bound or ends.
  private mutating func nextLeg(until time: Double) -> Leg? {
    guard case .gliding(let glide) = phase else { return nil }
    let start = glide.track.startTime
    let law = glide.track.law
    var leg = Leg(position: 0, times: now...now)
    var end = Swift.min(time, glide.endTime)
    if glide.endTime <= time { leg.end = .rest }
    if let contact = law.contact.map({ start + $0 }), now < contact, contact <= end {
      (end, leg.end) = (contact, .metEnd)
    }
    if swings < Self.maximumCrossings,
      let reversal = law.reversal(after: now - start).map({ start + $0 }), now < reversal,
      reversal < end
    {
      (end, leg.end) = (reversal, .nothing)
      swings += 1
    }
    end = Swift.max(now, end)
    leg.times = now...end
    leg.position = glide.position(at: end)
    if leg.end == .rest, let goal = glide.goal {
      (leg.position, leg.detent) = (goal.position, goal.detent)
    }
    return leg
  }

  /// Returns the crossing into the next detent on a part of the motion.
  private mutating func cross(_ leg: Leg, on scale: some DetentScale) -> Event? {
    let last =
      leg.detent
      ?? scale.detent(containing: crossesBeyondBounds ? leg.position : bounded(leg.position))
    guard detent != last else { return nil }
    if leg.detent == nil { self.leg?.detent = last }
    let isRising = detent < last
    reportedCount += 1
    let isSkipping = reportedCount > Self.maximumCrossings
    let count = isSkipping ? Int64(clamping: (last - detent).magnitude) : 1
    detent = isSkipping ? last : detent + (isRising ? 1 : -1)
    let boundary = scale.boundary(after: isRising ? detent - 1 : detent)
    let crossing = Crossing(detent: detent, boundary: boundary, isRising: isRising)
    let instant = self.time(of: crossing, on: leg)
    return count == 1
      ? .crossed(crossing, at: instant) : .skipped(count: count, to: crossing, at: instant)
  }

  private func time(of crossing: Crossing, on leg: Leg) -> Double {
    guard !leg.isDrag, case .gliding(let glide) = phase else {
      return crossing.time(from: position, to: leg.position, during: leg.times)
    }
    let start = glide.track.startTime
    let passed = glide.track.law.time(
      passing: crossing.boundary - glide.offset,
      from: leg.times.lowerBound - start,
      to: leg.times.upperBound - start
    )
    return Swift.min(start + passed, leg.times.upperBound)
  }

  /// Ends a part of the motion.
  private mutating func finish(_ leg: Leg) -> Event? {
    position = leg.position
    let instant = leg.times.upperBound
    now = Swift.max(now, instant)
    self.leg = nil
    switch leg.end {
    case .nothing: return nil
    case .metEnd: return .metEnd(speed: velocity.magnitude, at: instant)
    case .rest:
      phase = .resting
      return .cameToRest(at: instant)
    }
  }
}
