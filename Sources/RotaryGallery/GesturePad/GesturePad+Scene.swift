import Rotary
import RotaryGestures

extension GesturePad {
  private enum ID {
    static let root = NodeID(1)
    static let background = NodeID(2)
    static let knob = NodeID(3)
    static let card = NodeID(4)
    static let mark = NodeID(5)
    static let wait = NodeID(6)
    static let focus = NodeID(7)
    static func finger(_ index: Int) -> NodeID { NodeID(UInt32(50 + index)) }
    static func line(_ gesture: PadGesture) -> NodeID { NodeID(UInt32(10 + gesture.rawValue)) }
  }

  /// Draws the pad.
  public func draw(into scene: inout ControlScene) {
    guard size.width > 0, size.height > 0 else { return }
    scene.add(SceneNode(ID.root)) {
      $0.add(SceneNode(ID.background, .background, fragment: artwork.background))
      let ringTurn = Transform3D(.rotation(turned, about: field.center))
      $0.add(SceneNode(ID.knob, .hub, transform: ringTurn, fragment: artwork.knob))
      $0.add(SceneNode(ID.card, .disc, transform: cardTransform, fragment: artwork.card))
      drawMark(into: &$0)
      drawFingers(into: &$0)
      drawList(into: &$0)
    }
  }

  /// The transform from the card's coordinates to the pad's.
  private var cardTransform: Transform3D {
    let middle = field.center + offset
    let turn = Transform2D.rotation(angle)
    let scaled = Transform2D.scale(scale, scale)
    return Transform3D(scaled.then(turn).then(.translation(middle.x, middle.y)))
  }

  private func drawMark(into scene: inout ControlScene) {
    guard mark.isSeen(at: now) else { return }
    let progress = mark.progress(at: now)
    let spread = environment.reducesMotion ? 1 : 1 + progress * 0.6
    var place = mark.place
    var angle = 0.0
    let fragment: SceneFragment
    switch mark.kind {
    case .none: return
    case .single: fragment = artwork.single
    case .double: fragment = artwork.double
    case .held: fragment = artwork.held
    case .swipe(let direction):
      fragment = artwork.arrow
      angle = Self.angle(of: direction)
      let way = environment.reducesMotion ? 0 : progress * 40
      place = place.moved(by: way, towards: angle)
    }
    let turn = Transform2D.rotation(angle)
    let scaled = Transform2D.scale(spread, spread)
    let whole = Transform3D(scaled.then(turn).then(.translation(place.x, place.y)))
    scene.add(SceneNode(ID.mark, transform: whole, opacity: 1 - progress, fragment: fragment))
  }

  private static func angle(of direction: SwipeRecognizer.Directions) -> Double {
    if direction == .down { return .pi / 2 }
    if direction == .left { return .pi }
    return direction == .up ? -.pi / 2 : 0
  }

  private func drawFingers(into scene: inout ControlScene) {
    let pointers = arbiter.pointers
    for index in 0..<pointers.count {
      let place = pointers[index].position
      let transform = Transform3D.translation(place.x, place.y)
      scene.add(
        SceneNode(ID.finger(index), .focusRing, transform: transform, content: artwork.finger)
      )
    }
    // A ring shrinks towards a resting finger until the long press is recognized.
    guard state(of: .press) == .possible, pointers.count == 1,
      let deadline = arbiter.gestures.press.deadline
    else { return }
    let whole = arbiter.gestures.press.pressSeconds
    let left = Swift.min(Swift.max((deadline - now) / whole, 0), 1)
    let place = pointers[0].position
    let spread = 1 + left * 0.8
    let scaled = Transform2D(spread, 0, 0, spread, place.x, place.y)
    scene.add(
      SceneNode(ID.wait, transform: Transform3D(scaled), opacity: 1 - left, fragment: artwork.wait)
    )
  }

  private func drawList(into scene: inout ControlScene) {
    for gesture in PadGesture.allCases {
      let corner = frame(of: gesture).origin
      scene.add(
        SceneNode(
          ID.line(gesture),
          transform: .translation(corner.x, corner.y),
          fragment: artwork.lines[gesture.rawValue]
        )
      )
    }
    guard hasFocus else { return }
    let corner = frame(of: active).origin
    scene.add(
      SceneNode(
        ID.focus,
        .focusRing,
        transform: .translation(corner.x, corner.y),
        fragment: artwork.focus
      )
    )
  }
}
