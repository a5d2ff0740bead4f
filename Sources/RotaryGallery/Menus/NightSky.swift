import Rotary

/// The colours of the night, the same in light and dark; forced colours of the system replace them.
enum NightSky {
  /// The lines between the stars of a constellation.
  static let lines = Tint.yielding(RGBA(hex: 0x9DB0FF, opacity: 0.75), to: .ink)
  /// The lines from the pointer to the stars near it.
  static let links = Tint.yielding(RGBA(hex: 0xC4D0FF, opacity: 0.55), to: .shadow)
  /// The name, the hint, and the keyboard focus.
  static let text = Tint.yielding(RGBA(hex: 0xFFFFFF), to: .ink)
  /// The dates, and the name of a star.
  static let secondaryText = Tint.yielding(RGBA(hex: 0xC3CCF2), to: .ink)
  /// The shadow that the menu casts on the sky.
  static let shade = Tint.yielding(RGBA(hex: 0x000000), to: .shadow)
  /// The sky from its top down; the horizon is slightly lighter and warmer.
  static let top = Tint.yielding(RGBA(hex: 0x05071A), to: .ground)
  static let middle = Tint.yielding(RGBA(hex: 0x0C1236), to: .ground)
  static let bottom = Tint.yielding(RGBA(hex: 0x241F55), to: .ground)

  /// The colours of stars by temperature, from the hottest: blue, white, yellow, orange.
  private static let temperatures: [UInt32] = [0xB5C7FF, 0xFFFFFF, 0xFFEFD2, 0xFFCB9A]
  /// The number of temperatures.
  static var temperatureCount: Int { temperatures.count }
  /// Returns the colour of a background star, which is invisible with forced colours.
  static func star(_ temperature: Int, opacity: Double) -> Tint {
    .yielding(RGBA(hex: temperatures[temperature], opacity: opacity), to: .shadow)
  }

  /// Returns the colour of a constellation's star, which is visible with forced colours.
  static func figureStar(isWarm: Bool) -> Tint {
    .yielding(RGBA(hex: temperatures[isWarm ? 3 : 1]), to: .ink)
  }

  /// Returns the colour of the Milky Way in the middle of a cloud.
  static func cloud(opacity: Double) -> Tint {
    .yielding(RGBA(hex: 0xA9A4F0, opacity: opacity), to: .shadow)
  }
}

/// The background stars, placed pseudorandomly by a fixed seed, and the Milky Way behind them.
struct StarSky {
  /// The parallax of each of ``layers``: its shift in points when the pointer moves from the middle of the
  /// sky to its edge.
  static let depths = [2.0, 4.0, 7.0]
  /// The area per small star, in square points, and the maximum number of stars.
  private static let pointsPerStar = 900.0
  private static let greatestStarCount = 1_200.0
  /// The direction of the Milky Way, from the lower left to the upper right, in radians.
  private static let tilt = -0.55

  /// The first ID of the sky's nodes, apart from all others of the scene.
  private static let firstID: UInt32 = 600_000

  /// The maximum width and height of a sky, in points: larger than all screens, and safe for conversion to
  /// integers.
  private static let greatestSide = 1e6

  let size: Size2D

  init(size: Size2D) {
    self.size = Size2D(
      Swift.min(size.width, Self.greatestSide),
      Swift.min(size.height, Self.greatestSide)
    )
  }

  /// The night and the Milky Way.
  var ground: SceneFragment {
    SceneFragment {
      let frame = VectorPath.rectangle(Rect2D(origin: .zero, size: size))
      let night = Paint.linear(
        start: .zero,
        end: Point2D(0, size.height),
        stops: [
          GradientStop(0, NightSky.top), GradientStop(0.55, NightSky.middle),
          GradientStop(1, NightSky.bottom),
        ]
      )
      $0.draw(Self.firstID, .group, frame, fill: night)
      for cloud in 0..<Self.clouds.count { $0.add(self.cloud(cloud)) }
    }
  }

  /// The clouds of the Milky Way: the position along and across it and half the size, as shares of the sky's
  /// diagonal, and the opacity.
  private static let clouds: [(along: Double, beside: Double, half: Vector2D, opacity: Double)] = [
    (0, 0, Vector2D(0.62, 0.15), 0.16), (-0.26, 0.02, Vector2D(0.24, 0.085), 0.13),
    (0.10, -0.015, Vector2D(0.22, 0.07), 0.14), (0.34, 0.03, Vector2D(0.20, 0.08), 0.10),
  ]

