/// A line along an arc whose colour changes evenly from its beginning to its end.
///
/// Hosts have no gradient around a point. The line is therefore a row of short arcs, each with a linear gradient along
/// its chord.
struct GradientArc {
  /// The length by which each short arc continues under the next one, so that no gap is visible, in points.
  private static let overlap = 1.0

  let center: Point2D
  let radius: Double
  /// The direction of the beginning, in radians.
  let startAngle: Double
  /// The length in radians, clockwise positive; a whole turn has no ends.
  let sweep: Double
  let width: Double
  /// The colours, at equal distances; one or more, of which the first ``maximumTintCount`` count.
  let tints: [Tint]
  /// The greatest length of a short arc, in radians.
  var step = Circular.radians(degrees: 12)

  /// The greatest number of colours.
  static let maximumTintCount = 64

  /// Draws the line.
  ///
  /// - Parameters:
  ///   - node: The node of a line with one colour.
  ///   - first: The first of the nodes of a line with several colours.
  ///   - part: The part of the control.
  ///   - scene: The scene to draw into.
  func draw(_ node: NodeID, or first: NodeID, _ part: ScenePart, into scene: inout ControlScene) {
    let intervals = Swift.min(tints.count, Self.maximumTintCount) - 1
    guard intervals > 0 else {
      let path = VectorPath.arc(
        center: center,
        radius: radius,
        startAngle: startAngle,
        sweep: sweep
      )
      let stroke = Stroke(paint: .solid(tints[0]), width: width)
      return scene.addShape(node, part, path, stroke: stroke)
    }
    let length = sweep / Double(intervals)
    let count = Swift.max(1, Int((length.magnitude / step).rounded(.up)))
    let last = intervals * count - 1
    let angle = length / Double(count)
    let isClosed = sweep.magnitude >= Circular.turn
    let more = Self.overlap / Swift.max(radius, 1) * (angle < 0 ? -1 : 1)
    for index in 0...last {
      let start = startAngle + Double(index) * angle
      let here = center.moved(by: radius, towards: start)
      let chord = center.moved(by: radius, towards: start + angle) - here
      let (before, after) = (Double(index % count), Double(count - index % count))
      let tint = index / count
      let paint = Paint.linear(
        start: Point2D(here.x - chord.x * before, here.y - chord.y * before),
        end: Point2D(here.x + chord.x * after, here.y + chord.y * after),
        stops: [GradientStop(0, tints[tint]), GradientStop(1, tints[tint + 1])]
      )
      let path = VectorPath.arc(
        center: center,
        radius: radius,
        startAngle: start,
        sweep: index == last && !isClosed ? angle : angle + more
      )
      // The round end inside the line has the colours of the arc that it covers.
      let isEnd = !isClosed && (index == 0 || index == last)
      let id = NodeID(first.rawValue + UInt32(index))
      scene.addShape(
        id,
        part,
        path,
        stroke: Stroke(paint: paint, width: width, cap: isEnd ? .round : .butt)
      )
    }
  }
}
