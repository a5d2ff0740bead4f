import RotaryTestRandom
import Testing

@testable import Rotary

/// Texts follow the user's text size in each control, if there is room.
@Suite struct TextScaleTests {
  @Test(
    arguments: [
      (1.5, 1.5), (0.1, 0.5), (-.infinity, 0.5), (9, 4), (.infinity, 4), (1e300, 4), (.nan, 1),
    ]
  )
  func `a text scale is clamped, and NaN is ignored`(asked: Double, kept: Double) {
    var environment = ControlEnvironment()
    environment.textScale = asked
    #expect(environment.textScale == kept)
    #expect(ControlEnvironment(textScale: asked).textScale == kept)
  }

  @Test func `text grows to its room, and shrinks before it is truncated`() {
    let style = TextStyle(size: 20)
    func size(_ scale: Double, room: Double) -> Double {
      ControlEnvironment(textScale: scale).scaled(style, upTo: room).size
    }
    #expect(size(1, room: 10) == 20 && size(1, room: 90) == 20)
    #expect(size(2, room: 90) == 40 && size(2, room: 30) == 30 && size(2, room: 10) == 20)
    #expect(size(0.5, room: 90) == 10)
    for scale in [0.5, 1, 2, 4] {
      let scaled = ControlEnvironment(textScale: scale).scaled(style)
      let text = TextContent("A", style: scaled, paint: .role(.ink), box: Rect2D(0, 0, 9, 9))
      // The smallest size in which a host draws it.
      #expect(abs(text.minimumScale * scaled.size - 16 * min(1, scale)) < 1e-9)
    }
  }

  func check<C: ConfigurableControl>(
    _ control: C,
    overlaps: Bool = false,
    hasRoom: Bool = true,
    _ prepare: (inout C) throws -> Void = { _ in }
  ) throws {
    var control = control
    try prepare(&control)
    let usual = control.scene.texts
    try #require(!usual.isEmpty)
    try control.set("text-scale", to: .number(1))
    #expect(control.scene.texts.map { $0.content } == usual.map { $0.content })
    for scale in [1.3, 2, 4, 0.5, 1] {
      try control.set("text-scale", to: .number(scale))
      let texts = control.scene.texts.filter { !$0.content.string.isEmpty }
      let before = Dictionary(
        usual.map { ($0.content.string, $0.content.style.size) },
        uniquingKeysWith: max
      )
      var grown = 0
      for text in texts {
        guard let size = before[text.content.string] else { continue }
        let (now, content) = (text.content.style.size, text.content)
        #expect(now >= size * min(1, scale) - 1e-9, "\(content.string) \(scale)")
        #expect(now <= size * max(1, scale) + 1e-9, "\(content.string) \(scale)")
        #expect(content.minimumScale * now <= 0.8 * size + 1e-9, "\(content.string) \(scale)")
        if content.style.growth > 1 {
          #expect(content.box.size.height >= now * 1.15, "\(content.string) \(scale)")
        }
        if now != size { grown += 1 }
      }
      #expect((grown > 0) == (scale != 1) || !hasRoom && scale > 1, "\(scale)")
      #expect(control.scene.fault == nil)
      guard !overlaps else { continue }
      for (index, one) in texts.enumerated() {
        for other in texts[(index + 1)...]
        where one.content.string != other.content.string && one.opacity * other.opacity > 0.01 {
          #expect(!one.overlaps(other), "\(one.content.string) \(other.content.string) \(scale)")
        }
      }
    }
    #expect(control.scene.texts.map { $0.content } == usual.map { $0.content })
    let refused = #expect(throws: SettingError.self) {
      try control.set("text-scale", to: .number(5))
    }
    #expect(refused != .unknownName)
  }

  @Test(arguments: [8, 36]) func `a wheel`(count: Int) throws {
    let titles = SettingValue.texts((1...count).map { "Day \($0)" })
    // On small wheels, 36 sectors are too narrow for labels.
    for side in count < 36 ? [240.0, 320, 640] : [640] {
      try check(Wheel(), hasRoom: count < 36) {
        $0.size = Size2D(side, side)
        try $0.set("titles", to: titles)
      }
    }
  }

  @Test func `a wheel with icons drops some of them for its titles`() throws {
    let path = try #require(Sector.Icon(text: "M12,2L22,22L2,22Z"))
    var wheel = try Wheel(sectors: (0..<8).map { Sector("Sign \($0)", icon: path) })
    wheel.size = Size2D(320, 320)
    try check(wheel)
  }

  @Test func `a number spinner`() throws { try check(NumberSpinner(), overlaps: true) }

  @Test(arguments: ["digits", "time", "date"]) func `a row of spinners`(kind: String) throws {
    // The years of a date are as wide as their tiles.
    try check(SpinnerRow(), overlaps: true, hasRoom: kind != "date") {
      try $0.set("kind", to: .text(kind))
    }
  }

  @Test(arguments: ["left", "top"]) func `a turntable`(edge: String) throws {
    try check(Turntable()) {
      try $0.set("edge", to: .text(edge))
      try $0.set("titles", to: .texts((0..<20).map { "Person \($0)" }))
    }
  }

  @Test func `a turntable of two lines`() throws {
    try check(Turntable()) {
      try $0.set("titles", to: .texts((0..<20).map { "Person \($0)" }))
      try $0.set("details", to: .texts((0..<20).map { "No. \($0)" }))
    }
  }

  @Test(arguments: ["ring", "knob"], [200.0, 320, 640]) func `a dial`(
    face: String,
    side: Double
  ) throws {
    try check(Dial()) {
      $0.size = Size2D(side, side)
      try $0.set("face", to: .text(face))
      try $0.set("caption", to: .text("Volume"))
      try $0.set("value", to: .number(40))
    }
    try check(Dial()) {
      $0.size = Size2D(side, side)
      try $0.set("face", to: .text(face))
      try $0.set("major-ticks", to: .number(10))
      try $0.set("labels", to: .texts((0...10).map { "\($0)°" }))
    }
  }

  @Test func `a ring menu`() throws {
    try check(RingMenu()) {
      try $0.set("icons", to: .texts([]))
      try $0.set("titles", to: .texts(["One", "Two", "Three", "Four", "Five", "Six"]))
      try $0.set("hint", to: .text("Hold to open"))
      try $0.call("open", Arguments([]))
      $0.advance(to: 5)
      _ = $0.handle(.key(.right), at: 6)
    }
  }

  @Test func `a text without a size does not grow`() {
    #expect(ControlEnvironment().scaled(TextStyle(size: 0)).growth == 1)
  }
}
