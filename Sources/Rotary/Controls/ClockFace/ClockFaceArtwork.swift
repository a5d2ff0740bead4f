/// The nodes of a clock.
enum ClockFaceNode: UInt32, NodeNames {
  case root = 1
  case background, dial, ticks, hours, minutes, hourHand, stem, hourLine, minuteHand, minuteLine
  case tip, disc, dot, hub, covered, colon, focus
  /// The tile of each part of the written time, and its text.
  case tile = 40
  case text = 50
  /// The number of each hour and of each fifth minute.
  case hour = 100
  case minute = 200
}

/// The parts of a clock's picture that stay the same while its hands move.
struct ClockFaceArtwork: Equatable, Sendable {
  /// The parts under the hands, without numbers.
  private(set) var background = SceneFragment()
  /// The numbers of the hours and of the minutes.
  private(set) var hours = SceneFragment()
  private(set) var minutes = SceneFragment()
  /// The centre of the face, and its radius in points.
  private(set) var center = Point2D.zero
  private(set) var radius = 0.0
  /// The frames of the written hour and minute, of AM and of PM, and of the colon; empty if they are not shown.
  private(set) var frames = [Rect2D](repeating: Rect2D(0, 0, 0, 0), count: 4)
  private(set) var colonFrame = Rect2D(0, 0, 0, 0)
  /// The outlines of the same tiles.
  private(set) var outlines: [VectorPath] = []
  /// The line of the only hand, at angle 0: from the centre to the inner ring, and the part that moves with its end.
  private(set) var stem = SceneContent.none
  private(set) var lineEnd = SceneContent.none
  private(set) var timeStyle = TextStyle(size: 0)
  private(set) var periodStyle = TextStyle(size: 0)
  private var numberStyle = TextStyle(size: 0)
  private var innerStyle = TextStyle(size: 0)
  /// Whether hours from 12 are on an inner ring.
  private var hasRings = false
  private var hasPeriods = false

  /// The distance of numbers from the centre, as a share of the radius: usually, and for the hours from 12 of 24.
  static let outerRing = 0.8
  static let innerRing = 0.53
  /// The distance between both rings at which a pointer selects either.
  static let ringBorder = 0.665
  /// The radius in which there is no direction.
  static let hub = 0.08
  /// The radius of the disc around a selected number.
  private static let disc = 0.165
  /// The distance from a number at which the disc covers it, as a share of the disc.
  private static let cover = 0.55

  init() {}

  init(of clock: borrowing ClockFace) {
    hasPeriods = clock.hasPeriods
    hasRings = clock.options.hands == .one && !hasPeriods
    layOut(clock)
    setStyles(clock)
    outlines = frames.map { outline(of: $0) }
    stem = line(from: 0, to: Self.innerRing, width: 0.018, .accent, .butt)
    let rest = 1 - (Self.outerRing - Self.innerRing) - 0.05
    lineEnd = line(from: rest, to: 1, width: 0.018, .accent, .butt)
    background = makeBackground(clock)
    hours = SceneFragment { scene in
      for index in 0..<(hasRings ? 24 : 12) {
        scene.add(number(ClockFaceNode.hour.id(index), index, of: .hour, clock))
      }
    }
    if clock.options.hands == .one {
      minutes = SceneFragment { scene in
        for index in 0..<12 {
          scene.add(number(ClockFaceNode.minute.id(index), index, of: .minute, clock))
        }
      }
    }
  }

  /// Returns the length of a hand of two, as a share of the radius.
  static func length(of hand: ClockFaceField) -> Double { hand == .hour ? 0.42 : 0.64 }

  /// Returns the angle in the plane of a rotation from the top.
  func angle(of rotation: Double) -> Double { rotation - .pi / 2 }

  /// Returns the part of the clock at a point, if any.
  func part(at place: Point2D) -> ClockFacePart? {
    for index in frames.indices where frames[index].contains(place) {
      return ClockFacePart(rawValue: UInt8(index))
    }
    return radius >= 1 && center.distance(to: place) <= radius ? .face : nil
  }
}

// The layout.
extension ClockFaceArtwork {
  /// Lengths as shares of the face's diameter.
  private enum Share {
    static let tile = (width: 0.33, height: 0.27)
    static let colon = 0.08
    static let gap = 0.07
    /// AM and PM beside the time, and below it.
    static let period = (width: 0.2, gap: 0.05, height: 0.16)
    static let time = 2 * tile.width + colon
  }

