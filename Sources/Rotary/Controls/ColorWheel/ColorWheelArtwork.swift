/// The nodes of a colour wheel.
enum ColorWheelNode: UInt32, NodeNames {
  case root = 1
  case background, square, shadeLayer, shade, opacityEdge, checks, plate, typed
  /// The thumb of each area, with its parts.
  case thumb = 20
  case edge = 24
  case face = 28
  case focus = 32
  case focusGround = 36
  case hueRing = 100
  case opacityLine = 200
  case darkCheck = 300
}

/// The parts of a colour wheel's picture that stay the same while its colour changes, and its layout.
struct ColorWheelArtwork: Equatable, Sendable {
  /// The ring of hues.
  private(set) var background = SceneFragment()
  /// The transition from brightness to black, over the colours of the square.
  private(set) var shade = SceneFragment()
  /// The transition from transparency to opacity, over the ring with the colour.
  private(set) var checks = SceneFragment()
  /// The centre, and half of the shorter side in points.
  private(set) var center = Point2D.zero
  private(set) var radius = 0.0
  /// The square of saturation and brightness.
  private(set) var square = Rect2D(0, 0, 0, 0)
  private(set) var squarePath = VectorPath()
  private(set) var thumbRadius = 0.0
  private(set) var textStyle = TextStyle(size: 0)

  /// The part of a turn that the opacity has: from transparent on the lower left to opaque on the lower right.
  static let opacityArc = (start: 0.75 * Double.pi, sweep: 1.5 * Double.pi)

  /// Lengths as shares of the radius.
  private enum Share {
    static let ring = (middle: 0.885, width: 0.19)
    static let opacity = (middle: 0.68, width: 0.115)
    /// The radius of the circle around the square: usually, and with opacity.
    static let square = (usual: 0.745, inner: 0.575)
    static let gap = 0.0375
  }

  init() {}

  init(of wheel: borrowing ColorWheel) {
    center = wheel.size.center
    radius = wheel.size.shorterSide / 2
    guard radius > 0 else { return }
    let hasOpacity = wheel.options.hasOpacity
    let half = radius * (hasOpacity ? Share.square.inner : Share.square.usual) * 0.5.squareRoot()
    square = Rect2D(center.x - half, center.y - half, 2 * half, 2 * half)
    squarePath = .rectangle(square, cornerRadius: half * 0.12)
    thumbRadius = radius * Share.ring.width / 2
    let size = TextFit.size(upTo: Swift.min(half * 0.3, TextFit.size(of: 9, in: half * 1.7)))
    textStyle = TextStyle(size: size, weight: .semibold, hasTabularFigures: true)
    background = hueRing(in: wheel.options.space)
    shade = squareShade(in: wheel.options.space)
    if hasOpacity { checks = opacityChecks() }
  }
}

// The positions of colours.
extension ColorWheelArtwork {
  /// Returns the area at a point, if any: the nearer one between two rings.
  func area(at place: Point2D) -> ColorWheelArea? {
    let distance = center.distance(to: place)
    guard radius >= 1, distance <= radius else { return nil }
    let ring = radius * (Share.ring.middle - Share.ring.width / 2 - Share.gap / 2)
    if distance >= ring { return .ring }
    guard !checks.nodes.isEmpty else { return .middle }
    let opacity = radius * (Share.opacity.middle - Share.opacity.width / 2 - Share.gap / 2)
    guard distance >= opacity else { return .middle }
    // A corner of the square is nearer than the ring.
    return square.contains(place) ? .middle : .opacity
  }

  /// Returns the place of an angle from the top on the ring of hues.
  func place(hue angle: Double) -> Point2D {
    center.moved(by: radius * Share.ring.middle, towards: angle - .pi / 2)
  }

  func place(saturation: Double, brightness: Double) -> Point2D {
    Point2D(
      square.minX + saturation * square.size.width,
      square.minY + (1 - brightness) * square.size.height
    )
  }

  func place(opacity: Double) -> Point2D {
    let angle = Self.opacityArc.start + opacity * Self.opacityArc.sweep
    return center.moved(by: radius * Share.opacity.middle, towards: angle)
  }

