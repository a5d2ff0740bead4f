/// The form in which a turntable shows its items.
///
/// All but the circle are seen in perspective, with one item in front at rest; users drag them horizontally.
public enum TurntableArrangement: UInt8, SettingChoice, CaseIterable, Equatable, Sendable {
  /// Round pictures on a circle around the planet.
  case circle
  /// Cards in a row, with those beside the front card turned towards it.
  case coverFlow
  /// Cards on the outside of an upright cylinder, ``TurntableOptions/itemsPerTurn`` of them in a full turn.
  case cylinder
  /// Cards behind each other; the front card leaves to the side.
  case stack
  /// Cards in the app's own poses: ``TurntableStyle/poses``.
  case custom

  /// The names in settings.
  public static var names: TokenList { TokenList("circle cover-flow cylinder stack custom") }
}

/// The place of a card in space, at a distance from the front of the list.
///
/// Between two poses, each of their numbers changes evenly, and beyond the last one it continues to change at the same
/// rate. Lengths are in widths of a card.
public struct TurntablePose: Equatable, Sendable {
  /// The distance from the front, in items; negative for earlier ones.
  public var offset: Double
  /// The distance from the middle of the control, to the right and, in right-to-left layout, to the left.
  public var x: Double
  /// The distance from the middle, downwards.
  public var y: Double
  /// The distance towards the viewer, who is 4 widths away; more than 1.5 counts as that.
  public var z: Double
  /// The rotation around the vertical axis, in radians; a positive one moves the right edge away from the viewer.
  public var turn: Double
  /// The rotation around the horizontal axis, in radians; a positive one moves the upper edge away from the viewer.
  public var tilt: Double
  /// The rotation in the plane of the card, in radians, clockwise positive.
  public var spin: Double
  /// The distance of the axes behind the card: 0 in its middle, otherwise items are on the outside of a drum with this
  /// radius; less than 0 counts as that.
  public var pivot: Double
  /// The opacity, 0 to 1.
  public var opacity: Double

  /// Creates a pose; numbers that are not given leave the card where the front card is.
  public init(
    at offset: Double,
    x: Double = 0,
    y: Double = 0,
    z: Double = 0,
    turn: Double = 0,
    tilt: Double = 0,
    spin: Double = 0,
    pivot: Double = 0,
    opacity: Double = 1
  ) {
    self.offset = offset
    self.x = x
    self.y = y
    self.z = z
    self.turn = turn
    self.tilt = tilt
    self.spin = spin
    self.pivot = pivot
    self.opacity = opacity
  }

  /// The number of numbers of a pose.
  static let numberCount = 9

  /// Creates a pose from its numbers, angles in degrees.
  init(_ numbers: ArraySlice<Double>) {
    let start = numbers.startIndex
    func angle(_ index: Int) -> Double { Circular.radians(degrees: numbers[start + index]) }
    self.init(
      at: numbers[start],
      x: numbers[start + 1],
      y: numbers[start + 2],
      z: numbers[start + 3],
      turn: angle(4),
      tilt: angle(5),
      spin: angle(6),
      pivot: numbers[start + 7],
      opacity: numbers[start + 8]
    )
  }

  /// The numbers of the pose, angles in degrees.
  var numbers: [Double] {
    func angle(_ radians: Double) -> Double { Circular.degrees(radians: radians) }
    return [offset, x, y, z, angle(turn), angle(tilt), angle(spin), pivot, opacity]
  }
}

/// The poses of a turntable's cards; none on a circle.
struct TurntableCards: Equatable, Sendable {
  /// The distance of the viewer from the front card, in widths of a card.
  private static let distance = 4.0
  /// The greatest distance of a card towards the viewer.
  private static let nearest = 1.5
  /// The least finger movement per item, in widths of a card.
  private static let leastLength = 0.25
  /// The gap between neighbours on a cylinder, in widths of a card.
  private static let gap = 0.12

  /// The numbers of the poses, by rising offset.
  private let numbers: [Double]
  /// Whether left and right are swapped.
  private let isMirrored: Bool

