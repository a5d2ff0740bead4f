import RealModule

/// A part of an ellipse between two points, with the parameters of SVG.
///
/// Source: SVG 2, appendix B.2, https://www.w3.org/TR/SVG2/implnote.html#ArcImplementationNotes.
struct EllipticArc {
  private let start: Point2D
  private let end: Point2D
  private let radii: Size2D
  private let rotation: Double
  private let center: Point2D
  private let startAngle: Double
  private let sweep: Double

  init(
    from start: Point2D,
    to end: Point2D,
    radii: Size2D,
    rotation: Double,
    isLarge: Bool,
    isClockwise: Bool
  ) {
    self.start = start
    self.end = end
    self.rotation = rotation
    let cosine = Circular.cosine(rotation)
    let sine = Circular.sine(rotation)
    // Half the chord, along the ellipse's axes (B.2.4, step 1).
    let half = Point2D((start.x - end.x) / 2, (start.y - end.y) / 2)
    let x = cosine * half.x + sine * half.y
    let y = cosine * half.y - sine * half.x
    // The same, divided by the radii. If it is far less or far more than 1, the arc is drawn as a straight line.
    let (shareX, shareY) = (x / radii.width, y / radii.height)
    let reach = shareX * shareX + shareY * shareY
    guard Self.reaches.contains(reach) else {
      self.radii = .zero
      center = start
      startAngle = 0
      sweep = 0
      return
    }
    // Radii too small for the chord are scaled up (B.2.5).
    let scale = Swift.max(1, reach).squareRoot()
    self.radii = Size2D(radii.width * scale, radii.height * scale)
    let (ux, uy) = (shareX / scale, shareY / scale)
    let rest = Swift.max(0, 1 / reach - 1).squareRoot()
    let factor = isLarge == isClockwise ? -rest : rest
    let (cx, cy) = (factor * self.radii.width * uy, -factor * self.radii.height * ux)
    center = Point2D(
      cosine * cx - sine * cy + (start.x + end.x) / 2,
      sine * cx + cosine * cy + (start.y + end.y) / 2
    )
    startAngle = Circular.directionAngle(x: ux - factor * uy, y: uy + factor * ux)
    let endAngle = Circular.directionAngle(x: -ux - factor * uy, y: factor * ux - uy)
    let delta = Circular.positive(isClockwise ? endAngle - startAngle : startAngle - endAngle)
    sweep = isClockwise ? delta : -delta
  }

  /// The accepted square of half the chord over the radius.
  ///
  /// 0 and NaN, for a radius or a chord of 0, are outside.
  private static let reaches = 1e-24...1e24

  /// Adds the arc to a path.
  func add(to path: inout VectorPath) {
    guard sweep != 0 else {
      path.addLine(to: end)
      return
    }
    guard radii.width != radii.height else {
      path.addArc(
        center: center,
        radius: radii.width,
        startAngle: startAngle + rotation,
        sweep: sweep
      )
      return
    }
    // Four curves for a full ellipse.
    let count = Int((sweep.magnitude / (.pi / 2) - 1e-9).rounded(.up))
    let step = sweep / Double(count)
    // The tangent length of a cubic curve that approximates this part of a circle.
    let tangent = 4 / 3 * Double.tan(step / 4)
    for index in 0..<count {
      let from = startAngle + Double(index) * step
      let to = from + step
      let isLast = index == count - 1
      path.addCubic(
        control1: place(from, tangent),
        control2: place(to, -tangent),
        to: isLast ? end : place(to, 0)
      )
    }
  }

  /// Returns a point of the ellipse, moved along its tangent.
  private func place(_ angle: Double, _ tangent: Double) -> Point2D {
    let cosine = Circular.cosine(angle)
    let sine = Circular.sine(angle)
    let x = radii.width * (cosine - tangent * sine)
    let y = radii.height * (sine + tangent * cosine)
    let turn = Transform2D.rotation(rotation)
    return center + turn.apply(to: Vector2D(x, y))
  }
}
