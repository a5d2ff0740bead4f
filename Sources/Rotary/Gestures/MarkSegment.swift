/// A straight part of a stroke.
public struct MarkSegment: Equatable, Sendable {
  /// The start of the part.
  public var start: Point2D
  /// The end of the part.
  public var end: Point2D

  /// Creates a part from one position to another.
  public init(from start: Point2D, to end: Point2D) {
    self.start = start
    self.end = end
  }

  /// The length, in points.
  public var length: Double { start.distance(to: end) }

  /// The direction, in radians in (−π, π], 0 to the right, positive clockwise.
  public var directionAngle: Double { start.directionAngle(to: end) }

  /// The maximum number of parts of a stroke, more than a hand can draw.
  public static let greatestCount = 64

  /// Divides the longest parts until there are enough for a number of menu levels.
  ///
  /// A stroke without a corner may choose the same direction at two or more levels. Only its length shows where the
  /// levels change.
  ///
  /// - Parameters:
  ///   - parts: The parts of a stroke, in order.
  ///   - count: The requested number of parts.
  /// - Returns: The requested number of parts, at most ``greatestCount``; `parts` itself if there are that many or
  ///   more.
  public static func divided(_ parts: [MarkSegment], into count: Int) -> [MarkSegment] {
    let count = Swift.min(count, greatestCount)
    guard !parts.isEmpty, count > parts.count else { return parts }
    // The number of pieces of each part; the part with the longest pieces is divided again.
    var pieces = [Int](repeating: 1, count: parts.count)
    for _ in parts.count..<count {
      var longest = 0
      for index in parts.indices
      where parts[index].length * Double(pieces[longest])
        > parts[longest].length * Double(pieces[index])
      { longest = index }
      pieces[longest] += 1
    }
    var result: [MarkSegment] = []
    for index in parts.indices {
      let whole = parts[index].end - parts[index].start
      func position(_ piece: Int) -> Point2D {
        parts[index].start + whole * (Double(piece) / Double(pieces[index]))
      }
      for piece in 0..<pieces[index] {
        result.append(MarkSegment(from: position(piece), to: position(piece + 1)))
      }
    }
    return result
  }
}
