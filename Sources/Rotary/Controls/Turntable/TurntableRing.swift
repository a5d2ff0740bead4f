import RealModule

/// Where a turntable's items stand: the one place that knows of its circle.
///
/// Positions are counted in items; an *item offset* is how many items something is past the middle of
/// the arc. Item i of a list that is scrolled by an offset is at the angle
/// i·δ − π/2 − offset/(2·view)·2π, with δ = 2π/itemsPerTurn: the middle of the arc is the position
/// offset/pointsPerItem + itemsPerTurn/4.
public struct TurntableRing: Equatable, Sendable {
  /// What a finger's movement means.
  enum Tracking: Equatable, Sendable {
    /// So many points along the edge; with a sign of +1, down or right goes to the items before.
    case along(isVertical: Bool, sign: Double)
    /// The angle that it goes about the centre; +1 when the next item lies clockwise.
    case about(order: Double)
  }

  /// The centre of the circle, which is at the edge of the view.
  public let center: Point2D
  /// From the centre to an item.
  public let radius: Double
  /// The planet's view: the length of the edge it stands at.
  public let view: Double
  /// From one item to the next, in radians.
  public let itemAngle: Double
  /// How many points of scrolling an item is long.
  public let pointsPerItem: Double
  /// From the centre to the planet's rim.
  public let planetRadius: Double
  /// The width of an item's picture.
  public let avatar: Double
  /// How many items are retained after the one in the middle, and as many before it; on a full circle
  /// of an even number, one less.
  public let side: Int
  /// How many items are retained at once.
  let windowCount: Int
  /// Whether items stand all around.
  let isFull: Bool
  /// How many cells there are: as many as are seen, and two.
  public let cellCount: Int
  /// The direction of the middle of the arc.
  public let middleAngle: Double
  /// +1 when the next item lies clockwise of the one before, −1 when counter-clockwise.
  public let order: Double
  /// Whether dragging goes up and down rather than sideways.
  public let isVertical: Bool
  /// +1 when dragging right or down goes to the items before; −1 when it goes to those after.
  public let dragSign: Double
  /// What a finger's movement means.
  let tracking: Tracking
  /// Where a finger that turns it about the centre can take hold.
  let grip: Annulus

  /// No picture is smaller, in points.
  private static let minimumAvatar = 20.0
  /// The view is at most so many times as long as the control is deep, so that titles have room
  /// beside the items, or over them.
  private static let deepest = (beside: 1.7, over: 1.25)
  /// How much of the height and of the width the view is with items all around: titles need room
  /// above and below, and more of it beside.
  private static let fullShares = (height: 0.8, width: 0.6)
  /// Nearer to the centre than this share of the radius, a finger's angle is too wild to turn it.
  private static let hubShare = 0.2

  /// Lays a turntable out.
  ///
  /// - Parameters:
  ///   - size: how much room it has, in points.
  ///   - options: how it behaves.
  ///   - style: what it looks like.
  ///   - isMirrored: whether left and right are exchanged.
  public init(size: Size2D, options: TurntableOptions, style: TurntableStyle, isMirrored: Bool) {
    let turn = options.itemsPerTurn
    itemAngle = Circular.turn / Double(turn)
    isFull = options.edge == .full
    isVertical = options.edge == .left || options.edge == .right
    let (along, deep) = isVertical ? (size.height, size.width) : (size.width, size.height)
    let most = deep * (isVertical ? Self.deepest.beside : Self.deepest.over)
    let whole = Swift.min(size.height * Self.fullShares.height, size.width * Self.fullShares.width)
    view = isFull ? whole : Swift.min(along, most)
    pointsPerItem = view * 2 / Double(turn)
    radius = view * style.orbit
    planetRadius = view * style.planet / 2
    avatar = Swift.max(Self.minimumAvatar, view * style.avatar)
    // A margin of half an item at either end: of 12, items are gone at ±105°.
    side = isFull ? turn / 2 : (turn + 3) / 4
    windowCount = isFull ? turn : 2 * side + 1
    cellCount = (isFull ? turn : (turn + 1) / 2) + 2
    let mirror: Double = isMirrored ? -1 : 1
    let middle = size.center
    switch options.edge {
    case .left, .right:
      let isLeft = (options.edge == .left) != isMirrored
      center = Point2D(isLeft ? 0 : size.width, middle.y)
      middleAngle = isLeft ? 0 : .pi
      order = isLeft ? 1 : -1
      dragSign = 1
    case .top:
      center = Point2D(middle.x, 0)
      middleAngle = .pi / 2
      order = -mirror
      dragSign = mirror
    case .bottom:
      center = Point2D(middle.x, size.height)
      middleAngle = -.pi / 2
      order = mirror
      dragSign = mirror
    case .full:
      center = middle
      middleAngle = -.pi / 2
      order = mirror
      dragSign = mirror
    }
    tracking =
      isFull || options.tracking == .circle
      ? .about(order: order) : .along(isVertical: isVertical, sign: dragSign)
    grip = Annulus(
      center: center,
      innerRadius: radius * Self.hubShare,
      outerRadius: Swift.max(size.width, size.height) * 2
    )
  }

  /// How many items a finger's movement is: of both, the one that counts here.
  ///
  /// - Parameters:
  ///   - translation: how far it went, in points.
  ///   - rotation: how far it went about the centre, in radians, clockwise positive.
  /// - Returns: items, towards those after; the same for speeds.
  func items(translation: Vector2D, rotation: Double) -> Double {
    switch tracking {
    case .about(let order): return -order * rotation / itemAngle
    case .along(let isVertical, let sign):
      guard pointsPerItem > 0 else { return 0 }
      return -sign * (isVertical ? translation.y : translation.x) / pointsPerItem
    }
  }

