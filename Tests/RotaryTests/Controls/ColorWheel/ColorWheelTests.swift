import Testing

@testable import Rotary

/// The colour, the thumbs, the keys and the events of a colour wheel.
@Suite struct ColorWheelTests {
  private static func wheel(
    _ text: String = "#4f46e5",
    _ change: (inout ColorWheelOptions) -> Void = { _ in }
  ) throws -> ColorWheel {
    var wheel = ColorWheel()
    change(&wheel.options)
    wheel.value = try #require(RGBA(text: text))
    return wheel
  }

  /// Passes on an input a tenth of a second later; returns the events.
  @discardableResult
  private func pass(_ input: Input, to wheel: inout ColorWheel) -> [ValueEvent<RGBA>] {
    wheel.handle(input, at: wheel.now + 0.1)
    var events: [ValueEvent<RGBA>] = []
    while let next = wheel.nextEvent() { events.append(next.event) }
    return events
  }

  @discardableResult
  private func press(_ keys: [Key], on wheel: inout ColorWheel) -> [ValueEvent<RGBA>] {
    var events: [ValueEvent<RGBA>] = []
    for key in keys { events += pass(.key(key), to: &wheel) }
    return events
  }

  private func type(_ text: String, on wheel: inout ColorWheel) {
    press(text.unicodeScalars.map { .character($0) }, on: &wheel)
  }

  @discardableResult
  private func point(
    _ phase: PointerEvent.Phase,
    _ place: Point2D,
    on wheel: inout ColorWheel
  ) -> [ValueEvent<RGBA>] {
    pass(.pointer(PointerEvent(phase, id: 1, position: place)), to: &wheel)
  }

  @discardableResult
  private func drag(
    through places: [Point2D],
    on wheel: inout ColorWheel
  ) -> [ValueEvent<RGBA>] {
    var events = point(.down, places[0], on: &wheel)
    for place in places.dropFirst() { events += point(.move, place, on: &wheel) }
    return events + point(.up, places.last ?? .zero, on: &wheel)
  }

  private func declines(_ input: Input, _ wheel: ColorWheel) -> Bool {
    var copy = wheel
    return copy.handle(input, at: copy.now + 0.1) == .declined
  }

  // The value.

  @Test(arguments: ["#4f46e5", "#ff0000", "#808080", "#000000", "#ffffff", "#010203", "#fefdfc"])
  func `a colour is read as it was set, in both spaces`(text: String) throws {
    for space in ColorSpace.allCases {
      let wheel = try Self.wheel(text) { $0.space = space }
      #expect(wheel.value.text == text)
    }
  }

  @Test func `an opacity is kept until the options have one`() throws {
    var wheel = try Self.wheel("#4f46e580")
    #expect(wheel.value.text == "#4f46e5" && wheel.opacity == 1)
    wheel.options.hasOpacity = true
    #expect(wheel.value.text == "#4f46e580")
    wheel.activate(.opacity)
    wheel.options.hasOpacity = false
    #expect(wheel.activePart == .hue)
    wheel.activate(.opacity)
    #expect(wheel.activePart == .hue)
  }

  @Test func `a grey keeps the hue, and black the saturation too`() throws {
    for space in ColorSpace.allCases {
      var wheel = try Self.wheel { $0.space = space }
      let (hue, saturation) = (wheel.hue, wheel.saturation)
      wheel.value = RGBA(hex: 0x808080)
      #expect(wheel.hue == hue && wheel.saturation < 1e-6)
      wheel = try Self.wheel { $0.space = space }
      wheel.value = RGBA(hex: 0)
      #expect(wheel.hue == hue && wheel.saturation == saturation && wheel.brightness == 0)
    }
  }

  @Test func `another space keeps the colour`() throws {
    var wheel = try Self.wheel("#0d9488")
    wheel.options.space = .oklch
    #expect(wheel.value.text == "#0d9488")
    // By the reference implementation: oklch(0.6002 0.1038 184.7).
    #expect((wheel.hue - 184.7).magnitude < 0.05)
    wheel.options.space = .hsb
    #expect(wheel.value.text == "#0d9488" && (wheel.hue - 174.667).magnitude < 0.01)
  }