  /// Returns a circle that fades outward, stretched along the Milky Way.
  private func cloud(_ index: Int) -> SceneNode {
    let (along, beside, half, opacity) = Self.clouds[index]
    let unit = 100.0
    let paint = Paint.radial(
      center: .zero,
      innerRadius: 0,
      outerRadius: unit,
      stops: [
        GradientStop(0, NightSky.cloud(opacity: opacity)),
        GradientStop(0.5, NightSky.cloud(opacity: opacity * 0.4)),
        GradientStop(1, NightSky.cloud(opacity: 0)),
      ]
    )
    let place = middle + inSky(along, beside)
    let transform = Transform2D.scale(half.x * diagonal / unit, half.y * diagonal / unit)
      .then(.rotation(Self.tilt, about: .zero))
      .then(.translation(place.x, place.y))
    return SceneNode(
      NodeID(Self.firstID + 1 + UInt32(index)),
      transform: Transform3D(transform),
      content: .shape(.circle(center: .zero, radius: unit), fill: paint, stroke: nil)
    )
  }

  private var middle: Point2D { size.center }
  private var diagonal: Double {
    Point2D.zero.distance(to: Point2D(size.width, size.height))
  }

  /// Converts a vector along and across the Milky Way, in shares of the diagonal, to the sky's coordinates.
  private func inSky(_ along: Double, _ beside: Double) -> Vector2D {
    let (cosine, sine) = (Circular.cosine(Self.tilt), Circular.sine(Self.tilt))
    return Vector2D(
      (along * cosine - beside * sine) * diagonal,
      (along * sine + beside * cosine) * diagonal
    )
  }

  /// The stars, from the farthest layer to the nearest.
  ///
  /// Most are small and faint, and most of these are in the Milky Way; fewer are larger, and a few have a
  /// glow. The layers extend a little beyond the edges.
  var layers: [SceneFragment] { (0..<Self.depths.count).map { layer($0) } }

  /// The positions of the stars in the two nearer layers, which lines connect to a pointer.
  var landmarks: [Point2D] { stars(of: 1) + stars(of: 2) }

  private func layer(_ depth: Int) -> SceneFragment {
    let places = stars(of: depth)
    let first = Self.firstID + 1_000 * UInt32(depth + 1)
    return SceneFragment {
      var paths = [VectorPath](repeating: VectorPath(), count: NightSky.temperatureCount)
      for (index, place) in places.enumerated() {
        // White stars are the most frequent, orange ones the least.
        let temperature = [1, 0, 1, 2, 1, 0, 3][index % 7]
        let radius = [0.55, 0.9, 1.5][depth] * (0.75 + 0.1 * Double(index % 6))
        paths[temperature].append(.circle(center: place, radius: radius))
        if depth == 2 {
          let id = NodeID(first + 100 + UInt32(index))
          $0.add(Self.glow(id, at: place, temperature, radius: radius * 7))
        }
      }
      let opacity = [0.5, 0.75, 0.95][depth]
      for temperature in paths.indices where !paths[temperature].isEmpty {
        let tint = NightSky.star(temperature, opacity: opacity)
        $0.draw(first + UInt32(temperature), .group, paths[temperature], fill: .solid(tint))
      }
    }
  }

  private static func glow(
    _ id: NodeID,
    at place: Point2D,
    _ temperature: Int,
    radius: Double
  ) -> SceneNode {
    let light = Paint.radial(
      center: place,
      innerRadius: 0,
      outerRadius: radius,
      stops: [
        GradientStop(0, NightSky.star(temperature, opacity: 0.3)),
        GradientStop(0.3, NightSky.star(temperature, opacity: 0.1)),
        GradientStop(1, NightSky.star(temperature, opacity: 0)),
      ]
    )
    let path = VectorPath.circle(center: place, radius: radius)
    return SceneNode(id, content: .shape(path, fill: light, stroke: nil))
  }

  /// Returns the positions of the stars of a layer, the same for the same size.
  private func stars(of depth: Int) -> [Point2D] {
    let most = Swift.min(size.width * size.height / Self.pointsPerStar, Self.greatestStarCount)
    let count = Int(bounded: most * [0.82, 0.15, 0.03][depth])
    var state: UInt32 = 7 + 1_000 * UInt32(depth)
    func next() -> Double {
      state = state &* 2_891_336_453 &+ 1
      return Double(state >> 8) / 16_777_216
    }
    let margin = Self.depths[depth]
    return (0..<count).map { index in
      // Every other small star is in the Milky Way, more of them near its middle.
      guard depth == 0, index % 2 == 0 else {
        return Point2D(
          -margin + next() * (size.width + 2 * margin),
          -margin + next() * (size.height + 2 * margin)
        )
      }
      let beside = (next() + next() + next() - 1.5) * 0.16
      return middle + inSky(next() * 1.2 - 0.6, beside)
    }
  }
}
