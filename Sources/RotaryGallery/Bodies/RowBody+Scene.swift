import Rotary

extension RowBody {
  /// The IDs of the body's nodes; the row's are smaller.
  private enum ID {
    static let body = NodeID(900_000)
    static let lift = NodeID(900_001)
    static let turn = NodeID(900_002)
    static let row = NodeID(900_003)
    static let words = UInt32(900_004)
    static let parts = UInt32(900_010)
  }

  /// The height by which an open shackle is lifted on the grid, and its angle about its right leg, in
  /// radians.
  private static let lift = -34.0
  private static let turn = 0.16
  /// The foot of the right leg.
  private static let hinge = Point2D(252, 220)

  /// Draws the body and its row.
  public func draw(into scene: inout ControlScene) {
    guard scale > 0 else { return }
    let corner = corner
    let place = Transform2D.scale(scale, scale).then(.translation(corner.x, corner.y))
    scene.add(SceneNode(ID.body, .background, transform: Transform3D(place))) {
      switch kind {
      case .padlock: drawPadlock(into: &$0)
      case .odometer: drawOdometer(into: &$0)
      case .clock: drawClock(into: &$0)
      case .calendar: drawCalendar(into: &$0)
      }
    }
    let window = window
    let shift = Transform3D.translation(window.minX, window.minY)
    scene.add(SceneNode(ID.row, transform: shift)) { row.draw(into: &$0) }
  }

  // MARK: - Padlock

  /// Reports the placement of the shackle, which lifts and turns about its longer leg.
  func placeShackle(_ put: (NodeID, Placement) -> Void) {
    let share = shackle.position(at: now)
    put(ID.lift, .moved(Point2D(0, Self.lift * share)))
    put(ID.turn, .turned(Self.turn * share, about: Self.hinge))
  }

  private func drawPadlock(into scene: inout ControlScene) {
    let share = shackle.position(at: now)
    scene.add(SceneNode(ID.lift), at: .moved(Point2D(0, Self.lift * share))) {
      $0.add(SceneNode(ID.turn), at: .turned(Self.turn * share, about: Self.hinge)) {
        drawShackle(into: &$0)
      }
    }
    let body = Rect2D(20, 172, 300, 216)
    drop(under: body, radius: 40, into: &scene)
    let brass = BodyPaint.down(body, [0xF2D58B, 0xD9AE50, 0xB68530])
    let edge = Stroke(paint: BodyPaint.solid(0x7A5618, to: .hairline), width: 1.5)
    let outline = VectorPath.rectangle(body, cornerRadius: 40)
    scene.draw(ID.parts + 10, .rim, outline, fill: brass, stroke: edge)
    let shine = VectorPath.rectangle(body.inset(by: 7), cornerRadius: 33)
    let light = Stroke(paint: BodyPaint.solid(0xFFF3CF, opacity: 0.55), width: 1.5)
    scene.draw(ID.parts + 11, .rim, shine, stroke: light)
    drawWindow(radius: 14, into: &scene)
    let ink = BodyPaint.solid(0x4A3208, to: .ink)
    write(row.isOpen ? "Open" : "Locked", ink, Rect2D(20, 340, 300, 30), into: &scene)
  }

  /// Draws a steel bow with a bright middle line.
  private func drawShackle(into scene: inout ControlScene) {
    var bow = VectorPath()
    bow.move(to: Point2D(88, 214))
    bow.addLine(to: Point2D(88, 142))
    bow.addArc(center: Point2D(170, 142), radius: 82, startAngle: .pi, sweep: .pi)
    bow.addLine(to: Point2D(252, 252))
    let lines: [(UInt32, Double)] = [(0x5C636E, 32), (0x9AA3AF, 27), (0xD5DBE2, 15), (0xF4F6F8, 5)]
    for (index, (color, width)) in lines.enumerated() {
      let stroke = Stroke(paint: BodyPaint.solid(color, to: .hairline), width: width, cap: .butt)
      scene.draw(ID.parts + UInt32(index), .rim, bow, stroke: stroke)
    }
  }

  // MARK: - Odometer, clock and calendar

  private func drawOdometer(into scene: inout ControlScene) {
    let panel = Rect2D(origin: .zero, size: kind.grid)
    let leather = BodyPaint.down(panel, [0x3A3F4A, 0x23262E, 0x17191F])
    let edge = Stroke(paint: BodyPaint.solid(0x5A616E, to: .hairline), width: 1.5)
    let outline = VectorPath.rectangle(panel.inset(by: 1), cornerRadius: 30)
    scene.draw(ID.parts, .rim, outline, fill: leather, stroke: edge)
    drawWindow(radius: 12, into: &scene)
    write(
      "km",
      BodyPaint.solid(0xD3D8E2, to: .ink),
      Rect2D(0, 148, 440, 28),
      into: &scene
    )
  }

