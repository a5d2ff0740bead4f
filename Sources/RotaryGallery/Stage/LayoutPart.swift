import Rotary

/// One of the six parts that hold a child in its box: a strut or a spring, by its place in the mask.
///
/// A click, a key or a screen reader's action makes a spring of a strut and a strut of a spring.
struct LayoutPart: Equatable, Sendable {
  /// How many there are.
  static let count = 6
  /// Half the width of what a finger has to hit, and the least length of it, in points.
  private static let reach = 22.0
  private static let least = 44.0
  /// The letters that toggle them: left, width, right, top, height, bottom.
  private static let letters: [Unicode.Scalar] = ["l", "w", "r", "t", "h", "b"]

  /// Which one it is: the number of its bit in the mask.
  let index: Int
  /// Where it is drawn, in the box.
  let start: Point2D
  let end: Point2D

  /// The bit in the mask that says whether it gives way.
  var mask: Autoresizing { Autoresizing(rawValue: 1 << UInt8(index)) }

  /// The setting that says so.
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

  /// What it is called.
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

  /// Where it is hit, in the box: at least 44 points wide and high.
  var target: Rect2D {
    let (width, height) = (end.x - start.x, end.y - start.y)
    let isLevel = width.magnitude >= height.magnitude
    let half = Vector2D(
      isLevel ? Swift.max(width.magnitude, Self.least) / 2 : Self.reach,
      isLevel ? Self.reach : Swift.max(height.magnitude, Self.least) / 2
    )
    return Rect2D(middle.x - half.x, middle.y - half.y, 2 * half.x, 2 * half.y)
  }

  /// Half way along it.
  var middle: Point2D { Point2D((start.x + end.x) / 2, (start.y + end.y) / 2) }

  /// The part that a letter stands for.
  static func index(of letter: Unicode.Scalar) -> Int? {
    letters.firstIndex { $0.value == letter.value | 0x20 }
  }
}

extension LayoutBox {
  /// The six parts where they are drawn, in the order of the mask's bits.
  var parts: [LayoutPart] {
    let child = child
    let (x, y) = (child.center.x, child.center.y)
    // What measures the child itself lies outside the box, as in a drawing of a workshop.
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

  /// Where a finger or a mouse presses each of its parts, in the order of the mask's bits.
  public var partFrames: [Rect2D] {
    parts.map { part in
      let target = part.target
      return Rect2D(origin: target.origin + (frame.origin - .zero), size: target.size)
    }
  }

  /// The part at a place in the box; of two, the one whose middle is nearer.
  func part(at place: Point2D) -> LayoutPart? {
    parts.filter { $0.target.contains(place) }
      .min { $0.middle.distance(to: place) < $1.middle.distance(to: place) }
  }

  /// Makes a spring of a strut, or a strut of a spring.
  mutating func toggle(_ index: Int, at time: Double, emit: (LayoutEvent, Double) -> Void) {
    let part = parts[index]
    let isFlexible = !mask.contains(part.mask)
    if isFlexible { mask.insert(part.mask) } else { mask.remove(part.mask) }
    emit(.toggled(part.setting, isFlexible: isFlexible), time)
  }
}
