/// Everything that a dial's picture depends on but for where its thumbs stand.
public struct DialLook: Sendable {
  /// Made anew whenever scale, options, style or size change, so it stands for all of them.
  var ground: SceneFragment
  /// What the accent on the track shows, if it does.
  var progress: ClosedRange<Double>?
  /// What is written, if anything.
  var low: Double?
  var high: Double?
  var held: DialThumb?
  var active: DialThumb
  var hasFocus: Bool
  var isHovered: Bool
}

extension Dial {
  /// What tells whether it has to be drawn anew; the thumbs' places alone do not.
  public var look: DialLook {
    DialLook(
      ground: face.ground,
      progress: progress,
      low: style.showsValue ? low : nil,
      high: style.showsValue ? high : nil,
      held: hold?.thumb,
      active: active,
      hasFocus: hasFocus,
      isHovered: isHovered
    )
  }

  /// Whether it need not be drawn anew; faces that were made apart count as different.
  public func looks(like look: DialLook) -> Bool {
    face.ground.isIdentical(to: look.ground) && progress == look.progress
      && (!style.showsValue || low == look.low && high == look.high) && hold?.thumb == look.held
      && active == look.active && hasFocus == look.hasFocus && isHovered == look.isHovered
  }

  /// Says where the thumbs stand.
  public func place(_ put: (NodeID, Placement) -> Void) {
    guard face.trackRadius > 0 else { return }
    if options.isRange { put(DialFace.ID.thumb(0), thumbPlace(.low)) }
    put(DialFace.ID.thumb(1), thumbPlace(.high))
  }

  private func thumbPlace(_ thumb: DialThumb) -> Placement {
    .turned(scale.angle(of: shown(thumb)), about: size.center)
  }

  /// From which value to which the track is in the accent.
  private var progress: ClosedRange<Double>? {
    guard style.showsProgress else { return nil }
    let end = shown(.high)
    let start = options.isRange ? shown(.low) : style.origin ?? scale.minimum
    return Swift.min(start, end)...Swift.max(start, end)
  }

  /// Draws the dial as it is now.
  public func draw(into scene: inout Scene) {
    guard face.trackRadius > 0 else { return }
    scene.add(SceneNode(DialFace.ID.root, opacity: options.isEnabled ? 1 : 0.4)) {
      $0.add(SceneNode(DialFace.ID.ground, .background, fragment: face.ground))
      drawProgress(into: &$0)
      if options.isRange { draw(.low, 0, into: &$0) }
      draw(.high, 1, into: &$0)
      if style.showsValue {
        add(caption, DialFace.ID.value, face.valueStyle, .ink, face.valueBox, to: &$0)
      }
      if !style.title.utf8.isEmpty {
        add(style.title, DialFace.ID.title, face.titleStyle, .inkSecondary, face.titleBox, to: &$0)
      }
      if hasFocus, !options.isRange {
        let radius = face.trackRadius + Swift.max(face.trackWidth / 2, face.thumbSize) + 3
        let stroke = Stroke(paint: .role(.focus), width: 2)
        $0.addCircle(DialFace.ID.focus, .focusRing, at: size.center, radius: radius, stroke: stroke)
      }
    }
  }

  private func drawProgress(into scene: inout Scene) {
    guard let progress else { return }
    let begin = scale.turned(of: progress.lowerBound)
    let way = scale.turned(of: progress.upperBound) - begin
    let isRound = way >= Circular.turn
    let isBelow = !options.isRange && style.origin == nil
    if isRound {
      // Whole turns lie under the last one.
      addArc(
        DialFace.ID.turns,
        from: 0,
        sweep: Circular.turn,
        opacity: isBelow ? 0.4 : 1,
        to: &scene
      )
    }
    guard way > 0, !isRound || isBelow else { return }
    let rest = isRound ? way.truncatingRemainder(dividingBy: Circular.turn) : way
    addArc(DialFace.ID.progress, from: begin, sweep: rest, opacity: 1, to: &scene)
  }

  private func addArc(
    _ id: NodeID,
    from turned: Double,
    sweep: Double,
    opacity: Double,
    to scene: inout Scene
  ) {
    var path = VectorPath()
    let start = Circular.wrapped(scale.startAngle + turned)
    DialFace.addArc(&path, size.center, face.trackRadius, from: start, sweep: sweep)
    let stroke = Stroke(paint: .role(.accent, opacity: opacity), width: face.trackWidth)
    scene.addShape(id, .group, path, stroke: stroke)
  }

  private func draw(_ thumb: DialThumb, _ index: UInt32, into scene: inout Scene) {
    let isHeld = hold.map { $0.thumb == thumb || $0.thumb == .both } ?? false
    let node = SceneNode(
      DialFace.ID.thumb(index),
      .disc,
      transform: thumbPlace(thumb).transform
    )
    let place = face.thumbPlace(size.center)
    scene.add(node) {
      if isHeld || isHovered {
        let fill = Paint.role(.accent, opacity: isHeld ? 0.3 : 0.16)
        let radius = Swift.max(face.thumbSize * 1.6, face.trackWidth)
        $0.addCircle(DialFace.ID.halo(index), .group, at: place, radius: radius, fill: fill)
      }
      $0.add(SceneNode(DialFace.ID.edge(index), .pointer, fragment: face.thumbs[Int(index)]))
      if hasFocus, options.isRange, thumb == (active == .low ? .low : .high) {
        let radius = face.thumbSize + 3
        let stroke = Stroke(paint: .role(.focus), width: 2)
        $0.addCircle(DialFace.ID.ring(index), .focusRing, at: place, radius: radius, stroke: stroke)
      }
    }
  }

  private func add(
    _ string: String,
    _ id: NodeID,
    _ style: TextStyle,
    _ role: ColorRole,
    _ box: Rect,
    to scene: inout Scene
  ) {
    let text = TextContent(string, style: style, paint: .role(role), box: box)
    scene.add(SceneNode(id, .title, content: .text(text)))
  }
}