  /// Returns the position of a point in the square, as shares of its sides from the upper left.
  func share(of place: Point2D) -> Vector2D {
    Vector2D(
      (place.x - square.minX) / square.size.width,
      (place.y - square.minY) / square.size.height
    )
  }

  /// Returns the length of a radian of hue, or of a whole coordinate, in points.
  func pointsPerUnit(of part: ColorWheelPart) -> Double {
    switch part {
    case .hue: return radius * Share.ring.middle
    case .saturation, .brightness: return square.size.width
    case .opacity: return radius * Share.opacity.middle * Self.opacityArc.sweep
    }
  }
}

// The colours.
extension ColorWheelArtwork {
  /// The number of colours of the ring: where they change evenly in sRGB, and otherwise.
  private static let evenHues = 6
  private static let unevenHues = 45
  /// The number of intervals of a gradient that is not even in sRGB.
  private static let intervals = 10

  private func hueRing(in space: ColorSpace) -> SceneFragment {
    var coordinates = ColorCoordinates()
    var tints: [Tint] = []
    let count = space == .hsb ? Self.evenHues : Self.unevenHues
    for index in 0...count {
      coordinates.hue = Double(index % count) / Double(count) * 360
      tints.append(.fixed(coordinates.color(in: space)))
    }
    let ring = GradientArc(
      center: center,
      radius: radius * Share.ring.middle,
      startAngle: -.pi / 2,
      sweep: Circular.turn,
      width: radius * Share.ring.width,
      tints: tints
    )
    let nodes = ColorWheelNode.hueRing.id
    return SceneFragment { ring.draw(nodes, or: nodes, .rim, into: &$0) }
  }

  /// The darkness over the square, which is the same for each hue.
  private func squareShade(in space: ColorSpace) -> SceneFragment {
    let count = space == .hsb ? 1 : Self.intervals
    var stops: [GradientStop] = []
    for index in 0...count {
      let brightness = 1 - Double(index) / Double(count)
      let light = brightness * brightness * brightness
      let part = space == .hsb ? brightness : LinearRGB.part(light)
      let black = RGBA(red: 0, green: 0, blue: 0, opacity: 1 - part)
      stops.append(GradientStop(Double(index) / Double(count), .fixed(black)))
    }
    let paint = Paint.linear(
      start: Point2D(center.x, square.minY),
      end: Point2D(center.x, square.maxY),
      stops: stops
    )
    return SceneFragment {
      $0.addShape(ColorWheelNode.shade.id, .tile, squarePath, fill: paint, stroke: .edge)
    }
  }

  /// The colours of the square at full brightness, from grey to the strongest colour of a hue.
  func squareFill(of coordinates: ColorCoordinates, in space: ColorSpace) -> Paint {
    let count = space == .hsb ? 1 : Self.intervals
    var (stops, coordinates): ([GradientStop], ColorCoordinates) = ([], coordinates)
    coordinates.brightness = 1
    coordinates.opacity = 1
    let shades = space == .oklch ? HueShades(hue: coordinates.hue) : nil
    for index in 0...count {
      coordinates.saturation = Double(index) / Double(count)
      var color = coordinates.color(in: .hsb)
      if let shades { color = coordinates.brightest(in: shades).color }
      stops.append(GradientStop(coordinates.saturation, .fixed(color)))
    }
    return .linear(
      start: Point2D(square.minX, center.y),
      end: Point2D(square.maxX, center.y),
      stops: stops
    )
  }

  func addOpacityLine(_ color: RGBA, into scene: inout ControlScene) {
    let path = VectorPath.arc(
      center: center,
      radius: radius * Share.opacity.middle,
      startAngle: Self.opacityArc.start,
      sweep: Self.opacityArc.sweep
    )
    let width = radius * Share.opacity.width
    let edge = Stroke(paint: .role(.hairline), width: width + 2)
    scene.addShape(ColorWheelNode.opacityEdge.id, .rim, path, stroke: edge)
    let nodes = ColorWheelNode.opacityLine.id
    opacityLine(to: color).draw(nodes, or: nodes, .rim, into: &scene)
  }

