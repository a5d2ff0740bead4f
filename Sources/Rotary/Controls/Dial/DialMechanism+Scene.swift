/// The state that determines a dial's picture, except the angles of its thumbs and its arc.
public struct DialRenderKey: Sendable {
  /// A fragment that is created again if scale, options, style or size change, so that it represents all of them.
  var background: SceneFragment
  /// Whether a whole turn is under the arc.
  var hasWholeTurn: Bool
  /// The numbers that are written, if any, and the app's texts that replace them.
  var low: Double
  var high: Double
  var texts: [String]?
  /// The figures of a value that is being typed.
  var typed: TypedFigures
  var held: DialThumb?
  var active: DialThumb
  var hasFocus: Bool
  var isHovered: Bool
}

extension DialMechanism {
  /// See ``DialControl/renderKey``.
  var renderKey: DialRenderKey {
    DialRenderKey(
      background: artwork.background,
      hasWholeTurn: hasWholeTurn,
      low: writtenNumbers.low,
      high: writtenNumbers.high,
      texts: style.showsValue ? writtenTexts : nil,
      typed: typed,
      held: hold?.thumb,
      active: active,
      hasFocus: hasFocus,
      isHovered: isHovered
    )
  }

  /// Returns whether the dial need not be redrawn; backgrounds that were created separately count as different.
  func matches(_ key: DialRenderKey) -> Bool {
    artwork.background.isIdentical(to: key.background) && hold?.thumb == key.held
      && active == key.active && hasFocus == key.hasFocus && isHovered == key.isHovered
      && hasWholeTurn == key.hasWholeTurn
      && writtenNumbers == (key.low, key.high) && hasTexts(of: key)
  }

  /// The written values, as numbers that change whenever the texts do.
  private var writtenNumbers: DialPositions {
    guard style.showsValue else { return (0, 0) }
    let value = value
    return (isRange ? writtenNumber(of: value.low) : 0, writtenNumber(of: value.high))
  }

  private func hasTexts(of key: DialRenderKey) -> Bool {
    guard typed == key.typed else { return false }
    guard let texts = style.showsValue ? writtenTexts : nil else { return key.texts == nil }
    guard let others = key.texts, texts.count == others.count else { return false }
    return texts.indices.allSatisfy { texts[$0].hasSameBytes(as: others[$0]) }
  }

  /// See ``DialControl/readPlacements(_:)``.
  func readPlacements(_ put: (NodeID, Placement) -> Void) {
    guard artwork.trackRadius > 0 else { return }
    let high = rotation(of: .high)
    if style.showsProgress {
      let progress = progress(to: high)
      put(DialNode.progress.id, placement(at: progress.angle))
      put(DialNode.arc.id, .traced(from: 0, to: progress.share))
    }
    if hasModulation {
      let (angle, share) = modulation(from: high)
      put(DialNode.modulation.id, placement(at: angle))
      put(DialNode.modulationArc.id, .traced(from: 0, to: share))
    }
    if isRange { put(DialThumbNode.thumb.id(0), placement(of: .low)) }
    put(DialThumbNode.thumb.id(1), placement(at: scale.angle(ofRotation: high)))
  }

  private func placement(of thumb: DialThumb) -> Placement {
    placement(at: scale.angle(ofRotation: rotation(of: thumb)))
  }

  /// Returns the placement of a node that is drawn at angle 0.
  private func placement(at angle: Double) -> Placement { .turned(angle, about: size.center) }

  /// Whether whole turns are under the accent arc; with an origin or a lower thumb, there is only the last one.
  private var hasWholeTurn: Bool {
    scale.sweep >= Circular.turn && countsTurns && style.showsProgress
      && rotation(of: .high) >= Circular.turn
  }

  private var countsTurns: Bool { !isRange && style.origin == nil }

  /// Returns the accent arc on the track to a rotation, clockwise: its first angle and its share of a turn.
  private func progress(to high: Double) -> (angle: Double, share: Double) {
    let origin =
      isRange ? rotation(of: .low) : style.origin.map { scale.rotation(of: $0) } ?? 0
    let (angle, turns) = arc(between: origin, high)
    guard turns >= 1 else { return (angle, turns) }
    return (angle, countsTurns ? turns.truncatingRemainder(dividingBy: 1) : 1)
  }

  private var hasModulation: Bool { style.modulation != 0 && !isRange }

  /// Returns the arc from the value, at a rotation, to the modulated value: its first angle and its share of a turn.
  private func modulation(from shown: Double) -> (angle: Double, share: Double) {
    let value = value.high
    let goal = (value + style.modulation).clamped(to: scale.minimum...scale.maximum)
    let end = shown + scale.rotation(of: goal) - scale.rotation(of: value)
    let (angle, turns) = arc(between: shown, end)
    return (angle, Swift.min(1, turns))
  }

  /// Returns the first angle, clockwise, and the turns of an arc between two rotations.
  private func arc(between one: Double, _ other: Double) -> (angle: Double, turns: Double) {
    let (first, last) = (Swift.min(one, other), Swift.max(one, other))
    let angle = scale.angle(ofRotation: scale.isCounterclockwise ? last : first)
    return (angle, (last - first) / Circular.turn)
  }