  @Test func `an echo of a drag does not move the thumb, and another colour does`() throws {
    var wheel = try Self.wheel("#ff0000")
    point(.down, wheel.artwork.place(hue: 1), on: &wheel)
    let first = wheel.value
    point(.move, wheel.artwork.place(hue: 1.2), on: &wheel)
    let second = wheel.value
    #expect(first != second)
    wheel.value = first
    #expect(wheel.value == second)
    wheel.value = RGBA(hex: 0x00FF00)
    #expect(wheel.hue == 120)
  }

  @Test func `an opacity that an app adds to each colour does not move the thumbs`() throws {
    var wheel = try Self.wheel("#030000")
    press([.up], on: &wheel)
    #expect(wheel.hue == 1)
    for opacity in [0.5, 0.2] {
      wheel.value.opacity = opacity
      wheel.move(to: wheel.value)
      #expect(wheel.hue == 1 && wheel.opacity == 1)
    }
    wheel.value.opacity = 0.2
    wheel.options.hasOpacity = true
    #expect(wheel.opacity == 0.2 && wheel.hue == 1)
    wheel.value.opacity = 1
    #expect(wheel.opacity == 1 && wheel.hue == 1)
  }

  @Test func `a movement is animated, and shows the colour at once`() throws {
    var wheel = try Self.wheel("#ff0000")
    wheel.advance(to: 1)
    let moves = wheel.move(to: RGBA(hex: 0x0000FF))
    #expect(moves)
    #expect(wheel.value == RGBA(hex: 0x0000FF) && wheel.isMoving)
    var goals: [Double] = []
    wheel.readDestinations { goals.append($0) }
    #expect(goals == [240])
    // The shorter way, from 0 to 240 degrees, is counterclockwise.
    wheel.advance(to: 1.05)
    let angle = Circular.wrapped(wheel.shown(.hue))
    #expect(angle < 0 && angle > -Circular.radians(degrees: 120))
    wheel.advance(to: 4)
    #expect(!wheel.isMoving && wheel.pendingEvents.isEmpty)
    wheel.environment.reducesMotion = true
    wheel.move(to: RGBA(hex: 0x00FF00))
    #expect(!wheel.isMoving)
    wheel.environment.reducesMotion = false
    wheel.move(to: RGBA(hex: 0x0000FF))
    wheel.move(to: RGBA(hex: 0x0000FF), animated: false)
    #expect(!wheel.isMoving)
  }

  // Pointers.

  @Test func `a drag around the ring sends each hue and then the last`() throws {
    var wheel = try Self.wheel("#ff0000")
    let places = [0.3, 0.6, 1.1].map { wheel.artwork.place(hue: $0) }
    let sent = drag(through: places, on: &wheel)
    #expect(sent.count == 4 && sent.last == .changed(wheel.value))
    #expect((wheel.hue - Circular.degrees(radians: 1.1)).magnitude < 1e-9)
    #expect(wheel.saturation == 1 && wheel.brightness == 1 && wheel.activePart == .hue)
  }

  @Test func `a thumb that is touched stays where it is`() throws {
    for options in [false, true] {
      var wheel = try Self.wheel("#4f46e580") { $0.hasOpacity = options }
      let before = wheel.coordinates
      let area = wheel.artwork
      for place in [
        area.place(hue: Circular.radians(degrees: before.hue)),
        area.place(saturation: before.saturation, brightness: before.brightness),
        area.place(opacity: before.opacity),
      ].prefix(options ? 3 : 2) {
        let beside = Point2D(place.x + 4, place.y + 4)
        let sent = drag(through: [beside, beside], on: &wheel)
        #expect((wheel.hue - before.hue).magnitude < 1e-9)
        #expect((wheel.saturation - before.saturation).magnitude < 1e-9)
        #expect(sent == [])
      }
    }
  }