  /// The line of the opacity: from white, for the checks, to a colour.
  private func opacityLine(to color: RGBA) -> GradientArc {
    GradientArc(
      center: center,
      radius: radius * Share.opacity.middle,
      startAngle: Self.opacityArc.start,
      sweep: Self.opacityArc.sweep,
      width: radius * Share.opacity.width,
      tints: [.fixed(RGBA(hex: 0xFFFFFF)), .fixed(color)],
      step: Self.opacityArc.sweep / 10
    )
  }

  /// The dark checks over the line of the opacity, which fade out.
  private func opacityChecks() -> SceneFragment {
    let (start, sweep) = Self.opacityArc
    // Each of the pairs has a dark check on the outer half of the line, and then one on the inner half.
    let pairs = 22
    let angle = sweep / Double(2 * pairs)
    let half = radius * Share.opacity.width / 2
    let middle = radius * Share.opacity.middle
    return SceneFragment { scene in
      for index in 0..<2 * pairs {
        let inner = index % 2 == 0 ? middle : middle - half
        let annulus = Annulus(center: center, innerRadius: inner, outerRadius: inner + half)
        let path = VectorPath.sector(
          of: annulus,
          startAngle: start + Double(index) * angle,
          sweep: angle
        )
        let opacity = 0.25 * (1 - (Double(index) + 0.5) / Double(2 * pairs))
        let black = RGBA(red: 0, green: 0, blue: 0, opacity: opacity)
        scene.addShape(
          ColorWheelNode.darkCheck.id(index),
          .rim,
          path,
          fill: .solid(.fixed(black))
        )
      }
    }
  }
}

// Thumbs and the typed colour.
extension ColorWheelArtwork {
  /// The growth of a thumb that is held.
  private static let heldGrowth = 1.2

  /// The place at which a thumb is drawn before it is placed.
  func origin(of area: ColorWheelArea) -> Point2D {
    switch area {
    case .ring: return Point2D(center.x + radius * Share.ring.middle, center.y)
    case .middle: return center
    case .opacity: return Point2D(center.x + radius * Share.opacity.middle, center.y)
    }
  }

  /// Draws a thumb with a colour.
  func addThumb(
    _ area: ColorWheelArea,
    _ color: RGBA,
    isLarge: Bool,
    hasFocus: Bool,
    into scene: inout ControlScene
  ) {
    let index = Int(area.rawValue)
    let place = origin(of: area)
    let share = area == .opacity ? 0.78 : 1
    let size = thumbRadius * share * (isLarge ? Self.heldGrowth : 1)
    let line = Swift.max(1.5, thumbRadius * 0.18)
    // A white line with a dark edge is visible on every colour.
    let dark = RGBA(red: 0, green: 0, blue: 0, opacity: 0.55)
    scene.addCircle(
      ColorWheelNode.edge.id(index),
      .pointer,
      at: place,
      radius: size - 0.5,
      fill: .solid(.fixed(color)),
      stroke: Stroke(paint: .solid(.fixed(dark)), width: 1)
    )
    scene.addCircle(
      ColorWheelNode.face.id(index),
      .pointer,
      at: place,
      radius: size - 1 - line / 2,
      stroke: Stroke(paint: .solid(.fixed(RGBA(hex: 0xFFFFFF))), width: line)
    )
    guard hasFocus else { return }
    // The ring has the colour of the focus on any colour below it.
    let ring = VectorPath.circle(center: place, radius: size + 2)
    let ground = Stroke(paint: .role(.ground), width: 5)
    scene.addShape(ColorWheelNode.focusGround.id(index), .group, ring, stroke: ground)
    let node = SceneNode(ColorWheelNode.focus.id(index), .focusRing, content: .focusRing(ring))
    scene.add(node)
  }

  /// Draws the colour that is being typed, over the square.
  func addTyped(_ text: String, into scene: inout ControlScene) {
    let height = textStyle.size * 1.7
    let width = square.size.width * 0.92
    let box = Rect2D(center.x - width / 2, center.y - height / 2, width, height)
    scene.addShape(
      ColorWheelNode.plate.id,
      .frontTile,
      .rectangle(box, cornerRadius: height * 0.28),
      fill: .role(.surface),
      stroke: .edge
    )
    let content = TextContent(text, style: textStyle, paint: .role(.ink), box: box)
    scene.add(SceneNode(ColorWheelNode.typed.id, .title, content: .text(content)))
  }
}
