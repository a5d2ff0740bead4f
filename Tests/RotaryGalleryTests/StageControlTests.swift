import Rotary
import RotaryGallery
import RotaryGestures
import RotaryTestRandom
import Testing

@Suite struct StageControlTests {
  private func state(_ control: some ConfigurableControl) -> [String: SettingValue] {
    var state: [String: SettingValue] = [:]
    control.readState { state[$0] = $1 }
    return state
  }

  private func number(_ control: some ConfigurableControl, _ name: String) -> Double {
    guard case .number(let number)? = state(control)[name] else { return .nan }
    return number
  }

  /// Rotates at random times, sometimes during another rotation; the result is the same at any frame rate.
  @Test(arguments: [24.0, 60, 997])
  func `a phone ends in its last orientation, at any frame rate`(rate: Double) {
    var phone = PhoneFrame()
    var end = DeviceOrientation.portrait
    for (index, quarters) in [1, 1, -1, 2, -1, 1, 1].enumerated() {
      let start = Double(index) * 0.27
      phone.advance(to: start)
      phone.turn(byQuarters: quarters)
      end = end.turned(byQuarters: quarters)
      var frame = start
      while frame < start + 0.27 - 1 / rate {
        frame += 1 / rate
        phone.advance(to: frame)
      }
    }
    var told: [(PhoneEvent, Double)] = []
    phone.advance(to: 10)
    while let next = phone.nextEvent() { told.append(next) }
    #expect(told.map { $0.0 } == [.turned(end)] && !phone.isMoving)
    #expect(abs((told.first?.1 ?? 0) - (6 * 0.27 + PhoneFrame.handSeconds)) < 1e-9)
    #expect(phone.stage.orientation == end && phone.device == end)
    let sides = (phone.app.size.width, phone.app.size.height)
    #expect((sides.0 > sides.1) == end.isLandscape)
  }

  @Test func `an unsupported orientation does not change the screen, and a text says so`() {
    var phone = PhoneFrame()
    phone.supported = .portrait
    phone.turn(to: .landscapeLeft)
    var told: [PhoneEvent] = []
    let before = (phone.stage, phone.app.size)
    phone.advance(to: 3)
    while let (event, _) = phone.nextEvent() { told.append(event) }
    #expect(told == [.refused(.landscapeLeft)] && phone.isRefused)
    #expect(phone.stage == before.0 && phone.app.size == before.1)
    var scene = ControlScene(size: phone.size)
    phone.draw(into: &scene)
    #expect(scene.text.contains("Landscape left is not supported"))
    #expect(phone.feedback(for: told[0]).cue == .boundary)
  }

  @Test func `with reduced motion a rotation is immediate`() {
    var phone = PhoneFrame()
    phone.environment.reducesMotion = true
    phone.advance(to: 1)
    phone.turn(byQuarters: 1)
    #expect(!phone.isMoving && phone.stage.orientation == .landscapeLeft)
    #expect(phone.app.size == phone.stage.size)
  }

  @Test func `each button rotates the phone in its direction`() {
    for quarters in [-1, 1] {
      var phone = PhoneFrame()
      let place = phone.button(quarters: quarters).center
      phone.handle(.pointer(PointerEvent(.down, position: place)), at: 0)
      phone.handle(.pointer(PointerEvent(.up, position: place)), at: 0.1)
      #expect(phone.device == DeviceOrientation.portrait.turned(byQuarters: quarters))
    }
  }

  @Test func `a child that is dragged small and large again is unchanged`() {
    var box = LayoutBox()
    var time = 0.0
    for mask in 0..<UInt8(64) {
      box.mask = Autoresizing(rawValue: mask)
      for key in [Key.home, .end, .escape] {
        time += 1
        box.handle(.key(key), at: time)
      }
      #expect(box.box == LayoutBox.firstBox && box.child == LayoutBox.firstChild)
    }
  }