  /// The angle from the middle of the arc, in radians, of what is so many items past it; on a full
  /// circle −π to π.
  public func angle(itemOffset: Double) -> Double {
    let angle = itemOffset * itemAngle
    return isFull ? Circular.wrapped(angle) : angle
  }

  /// The direction, seen from the centre, of what is so many items past the middle.
  public func direction(itemOffset: Double) -> Double {
    middleAngle + order * itemOffset * itemAngle
  }

  /// Where an item stands that is so many items past the middle.
  public func point(itemOffset: Double) -> Point2D {
    center.moved(by: radius, towards: direction(itemOffset: itemOffset))
  }

  /// Where it stands in the list that the ring stands for: a straight line along the edge.
  public func listPoint(itemOffset: Double) -> Point2D {
    let middle = center.moved(by: radius, towards: middleAngle)
    // Along the circle's tangent in the middle, the way that offsets rise.
    return middle.moved(by: itemOffset * pointsPerItem, towards: middleAngle + order * .pi / 2)
  }

  /// The angle beyond which nothing is shown.
  public var farthestAngle: Double { (Double(side) + 0.5) * itemAngle }
}

// What a turntable is made of, drawn over it for those who build with it.
extension Turntable {
  /// The view, the list in it, the circle, and a ghost where each item is in the list.
  func drawFrames(into scene: inout ControlScene) {
    let line = Stroke(paint: .role(.accent, opacity: 0.55), width: 1)
    var frames = VectorPath.rectangle(Rect2D(origin: .zero, size: size).inset(by: 1))
    frames.append(.circle(center: ring.center, radius: ring.radius))
    // As much of the list's frame as lies near the view.
    let farthest = Double(2 * ring.side)
    let first = Swift.max(-position - 0.5, -farthest)
    let last = Swift.min(Double(list.count) - 0.5 - position, farthest)
    if last > first {
      let width = ring.avatar * 0.75
      let across = ring.middleAngle
      let begin = ring.listPoint(itemOffset: first)
      let end = ring.listPoint(itemOffset: last)
      frames.move(to: begin.moved(by: width, towards: across))
      frames.addLine(to: end.moved(by: width, towards: across))
      frames.addLine(to: end.moved(by: -width, towards: across))
      frames.addLine(to: begin.moved(by: -width, towards: across))
      frames.close()
    }
    scene.addShape(TurntableArtwork.ID.frames, .group, frames, stroke: line)
    for cell in cells.indices where !cells[cell].isFree {
      let offset = itemOffset(ofCell: cell, at: now)
      let ghost = ring.listPoint(itemOffset: offset)
      var path = VectorPath.circle(center: ghost, radius: ring.avatar / 2)
      path.move(to: ghost)
      path.addLine(to: point(itemOffset: offset))
      path.addLine(to: ring.center)
      scene.addShape(
        TurntableArtwork.ID.ghost(cell),
        .group,
        path,
        stroke: Stroke(paint: .role(.inkSecondary, opacity: 0.35), width: 1)
      )
    }
  }

  /// Each cell's number, how often it was handed on and its angle; offset, progress and speed of
  /// all.
  func drawNotes(into scene: inout ControlScene) {
    for cell in cells.indices where !cells[cell].isFree {
      let offset = itemOffset(ofCell: cell, at: now)
      let middle = point(itemOffset: offset)
      var note = StructureNote(environment: environment)
      note.add("#", Double(cell), 0)
      note.add(" ×", Double(cells[cell].uses), 0)
      note.add(" ", Circular.degrees(radians: ring.angle(itemOffset: offset)), 0)
      note.add("°")
      let inward = middle.moved(by: -ring.avatar - 24, towards: ring.direction(itemOffset: offset))
      let box = Rect2D(inward.x - 60, inward.y - 8, 120, 16)
      add(note, TurntableArtwork.ID.note(cell), box, .center, to: &scene)
    }
    var note = StructureNote(environment: environment)
    note.add("offset ", offset, 1)
    note.add(" pt · ", progress, 3)
    note.add(" turns · ", itemsPerSecond, 2)
    note.add(" items/s")
    let box = Rect2D(8, size.height - 22, Swift.max(0, size.width - 16), 16)
    add(note, TurntableArtwork.ID.status, box, .end, to: &scene)
  }

  private func add(
    _ note: StructureNote,
    _ id: NodeID,
    _ box: Rect2D,
    _ alignment: TextContent.Alignment,
    to scene: inout ControlScene
  ) {
    let style = environment.scaled(
      TextStyle(face: .monospaced, size: 12, hasTabularFigures: true),
      upTo: box.size.height
    )
    let text = TextContent(
      note.text,
      style: style,
      paint: .role(.accent),
      box: box,
      alignment: alignment
    )
    scene.add(SceneNode(id, .title, content: .text(text)))
  }
}

/// A text of words and numbers, put together without Unicode's tables.
private struct StructureNote {
  let environment: ControlEnvironment
  var bytes: [UInt8] = []

  mutating func add(_ words: StaticString) {
    bytes.append(words.bytes)
  }

  mutating func add(_ words: StaticString, _ number: Double, _ decimals: Int) {
    add(words)
    bytes.append(textOf: environment.text(of: number, decimals: decimals))
  }

  var text: String { String(validBytes: bytes) }
}
