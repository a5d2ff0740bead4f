/// The state that determines a clock's picture, except the positions of its hands.
public struct ClockFaceRenderKey: Sendable {
  /// A fragment that is created again if options, size, system settings or limits change.
  var background: SceneFragment
  var minutes: Int
  var state: ClockFaceState
}

/// The state of the parts that change while a clock is used.
struct ClockFaceState: Equatable, Sendable {
  var numbers: ClockFaceField
  /// Whether the numbers of the hours, and those of the minutes, are visible: both while they fade.
  var showsHours: Bool
  var showsMinutes: Bool
  var activeField: ClockFaceField
  var hovered: ClockFacePart?
  /// The number under the end of the only hand.
  var covered: Int?
  var isPale: Bool
  var hasFocus: Bool
}

extension ClockFace {
  private var state: ClockFaceState {
    var covered: Int?
    if options.hands == .one {
      let (rotation, length) = (shownRotation(of: .hour), length.position(at: now))
      covered = artwork.covered(rotation: rotation, length: length, numbers)
    }
    return ClockFaceState(
      numbers: numbers,
      showsHours: minuteOpacity < 1,
      showsMinutes: minuteOpacity > 0,
      activeField: activeField,
      hovered: hovered,
      covered: covered,
      isPale: !takesInput,
      hasFocus: hasFocus
    )
  }

  /// The state that determines the picture, without the positions of the hands.
  public var renderKey: ClockFaceRenderKey {
    ClockFaceRenderKey(background: artwork.background, minutes: minutes, state: state)
  }

  /// Returns whether the picture is the same except for the positions of the hands.
  public func matches(_ key: ClockFaceRenderKey) -> Bool {
    minutes == key.minutes && artwork.background.isIdentical(to: key.background)
      && state == key.state
  }

  /// Reports the positions of the hands, and the opacities of the numbers.
  public func readPlacements(_ put: (NodeID, Placement) -> Void) {
    guard artwork.radius > 0 else { return }
    guard options.hands == .one else {
      put(ClockFaceNode.hourHand.id, turn(of: .hour))
      put(ClockFaceNode.minuteHand.id, turn(of: .minute))
      return
    }
    put(ClockFaceNode.hourHand.id, turn(of: .hour))
    put(ClockFaceNode.hourLine.id, tipPlace)
    if minuteOpacity < 1 { put(ClockFaceNode.hours.id, .faded(1 - minuteOpacity)) }
    if minuteOpacity > 0 { put(ClockFaceNode.minutes.id, .faded(minuteOpacity)) }
    put(ClockFaceNode.minuteHand.id, turn(of: .hour))
    put(ClockFaceNode.tip.id, tipPlace)
  }

  private var minuteOpacity: Double { fade.position(at: now).clamped(to: 0...1) }

  private func turn(of hand: ClockFaceField) -> Placement {
    .turned(artwork.angle(of: shownRotation(of: hand)), about: artwork.center)
  }

  /// The placement of the only hand's end, which is drawn at the radius.
  private var tipPlace: Placement {
    .moved(Point2D((length.position(at: now) - 1) * artwork.radius, 0))
  }

  /// Draws the clock.
  public func draw(into scene: inout ControlScene) {
    guard artwork.radius > 0 else { return }
    let state = state
    let opacity = state.isPale ? Theme.disabledOpacity : 1
    scene.add(SceneNode(ClockFaceNode.root.id, opacity: opacity)) {
      $0.add(SceneNode(ClockFaceNode.background.id, fragment: artwork.background))
      if options.hands == .one {
        drawHand(state, into: &$0)
      } else {
        drawHands(into: &$0)
      }
      if options.showsTime { drawTime(state, into: &$0) }
      if hasFocus { drawFocus(into: &$0) }
    }
  }

  /// Draws the only hand: its line under the numbers, and its end above them.
  private func drawHand(_ state: ClockFaceState, into scene: inout ControlScene) {
    scene.add(SceneNode(ClockFaceNode.hourHand.id), at: turn(of: .hour)) {
      $0.add(SceneNode(ClockFaceNode.stem.id, .pointer, content: artwork.stem))
      let end = SceneNode(ClockFaceNode.hourLine.id, .pointer, content: artwork.lineEnd)
      $0.add(end, at: tipPlace)
    }
    // Invisible numbers would be a separate layer in browsers.
    if state.showsHours {
      let node = SceneNode(ClockFaceNode.hours.id, fragment: artwork.hours)
      scene.add(node, at: .faded(1 - minuteOpacity))
    }
    if state.showsMinutes {
      let node = SceneNode(ClockFaceNode.minutes.id, fragment: artwork.minutes)
      scene.add(node, at: .faded(minuteOpacity))
    }
    let hasDot = state.covered == nil && numbers == .minute && minute % 5 != 0
    scene.add(SceneNode(ClockFaceNode.minuteHand.id), at: turn(of: .hour)) {
      artwork.addHub(.accent, into: &$0)
      $0.add(SceneNode(ClockFaceNode.tip.id), at: tipPlace) {
        artwork.addTip(hasDot: hasDot, into: &$0)
      }
    }
    guard let covered = state.covered else { return }
    let node = ClockFaceNode.covered.id
    scene.add(artwork.number(node, covered, of: numbers, self, .role(.onAccent)))
  }