  @Test func `a box is large enough for its handle, and no larger than its control`() {
    var box = LayoutBox()
    for (name, width, height) in [("home", 48.0, 48.0), ("end", 624, 324)] {
      box.handle(.key(name == "home" ? .home : .end), at: 1)
      #expect(box.box == Size2D(width, height))
    }
    box.size = Size2D(200, 100)
    #expect(box.box == Size2D(104, 48))
    let misread = #expect(throws: SettingError.self) {
      try box.set("content-mode", to: .text("stretch"))
    }
    #expect(misread != .unknownName)
    let unsized = #expect(throws: SettingError.self) {
      let bad = Arguments([(name: "width", value: .number(.nan))])
      box.advance(to: 1)
      try box.call("resize", bad)
    }
    #expect(unsized != .unknownName)
    #expect(box.box == Size2D(104, 48))
  }

  @Test func `a box that was not resized follows the size of its control`() {
    var box = LayoutBox()
    #expect(box.box == LayoutBox.firstBox)
    box.size = Size2D(1_080, 720)
    #expect(box.box == Size2D(720, 450))
    box.handle(.key(.left), at: 1)
    box.size = Size2D(1_200, 800)
    #expect(box.box == Size2D(710, 450))
    // At its initial size it follows again.
    box.handle(.key(.escape), at: 2)
    #expect(box.box == Size2D(800, 500))
    box.size = Size2D(720, 480)
    #expect(box.box == LayoutBox.firstBox)
    // A screen reader can only set a number.
    #expect(box.receive(.setValue(.nan), element: 1) == .declined)
    #expect(box.box == LayoutBox.firstBox)
  }

  @Test(arguments: ContentGravity.allCases)
  func `each mode positions the picture accordingly`(mode: ContentGravity) throws {
    var box = LayoutBox()
    let name = TokenList(
      """
      scale-to-fill aspect-fit aspect-fill redraw center top bottom left right top-left top-right \
      bottom-left bottom-right
      """
    ).all[Int(mode.rawValue)]
    try box.set("content-mode", to: .text(name))
    box.handle(.key(.end), at: 1)
    var scene = ControlScene(size: box.size)
    box.draw(into: &scene)
    let picture = try #require(scene.nodes.first { $0.id == NodeID(4) })
    let inside = Rect2D(origin: .zero, size: box.child.size)
    let content = mode == .redraw ? box.child.size : LayoutBox.firstChild.size
    #expect(picture.transform == Transform3D(mode.transform(of: content, in: inside)))
  }

  @Test(arguments: [Size2D.zero, Size2D(10, 10), Size2D(320, 320), Size2D(2_000, 300)])
  func `both controls draw finite numbers at any size`(size: Size2D) {
    var phone = PhoneFrame()
    phone.size = size
    var box = LayoutBox()
    box.size = size
    for time in [0.0, 0.1, 0.4, 0.5, 2] {
      if time == 0 { phone.turn(byQuarters: 1) }
      phone.advance(to: time)
      var scenes = (phone: ControlScene(size: size), box: ControlScene(size: size))
      phone.draw(into: &scenes.phone)
      box.draw(into: &scenes.box)
      #expect(scenes.phone.fault == nil && scenes.box.fault == nil)
      #expect(scenes.phone.nodes.isEmpty == (size == .zero))
    }
  }

  @Test func `invalid input has no effect`() {
    var phone = PhoneFrame()
    phone.handle(.pointer(PointerEvent(.down, position: Point2D(360, 150))), at: 1)
    for event in [
      PointerEvent(.move, position: Point2D(.nan, 0)),
      PointerEvent(.down, id: 9, position: Point2D(.infinity, 1)),
    ] {
      phone.handle(.pointer(event), at: 2)
      while phone.nextEvent() != nil { Issue.record("sent an event") }
    }
    #expect(number(phone, "happiness") == 75)
    let earlier = phone.handle(.key(.right), at: 0.5)
    let never = phone.handle(.key(.right), at: .nan)
    #expect(earlier == .declined && never == .declined && phone.device == .portrait)
    phone.advance(to: 3)
    phone.turn(byQuarters: .max)
    phone.advance(to: 5)
    #expect(phone.device == .landscapeRight)
  }

  @Test func `each part of a box is a button that says whether the part is flexible`() {
    var box = LayoutBox()
    for index in 0..<6 {
      var tree = AccessibilityTree()
      box.describe(into: &tree)
      let slider = tree.elements[1]
      #expect(tree.elements.count == 8)
      #expect(slider.role == .slider && slider.value == "480 × 300")
      let button = tree.elements[2 + index]
      let isFlexible = box.mask.contains(Autoresizing(rawValue: 1 << UInt8(index)))
      #expect(button.role == .button && button.actions == .activate)
      #expect(button.value == (isFlexible ? "spring" : "strut"))
      #expect(button.frame.size.width >= 44 && button.frame.size.height >= 44)
      // A tap in the middle of its frame toggles it.
      var told: [LayoutEvent] = []
      for (phase, time) in [(PointerEvent.Phase.down, 0.0), (.up, 0.05)] {
        let event = PointerEvent(phase, position: button.frame.center)
        box.handle(.pointer(event), at: Double(index) + time)
        while let (event, _) = box.nextEvent() { told.append(event) }
      }
      #expect(told.count == 1 && told[0].name == "toggled")
      #expect(box.mask.contains(Autoresizing(rawValue: 1 << UInt8(index))) == !isFlexible)
    }
  }

  @Test(arguments: [0.5, 1, 2, 4])
  func `the controls' texts follow the text scale`(scale: Double) throws {
    func sizes<C: ConfigurableControl>(_ control: C) throws -> [Double] {
      var control = control
      try control.set("text-scale", to: .number(scale))
      var scene = ControlScene(size: control.size)
      control.draw(into: &scene)
      var sizes: [Double] = []
      func read(_ nodes: [SceneNode]) {
        for node in nodes {
          if case .text(let text) = node.content {
            sizes.append(text.style.size)
            #expect(text.style.growth <= 1 || text.box.size.height >= text.style.size * 1.15)
          }
          read(node.fragment?.nodes ?? [])
        }
      }
      read(scene.nodes)
      return sizes
    }
    func usual<C: ConfigurableControl>(_ control: C) throws -> Bool {
      let (now, before) = (try sizes(control), try self.sizes(of: control))
      return zip(now, before).allSatisfy { $0 == $1 } == (scale == 1) && now.count == before.count
        && zip(now, before).allSatisfy { $0 <= $1 * max(1, scale) && $0 >= $1 * min(1, scale) }
    }
    #expect(try usual(PhoneFrame()) && usual(LayoutBox()) && usual(GesturePad()))
    #expect(try usual(MotionPlot()) && usual(RelationshipPlanet()) && usual(MarkSheet()))
  }

  private func sizes<C: Control>(of control: C) throws -> [Double] {
    var scene = ControlScene(size: control.size)
    control.draw(into: &scene)
    func sizes(_ nodes: [SceneNode]) -> [Double] {
      nodes.flatMap { node -> [Double] in
        let inner = sizes(node.fragment?.nodes ?? [])
        guard case .text(let text) = node.content else { return inner }
        return [text.style.size] + inner
      }
    }
    return sizes(scene.nodes)
  }
}