  @Test func `a drag beyond the square stays at its edge`() throws {
    var wheel = try Self.wheel()
    let hue = wheel.hue
    drag(through: [wheel.artwork.center, Point2D(300, -50)], on: &wheel)
    #expect(wheel.saturation == 1 && wheel.brightness == 1 && wheel.hue == hue)
    drag(through: [wheel.artwork.center, Point2D(-300, 900)], on: &wheel)
    #expect(wheel.saturation == 0 && wheel.brightness == 0 && wheel.hue == hue)
  }

  @Test func `the opacity does not jump to its other end`() throws {
    var wheel = try Self.wheel("#4f46e5") { $0.hasOpacity = true }
    let bottom = wheel.artwork.center.moved(by: 87, towards: .pi / 2)
    let left = wheel.artwork.place(opacity: 0.05)
    point(.down, wheel.artwork.place(opacity: 1), on: &wheel)
    point(.move, bottom, on: &wheel)
    #expect(wheel.opacity == 1)
    point(.move, left, on: &wheel)
    #expect(wheel.opacity == 1)
    point(.up, left, on: &wheel)
    drag(through: [wheel.artwork.place(opacity: 0.2), left, bottom], on: &wheel)
    #expect(wheel.opacity == 0)
  }

  @Test(arguments: [0, 0.5, 1]) func `a press selects any opacity`(before: Double) throws {
    for opacity in [0, 0.05, 0.3, 0.8, 1] {
      var wheel = try Self.wheel("#4f46e5") { $0.hasOpacity = true }
      wheel.value.opacity = before
      let place = wheel.artwork.place(opacity: opacity)
      drag(through: [place], on: &wheel)
      #expect((wheel.opacity - opacity).magnitude < 0.01)
    }
    // In the gap, the nearer end.
    for (angle, opacity) in [(0.4, 1.0), (0.6, 0)] {
      var wheel = try Self.wheel("#4f46e5") { $0.hasOpacity = true }
      wheel.value.opacity = before
      let place = wheel.artwork.center.moved(by: 87, towards: angle * .pi)
      drag(through: [place], on: &wheel)
      #expect(wheel.opacity == opacity)
    }
  }

  @Test func `a new size during a drag keeps the colour`() throws {
    var wheel = try Self.wheel("#4f46e5")
    let (before, old) = (wheel.coordinates, wheel.artwork)
    let thumb = old.place(saturation: before.saturation, brightness: before.brightness)
    point(.down, Point2D(thumb.x + 5, thumb.y - 3), on: &wheel)
    wheel.size = Size2D(512, 600)
    let new = wheel.artwork.place(saturation: before.saturation, brightness: before.brightness)
    point(.move, Point2D(new.x + 10, new.y - 6), on: &wheel)
    #expect((wheel.saturation - before.saturation).magnitude < 1e-9)
    #expect((wheel.brightness - before.brightness).magnitude < 1e-9)
    // Without a size there is no distance to the thumb.
    wheel.size = .zero
    wheel.size = Size2D(256, 256)
    point(.move, wheel.artwork.center, on: &wheel)
    #expect((wheel.saturation, wheel.brightness) == (0.5, 0.5))
  }

  @Test func `another space during a drag keeps the colour before it`() throws {
    var wheel = try Self.wheel("#0d9488")
    point(.down, wheel.artwork.center, on: &wheel)
    wheel.options.space = .oklch
    point(.cancel, wheel.artwork.center, on: &wheel)
    #expect(wheel.value.text == "#0d9488")
    point(.down, wheel.artwork.center, on: &wheel)
    let selected = wheel.value
    wheel.options = ColorWheelOptions()
    wheel.options.isEnabled = false
    #expect(wheel.value == selected && !wheel.isHeld)
  }

  @Test func `a cancelled drag is undone, and a disabled wheel lets go`() throws {
    var wheel = try Self.wheel()
    let before = wheel.coordinates
    point(.down, wheel.artwork.place(hue: 1), on: &wheel)
    let sent = point(.cancel, wheel.artwork.place(hue: 1), on: &wheel)
    #expect(wheel.coordinates == before && sent == [.changing(wheel.value)])
    point(.down, wheel.artwork.place(hue: 1), on: &wheel)
    wheel.options.isEnabled = false
    #expect(!wheel.isHeld && wheel.hue != before.hue)
    #expect(declines(.key(.up), wheel))
  }

