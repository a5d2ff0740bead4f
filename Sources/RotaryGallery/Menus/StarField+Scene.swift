import Rotary

extension StarField {
  /// The IDs of the sky's nodes; the menu's are smaller.
  enum ID {
    static let root = NodeID(500_000)
    static let halo = NodeID(500_001)
    static let menu = NodeID(500_002)
    static let name = NodeID(500_003)
    static let dates = NodeID(500_004)
    static let starName = NodeID(500_005)
    static let glow = NodeID(500_006)
    static let ground = NodeID(500_007)
    static let layers = UInt32(500_010)
    static let links = UInt32(500_020)
    static let lines = UInt32(500_100)
    static let stars = UInt32(500_200)
  }

  /// The radius of a constellation's stars, and of its brightest, in points.
  private static let starRadius = (usual: 2.6, brightest: 4.4)
  /// The radius of a star's glow, relative to the star's.
  private static let starLight = 4.5

  /// Draws the sky, the visible part of the constellation, and the menu on top.
  public func draw(into scene: inout ControlScene) {
    guard size.width > 0, size.height > 0 else { return }
    let frame = VectorPath.rectangle(Rect2D(origin: .zero, size: size), cornerRadius: 24)
    scene.add(SceneNode(ID.root, .background, mask: .clip(frame))) {
      $0.add(SceneNode(ID.ground, fragment: ground))
      for (index, layer) in layers.enumerated() {
        let shift = pointerEffect.shift(ofDepth: StarSky.depths[index], at: now)
        let place = Transform3D.translation(shift.x, shift.y)
        let id = NodeID(ID.layers + UInt32(index))
        $0.add(SceneNode(id, transform: place, fragment: layer))
      }
      drawPointerEffect(into: &$0)
    }
    drawConstellation(into: &scene)
    scene.add(SceneNode(ID.menu, mask: .clip(frame))) {
      let circle = VectorPath.circle(center: .zero, radius: Self.ringRadius)
      let line = Stroke(paint: .solid(NightSky.text), width: 1.5)
      let content = SceneContent.shape(circle, fill: Self.haloLight, stroke: line)
      $0.add(SceneNode(ID.halo, content: content), at: halo)
      menu.draw(into: &$0)
    }
  }

  // MARK: - The pointer

  /// Draws a soft light at the pointer, and lines to the stars near it.
  private func drawPointerEffect(into scene: inout ControlScene) {
    let opacity = pointerEffect.opacity(at: now)
    guard opacity > 0, !environment.reducesMotion else { return }
    let light = Paint.radial(
      center: pointerEffect.place,
      innerRadius: 0,
      outerRadius: StarPointerEffect.glowRadius,
      stops: [
        GradientStop(0, NightSky.star(0, opacity: 0.2)),
        GradientStop(1, NightSky.star(0, opacity: 0)),
      ]
    )
    let radius = StarPointerEffect.glowRadius
    let circle = VectorPath.circle(center: pointerEffect.place, radius: radius)
    let glow = SceneContent.shape(circle, fill: light, stroke: nil)
    scene.add(SceneNode(ID.glow, opacity: opacity, content: glow))
    let shift = pointerEffect.shift(ofDepth: StarSky.depths[1], at: now)
    for (index, link) in pointerEffect.links(to: landmarks.map { $0 + shift }).enumerated() {
      var path = VectorPath()
      path.move(to: pointerEffect.place)
      path.addLine(to: link.star)
      path.append(.circle(center: link.star, radius: 1.5))
      let line = Stroke(paint: .solid(NightSky.links), width: 1)
      let content = SceneContent.shape(path, fill: nil, stroke: line)
      let id = NodeID(ID.links + UInt32(index))
      scene.add(SceneNode(id, opacity: opacity * link.strength, content: content))
    }
  }

