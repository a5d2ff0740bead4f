/// A straight part of a stroke.
public struct MarkSegment: Equatable, Sendable {
  /// Where it begins.
  public var start: Point2D
  /// Where it ends.
  public var end: Point2D

  /// Makes a part from one position to another.
  public init(from start: Point2D, to end: Point2D) {
    self.start = start
    self.end = end
  }

  /// How long it is, in points.
  public var length: Double { start.distance(to: end) }

  /// Where it goes: radians in (−π, π], 0 to the right, positive clockwise.
  public var directionAngle: Double { start.directionAngle(to: end) }

  /// The most parts that a stroke is divided into: no hand draws so many.
  public static let greatestCount = 64

  /// Parts enough for so many levels of a menu: the longest is halved until there are.
  ///
  /// A stroke without a corner may go in the same direction twice or more; where it does is said by
  /// its lengths alone.
  ///
  /// - Parameters:
  ///   - parts: of a stroke, in order.
  ///   - count: how many are wanted.
  /// - Returns: as many, ``greatestCount`` at most, or `parts` when there are that many or more.
  public static func divided(_ parts: [MarkSegment], into count: Int) -> [MarkSegment] {
    let count = Swift.min(count, greatestCount)
    guard !parts.isEmpty, count > parts.count else { return parts }
    // Into how many each is cut; the one whose pieces are longest is cut once more.
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
