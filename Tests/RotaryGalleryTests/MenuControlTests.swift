import Rotary
import RotaryTestRandom
import Testing

@testable import RotaryGallery

/// The controls of the page "Menus".
@Suite struct MenuControlTests {
  @Test func `there is a figure for each star sign, every star of it in a line`() {
    #expect(Constellation.all.count == StarSign.allCases.count)
    for figure in Constellation.all {
      #expect(figure.sky.count % 2 == 0)
      let drawn = Set(figure.lines.filter { $0 >= 0 })
      #expect(drawn == Set(0..<figure.count))
      let frame = Rect2D(20, 30, 400, 300)
      for place in figure.places(in: frame) {
        #expect(frame.inset(by: -1e-6).contains(place))
      }
    }
  }

  @Test func `north is up and east is left`() {
    // Of Aries, Hamal lies east and north of Mesarthim.
    let places = Constellation.all[1].places(in: Rect2D(0, 0, 100, 100))
    #expect(places[1].x < places[3].x && places[1].y < places[3].y)
  }

  @Test func `a chosen sign's figure draws itself, and nothing of it jumps`() {
    var field = StarField()
    _ = field.handle(.key(.enter), at: 0) { _, _ in }
    _ = field.handle(.key(.character("l")), at: 2) { _, _ in }
    _ = field.handle(.key(.enter), at: 2.1) { _, _ in }
    #expect(field.sign == 5 && field.drawn == 0 && field.isMoving)
    var before = 0.0
    for step in 1...200 {
      field.advance(to: 2.1 + Double(step) / 120) { _, _ in }
      // The curve's steepest is under twice the even speed.
      #expect(field.drawn >= before)
      #expect(field.drawn - before < 2 / 120 / StarField.drawingSeconds)
      before = field.drawn
    }
    #expect(field.drawn == 1)
    field.advance(to: 10) { _, _ in }
    #expect(!field.isMoving)
  }

  @Test func `the info button leads to the page of the sign that is shown`() throws {
    for sign in [nil, 5] as [Int?] {
      var field = StarField()
      if sign != nil { try field.set("sign", to: .text("leo")) }
      var told: [StarFieldEvent] = []
      _ = field.handle(.key(.enter), at: 0) { event, _ in told.append(event) }
      _ = field.handle(.key(.character("i")), at: 1) { event, _ in told.append(event) }
      _ = field.handle(.key(.enter), at: 2) { event, _ in told.append(event) }
      field.advance(to: 5) { event, _ in told.append(event) }
      #expect(told.suffix(3) == [.menu(.closed), .menu(.info), .page(sign)])
      #expect(told.last?.name == "page")
    }
  }

  @Test(arguments: Theme.Scheme.allCases)
  func `the night has its own colours, and what is written on it is read in every scheme`(
    scheme: Theme.Scheme
  ) throws {
    var field = StarField()
    field.advance(to: 0) { _, _ in }
    field.advance(to: 4) { _, _ in }
    var scene = ControlScene(size: field.size)
    field.draw(into: &scene)
    let theme = Theme(scheme)
    let night = theme.color(of: NightSky.bottom)
    let texts = scene.nodes.compactMap { node in
      if case .text(let text) = node.content { text } else { nil as TextContent? }
    }
    #expect(texts.map { $0.string } == [field.menu.options.hint])
    guard case .solid(let tint)? = texts.first?.paint else { throw SettingError.refused }
    #expect(Contrast.ratio(theme.color(of: tint), night) >= 4.5)
    #expect(Contrast.ratio(theme.color(of: field.menu.style.focus), night) >= 3)
    // Nothing but the theme's own gives way to colours that a system forces.
    for node in scene.nodes {
      guard case .shape(_, let fill, let stroke) = node.content else { continue }
      for paint in [fill, stroke?.paint] {
        if case .solid(let tint)? = paint { #expect(isOwn(tint), "\(node.id)") }
      }
    }
  }

  private func isOwn(_ tint: Tint) -> Bool { if case .yielding = tint { true } else { false } }

  @Test func `settings are the menu's and its own, each with its default`() throws {
    for setting in StarField.settings {
      var field = StarField()
      try field.set(setting.name, to: setting.defaultValue)
      #expect((field == StarField()) == true, "\(setting.name)")
    }
    for setting in MarkSheet.settings {
      var sheet = MarkSheet()
      try sheet.set(setting.name, to: setting.defaultValue)
      #expect((sheet == MarkSheet()) == true, "\(setting.name)")
    }
    var field = StarField()
    #expect(throws: SettingError.unknownName) { try field.set("titles", to: .texts([])) }
    let signs = try #require(StarField.settings.first { $0.name == "sign" }).kind
    #expect(throws: SettingError.badValue(.text("ophiuchus"), expected: signs)) {
      try field.set("sign", to: .text("ophiuchus"))
    }
    try field.set("sign", to: .text("libra"))
    #expect(field.sign == 7 && field.drawn == 1)
  }

  @Test func `the sheet counts what was asked for, by the way it was chosen`() {
    var sheet = MarkSheet()
    let wanted = MarkStamps.item(shape: sheet.task.shape, color: sheet.task.color)
    sheet.press = (Point2D(10, 10), 0)
    sheet.stamp(wanted - 1, byStroke: true, at: 1)
    #expect(sheet.stamps.count == 1 && sheet.byStroke.mean == nil)
    sheet.stamp(wanted, byStroke: true, at: 2)
    #expect(sheet.byStroke.mean == 2 && sheet.byMenu.mean == nil)
    let next = MarkStamps.item(shape: sheet.task.shape, color: sheet.task.color)
    #expect(next != wanted)
    sheet.stamp(next, byStroke: false, at: 3)
    #expect(sheet.byMenu.mean == 3)
    for _ in 0..<200 { sheet.stamp(1, byStroke: false, at: 4) }
    #expect(sheet.stamps.count == MarkSheet.greatestStampCount)
  }

  @Test func `every item of the sheet is a shape in a colour`() {
    let items = MarkStamps.items
    #expect(items.all.count == 8 * 8 && items.depth == 2)
    for shape in 0..<8 {
      for color in 0..<7 {
        let item = MarkStamps.item(shape: shape, color: color)
        let meaning = MarkStamps.meaning(of: item)
        #expect(meaning?.shape == shape && meaning?.color == color)
        #expect(items.all[item].parent == shape * 8)
      }
      #expect(!MarkStamps.outline(shape).isEmpty)
      #expect(MarkStamps.meaning(of: shape * 8) == nil)
    }
  }

  @Test(arguments: seeds(10))
  func `hands of chance break neither`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var field = StarField()
    var sheet = MarkSheet()
    var time = 0.0
    for _ in 0..<500 {
      time += .random(in: 0...0.3, using: &random)
      let place = Point2D(
        .random(in: -20...740, using: &random),
        .random(in: -20...500, using: &random)
      )
      let phase = PointerEvent.Phase(rawValue: .random(in: 0...5, using: &random)) ?? .up
      let input = Input.pointer(PointerEvent(phase, position: place))
      _ = field.handle(input, at: time) { _, _ in }
      _ = sheet.handle(input, at: time) { _, _ in }
      var scene = ControlScene(size: field.size)
      field.draw(into: &scene)
      sheet.draw(into: &scene)
      #expect(scene.nodes.allSatisfy { $0.opacity >= 0 && $0.opacity <= 1 })
    }
  }
}