  private mutating func layOut(_ clock: borrowing ClockFace) {
    let (width, height) = (clock.size.width, clock.size.height)
    guard clock.options.showsTime else {
      radius = clock.size.shorterSide / 2
      center = clock.size.center
      return
    }
    let tall = Swift.min(width, height / (1 + Share.tile.height + Share.gap))
    let wide = Swift.min(height, width / (1 + Share.time + Share.gap))
    let (isWide, diameter) = (wide > tall, Swift.max(tall, wide))
    radius = diameter / 2
    let isMirrored = clock.environment.isRightToLeft
    if isWide {
      let whole = diameter * (1 + Share.time + Share.gap)
      let left = (width - whole) / 2
      center = Point2D(isMirrored ? left + radius : left + whole - radius, height / 2)
      let below = hasPeriods ? Share.period.gap + Share.period.height : 0
      let top = height / 2 - diameter * (Share.tile.height + below) / 2
      let start = isMirrored ? left + diameter * (1 + Share.gap) : left
      placeTime(from: Point2D(start, top), diameter)
      let next = diameter * (Share.tile.height + Share.period.gap)
      placePeriods(
        Rect2D(start, top + next, diameter * Share.time, diameter * Share.period.height),
        isColumn: false,
        isMirrored
      )
    } else {
      let top = (height - diameter * (1 + Share.tile.height + Share.gap)) / 2
      center = Point2D(width / 2, top + diameter * (Share.tile.height + Share.gap) + radius)
      let beside = hasPeriods ? Share.period.gap + Share.period.width : 0
      let left = width / 2 - diameter * (Share.time + beside) / 2
      let isFirst = hasPeriods && clock.hasFirstPeriod
      placeTime(from: Point2D(isFirst ? left + diameter * beside : left, top), diameter)
      let start = isFirst ? left : left + diameter * (Share.time + Share.period.gap)
      placePeriods(
        Rect2D(start, top, diameter * Share.period.width, diameter * Share.tile.height),
        isColumn: true,
        isMirrored
      )
    }
  }

  private mutating func placeTime(from corner: Point2D, _ diameter: Double) {
    let (width, height) = (diameter * Share.tile.width, diameter * Share.tile.height)
    let colon = diameter * Share.colon
    frames[0] = Rect2D(corner.x, corner.y, width, height)
    colonFrame = Rect2D(corner.x + width, corner.y, colon, height)
    frames[1] = Rect2D(corner.x + width + colon, corner.y, width, height)
  }

  private mutating func placePeriods(_ frame: Rect2D, isColumn: Bool, _ isMirrored: Bool) {
    guard hasPeriods else { return }
    let (x, y) = (isColumn ? 0 : frame.size.width / 2, isColumn ? frame.size.height / 2 : 0)
    let (width, height) = (frame.size.width - x, frame.size.height - y)
    let first = Rect2D(frame.minX, frame.minY, width, height)
    let second = Rect2D(frame.minX + x, frame.minY + y, width, height)
    let isReversed = isMirrored && !isColumn
    (frames[2], frames[3]) = isReversed ? (second, first) : (first, second)
  }

  private mutating func setStyles(_ clock: borrowing ClockFace) {
    let environment = clock.environment
    func style(_ limit: Double, upTo room: Double, _ weight: TextStyle.Weight) -> TextStyle {
      let size = TextFit.size(upTo: limit)
      let plain = TextStyle(size: size, weight: weight, hasTabularFigures: true)
      return environment.scaled(plain, upTo: room)
    }
    numberStyle = style(Swift.min(radius * 0.17, 28), upTo: radius * 0.21, .medium)
    innerStyle = style(Swift.min(radius * 0.135, 22), upTo: radius * 0.16, .regular)
    let tile = frames[0].size
    let room = Swift.min(tile.height * 0.64, TextFit.size(of: 2, in: tile.width * 0.86))
    timeStyle = style(room, upTo: room * 1.1, .semibold)
    let box = frames[2].size
    let widest = Swift.max(
      1,
      TextFit.greatestWidth(of: clock.period(isLater: false)),
      TextFit.greatestWidth(of: clock.period(isLater: true))
    )
    let periodRoom = Swift.min(box.height * 0.5, box.width * 0.9 / widest)
    periodStyle = style(periodRoom, upTo: periodRoom * 1.15, .semibold)
  }
}

