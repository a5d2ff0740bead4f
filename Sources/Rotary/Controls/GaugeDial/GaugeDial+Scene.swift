/// The state that determines a gauge's picture, except the angles of its pointers.
public struct GaugeDialRenderKey: Sendable {
  /// A fragment that is created again if scale, style, target or size change, so that it represents all of them.
  var background: SceneFragment
  var number: Double
  var text: String?
  var range: Int
  var markerCount: Int
  var isPale: Bool
  var hasFocus: Bool
}

extension GaugeDial {
  private var isPale: Bool { isEditable && !takesInput }

  /// A number that differs whenever the text of the value differs.
  private var writtenNumber: Double {
    style.showsValue ? scale.rounded(value, decimals: style.decimals) : 0
  }

  /// The state that determines the picture, without the angles of the pointers.
  public var renderKey: GaugeDialRenderKey {
    GaugeDialRenderKey(
      background: artwork.background,
      number: writtenNumber,
      text: writtenText,
      range: style.bands.index(at: value),
      markerCount: otherCount,
      isPale: isPale,
      hasFocus: hasFocus
    )
  }

  /// Returns whether the picture is the same except for the angles of the pointers.
  public func matches(_ key: GaugeDialRenderKey) -> Bool {
    guard artwork.background.isIdentical(to: key.background), writtenNumber == key.number,
      style.bands.index(at: value) == key.range, otherCount == key.markerCount,
      isPale == key.isPale, hasFocus == key.hasFocus
    else { return false }
    guard let text = writtenText else { return key.text == nil }
    return key.text.map { text.hasSameBytes(as: $0) } ?? false
  }

  /// Reports the angles of the pointers.
  public func readPlacements(_ put: (NodeID, Placement) -> Void) {
    guard artwork.trackRadius > 0 else { return }
    if style.pointer == .bar { put(GaugeDialNode.bar.id, barPlacement) }
    for index in 0..<otherCount {
      put(GaugeDialMarkerNode.marker.id(index + 1), placement(at: shownRotation(ofOther: index)))
    }
    switch style.pointer {
    case .needle: put(GaugeDialNode.needle.id, placement(at: shownRotation))
    case .marker: put(GaugeDialMarkerNode.marker.id(0), placement(at: shownRotation))
    case .bar: break
    }
  }

  private func placement(at rotation: Double) -> Placement {
    .turned(scale.angle(ofRotation: rotation), about: size.center)
  }

  private var barPlacement: Placement {
    let limit = Swift.min(scale.sweep, Circular.turn)
    return .traced(from: 0, to: (shownRotation / limit).clamped(to: 0...1))
  }

  /// Draws the gauge.
  public func draw(into scene: inout ControlScene) {
    guard artwork.trackRadius > 0 else { return }
    scene.add(SceneNode(GaugeDialNode.root.id, opacity: isPale ? Theme.disabledOpacity : 1)) {
      $0.add(SceneNode(GaugeDialNode.background.id, .group, fragment: artwork.background))
      if style.pointer == .bar {
        let tint = style.bands.tint(at: value) ?? .role(.accent)
        let line = Stroke(
          paint: .solid(tint),
          width: artwork.trackWidth,
          cap: .butt,
          run: .part(from: 0, to: 0)
        )
        let bar = SceneContent.shape(artwork.turn, fill: nil, stroke: line)
        $0.add(SceneNode(GaugeDialNode.bar.id, .selectedSector, content: bar), at: barPlacement)
      }
      for index in 0..<otherCount {
        drawMarker(index + 1, at: shownRotation(ofOther: index), into: &$0)
      }
      switch style.pointer {
      case .needle:
        let needle = SceneNode(GaugeDialNode.needle.id, .pointer, fragment: artwork.needle)
        $0.add(needle, at: placement(at: shownRotation))
      case .marker: drawMarker(0, at: shownRotation, into: &$0)
      case .bar: break
      }
      drawTexts(into: &$0)
      if hasFocus {
        $0.add(SceneNode(GaugeDialNode.focus.id, .focusRing, content: artwork.focusRing))
      }
    }
  }

  private func drawMarker(_ index: Int, at rotation: Double, into scene: inout ControlScene) {
    let id = GaugeDialMarkerNode.marker.id(index)
    let node = SceneNode(id, .pointer, fragment: artwork.markers[index])
    scene.add(node, at: placement(at: rotation))
  }

  private func drawTexts(into scene: inout ControlScene) {
    let (value, title) = (style.showsValue ? caption : "", style.title)
    let length = writtenText == nil ? artwork.longestCaption : value.characterCount
    let texts = artwork.texts(length, title.characterCount, in: style, environment)
    write(value, .value, .ink, texts.valueStyle, texts.valueBox, into: &scene)
    write(title, .title, .inkSecondary, texts.titleStyle, texts.titleBox, into: &scene)
  }

  private func write(
    _ string: String,
    _ node: GaugeDialNode,
    _ ink: ColorRole,
    _ style: TextStyle,
    _ box: Rect2D,
    into scene: inout ControlScene
  ) {
    guard !string.utf8.isEmpty else { return }
    let text = TextContent(string, style: style, paint: .role(ink), box: box)
    scene.add(SceneNode(node.id, .title, content: .text(text)))
  }
}