  /// Creates the poses of a style.
  init(_ style: TurntableStyle, itemsPerTurn: Int, isMirrored: Bool) {
    self.isMirrored = isMirrored
    switch style.arrangement {
    case .circle: numbers = []
    case .coverFlow:
      numbers = [
        0, 0, 0, 0, 0, 0, 0, 0, 1,
        1, 0.95, 0, -0.6, -60, 0, 0, 0, 1,
        2, 1.35, 0, -0.7, -60, 0, 0, 0, 1,
      ]
    case .cylinder:
      let angle = 360 / Double(itemsPerTurn)
      let half = Circular.radians(degrees: angle) / 2
      let pivot = (1 + Self.gap) / 2 * Circular.cosine(half) / Circular.sine(half)
      // Cards are opaque up to 55°, and invisible from 80° on, before they are edge-on.
      numbers = [
        0, 0, 0, 0, 0, 0, 0, pivot, 1,
        55 / angle, 0, 0, 0, 55, 0, 0, pivot, 1,
        80 / angle, 0, 0, 0, 80, 0, 0, pivot, 0,
      ]
    case .stack:
      numbers = [
        -1, -1.3, 0, 0.2, 0, 0, -12, 0, 0,
        -0.6, -0.78, 0, 0.12, 0, 0, -7, 0, 1,
        0, 0, 0, 0, 0, 0, 0, 0, 1,
        1, 0, -0.13, -0.35, 0, 0, 0, 0, 1,
      ]
    case .custom:
      numbers =
        style.poseNumbers.isEmpty ? [0, 0, 0, 0, 0, 0, 0, 0, 1] : style.poseNumbers
    }
  }

  /// Whether items are on a circle, and not on cards.
  var isEmpty: Bool { numbers.isEmpty }

  /// The finger movement per item at the front, in widths of a card.
  var itemLength: Double {
    func length(_ side: Double) -> Double {
      let (front, next) = (pose(at: 0), pose(at: side))
      return (next.x - front.x + next.turn * next.pivot).magnitude
    }
    return Swift.max(Self.leastLength, Swift.max(length(-1), length(1)))
  }

  /// Returns the pose of a card; without poses for earlier items, these are mirror images of later ones.
  @inline(never)
  func pose(at offset: Double) -> TurntablePose {
    let isMirrorImage = offset < 0 && numbers[0] >= 0
    let place = isMirrorImage ? -offset : offset
    let (size, last) = (TurntablePose.numberCount, numbers.count - TurntablePose.numberCount)
    var end = Swift.min(size, last)
    while end < last, numbers[end] < place { end += size }
    let start = Swift.max(0, end - size)
    let share = end > start ? (place - numbers[start]) / (numbers[end] - numbers[start]) : 0
    func number(_ index: Int) -> Double {
      numbers[start + index] + (numbers[end + index] - numbers[start + index]) * share
    }
    let side: Double = isMirrorImage != isMirrored ? -1 : 1
    return TurntablePose(
      at: offset,
      x: side * number(1),
      y: number(2),
      z: number(3),
      turn: side * Circular.radians(degrees: number(4)),
      tilt: Circular.radians(degrees: number(5)),
      spin: side * Circular.radians(degrees: number(6)),
      pivot: number(7),
      opacity: number(8)
    )
  }

  /// Returns a number that is greater for cards nearer to the viewer, or at the same depth nearer to the front card.
  @inline(never)
  func nearness(at offset: Double) -> Double {
    let pose = pose(at: offset)
    let pivot = Swift.max(0, pose.pivot)
    let depth = pose.z + pivot * (Circular.cosine(pose.turn) * Circular.cosine(pose.tilt) - 1)
    return depth - offset.magnitude * 1e-6
  }