  @Test func `a press outside the circle is declined`() throws {
    let wheel = try Self.wheel()
    let corner = PointerEvent(.down, id: 1, position: Point2D(3, 3))
    #expect(declines(.pointer(corner), wheel))
  }

  // Keys.

  @Test func `arrow keys move a degree or a percent, and in the middle in two directions`() throws {
    var wheel = try Self.wheel("#ff0000")
    press([.down], on: &wheel)
    #expect(wheel.hue == 359)
    press([.right, .right, .pageUp], on: &wheel)
    #expect(wheel.hue == 11)
    press([.end, .right, .home], on: &wheel)
    #expect(wheel.hue == 0)
    press([.enter, .left], on: &wheel)
    #expect((wheel.saturation - 0.99).magnitude < 1e-9 && wheel.activePart == .saturation)
    press([.pageDown], on: &wheel)
    #expect((wheel.brightness - 0.9).magnitude < 1e-9 && wheel.activePart == .brightness)
    press([.left, .home], on: &wheel)
    #expect(wheel.saturation == 0)
    press([.up, .end], on: &wheel)
    #expect(wheel.brightness == 1)
    press([.space], on: &wheel)
    #expect(wheel.activePart == .hue)
  }

  @Test func `a key sends the colour once, and meets an end`() throws {
    var wheel = try Self.wheel("#ff0000")
    var sent = press([.up], on: &wheel)
    #expect(sent == [.changing(wheel.value), .changed(wheel.value)])
    wheel.activate(.brightness)
    sent = press([.up], on: &wheel)
    #expect(sent == [.metEnd(strength: 0)])
  }

  @Test(arguments: [
    ("#0d9488", "#0d9488"), ("0D9488", "#0d9488"), ("#f00", "#ff0000"), ("f00f", "#ff0000"),
    ("#12345678", "#123456"), ("#12345678f", "#123456"), ("#0#00f", "#0000ff"),
    ("#", "#4f46e5"), ("#12", "#4f46e5"), ("#1234567", "#4f46e5"), ("12345", "#4f46e5"),
  ]) func `Enter sets a typed colour`(typed: String, expected: String) throws {
    var wheel = try Self.wheel()
    type(typed, on: &wheel)
    #expect(wheel.value.text == "#4f46e5")
    let sent = press([.enter], on: &wheel)
    #expect(wheel.value.text == expected && wheel.typed.isEmpty && wheel.activePart == .hue)
    #expect(sent.last == (expected == "#4f46e5" ? nil : .changed(wheel.value)))
  }

  @Test func `Backspace removes a figure, Escape leaves, and the loss of the focus sets`() throws {
    var wheel = try Self.wheel()
    type("#00ff0", on: &wheel)
    press([.backspace, .character("f"), .character("f")], on: &wheel)
    #expect(wheel.typed.text == "#00ffff")
    press([.escape, .enter], on: &wheel)
    #expect(wheel.value.text == "#4f46e5" && wheel.activePart == .saturation)
    type("#", on: &wheel)
    press([.backspace], on: &wheel)
    #expect(wheel.typed.isEmpty)
    #expect(declines(.key(.backspace), wheel))
    #expect(declines(.key(.character("g")), wheel))
    #expect(declines(.key(.character("\u{131}")), wheel))
    type("00ff00", on: &wheel)
    wheel.handle(.focus(false), at: wheel.now)
    #expect(wheel.value.text == "#00ff00")
  }

  // Scrolling.

