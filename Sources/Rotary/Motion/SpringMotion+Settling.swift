import RealModule

extension SpringMotion {
  /// Returns the time after which the envelope stays below the tolerance.
  func settlingTime(_ tolerance: MotionTolerance) -> Double {
    guard offset != 0 || startVelocity != 0 else { return 0 }
    guard decay > 0 else { return .infinity }
    func isSettled(_ t: Double) -> Bool {
      let bound = envelope(t)
      return bound.x <= tolerance.leastDistance && bound.v <= tolerance.leastSpeed
    }
    var high = 1 / decay
    // Doubles the time until the spring is settled; 60 doublings are longer than the age of the universe.
    for _ in 0..<60 where !isSettled(high) { high *= 2 }
    guard isSettled(high) else { return .infinity }
    var low = 0.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if isSettled(middle) { high = middle } else { low = middle }
    }
    return high
  }

  /// Returns upper bounds of displacement and speed from t on, which only decrease.
  private func envelope(_ t: Double) -> (x: Double, v: Double) {
    let slope = (startVelocity + decay * offset).magnitude
    let frequency = frequencySquared.magnitude.squareRoot()
    let push = (decay * startVelocity + undampedSquared * offset).magnitude
    let s: Double
    let rate: Double
    if frequencySquared > 0 {
      // |S| ≤ min(t, 1/ω); with t the bound has a maximum at 1/β, where the search begins.
      s = Swift.min(Swift.max(t, 1 / decay), 1 / frequency)
      rate = decay
    } else {
      rate = slowDecay
      // The same, with (1 − e^(−2ωt))/2ω instead of sin(ωt)/ω.
      s = Swift.min(Swift.max(t, 1 / rate), frequency > 0 ? 0.5 / frequency : .infinity)
    }
    let fall = Double.exp(-rate * t)
    return (
      fall * (offset.magnitude + slope * s),
      fall * (startVelocity.magnitude + push * s)
    )
  }
}