  /// See ``DialControl/draw(into:)``.
  func draw(into scene: inout ControlScene) {
    guard artwork.trackRadius > 0 else { return }
    scene.add(
      SceneNode(DialNode.root.id, opacity: takesInput ? 1 : Theme.disabledOpacity)
    ) {
      $0.add(SceneNode(DialNode.background.id, .background, fragment: artwork.background))
      if style.showsProgress { drawProgress(into: &$0) }
      if hasModulation { drawModulation(into: &$0) }
      if isRange { draw(.low, 0, into: &$0) }
      draw(.high, 1, into: &$0)
      drawTexts(into: &$0)
      if hasFocus, !isRange {
        $0.add(SceneNode(DialNode.focus.id, .focusRing, content: artwork.focusRing))
      }
    }
  }

  private func drawProgress(into scene: inout ControlScene) {
    let progress = progress(to: rotation(of: .high))
    if hasWholeTurn {
      scene.add(SceneNode(DialNode.turns.id, content: artwork.wholeTurn))
    }
    scene.add(SceneNode(DialNode.progress.id), at: placement(at: progress.angle)) {
      let arc = SceneNode(DialNode.arc.id, content: artwork.arc)
      $0.add(arc, at: .traced(from: 0, to: progress.share))
    }
  }

  private func drawModulation(into scene: inout ControlScene) {
    let (angle, share) = modulation(from: rotation(of: .high))
    scene.add(SceneNode(DialNode.modulation.id), at: placement(at: angle)) {
      let arc = SceneNode(DialNode.modulationArc.id, content: artwork.modulationArc)
      $0.add(arc, at: .traced(from: 0, to: share))
    }
  }

  private func draw(_ thumb: DialThumb, _ index: Int, into scene: inout ControlScene) {
    let isHeld = hold.map { $0.thumb == thumb || $0.thumb == .both } ?? false
    scene.add(SceneNode(DialThumbNode.thumb.id(index), .disc), at: placement(of: thumb)) {
      if isHeld || isHovered {
        let halo = isHeld ? artwork.heldHalo : artwork.hoveredHalo
        $0.add(SceneNode(DialThumbNode.halo.id(index), content: halo))
      }
      $0.add(SceneNode(DialThumbNode.edge.id(index), .pointer, fragment: artwork.thumbs[index]))
      if hasFocus, isRange, thumb == active {
        $0.add(SceneNode(DialThumbNode.ring.id(index), .focusRing, content: artwork.thumbRing))
      }
    }
  }

  private func drawTexts(into scene: inout ControlScene) {
    guard style.showsValue || !style.title.utf8.isEmpty else { return }
    let caption = style.showsValue ? shownCaption : ""
    let isUsual = writtenTexts == nil && typed.isEmpty
    let count = isUsual ? artwork.longestCaption : caption.characterCount
    let texts = artwork.texts(of: count)
    if style.showsValue {
      let value = TextContent(
        caption,
        style: texts.valueStyle,
        paint: .role(.ink),
        box: texts.valueBox
      )
      scene.add(SceneNode(DialNode.value.id, .title, content: .text(value)))
    }
    guard !style.title.utf8.isEmpty else { return }
    let title = TextContent(
      style.title,
      style: texts.titleStyle,
      paint: .role(.inkSecondary),
      box: texts.titleBox
    )
    scene.add(SceneNode(DialNode.title.id, .title, content: .text(title)))
  }
}

// The texts in the middle.
extension DialArtwork {
  /// The maximum growth of the value for the user's text size, and the maximum size of the title, as a share of the
  /// radius.
  private static let greatestGrowth = 1.25
  private static let largestTitle = 0.24

  /// The positions and sizes of the value and the title.
  struct Texts {
    var valueStyle: TextStyle
    var valueBox: Rect2D
    var titleStyle: TextStyle
    var titleBox: Rect2D
  }

  /// Returns positions and sizes for the title and a value with a number of characters.
  func texts(of characterCount: Int) -> Texts {
    let width = 2 * radius * parts.textWidth(hasTicks: hasTicks)
    let widest = TextFit.size(of: characterCount, in: width)
    let valueStyle = environment.scaled(
      TextStyle(
        size: TextFit.size(upTo: Swift.min(radius * parts.textSize, widest)),
        weight: .semibold,
        hasTabularFigures: true
      ),
      upTo: Swift.min(radius * parts.textSize * Self.greatestGrowth, widest)
    )
    let titleWidth = 2 * radius * parts.titleHalfWidth
    let titleStyle = environment.scaled(
      TextStyle(size: TextFit.size(upTo: Swift.min(radius * 0.15, 17)), weight: .medium),
      upTo: Swift.min(
        radius * Self.largestTitle,
        TextFit.size(of: titleLength, in: titleWidth)
      )
    )
    let (size, titleSize) = (valueStyle.size, titleStyle.size)
    let height = size * TextFit.lineHeight
    let titleHeight = titleSize * TextFit.lineHeight
    let lower = sharesMiddle ? titleSize * 0.6 : 0
    let valueBox = Rect2D(center.x - width / 2, center.y - height / 2 + lower, width, height)
    var titleMiddle = center.y
    if !isRing { titleMiddle += radius * parts.title }
    if sharesMiddle { titleMiddle = valueBox.minY - titleHeight * 0.4 }
    return Texts(
      valueStyle: valueStyle,
      valueBox: valueBox,
      titleStyle: titleStyle,
      titleBox: Rect2D(
        center.x - titleWidth / 2,
        titleMiddle - titleHeight / 2,
        titleWidth,
        titleHeight
      )
    )
  }
}
