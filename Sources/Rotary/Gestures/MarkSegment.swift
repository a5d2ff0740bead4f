/// A straight part of a stroke.
public struct MarkSegment: Equatable, Sendable {
  /// Where it begins.
  public var start: Point
  /// Where it ends.
  public var end: Point

  /// Makes a part from one place to another.
  public init(from start: Point, to end: Point) {
    self.start = start
    self.end = end
  }

  /// How long it is, in points.
  public var length: Double { start.distance(to: end) }

  /// Where it goes: radians in (−π, π], 0 to the right, positive clockwise.
  public var directionAngle: Double { start.directionAngle(to: end) }

  /// Parts enough for so many levels of a menu: the longest is halved until there are.
  ///
  /// A stroke without a corner may go the same way twice or more; where it does is said by its
  /// lengths alone.
  ///
  /// - Parameters:
  ///   - parts: of a stroke, in order.
  ///   - count: how many are wanted.
  /// - Returns: as many, or `parts` when there are that many or more.
  public static func divided(_ parts: [MarkSegment], into count: Int) -> [MarkSegment] {
    guard !parts.isEmpty else { return parts }
    // Into how many each is cut; the one whose pieces are longest is cut once more.
    var pieces = [Int](repeating: 1, count: parts.count)
    for _ in 0..<Swift.max(0, count - parts.count) {
      var longest = 0
      for index in parts.indices
      where parts[index].length * Double(pieces[longest])
        > parts[longest].length * Double(pieces[index])
      { longest = index }
      pieces[longest] += 1
    }
    var result: [MarkSegment] = []
    for index in parts.indices {
      let way = parts[index].end - parts[index].start
      func place(_ piece: Int) -> Point {
        let share = Double(piece) / Double(pieces[index])
        return parts[index].start + Point(way.x * share, way.y * share)
      }
      for piece in 0..<pieces[index] {
        result.append(MarkSegment(from: place(piece), to: place(piece + 1)))
      }
    }
    return result
  }
}
