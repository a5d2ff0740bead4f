import Rotary
import RotaryGestures

/// One of the six struts or springs that position a child in its box.
///
/// A click, a key or a screen reader's action toggles between a strut and a spring.
struct LayoutPart: Equatable, Sendable {
  /// The number of parts.
  static let count = 6
  /// Half the minimum width and length of a touch target, in points.
  private static let reach = 22.0
  private static let least = 44.0
  /// The keys that toggle the parts: left, width, right, top, height, bottom.
  private static let letters: [Unicode.Scalar] = ["l", "w", "r", "t", "h", "b"]

  /// The number of the part's bit in the mask.
  let index: Int
  /// The ends of the line that is drawn for the part, in the box.
  let start: Point2D
  let end: Point2D

  /// The bit in the mask, which is set if the part is flexible.
  var mask: Autoresizing { Autoresizing(rawValue: 1 << UInt8(index)) }

  /// The name of the setting.
  var setting: String {
    switch index {
    case 0: return "flexible-left"
    case 1: return "flexible-width"
    case 2: return "flexible-right"
    case 3: return "flexible-top"
    case 4: return "flexible-height"
    default: return "flexible-bottom"
    }
  }

  /// The title.
  var title: String {
    switch index {
    case 0: return "Left margin"
    case 1: return "Width"
    case 2: return "Right margin"
    case 3: return "Top margin"
    case 4: return "Height"
    default: return "Bottom margin"
    }
  }

  /// The touch target in the box, at least 44 points wide and high.
  var target: Rect2D {
    let (width, height) = (end.x - start.x, end.y - start.y)
    let isLevel = width.magnitude >= height.magnitude
    let half = Vector2D(
      isLevel ? Swift.max(width.magnitude, Self.least) / 2 : Self.reach,
      isLevel ? Self.reach : Swift.max(height.magnitude, Self.least) / 2
    )
    return Rect2D(middle.x - half.x, middle.y - half.y, 2 * half.x, 2 * half.y)
  }

  /// The middle of the line.
  var middle: Point2D { Point2D((start.x + end.x) / 2, (start.y + end.y) / 2) }

  /// Returns the part of a key; nil for other keys.
  static func index(of letter: Unicode.Scalar) -> Int? {
    letters.firstIndex { $0.value == letter.value | 0x20 }
  }
}

extension LayoutBox {
  /// The six parts, in the order of the mask's bits.
  var parts: [LayoutPart] {
    let child = child
    let (x, y) = (child.center.x, child.center.y)
    // The dimensions of the child are outside the box, as in a technical drawing.
    let below = box.height + 24
    let beside = box.width + 24
    let ends = [
      (Point2D(0, y), Point2D(child.minX, y)),
      (Point2D(child.minX, below), Point2D(child.maxX, below)),
      (Point2D(child.maxX, y), Point2D(box.width, y)),
      (Point2D(x, 0), Point2D(x, child.minY)),
      (Point2D(beside, child.minY), Point2D(beside, child.maxY)),
      (Point2D(x, child.maxY), Point2D(x, box.height)),
    ]
    return ends.indices.map { LayoutPart(index: $0, start: ends[$0].0, end: ends[$0].1) }
  }

  /// The touch targets of the parts, in the order of the mask's bits.
  public var partFrames: [Rect2D] {
    parts.map { part in
      let target = part.target
      return Rect2D(origin: target.origin + (frame.origin - .zero), size: target.size)
    }
  }

  /// Returns the part at a position in the box; if two overlap, the one with the nearer middle.
  func part(at place: Point2D) -> LayoutPart? {
    parts.filter { $0.target.contains(place) }
      .min { $0.middle.distance(to: place) < $1.middle.distance(to: place) }
  }

  /// Toggles a part between a strut and a spring.
  mutating func toggle(_ index: Int) {
    let part = parts[index]
    let isFlexible = !mask.contains(part.mask)
    if isFlexible { mask.insert(part.mask) } else { mask.remove(part.mask) }
    send(.toggled(part.setting, isFlexible: isFlexible))
  }
}
