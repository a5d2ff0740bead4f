/// An outline made of lines, curves and circular arcs, in points.
///
/// It is data: hosts draw it with whatever they have (`<path>`, Cairo, `CGPath`), arcs as arcs.
/// Each outline begins with a `move`; an element that comes before any `move` starts at the
/// origin.
public struct VectorPath: Equatable, Sendable {
  /// One step of the pen.
  public enum Element: Equatable, Sendable {
    /// Lifts the pen and begins an outline here.
    case move(Point2D)
    /// A straight line to here.
    case line(Point2D)
    /// A quadratic Bézier curve.
    case quadratic(control: Point2D, end: Point2D)
    /// A cubic Bézier curve.
    case cubic(control1: Point2D, control2: Point2D, end: Point2D)
    /// Part of a circle, reached by a line from the pen when there is a gap.
    ///
    /// `startAngle` is a direction from the centre, `sweep` a signed extent, positive
    /// clockwise; a sweep of a full turn or more draws the full circle.
    case arc(center: Point2D, radius: Double, startAngle: Double, sweep: Double)
    /// Back to where the outline began.
    case close
  }

  /// The steps in order.
  public private(set) var elements: [Element]

  /// Makes a path from its steps; none for a path that draws nothing.
  public init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins an outline.
  @inline(never)
  public mutating func move(to point: Point2D) {
    elements.append(.move(point))
  }

  /// Draws a straight line from the pen.
  @inline(never)
  public mutating func addLine(to point: Point2D) {
    elements.append(.line(point))
  }

  /// Draws a curve pulled towards one point.
  @inline(never)
  public mutating func addQuadratic(control: Point2D, to end: Point2D) {
    elements.append(.quadratic(control: control, end: end))
  }

  /// Draws a curve pulled towards two points, one after the other.
  @inline(never)
  public mutating func addCubic(control1: Point2D, control2: Point2D, to end: Point2D) {
    elements.append(.cubic(control1: control1, control2: control2, end: end))
  }

  /// Draws part of a circle; see ``Element/arc(center:radius:startAngle:sweep:)``.
  @inline(never)
  public mutating func addArc(
    center: Point2D,
    radius: Double,
    startAngle: Double,
    sweep: Double
  ) {
    elements.append(
      .arc(center: center, radius: radius, startAngle: startAngle, sweep: sweep)
    )
  }

  /// Closes the outline.
  @inline(never)
  public mutating func close() {
    elements.append(.close)
  }

  /// Draws another path's steps after this one's.
  @inline(never)
  public mutating func append(_ other: VectorPath) {
    elements.append(contentsOf: other.elements)
  }
}
