import Rotary
import RotaryGallery
import RotaryTestRandom
import Testing

@Suite struct GesturePadTests {
  /// Demonstrates a gesture frame by frame, and returns the events.
  private func show(
    _ gesture: PadGesture,
    on pad: inout GesturePad,
    framesPerSecond: Double = 60
  ) -> [(GestureEvent, Double)] {
    var told: [(GestureEvent, Double)] = []
    pad.advance(to: 1)
    pad.demonstrate(gesture)
    while let next = pad.nextEvent() { told.append(next) }
    var frame = 0.0
    while pad.isMoving, frame < 5 * framesPerSecond {
      frame += 1
      pad.advance(to: 1 + frame / framesPerSecond)
      while let next = pad.nextEvent() { told.append(next) }
    }
    return told
  }

  @Test(arguments: PadGesture.allCases, PadAgreement.allCases)
  func `a demonstrated gesture is recognized`(gesture: PadGesture, agreement: PadAgreement) {
    // If the first recognizer wins, the first tap of a double tap is a tap.
    if agreement == .exclusive, gesture == .doubleTap { return }
    // And a pan begins before a swipe or a turn can be distinguished from it.
    if agreement == .exclusive, [.swipe, .turn].contains(gesture) { return }
    var pad = GesturePad()
    pad.agreement = agreement
    let states = show(gesture, on: &pad).filter { $0.0.gesture == gesture }.map { $0.0.state }
    let isDiscrete = [.tap, .doubleTap, .swipe].contains(gesture)
    #expect(states == (isDiscrete ? [.recognized] : [.began, .ended]))
    #expect(!pad.isMoving)
  }

  @Test(arguments: PadGesture.allCases)
  func `a demonstration is the same at each frame rate`(gesture: PadGesture) {
    var slow = GesturePad()
    var quick = GesturePad()
    let one = show(gesture, on: &slow, framesPerSecond: 24)
    let other = show(gesture, on: &quick, framesPerSecond: 997)
    #expect(one.map { $0.0 } == other.map { $0.0 })
    #expect(zip(one, other).allSatisfy { abs($0.1 - $1.1) < 1e-6 })
    var values: [SettingValue] = []
    slow.readState { values.append($1) }
    quick.readState { name, value in
      #expect(value == values.removeFirst(), "\(name)")
    }
  }

  @Test func `the card follows pan, pinch and rotation, and the ring follows one finger`() {
    for gesture in [PadGesture.pan, .pinch, .rotation, .turn] {
      var pad = GesturePad()
      _ = show(gesture, on: &pad)
      var state: [String: SettingValue] = [:]
      pad.readState { state[$0] = $1 }
      #expect((state["x"] != .number(0)) == (gesture == .pan))
      #expect((state["scale"] != .number(1)) == (gesture == .pinch))
      #expect((state["angle"] != .number(0)) == (gesture == .rotation))
      #expect((state["turned"] != .number(0)) == (gesture == .turn))
      pad.putBack()
      pad.readState { state[$0] = $1 }
      #expect(state["x"] == .number(0) && state["scale"] == .number(1))
      #expect(state["angle"] == .number(0) && state["turned"] == .number(0))
    }
  }

  @Test func `a key, a digit and a tap on a line demonstrate a gesture`() throws {
    func shown(_ input: [Input]) -> Set<String> {
      var pad = GesturePad()
      var names: Set<String> = []
      for (index, input) in input.enumerated() {
        pad.handle(input, at: Double(index) / 10)
        while let (event, _) = pad.nextEvent() {
          if event.state.isSuccess { names.insert(event.name) }
        }
      }
      pad.advance(to: 9)
      while let (event, _) = pad.nextEvent() {
        if event.state.isSuccess { names.insert(event.name) }
      }
      return names
    }
    #expect(shown([.key(.down), .key(.down), .key(.enter)]) == ["long-press"])
    #expect(shown([.key(.character("8"))]) == ["rotary-pan"])
    #expect(shown([.key(.end), .key(.space)]) == ["rotary-pan"])
    var tree = AccessibilityTree()
    GesturePad().describe(into: &tree)
    let pinch = try #require(tree.elements.first { $0.name == "Pinch" }).frame.center
    let tap: [Input] = [PointerEvent.Phase.down, .up].map {
      .pointer(PointerEvent($0, position: pinch))
    }
    #expect(shown(tap) == ["pinch"])
  }

  @Test func `a finger on the field ends a demonstration`() {
    var pad = GesturePad()
    pad.demonstrate(.pan)
    pad.advance(to: 0.5)
    #expect(pad.state(of: .pan).isActive)
    let response = pad.handle(.pointer(PointerEvent(.down, position: Point2D(200, 200))), at: 0.6)
    #expect(response == .handled)
    #expect(pad.state(of: .pan) == .possible)
    var fingers: SettingValue?
    pad.readState { if $0 == "fingers" { fingers = $1 } }
    #expect(fingers == .number(1))
  }

  @Test(arguments: [Size2D.zero, Size2D(320, 480), Size2D(240, 200), Size2D(2_000, 1_000)])
  func `the pad draws finite numbers at any size, in light and dark`(size: Size2D) {
    var pad = GesturePad()
    pad.size = size
    for gesture in PadGesture.allCases {
      pad.demonstrate(gesture)
      pad.advance(to: 0.4)
      var scene = ControlScene()
      pad.draw(into: &scene)
      #expect(scene.fault == nil)
      #expect(scene.nodes.isEmpty == (size == .zero))
      pad = GesturePad()
      pad.size = size
    }
  }

  @Test func `invalid names and values have no effect`() {
    var pad = GesturePad()
    let before = pad
    #expect(throws: SettingError.unknownName) { try pad.set("colour", to: .flag(true)) }
    let rules = SettingDescription.Kind.choice(TokenList("usual exclusive alone"))
    #expect(throws: SettingError.badValue(.text("never"), expected: rules)) {
      try pad.set("agreement", to: .text("never"))
    }
    let unlike = #expect(throws: SettingError.self) {
      try pad.set("pan-threshold", to: .number(.nan))
    }
    #expect(unlike != .unknownName)
    let unknown = #expect(throws: SettingError.self) {
      let what = Arguments([(name: "gesture", value: .text("wink"))])
      try pad.call("demonstrate", what)
    }
    guard case .badValue(.text("wink"), .choice(let gestures)) = unknown else {
      Issue.record("\(String(describing: unknown))")
      return
    }
    #expect(gestures.all.contains("tap"))
    #expect(pad == before)
  }
}
