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

  init(of wheel: borrowing Wheel, width: Double, tilt: Double) {
    let margin = WheelLabelPlan.rimMargin
    innerRadius = wheel.radius * wheel.style.sectorInnerRadius + margin / 2
    // Neither under the rim's edge nor under the pointer's.
    outerRadius = Swift.min(
      wheel.radius * (1 - wheel.style.rimWidth) - margin,
      wheel.radius * (1 - wheel.style.pointerLength) - margin / 4,
      wheel.radius - WheelArtwork.pointerReach(of: wheel)
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
      if holds(Size2D(middle, height), centerRadius) { low = middle } else { high = middle }
    }
    return low < 0.01 ? 0 : low
  }

  /// How far out the middle of an upright box of a size may be.
  func outermostRadius(of size: Size2D) -> Double {
    let cosine = Circular.cosine(pointerAngle).magnitude
    let sine = Circular.sine(pointerAngle).magnitude
    let along = (size.width * cosine + size.height * sine) / 2
    let across = (size.width * sine + size.height * cosine) / 2
    let reach = (outerRadius * outerRadius - across * across).squareRoot()
    // A hair less, so that rounding does not let its corners stick out.
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

/// What the labels of a wheel have to show.
struct WheelLabelWish {
  /// Whether any sector has a sign.
  var hasIcons = false
  /// How many letters the longest title has, as far as bytes tell.
  var longest = 0.0
  /// The wheel's radius.
  let radius: Double
  /// The largest text at a text scale of 1.
  var largestText: Double
  /// How much larger the user wants text to be.
  let textScale: Double

  init(for wheel: borrowing Wheel) {
    radius = wheel.radius
    largestText = radius * WheelLabelPlan.largestText
    textScale = wheel.environment.textScale
    for index in wheel.sectors.indices {
      let sector = wheel.sectors[index]
      if sector.icon != nil { hasIcons = true }
      longest = Swift.max(longest, Self.letters(of: sector.title))
    }
  }

  private static func letters(of title: String) -> Double {
    var letters = 0.0
    title.withBytes { bytes in
      // Bytes that go on with a letter begin with the bits 10.
      for byte in bytes where byte & 0xC0 != 0x80 { letters += 1 }
    }
    return letters
  }
}
