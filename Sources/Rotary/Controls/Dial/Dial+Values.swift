extension Dial {
  /// The greatest value that steps lead to.
  var greatest: Double { scale.wraps ? scale.maximum : scale.stepped(scale.maximum) }

  /// How far apart the values of a range are at least, in whole steps.
  var leastDistance: Double {
    Swift.min(inSteps(options.minimumDistance, .up), greatest - scale.minimum)
  }

  /// How far apart they are at most.
  var mostDistance: Double {
    let most = Swift.min(inSteps(options.maximumDistance, .down), greatest - scale.minimum)
    return Swift.max(most, leastDistance)
  }

  private func inSteps(_ distance: Double, _ rule: FloatingPointRoundingRule) -> Double {
    let bounded = distance > 0 ? Swift.min(distance, scale.span) : 0
    guard scale.step > 0 else { return bounded }
    // A quotient of two decimal numbers may be off from a whole one by its last digits.
    let steps = bounded / scale.step
    let nearest = steps.rounded()
    return ((steps - nearest).magnitude < 1e-9 ? nearest : steps.rounded(rule)) * scale.step
  }

  /// Between which values a thumb can be brought; of both, the lower one.
  func reach(of thumb: DialThumb) -> ClosedRange<Double> {
    guard !scale.wraps else { return -Double.infinity...Double.infinity }
    let isFree = options.meeting == .swap && thumb != .both
    return isFree ? scale.minimum...greatest : room(for: thumb)
  }

  /// Between which values a thumb can stand that stays on its side; of both, the lower one.
  private func room(for thumb: DialThumb) -> ClosedRange<Double> {
    guard !scale.wraps else { return -Double.infinity...Double.infinity }
    guard options.isRange else { return scale.minimum...greatest }
    switch thumb {
    case .low: return scale.minimum...Swift.max(scale.minimum, greatest - leastDistance)
    case .high: return Swift.min(scale.minimum + leastDistance, greatest)...greatest
    case .both: return scale.minimum...Swift.max(scale.minimum, greatest - (high - low))
    }
  }

  /// Where a thumb stands; of both, the lower one.
  func place(of thumb: DialThumb) -> Double { thumb == .high ? high : low }

  /// Both values once a thumb stands at a place, the other pushed or drawn along.
  func values(_ thumb: DialThumb, at place: Double) -> (low: Double, high: Double) {
    guard options.isRange else { return (low, place) }
    let room = room(for: thumb)
    let place = Swift.min(Swift.max(place, room.lowerBound), room.upperBound)
    switch thumb {
    case .low:
      let pushed = Swift.min(Swift.max(high, place + leastDistance), place + mostDistance)
      return (place, scale.stepped(pushed))
    case .high:
      let pushed = Swift.min(Swift.max(low, place - mostDistance), place - leastDistance)
      return (scale.stepped(pushed), place)
    case .both: return (place, scale.stepped(place + (high - low)))
    }
  }

  /// The value that a place is held at: that of a detent close by, or of a step.
  func held(_ place: Double) -> Double {
    let distance = Swift.max(0, options.snapAngle) * scale.valuePerRadian
    return scale.stepped(notches.nearest(to: place, within: distance) ?? place)
  }

  /// Whether steps are so small that the thumb is not seen to jump from one to the next.
  var isSmooth: Bool { scale.step * scale.sweep <= Self.smoothAngle * scale.span }

  /// Steps of less than a degree and a half are not seen.
  private static let smoothAngle = Circular.radians(degrees: 1.5)

  /// Tells of every detent on the way from one place to another, in order.
  func cross(
    from start: Double,
    to end: Double,
    emit: (DialEvent, Double) -> Void,
    time: (Crossing) -> Double
  ) {
    if !notches.values.isEmpty {
      for crossing in Crossings(on: notches, from: start, to: end) {
        emit(.crossed(scale.wrapped(crossing.boundary)), time(crossing))
      }
    } else if scale.count > 1, scale.count <= DialOptions.mostTicks {
      for crossing in Crossings(on: scale, from: start, to: end) {
        emit(.crossed(scale.wrapped(scale.position(of: crossing.detent))), time(crossing))
      }
    }
  }

  /// Puts both values elsewhere; what is shown comes after in a given time.
  mutating func put(_ values: (low: Double, high: Double), after seconds: Double, at time: Double) {
    if seconds > 0, !environment.reducesMotion {
      Self.lag(&lowLag, by: values.low - low, for: seconds, at: time)
      Self.lag(&highLag, by: values.high - high, for: seconds, at: time)
    }
    (low, high) = values
  }

  private static func lag(
    _ lag: inout MotionTrack<EasedMove>,
    by way: Double,
    for seconds: Double,
    at time: Double
  ) {
    guard way != 0 else { return }
    lag.fade(from: lag.position(at: time) - way, to: 0, duration: seconds, at: time)
  }
}