  private func drawClock(into scene: inout ControlScene) {
    for (index, x) in [78.0, 322].enumerated() {
      let foot = VectorPath.rectangle(Rect2D(x, 214, 40, 30), cornerRadius: 8)
      scene.draw(ID.parts + UInt32(index), .rim, foot, fill: .role(.rimShade))
    }
    let body = Rect2D(2, 2, 436, 226)
    drop(under: body, radius: 36, into: &scene)
    let stops = [GradientStop(0, .role(.rimLight)), GradientStop(1, .role(.rimShade))]
    let fill = Paint.linear(start: .zero, end: Point2D(0, body.maxY), stops: stops)
    let edge = Stroke(paint: .role(.hairline), width: 1)
    let outline = VectorPath.rectangle(body, cornerRadius: 36)
    scene.draw(ID.parts + 10, .rim, outline, fill: fill, stroke: edge)
    let inner = VectorPath.rectangle(Rect2D(20, 18, 400, 190), cornerRadius: 24)
    scene.draw(ID.parts + 11, .background, inner, fill: .role(.ground), stroke: edge)
  }

  private func drawCalendar(into scene: inout ControlScene) {
    let page = Rect2D(10, 24, 420, 270)
    drop(under: page, radius: 22, into: &scene)
    let outline = VectorPath.rectangle(page, cornerRadius: 22)
    let edge = Stroke(paint: .role(.hairline), width: 1)
    scene.draw(ID.parts + 10, .rim, outline, fill: .role(.ground), stroke: edge)
    scene.add(SceneNode(NodeID(ID.parts + 11), mask: .clip(outline))) {
      let band = VectorPath.rectangle(Rect2D(10, 24, 420, 58))
      $0.draw(ID.parts + 12, .rim, band, fill: BodyPaint.solid(0xC8402F, to: .accent))
    }
    for (index, x) in [110.0, 318].enumerated() {
      let ring = VectorPath.rectangle(Rect2D(x, 4, 12, 50), cornerRadius: 6)
      let steel = BodyPaint.solid(0xB9C0CA, to: .surface)
      let line = Stroke(paint: BodyPaint.solid(0x6D7480, to: .hairline), width: 1)
      scene.draw(ID.parts + 20 + UInt32(index), .rim, ring, fill: steel, stroke: line)
    }
  }

  // MARK: - Shared parts

  /// Draws the dark opening in which the row is visible.
  private func drawWindow(radius: Double, into scene: inout ControlScene) {
    let hole = kind.window.inset(by: -8)
    let outline = VectorPath.rectangle(hole, cornerRadius: radius)
    let dark = BodyPaint.down(hole, [0x0B0C10, 0x23262E])
    let line = Stroke(paint: BodyPaint.solid(0x000000, opacity: 0.4), width: 2)
    scene.draw(ID.parts + 30, .background, outline, fill: dark, stroke: line)
  }

  /// Draws a shadow on the ground, of a light from above.
  private func drop(under rect: Rect2D, radius: Double, into scene: inout ControlScene) {
    for step in 0..<4 {
      let spread = Double(step) * 2
      let lower = Rect2D(
        rect.minX - spread + 4,
        rect.minY + 8,
        rect.size.width + 2 * spread - 8,
        rect.size.height - 4 + spread
      )
      let path = VectorPath.rectangle(lower, cornerRadius: radius + spread)
      scene.draw(ID.parts + 40 + UInt32(step), .group, path, fill: .role(.shadow, opacity: 0.05))
    }
  }

  private func write(
    _ text: String,
    _ paint: Paint,
    _ box: Rect2D,
    into scene: inout ControlScene
  ) {
    let style = environment.scaled(TextStyle(size: 17, weight: .semibold), upTo: 22)
    let content = TextContent(text, style: style, paint: paint, box: box)
    scene.add(SceneNode(NodeID(ID.words), .title, content: .text(content)))
  }
}

/// The colours of the bodies, light and dark; forced colours of the system replace them.
private enum BodyPaint {
  static func solid(
    _ color: UInt32,
    opacity: Double = 1,
    to role: ColorRole = .surface
  ) -> Paint { .solid(.yielding(RGBA(hex: color, opacity: opacity), to: role)) }

  /// Returns a gradient from the upper edge of a rectangle to its lower edge.
  static func down(_ rect: Rect2D, _ colors: [UInt32]) -> Paint {
    let last = Double(Swift.max(1, colors.count - 1))
    return .linear(
      start: rect.origin,
      end: Point2D(rect.minX, rect.maxY),
      stops: colors.indices.map {
        GradientStop(Double($0) / last, .yielding(RGBA(hex: colors[$0]), to: .surface))
      }
    )
  }
}
