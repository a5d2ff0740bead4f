#if Pictures
import CCairo
import Rotary

/// A sequence of straight lines in a node's own plane.
struct Polyline {
  var points: [Point2D]
  var isClosed = false

  /// The maximum number of marks of a dashed line.
  ///
  /// With more marks, which are finer than any picture, the line is solid.
  private static let mostMarks = 20_000.0

  /// Calls `body` with each part that a stroke covers.
  func forEachPart(_ run: Stroke.Run, _ body: (Polyline) -> Void) {
    switch run {
    case .whole: body(self)
    case .part(let from, let to):
      let length = length
      body(part(from: from * length, to: to * length))
    case .dashes(let mark, let gap, let phase):
      let length = length
      guard length / (mark + gap) <= Self.mostMarks else { return body(self) }
      // Starts at the mark that contains the start of the line, or at the one before.
      var start = -phase - (phase < 0 ? mark + gap : 0)
      while start < length {
        if start + mark > 0 { body(part(from: start, to: start + mark)) }
        start += mark + gap
      }
    }
  }

  /// Adds the line to the context's path.
  func add(to context: OpaquePointer) {
    for (index, point) in points.enumerated() {
      if index == 0 {
        cairo_move_to(context, point.x, point.y)
      } else {
        cairo_line_to(context, point.x, point.y)
      }
    }
    if isClosed { cairo_close_path(context) }
  }

  /// The corners in order.
  ///
  /// A closed line repeats its first corner at the end.
  private var corners: [Point2D] { isClosed ? points + points.prefix(1) : points }

  private var length: Double {
    zip(corners, corners.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }

  /// Returns the part between two lengths from the start.
  private func part(from: Double, to: Double) -> Polyline {
    let corners = corners
    var part = Polyline(points: [])
    var passed = 0.0
    for (start, end) in zip(corners, corners.dropFirst()) {
      let step = start.distance(to: end)
      defer { passed += step }
      guard step > 0, passed + step > from, passed < to else { continue }
      func place(_ length: Double) -> Point2D {
        let share = Swift.min(Swift.max((length - passed) / step, 0), 1)
        return Point2D(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
      }
      if part.points.isEmpty { part.points.append(place(from)) }
      part.points.append(place(to))
    }
    return part
  }
}
#endif