  /// Returns a card's transform.
  ///
  /// - Parameters:
  ///   - pose: The pose of the card.
  ///   - width: The width of a card, in points.
  ///   - scale: The scale of this card.
  ///   - center: The middle of the front card.
  /// - Returns: The transform of points relative to the middle of the card.
  @inline(never)
  static func transform(
    of pose: TurntablePose,
    width: Double,
    scale: Double,
    center: Point2D
  ) -> Transform3D {
    typealias Column = Transform3D.Column
    let (cx, sx) = (Circular.cosine(pose.tilt), Circular.sine(pose.tilt))
    let (cy, sy) = (Circular.cosine(pose.turn), Circular.sine(pose.turn))
    let (cz, sz) = (Circular.cosine(pose.spin), Circular.sine(pose.spin))
    // Rotations around x, then y, then z, of a point that is in front of their axes.
    let out = Column(cz * cx * sy + sz * sx, sz * cx * sy - cz * sx, cx * cy, 0)
    let pivot = Swift.max(0, pose.pivot) * width
    let z = Swift.min(pose.z, nearest) * width - pivot
    return Transform3D(
      x: Column(scale * cz * cy, scale * sz * cy, scale * -sy, 0),
      y: Column(
        scale * (cz * sx * sy - sz * cx),
        scale * (sz * sx * sy + cz * cx),
        scale * sx * cy,
        0
      ),
      z: out,
      w: Column(
        pose.x * width + pivot * out.x,
        pose.y * width + pivot * out.y,
        z + pivot * out.z,
        1
      )
    ).seen(from: distance * width, at: center)
  }
}

// Cards.
extension Turntable {
  /// Cards move in space.
  public static var hasDepth: Bool { true }

  /// Reports the transforms and opacities of cards.
  public func readTransforms(_ put: (NodeID, Transform3D, Double) -> Void) {
    guard ring.hasCards, ring.radius > 0 else { return }
    for cell in order where !cells[cell].isFree {
      let (transform, opacity) = cardPlacement(of: cell)
      put(TurntableCellNode.cell.id(cell), transform, opacity)
    }
  }

  /// Returns the transform of a card and its opacity.
  @inline(never)
  func cardPlacement(of cell: Int) -> (transform: Transform3D, opacity: Double) {
    let offset = itemOffset(ofCell: cell, at: now)
    let pose = cards.pose(at: offset)
    let growth = Swift.max(0, cells[cell].growth.position(at: now))
    let transform = TurntableCards.transform(
      of: pose,
      width: ring.avatar,
      scale: growth,
      center: ring.center
    )
    let presence = pose.opacity.clamped(to: 0...1) * presence(of: cell, growth: growth)
    return (transform, opacity(itemOffset: offset) * presence)
  }

  /// Returns the middle of an item's picture; for a card outside the control, the nearest point of its edge.
  func middle(ofCell cell: Int) -> Point2D {
    guard ring.hasCards else {
      return ring.point(itemOffset: itemOffset(ofCell: cell, at: now))
    }
    let middle = cardPlacement(of: cell).transform.project(.zero) ?? ring.center
    return Point2D(middle.x.clamped(to: 0...size.width), middle.y.clamped(to: 0...size.height))
  }

  /// Returns the cell of the card under a point, if its item can be selected.
  func card(under point: Point2D) -> Int? {
    var index = order.count
    while index > 0 {
      index -= 1
      let cell = order[index]
      guard cells[cell].isListed else { continue }
      let (transform, opacity) = cardPlacement(of: cell)
      guard opacity > 0, let place = transform.unproject(point) else { continue }
      let hasWords = titleOpacity(itemOffset: itemOffset(ofCell: cell, at: now)) > 0
      if artwork.format.pictureBox.contains(place)
        || hasWords && artwork.format.titleBox.contains(place)
      {
        return cells[cell].isEnabled ? cell : nil
      }
    }
    return nil
  }

  /// Puts cards in drawing order, from the farthest to the nearest while the front card is exactly at the front.
  mutating func sortCards() {
    guard ring.hasCards else { return }
    // No method of the turntable is called here: it would be copied.
    let front = Double(base)
    for index in order.indices {
      let cell = order[index]
      let nearness = cards.nearness(at: cells[cell].position - front)
      var place = index
      while place > 0, cards.nearness(at: cells[order[place - 1]].position - front) > nearness {
        order[place] = order[place - 1]
        place -= 1
      }
      guard place < index else { continue }
      order[place] = cell
      revision += 1
    }
  }
}