  @Test func `a scroll moves the coordinate under the mouse`() throws {
    var wheel = try Self.wheel("#4f46e580") { $0.hasOpacity = true }
    let before = wheel.coordinates
    func scroll(_ x: Double, _ y: Double, at place: Point2D) -> Response {
      wheel.handle(
        .pointer(PointerEvent(.hover, id: 1, position: place, kind: .mouse)),
        at: wheel.now
      )
      return wheel.handle(.scroll(x: x, y: y, unit: .notches, phase: .unknown), at: wheel.now + 1)
    }
    #expect(scroll(0, -1, at: wheel.artwork.place(hue: 1)) == .handled)
    #expect(wheel.hue == before.hue.rounded() + 5)
    #expect(scroll(0, 1, at: wheel.artwork.center) == .handled)
    #expect((wheel.brightness - (before.brightness - 0.05)).magnitude < 0.01)
    #expect(scroll(1, 0, at: wheel.artwork.center) == .handled)
    #expect((wheel.saturation - (before.saturation + 0.05)).magnitude < 0.01)
    #expect(scroll(0, -20, at: wheel.artwork.place(opacity: 0.9)) == .handled)
    #expect(wheel.opacity == 1 && wheel.activePart == .opacity)
    #expect(scroll(0, -1, at: wheel.artwork.place(opacity: 0.9)) == .declined)
    #expect(scroll(0, 1, at: Point2D(2, 2)) == .declined)
    let corner = wheel.coordinates
    drag(through: [wheel.artwork.place(hue: 2)], on: &wheel)
    let hue = wheel.hue
    wheel.handle(.scroll(x: 0, y: 1, unit: .notches, phase: .unknown), at: wheel.now + 1)
    #expect(wheel.hue == hue.rounded() - 5 && wheel.opacity == corner.opacity)
  }

  // Accessibility.

  @Test func `sliders have a name, a text and numbers from 0 to their end`() throws {
    var wheel = try Self.wheel("#80000080") { $0.hasOpacity = true }
    wheel.labels = ["Farbton", ""]
    var tree = AccessibilityTree()
    wheel.describe(into: &tree)
    #expect(tree.elements.map(\.name) == ["", "Farbton", "Saturation", "Brightness", "Opacity"])
    #expect(tree.elements.map(\.value) == ["#80000080", "0°", "100%", "50%", "50%"])
    #expect(tree.elements.dropFirst().map(\.number?.maximum) == [359, 100, 100, 100])
    #expect(tree.activeIndex == 1)
    wheel.handle(.accessibility(.increment, element: 3), at: 1)
    #expect(wheel.activePart == .brightness && (wheel.brightness - 0.51).magnitude < 0.01)
    wheel.handle(.accessibility(.setValue(1e300), element: 1), at: 1)
    #expect(wheel.hue == 359)
    wheel.handle(.accessibility(.setValue(-1e300), element: 2), at: 1)
    #expect(wheel.saturation == 0)
    #expect(declines(.accessibility(.activate, element: 5), wheel))
    wheel.options.hasOpacity = false
    #expect(declines(.accessibility(.activate, element: 4), wheel))
  }

  // Placements.

  @Test func `thumbs are where a touch finds them`() throws {
    for text in ["#4f46e533", "#ffffff00", "#000000ff", "#00ff80c0"] {
      let wheel = try Self.wheel(text) { $0.hasOpacity = true }
      var places: [NodeID: Placement] = [:]
      wheel.readPlacements { places[$0] = $1 }
      #expect(places.count == 3)
      let (center, area) = (wheel.artwork.center, wheel.artwork)
      for (index, part) in [ColorWheelArea.ring, .middle, .opacity].enumerated() {
        let placement = try #require(places[ColorWheelNode.thumb.id(index)])
        let drawn = try #require(placement.transform.project(area.origin(of: part)))
        let expected =
          switch part {
          case .ring: area.place(hue: Circular.radians(degrees: wheel.hue))
          case .middle: area.place(saturation: wheel.saturation, brightness: wheel.brightness)
          case .opacity: area.place(opacity: wheel.opacity)
          }
        #expect(drawn.distance(to: expected) < 1e-9)
        #expect(center.distance(to: drawn) <= area.radius)
      }
    }
  }

  @Test func `a wheel without a size draws nothing and takes nothing`() throws {
    for size in [Size2D.zero, Size2D(-5, 100), Size2D(.nan, .infinity)] {
      var wheel = try Self.wheel()
      wheel.size = size
      var scene = ControlScene(size: wheel.size)
      wheel.draw(into: &scene)
      point(.down, .zero, on: &wheel)
      #expect(scene.nodes.isEmpty && !wheel.isHeld)
    }
  }
}
