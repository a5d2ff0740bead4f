/// An outline of lines, curves and circular arcs, in points.
///
/// Hosts draw it with their own graphics (`<path>`, Cairo, `CGPath`); arcs stay arcs. Each outline begins with a
/// `move`; an element before the first `move` starts at the origin.
public struct VectorPath: Equatable, Sendable {
  /// A step of the path.
  public enum Element: Equatable, Sendable {
    /// Begins an outline at a point.
    case move(Point2D)
    /// A straight line to a point.
    case line(Point2D)
    /// A quadratic Bézier curve.
    case quadratic(control: Point2D, end: Point2D)
    /// A cubic Bézier curve.
    case cubic(control1: Point2D, control2: Point2D, end: Point2D)
    /// A part of a circle, with a line from the current point to its start if they differ.
    ///
    /// `startAngle` is a direction from the centre; `sweep` is a signed angle, positive clockwise. A sweep of a full
    /// turn or more draws the full circle.
    case arc(center: Point2D, radius: Double, startAngle: Double, sweep: Double)
    /// A line back to the start of the outline.
    case close
  }

  /// The elements in order.
  public private(set) var elements: [Element]

  /// Creates a path from its elements, by default an empty path.
  public init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins an outline.
  @inline(never)
  public mutating func move(to point: Point2D) {
    elements.append(.move(point))
  }

  /// Adds a straight line.
  @inline(never)
  public mutating func addLine(to point: Point2D) {
    elements.append(.line(point))
  }

  /// Adds a quadratic curve.
  @inline(never)
  public mutating func addQuadratic(control: Point2D, to end: Point2D) {
    elements.append(.quadratic(control: control, end: end))
  }

  /// Adds a cubic curve.
  @inline(never)
  public mutating func addCubic(control1: Point2D, control2: Point2D, to end: Point2D) {
    elements.append(.cubic(control1: control1, control2: control2, end: end))
  }

  /// Adds a part of a circle; see ``Element/arc(center:radius:startAngle:sweep:)``.
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

  /// Adds the elements of another path.
  @inline(never)
  public mutating func append(_ other: VectorPath) {
    elements.append(contentsOf: other.elements)
  }
}
