import Rotary

extension StarField {
  /// The names of its nodes; the menu's are below.
  private enum ID {
    static let root = NodeID(500_000)
    static let lines = NodeID(500_001)
    static let title = NodeID(500_002)
    static let menu = NodeID(500_003)
    static let stars = UInt32(500_100)
  }

  /// How large a star of a constellation is.
  private static let starRadius = 3.0

  /// Draws the sky, the constellation as far as it has come, and the menu over both.
  public func draw(into scene: inout ControlScene) {
    guard size.width > 0, size.height > 0 else { return }
    let frame = VectorPath.rectangle(Rect2D(origin: .zero, size: size), cornerRadius: 24)
    scene.add(SceneNode(ID.root, .background, mask: .clip(frame), fragment: sky))
    drawConstellation(into: &scene)
    scene.add(SceneNode(ID.menu, mask: .clip(frame))) { menu.draw(into: &$0) }
  }

  private func drawConstellation(into scene: inout ControlScene) {
    guard let sign, let name = StarSign(rawValue: sign)?.title else { return }
    let white = RingStyle.cosmos.ink
    let stroke = Stroke(
      paint: .solid(NightSky.lines),
      width: 1.5,
      run: .part(from: 0, to: drawn)
    )
    let lines = SceneContent.shape(figure, fill: nil, stroke: stroke)
    scene.add(SceneNode(ID.lines, content: lines))
    for index in stars.indices {
      let star = VectorPath.circle(center: stars[index], radius: Self.starRadius)
      let content = SceneContent.shape(star, fill: .solid(white), stroke: nil)
      let opacity = starOpacity(index)
      scene.add(SceneNode(NodeID(ID.stars + UInt32(index)), opacity: opacity, content: content))
    }
    let style = environment.scaled(TextStyle(size: 22, weight: .medium))
    let height = 32 * style.growth
    let text = TextContent(
      name,
      style: style,
      paint: .solid(white),
      box: Rect2D(24, size.height - 24 - height, Swift.max(0, size.width - 48), height)
    )
    scene.add(SceneNode(ID.title, .title, opacity: drawn, content: .text(text)))
  }

  /// Reports how far the constellation is drawn, in the order in which it is.
  func placeConstellation(_ put: (NodeID, Placement) -> Void) {
    guard sign != nil else { return }
    put(ID.lines, .traced(from: 0, to: drawn))
    for index in stars.indices {
      put(NodeID(ID.stars + UInt32(index)), .faded(starOpacity(index)))
    }
    put(ID.title, .faded(drawn))
  }

  /// Stars appear one after the other, each within a fifth of the time.
  private func starOpacity(_ index: Int) -> Double {
    let begin = 0.8 * Double(index) / Double(Swift.max(1, stars.count))
    return ((drawn - begin) * 5).bounded(to: 0...1, else: 0)
  }
}

/// The colours of the night, the same in every scheme; they give way to colours that the system forces.
enum NightSky {
  /// Between the stars of a constellation.
  static let lines = Tint.yielding(RGBA(hex: 0x8FA5FF, opacity: 0.8), to: .ink)
  /// What is written on the sky, and around what has the keyboard.
  static let words = Tint.yielding(RGBA(hex: 0xD3DAFF), to: .ink)
  /// What falls on the sky from what lies above it.
  static let shade = Tint.yielding(RGBA(hex: 0x000000), to: .shadow)
  /// The sky from its top down.
  static let top = Tint.yielding(RGBA(hex: 0x0A0F2C), to: .ground)
  static let bottom = RingStyle.cosmos.background

  /// Stars that mean nothing are not there where colours are few.
  static func star(opacity: Double) -> Tint {
    .yielding(RGBA(hex: 0xFFFFFF, opacity: opacity), to: .ground)
  }
}

/// The stars that are always there, strewn by a seed.
struct StarSky {
  let size: Size2D

  /// One star for so many square points.
  private static let pointsPerStar = 2_600.0

  /// The night and its stars, in three sizes.
  var fragment: SceneFragment {
    SceneFragment {
      let frame = VectorPath.rectangle(Rect2D(origin: .zero, size: size))
      let night = Paint.linear(
        start: .zero,
        end: Point2D(0, size.height),
        stops: [GradientStop(0, NightSky.top), GradientStop(1, NightSky.bottom)]
      )
      let ground = SceneContent.shape(frame, fill: night, stroke: nil)
      $0.add(SceneNode(NodeID(1), content: ground))
      for kind in 0..<3 { $0.add(stars(kind)) }
    }
  }

  /// Small stars are many and faint, large ones few and bright.
  private func stars(_ kind: Int) -> SceneNode {
    let area = size.width * size.height
    let count = Int(bounded: Swift.min(area / Self.pointsPerStar, 600)) / (1 + 2 * kind)
    var state: UInt32 = 7 + 1_000 * UInt32(kind)
    func next() -> Double {
      state = state &* 2_891_336_453 &+ 1
      return Double(state >> 8) / 16_777_216
    }
    var path = VectorPath()
    for _ in 0..<count {
      let center = Point2D(next() * size.width, next() * size.height)
      path.append(.circle(center: center, radius: 0.5 + 0.4 * Double(kind)))
    }
    let tint = NightSky.star(opacity: 0.35 + 0.2 * Double(kind))
    return SceneNode(
      NodeID(2 + UInt32(kind)),
      content: .shape(path, fill: .solid(tint), stroke: nil)
    )
  }
}