  /// The placement of the pulse, which grows and fades around the ring while the menu is closed.
  var halo: Placement {
    let phase: Double
    if isPulsing, let pulseStart {
      let turns = (now - pulseStart) / Self.pulseSeconds
      phase = (1 - Circular.cosine(turns * Circular.turn)) / 2
    } else {
      phase = 0
    }
    let closed = Swift.max(0, 1 - menu.openness * 4)
    return .shown(
      at: size.center,
      scale: 1.12 + 0.38 * phase,
      opacity: (0.6 - 0.45 * phase) * closed
    )
  }

  /// The fill of the pulse.
  private static let haloLight = Paint.radial(
    center: .zero,
    innerRadius: 0,
    outerRadius: ringRadius,
    stops: [
      GradientStop(0, NightSky.cloud(opacity: 0.5)), GradientStop(1, NightSky.cloud(opacity: 0.12)),
    ]
  )

  // MARK: - The constellation

  private func drawConstellation(into scene: inout ControlScene) {
    guard let constellation else { return }
    let pairs = constellation.pairs
    for (index, pair) in pairs.enumerated() {
      var path = VectorPath()
      path.move(to: stars[pair.from])
      path.addLine(to: stars[pair.to])
      let run = Stroke.Run.part(from: 0, to: lineShare(index, of: pairs.count))
      let line = Stroke(paint: .solid(NightSky.lines), width: 1.25, run: run)
      let content = SceneContent.shape(path, fill: nil, stroke: line)
      scene.add(SceneNode(NodeID(ID.lines + UInt32(index)), content: content))
    }
    for index in stars.indices { draw(star: index, of: constellation, into: &scene) }
    drawWords(of: constellation, into: &scene)
  }

  private func draw(
    star index: Int,
    of constellation: Constellation,
    into scene: inout ControlScene
  ) {
    let isBrightest = index == constellation.brightest.index
    let radius = isBrightest ? Self.starRadius.brightest : Self.starRadius.usual
    let isWarm = isBrightest && constellation.brightest.isWarm
    let temperature = isWarm ? 3 : 0
    let place = stars[index]
    let id = NodeID(ID.stars + 3 * UInt32(index))
    scene.add(SceneNode(id, opacity: starOpacity(index, of: constellation))) {
      let reach = radius * Self.starLight
      let light = Paint.radial(
        center: place,
        innerRadius: 0,
        outerRadius: reach,
        stops: [
          GradientStop(0, NightSky.star(temperature, opacity: 0.55)),
          GradientStop(1, NightSky.star(temperature, opacity: 0)),
        ]
      )
      let glow = VectorPath.circle(center: place, radius: reach)
      let disc = VectorPath.circle(center: place, radius: radius)
      $0.draw(id.rawValue + 1, .group, glow, fill: light)
      let tint = NightSky.figureStar(isWarm: isWarm)
      $0.draw(id.rawValue + 2, .icon, disc, fill: .solid(tint))
    }
  }

  /// Draws the sign's name and dates, and the name of its brightest star.
  private func drawWords(of constellation: Constellation, into scene: inout ControlScene) {
    guard let sign, let title = StarSign(rawValue: sign)?.title else { return }
    let name = environment.scaled(TextStyle(size: isWide ? 40 : 28, weight: .semibold))
    let dates = environment.scaled(TextStyle(size: isWide ? 17 : 14))
    let margin = isWide ? size.width * 0.055 : 16
    let end = isWide ? size.width * Self.figureStart : size.width - margin
    let width = Swift.max(0, end - margin)
    let alignment: TextContent.Alignment = isWide ? .start : .center
    let heights = (name: name.size * 1.25, dates: dates.size * 1.4)
    let bottom = size.height - Swift.max(20, size.height * 0.08)
    let top = bottom - heights.dates - heights.name
    func write(_ id: NodeID, _ text: String, _ style: TextStyle, _ tint: Tint, _ box: Rect2D) {
      let content = TextContent(
        text,
        style: style,
        paint: .solid(tint),
        box: box,
        alignment: alignment
      )
      scene.add(SceneNode(id, .title, opacity: drawn, content: .text(content)))
    }
    write(ID.name, title, name, NightSky.text, Rect2D(margin, top, width, heights.name))
    let below = Rect2D(margin, top + heights.name, width, heights.dates)
    write(ID.dates, constellation.dates, dates, NightSky.secondaryText, below)
    drawStarName(of: constellation, into: &scene)
  }