  /// Draws both hands.
  private func drawHands(into scene: inout ControlScene) {
    scene.add(SceneNode(ClockFaceNode.hours.id, fragment: artwork.hours))
    let inks: (hour: ColorRole, minute: ColorRole) =
      numbers == .hour ? (.accent, .ink) : (.ink, .accent)
    let hour = artwork.line(of: .hour, inks.hour)
    scene.add(SceneNode(ClockFaceNode.hourHand.id), at: turn(of: .hour)) {
      $0.add(SceneNode(ClockFaceNode.hourLine.id, .pointer, content: hour))
    }
    let minute = artwork.line(of: .minute, inks.minute)
    scene.add(SceneNode(ClockFaceNode.minuteHand.id), at: turn(of: .minute)) {
      $0.add(SceneNode(ClockFaceNode.minuteLine.id, .pointer, content: minute))
    }
    artwork.addHub(.ink, into: &scene)
  }

  /// Draws the written time, with AM and PM.
  private func drawTime(_ state: ClockFaceState, into scene: inout ControlScene) {
    let style = artwork.timeStyle
    let colon = TextContent(":", style: style, paint: .role(.ink), box: artwork.colonFrame)
    scene.add(SceneNode(ClockFaceNode.colon.id, .title, content: .text(colon)))
    drawTile(.hour, hourText, isSelected: numbers == .hour, state, into: &scene)
    drawTile(.minute, minuteText, isSelected: numbers == .minute, state, into: &scene)
    guard hasPeriods else { return }
    drawTile(.am, period(isLater: false), isSelected: hour < 12, state, into: &scene)
    drawTile(.pm, period(isLater: true), isSelected: hour >= 12, state, into: &scene)
  }

  private func drawTile(
    _ part: ClockFacePart,
    _ string: String,
    isSelected: Bool,
    _ state: ClockFaceState,
    into scene: inout ControlScene
  ) {
    let index = Int(part.rawValue)
    scene.addShape(
      ClockFaceNode.tile.id(index),
      isSelected ? .frontTile : .tile,
      artwork.outlines[index],
      fill: .role(isSelected || state.hovered == part ? .surfaceHover : .surface),
      stroke: .edge
    )
    let text = TextContent(
      string,
      style: part.field == .period ? artwork.periodStyle : artwork.timeStyle,
      paint: .role(isSelected ? .accent : .ink),
      box: artwork.frames[index]
    )
    scene.add(SceneNode(ClockFaceNode.text.id(index), .title, content: .text(text)))
  }

  /// Draws the focus ring around the active part of the written time, or around the face.
  private func drawFocus(into scene: inout ControlScene) {
    var outline = VectorPath.circle(center: artwork.center, radius: artwork.radius - 2)
    if options.showsTime { outline = artwork.outline(of: frame(of: activeField)) }
    scene.add(SceneNode(ClockFaceNode.focus.id, .focusRing, content: .focusRing(outline)))
  }
}

extension ClockFaceArtwork {
  /// The outline of a tile.
  func outline(of frame: Rect2D) -> VectorPath {
    .rectangle(frame.inset(by: 1), cornerRadius: frame.size.shorterSide * 0.14)
  }
}

// Touch areas and size, for hosts.
extension ClockFace {
  /// The face, which is turned, and the parts of the written time, which are pressed.
  public func readTouchAreas(_ read: (TouchArea) -> Void) {
    read(TouchArea(.turn, center: artwork.center, radius: artwork.radius))
    for frame in artwork.frames where frame.size.width > 0 { read(TouchArea(.press, frame: frame)) }
  }

  /// The preferred size: a face of 256 points, and the time above it.
  ///
  /// At the minimum, 160 by 214 points, each number is a target of 24 points for a mouse.
  public var preferredSize: PreferredSize {
    let (height, minimum) = options.showsTime ? (344.0, 214.0) : (256, 160)
    return PreferredSize(
      environment.roomy(Size2D(256, height)),
      minimum: Size2D(160, minimum)
    )
  }
}
