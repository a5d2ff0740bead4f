import Rotary

/// The parts of a child that resize with its parent: struts and springs.
///
/// An axis has three parts: the margin before the child, the child, and the margin after it. The flexible parts share
/// the change of the parent's size; the others keep their lengths. With an empty set the child keeps its upper left
/// corner and its size.
public struct Autoresizing: OptionSet, Equatable, Sendable {
  /// One bit for each part.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The margin left of the child.
  public static let flexibleLeft = Autoresizing(rawValue: 1)
  /// The child's width.
  public static let flexibleWidth = Autoresizing(rawValue: 2)
  /// The margin right of the child.
  public static let flexibleRight = Autoresizing(rawValue: 4)
  /// The margin above the child.
  public static let flexibleTop = Autoresizing(rawValue: 8)
  /// The child's height.
  public static let flexibleHeight = Autoresizing(rawValue: 16)
  /// The margin below the child.
  public static let flexibleBottom = Autoresizing(rawValue: 32)

  /// Returns the child's frame in a parent of another size.
  ///
  /// - The flexible parts of an axis share the change in proportion to their old lengths, or equally if these are all
  ///   0. A negative margin counts as 0 and stays.
  /// - No part shrinks below 0. The far margin takes the remaining change, or the whole change if no part is flexible,
  ///   and becomes negative if the child extends beyond the parent.
  /// - Resizing to another size and back returns the first frame, except for rounding, unless an axis lost all of its
  ///   flexible lengths in between.
  /// - A frame that is not finite is returned unchanged.
  ///
  /// - Parameters:
  ///   - frame: The child's frame in the parent's coordinates, in points.
  ///   - old: The parent's size for that frame.
  ///   - new: The parent's new size.
  /// - Returns: The child's new frame.
  public func frame(_ frame: Rect2D, from old: Size2D, to new: Size2D) -> Rect2D {
    let isFinite =
      frame.origin.isFinite && frame.size.width.isFinite && frame.size.height.isFinite
    guard isFinite else { return frame }
    let across = Axis(rawValue & 7, start: frame.minX, length: frame.size.width, in: old.width)
    let down = Axis(rawValue >> 3, start: frame.minY, length: frame.size.height, in: old.height)
    let x = across.resized(to: new.width)
    let y = down.resized(to: new.height)
    return Rect2D(x.start, y.start, x.length, y.length)
  }

  /// The three parts of one axis; the third is the remainder of the parent's length.
  private struct Axis {
    let start: Double
    let length: Double
    let whole: Double
    /// The weights with which the parts share a change.
    let startWeight: Double
    let lengthWeight: Double
    let endWeight: Double

    init(_ bits: UInt8, start: Double, length: Double, in whole: Double) {
      self.start = start
      self.length = length
      self.whole = whole
      func weight(_ bit: UInt8, _ length: Double) -> Double {
        bits & bit == 0 ? 0 : Swift.max(0, length)
      }
      let weights = (
        weight(1, start), weight(2, length), weight(4, whole - start - length)
      )
      if weights.0 + weights.1 + weights.2 > 0 {
        (startWeight, lengthWeight, endWeight) = weights
      } else {
        startWeight = Double(bits & 1)
        lengthWeight = Double(bits >> 1 & 1)
        endWeight = Double(bits >> 2 & 1)
      }
    }

    func resized(to new: Double) -> (start: Double, length: Double) {
      let change = new - whole
      let sum = startWeight + lengthWeight + endWeight
      guard change != 0, sum > 0 else { return (start, length) }
      let share = change / sum
      return (
        grown(start, by: share * startWeight, isFlexible: startWeight > 0),
        grown(length, by: share * lengthWeight, isFlexible: lengthWeight > 0)
      )
    }

    private func grown(_ part: Double, by change: Double, isFlexible: Bool) -> Double {
      isFlexible ? Swift.max(0, part + change) : part
    }
  }
}