// The face.
extension ClockFaceArtwork {
  private func makeBackground(_ clock: borrowing ClockFace) -> SceneFragment {
    let hasTicks = clock.options.hands == .two
    return SceneFragment {
      $0.addCircle(
        ClockFaceNode.dial.id,
        .disc,
        at: center,
        radius: radius - 0.5,
        fill: .role(.surface),
        stroke: .edge
      )
      guard hasTicks else { return }
      var path = VectorPath()
      for index in 0..<60 {
        let angle = angle(of: Double(index) / 60 * Circular.turn)
        path.move(to: center.moved(by: radius * (index % 5 == 0 ? 0.9 : 0.93), towards: angle))
        path.addLine(to: center.moved(by: radius * 0.96, towards: angle))
      }
      let width = Swift.max(1, radius * 0.012)
      let line = Stroke(paint: .role(.inkSecondary), width: width, cap: .round)
      $0.addShape(ClockFaceNode.ticks.id, .group, path, stroke: line)
    }
  }

  /// Returns the node of a number, of an hour or of a fifth minute, which is pale beyond the limits.
  func number(
    _ node: NodeID,
    _ index: Int,
    of field: ClockFaceField,
    _ clock: borrowing ClockFace,
    _ paint: Paint? = nil
  ) -> SceneNode {
    let isInner = hasRings && field == .hour && index >= 12
    let opacity = clock.isReachable(index, of: field) ? 1 : Theme.disabledOpacity
    let ink = Paint.role(isInner ? .inkSecondary : .ink, opacity: opacity)
    let style = isInner ? innerStyle : numberStyle
    let share = clock.options.hands == .two ? 0.77 : isInner ? Self.innerRing : Self.outerRing
    let rotation = Double(index % 12) / 12 * Circular.turn
    let place = center.moved(by: radius * share, towards: angle(of: rotation))
    let box = Rect2D(
      place.x - style.size * 1.2,
      place.y - style.size * 0.65,
      style.size * 2.4,
      style.size * 1.3
    )
    let text = clock.text(ofNumber: index, field)
    let content = TextContent(text, style: style, paint: paint ?? ink, box: box)
    return SceneNode(node, .title, content: .text(content))
  }

  /// Returns a number that is covered.
  ///
  /// - Parameters:
  ///   - rotation: The shown angle of the hand, from the top.
  ///   - length: Its shown length, as a share of the radius.
  ///   - field: The numbers on the face.
  /// - Returns: The index of the number under the end of the only hand; nil if there is none.
  func covered(rotation: Double, length: Double, _ field: ClockFaceField) -> Int? {
    let place = rotation / Circular.turn * 12
    let nearest = place.rounded()
    let isInner = hasRings && field == .hour && length < Self.ringBorder
    let ring = isInner ? Self.innerRing : Self.outerRing
    let along = (place - nearest) / 12 * Circular.turn * ring
    let across = length - ring
    let reach = Self.disc * Self.cover
    guard along * along + across * across <= reach * reach else { return nil }
    let index = Int(bounded: nearest).remainder(by: 12)
    return isInner ? index + 12 : index
  }

  /// The line of one of two hands, at angle 0.
  func line(of hand: ClockFaceField, _ ink: ColorRole) -> SceneContent {
    line(from: -0.1, to: Self.length(of: hand), width: hand == .hour ? 0.06 : 0.04, ink, .round)
  }

  private func line(
    from start: Double,
    to end: Double,
    width: Double,
    _ ink: ColorRole,
    _ cap: Stroke.Cap
  ) -> SceneContent {
    var path = VectorPath()
    path.move(to: Point2D(center.x + radius * start, center.y))
    path.addLine(to: Point2D(center.x + radius * end, center.y))
    let stroke = Stroke(paint: .role(ink), width: Swift.max(2, radius * width), cap: cap)
    return .shape(path, fill: nil, stroke: stroke)
  }

  /// The disc at the end of the only hand, at angle 0, and the dot in it for a minute without a number.
  func addTip(hasDot: Bool, into scene: inout ControlScene) {
    let end = Point2D(center.x + radius, center.y)
    let size = radius * Self.disc
    scene.addCircle(
      ClockFaceNode.disc.id,
      .selectedSector,
      at: end,
      radius: size,
      fill: .role(.accent)
    )
    guard hasDot else { return }
    scene.addCircle(
      ClockFaceNode.dot.id,
      .pointer,
      at: end,
      radius: Swift.max(1.5, size * 0.16),
      fill: .role(.onAccent)
    )
  }

  /// The middle of the hands.
  func addHub(_ ink: ColorRole, into scene: inout ControlScene) {
    scene.addCircle(
      ClockFaceNode.hub.id,
      .hub,
      at: center,
      radius: Swift.max(2, radius * 0.04),
      fill: .role(ink)
    )
  }
}