  private func drawStarName(of constellation: Constellation, into scene: inout ControlScene) {
    let content = TextContent(
      constellation.brightest.name,
      style: starNameStyle,
      paint: .solid(NightSky.secondaryText),
      box: starNameFrame
    )
    scene.add(SceneNode(ID.starName, .title, opacity: drawn, content: .text(content)))
  }

  private var starNameStyle: TextStyle {
    environment.scaled(TextStyle(size: 12, weight: .medium))
  }

  /// Returns the frame for the name of the brightest star: below, above or beside the star, where there is
  /// the most room inside the sky.
  func placeOfStarName() -> Rect2D {
    guard let constellation, !stars.isEmpty else { return starNameFrame }
    let letters = starNameStyle.size
    let width = Double(constellation.brightest.name.unicodeScalars.count) * letters * 0.62 + 4
    let height = letters * 1.5
    let star = stars[constellation.brightest.index]
    let gap = Self.starRadius.brightest + 6
    let corners = [
      Point2D(star.x - width / 2, star.y + gap), Point2D(star.x - width / 2, star.y - gap - height),
      Point2D(star.x + gap, star.y - height / 2),
      Point2D(star.x - gap - width, star.y - height / 2),
    ]
    let sky = Rect2D(origin: .zero, size: size)
    let figure = pointsOfFigure(constellation)
    var (best, fewest) = (starNameFrame, Int.max)
    for corner in corners {
      let frame = Rect2D(origin: corner, size: Size2D(width, height))
      let isOutside = sky.union(frame) != sky
      let hits = figure.reduce(isOutside ? figure.count : 0) { $0 + (frame.contains($1) ? 1 : 0) }
      if hits < fewest { (best, fewest) = (frame, hits) }
    }
    return best
  }

  /// Returns closely spaced points on the lines of the constellation.
  private func pointsOfFigure(_ constellation: Constellation) -> [Point2D] {
    constellation.pairs.flatMap { from, to in
      (0...16).map { step in
        let share = Double(step) / 16
        let way = stars[to] - stars[from]
        return Point2D(stars[from].x + share * way.x, stars[from].y + share * way.y)
      }
    }
  }

  /// Reports the placements of the constellation's lines and stars, in drawing order.
  func placeConstellation(_ put: (NodeID, Placement) -> Void) {
    guard let constellation else { return }
    let count = constellation.pairs.count
    for index in 0..<count {
      put(NodeID(ID.lines + UInt32(index)), .traced(from: 0, to: lineShare(index, of: count)))
    }
    for index in stars.indices {
      let id = NodeID(ID.stars + 3 * UInt32(index))
      put(id, .faded(starOpacity(index, of: constellation)))
    }
    for id in [ID.name, ID.dates, ID.starName] { put(id, .faded(drawn)) }
  }

  /// Returns the drawn share of a line; lines are drawn one after the other.
  private func lineShare(_ index: Int, of count: Int) -> Double {
    (drawn * Double(count) - Double(index)).bounded(to: 0...1, else: 0)
  }

  /// Returns the opacity of a star, which appears when its first line reaches it.
  private func starOpacity(_ index: Int, of constellation: Constellation) -> Double {
    let pairs = constellation.pairs
    let first = pairs.firstIndex { $0.from == index || $0.to == index } ?? 0
    let isStart = pairs.isEmpty || pairs[first].from == index
    let line = Double(isStart ? first : first + 1)
    return (drawn * Double(pairs.count) - line + 1).bounded(to: 0...1, else: 0)
  }
}
