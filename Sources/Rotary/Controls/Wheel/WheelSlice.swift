import RealModule

/// The room in a sector that stands on the pointer, for upright boxes.
struct WheelSlice {
  /// Where the room begins.
  let innerRadius: Double
  /// Where it ends, short of the rim.
  let outerRadius: Double
  private let pointerAngle: Double
  /// How far from the sector's axis its sides are, over the distance from the centre.
  private let spread: Double

  init(of wheel: borrowing Wheel, width: Double, margin: Double, tilt: Double) {
    innerRadius = wheel.radius * wheel.style.sectorInnerRadius + margin / 2
    // Neither under the rim's edge nor under the pointer's tip.
    outerRadius = Swift.min(
      wheel.radius * (1 - wheel.style.rimWidth) - margin,
      wheel.radius * (1 - wheel.style.pointerLength) - margin / 4
    )
    pointerAngle = wheel.options.pointerAngle - tilt
    // From half a turn on the sides are behind.
    spread = width < .pi ? Double.tan(width / 2) : .infinity
  }

  /// From the hub's groove to the rim's margin.
  var depth: Double { Swift.max(0, outerRadius - innerRadius) }

  /// How wide an upright box of a height can be whose middle is on the sector's axis, so that all
  /// four corners lie in the sector; 0 when not even a line fits.
  func greatestWidth(height: Double, centerRadius: Double) -> Double {
    var low = 0.0
    var high = 2 * outerRadius
    // Halved until the next step would be below a thousandth of a point.
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if holds(Size(middle, height), centerRadius) { low = middle } else { high = middle }
    }
    return low < 0.01 ? 0 : low
  }

  private func holds(_ size: Size, _ centerRadius: Double) -> Bool {
    let cosine = Circular.cosine(pointerAngle)
    let sine = Circular.sine(pointerAngle)
    for corner in 0..<4 {
      let right = corner & 1 == 0 ? size.width / 2 : -size.width / 2
      let down = corner & 2 == 0 ? size.height / 2 : -size.height / 2
      let along = centerRadius + right * cosine + down * sine
      let across = (down * cosine - right * sine).magnitude
      let isInside =
        along >= innerRadius * 0.9 && across <= along * spread * 0.96
        && along * along + across * across <= outerRadius * outerRadius
      if !isInside { return false }
    }
    return true
  }
}
