import RealModule

/// The space for upright boxes in the sector at the pointer.
struct WheelSlice {
  /// The radius at which the space begins.
  let innerRadius: Double
  /// The radius at which the space ends, inside the rim.
  let outerRadius: Double
  /// The sector's width, in radians.
  let width: Double
  private let pointerAngle: Double
  /// The distance of the sector's sides from its axis, divided by the distance from the centre.
  private let spread: Double

  init(of wheel: borrowing Wheel, width: Double, tilt: Double) {
    let margin = WheelLabelPlan.rimMargin
    innerRadius = wheel.radius * wheel.style.sectorInnerRadius + margin / 2
    // Labels are not under the edges of the rim and the pointer.
    outerRadius = Swift.min(
      wheel.radius * (1 - wheel.style.rimWidth) - margin,
      wheel.radius * (1 - wheel.style.pointerLength) - margin / 4,
      wheel.radius - WheelArtwork.pointerReach(of: wheel)
    )
    self.width = width
    pointerAngle = wheel.options.pointerAngle - tilt
    // For half a turn or more, the sides do not limit the space.
    spread = width < .pi ? Double.tan(width / 2) : .infinity
  }

  /// The depth from the hub's groove to the rim's margin.
  var depth: Double { Swift.max(0, outerRadius - innerRadius) }

  /// Returns the maximum width of an upright box of a height that is centred on the sector's axis.
  ///
  /// All four corners are in the sector. The result is 0 if no box fits.
  func greatestWidth(height: Double, centerRadius: Double) -> Double {
    var low = 0.0
    var high = 2 * outerRadius
    // Bisection until the next step would be less than a thousandth of a point.
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if holds(Size2D(middle, height), centerRadius) { low = middle } else { high = middle }
    }
    return low < 0.01 ? 0 : low
  }

  /// Returns the maximum radius for the centre of an upright box of a size.
  func outermostRadius(of size: Size2D) -> Double {
    let cosine = Circular.cosine(pointerAngle).magnitude
    let sine = Circular.sine(pointerAngle).magnitude
    let along = (size.width * cosine + size.height * sine) / 2
    let across = (size.width * sine + size.height * cosine) / 2
    let reach = (outerRadius * outerRadius - across * across).squareRoot()
    // Slightly less, so that rounding does not put the corners outside.
    return reach > along ? reach - along - 0.01 : 0
  }

  private func holds(_ size: Size2D, _ centerRadius: Double) -> Bool {
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

/// The content of a wheel's labels.
struct WheelLabelRequest {
  /// Whether any sector has an icon.
  var hasIcons = false
  /// The number of letters of the longest title.
  var longest = 0.0
  /// The wheel's radius.
  let radius: Double
  /// The maximum text size at a text scale of 1.
  var largestText: Double
  /// The user's text scale.
  let textScale: Double

  init(for wheel: borrowing Wheel) {
    radius = wheel.radius
    largestText = radius * WheelLabelPlan.largestText
    textScale = wheel.environment.textScale
    for index in wheel.sectors.indices {
      let sector = wheel.sectors[index]
      if sector.icon != nil { hasIcons = true }
      longest = Swift.max(longest, Double(sector.title.characterCount))
    }
  }
}
