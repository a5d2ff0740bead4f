import Rotary
import RotaryTestRandom
import Testing

@testable import RotaryGallery

/// The controls of the page "Ring menu".
@Suite struct MenuControlTests {
  @Test func `each star sign has a figure, and lines to all its stars`() {
    #expect(Constellation.all.count == StarSign.allCases.count)
    for figure in Constellation.all {
      #expect(figure.coordinates.count % 2 == 0)
      let drawn = Set(figure.lines.filter { $0 >= 0 })
      #expect(drawn == Set(0..<figure.count))
      let frame = Rect2D(20, 30, 400, 300)
      for place in figure.places(in: frame) {
        #expect(frame.inset(by: -1e-6).contains(place))
      }
    }
  }

  @Test func `north is up and east is left`() {
    // In Aries, Hamal is east and north of Mesarthim.
    let places = Constellation.all[1].places(in: Rect2D(0, 0, 100, 100))
    #expect(places[1].x < places[3].x && places[1].y < places[3].y)
  }

  @Test func `the figure of a selected sign is drawn continuously`() {
    var field = StarField()
    field.handle(.key(.enter), at: 0)
    field.handle(.key(.character("l")), at: 2)
    field.handle(.key(.enter), at: 2.1)
    #expect(field.sign == 5 && field.drawn == 0 && field.isMoving)
    var before = 0.0
    for step in 1...200 {
      field.advance(to: 2.1 + Double(step) / 120)
      // The eased speed is at most twice the mean speed.
      #expect(field.drawn >= before)
      #expect(field.drawn - before < 2 / 120 / StarField.drawingSeconds)
      before = field.drawn
    }
    #expect(field.drawn == 1)
    field.advance(to: 10)
    #expect(!field.isMoving)
  }

  @Test(arguments: StarSign.allCases)
  func `the name of the brightest star is inside the sky, and covers no other star`(
    sign: StarSign
  ) throws {
    for size in [Size2D(720, 480), Size2D(600, 400), Size2D(360, 640)] {
      var field = StarField()
      field.size = size
      field.show(sign.rawValue)
      let name = field.starNameFrame
      #expect(Rect2D(origin: .zero, size: size).union(name) == Rect2D(origin: .zero, size: size))
      #expect(!field.stars.contains { name.contains($0) }, "\(size)")
    }
  }

  @Test func `the info button leads to the page of the current sign`() throws {
    for sign in [nil, 5] as [Int?] {
      var field = StarField()
      if sign != nil { try field.set("sign", to: .text("leo")) }
      var told: [StarFieldEvent] = []
      field.handle(.key(.enter), at: 0)
      while let (event, _) = field.nextEvent() { told.append(event) }
      field.handle(.key(.character("i")), at: 1)
      while let (event, _) = field.nextEvent() { told.append(event) }
      field.handle(.key(.enter), at: 2)
      while let (event, _) = field.nextEvent() { told.append(event) }
      field.advance(to: 5)
      while let (event, _) = field.nextEvent() { told.append(event) }
      #expect(told.suffix(3) == [.menu(.closed), .menu(.info), .page(sign)])
      #expect(told.last?.name == "page")
    }
  }

  @Test(arguments: Theme.Scheme.allCases)
  func `the sky has its own colours, and its texts are readable in each colour scheme`(
    scheme: Theme.Scheme
  ) throws {
    var field = StarField()
    try field.set("sign", to: .text("leo"))
    field.advance(to: 0)
    field.advance(to: 4)
    var scene = ControlScene(size: field.size)
    field.draw(into: &scene)
    let theme = Theme(scheme)
    let night = theme.color(of: NightSky.bottom)
    let texts = scene.nodes.compactMap { node in
      if case .text(let text) = node.content { text } else { nil as TextContent? }
    }
    let words = ["Leo", "23 July – 22 August", "Regulus", field.menu.options.hint]
    #expect(texts.map { $0.string } == words)
    for text in texts {
      guard case .solid(let tint) = text.paint else { throw SettingError.refused }
      #expect(Contrast.ratio(theme.color(of: tint), night) >= 4.5)
    }
    #expect(Contrast.ratio(theme.color(of: field.menu.style.focus), night) >= 3)
    // Only the theme's own colours follow forced colours of the system.
    for node in scene.nodes {
      guard case .shape(_, let fill, let stroke) = node.content else { continue }
      for paint in [fill, stroke?.paint] {
        if case .solid(let tint)? = paint { #expect(isOwn(tint), "\(node.id)") }
      }
    }
  }

  private func isOwn(_ tint: Tint) -> Bool { if case .yielding = tint { true } else { false } }

  @Test func `settings are the menu's and the sky's, each with its default`() throws {
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

  @Test(arguments: [("text-scale", SettingValue.number(2)), ("hint", .text("Hold"))])
  func `the figure and the star's name follow settings that are set after the sign`(
    name: String,
    value: SettingValue
  ) throws {
    var field = StarField()
    try field.set("sign", to: .text("leo"))
    try field.set(name, to: value)
    var other = field
    other.layOut()
    #expect(field.starNameFrame == other.starNameFrame && field.stars == other.stars)
  }

  @Test(arguments: ["close", "activate", "explode"])
  func `a call that opens no menu starts no game`(name: String) throws {
    var sheet = MarkSheet()
    try? sheet.call(name, Arguments())
    #expect(!sheet.game.isRunning && !sheet.menu.isOpen)
    try sheet.call("open", Arguments())
    #expect(sheet.game.isRunning && sheet.menu.isOpen)
  }

  @Test func `a sheet judges each shape during a game, by how it was selected`() {
    var sheet = MarkSheet()
    var told: [MarkSheetEvent] = []
    func stamp(_ item: Int, byStroke: Bool, at time: Double) {
      sheet.advance(to: time)
      sheet.stamp(item, byStroke: byStroke)
      while let next = sheet.nextEvent() { told.append(next.event) }
    }
    let wanted = sheet.task.item
    stamp(wanted, byStroke: true, at: 0)
    #expect(told.isEmpty && sheet.game.score == 0, "before the first press")
    sheet.begin(at: Point2D(10, 10))
    stamp(wanted - 1, byStroke: true, at: 1)
    #expect(sheet.stamps.count == 1 && sheet.game.byStroke.mean == nil)
    #expect(sheet.verdictText == "That was a teal star")
    stamp(wanted, byStroke: true, at: 2)
    #expect(sheet.game.byStroke.mean == 2 && sheet.game.byMenu.mean == nil)
    #expect(sheet.verdictText == "Yes, that was a blue star: 2.0 s by stroke")
    let next = sheet.task.item
    #expect(next != wanted)
    stamp(next, byStroke: false, at: 3)
    #expect(sheet.game.byMenu.mean == 3 && sheet.game.score == 2)
    #expect(
      told == [
        .judged(wanted - 1, isRight: false, byStroke: true),
        .judged(wanted, isRight: true, byStroke: true),
        .judged(next, isRight: true, byStroke: false),
      ]
    )
    for _ in 0..<200 { stamp(1, byStroke: false, at: 4) }
    #expect(sheet.stamps.count == MarkSheet.greatestStampCount)
  }

  @Test func `a game ends after twenty seconds, and a press starts the next a second later`() {
    var game = MarkGame()
    #expect(game.left(at: 100) == 1)
    game.press(at: 100)
    game.score(0.5, byStroke: true)
    #expect(game.left(at: 105) == 0.75)
    #expect(game.advance(to: 119.9) == nil)
    #expect(game.advance(to: 130) == 120)
    #expect(game.best == 1 && game.left(at: 130) == 0 && !game.isRunning)
    game.press(at: 120.5)
    #expect(!game.isRunning, "the hand was still drawing")
    game.press(at: 121)
    #expect(game.isRunning && game.score == 0 && game.best == 1)
  }

  private func between(_ start: Point2D, _ end: Point2D, _ share: Double) -> Point2D {
    Point2D(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
  }

  @Test func `the guide ends where the menu's stroke would select the requested item`() {
    var sheet = MarkSheet()
    var chosen: Int?
    let guide = MarkGuide(size: sheet.size, task: sheet.task)
    let shape = guide.place(ofShape: sheet.task.shape)
    let color = guide.place(ofColor: sheet.task.color, beside: sheet.task.shape)
    func send(_ phase: PointerEvent.Phase, _ place: Point2D, at time: Double) {
      let input = Input.pointer(PointerEvent(phase, position: place))
      sheet.handle(input, at: time)
      while let (event, _) = sheet.nextEvent() {
        if case .menu(.chosen(let item)) = event { chosen = item }
      }
    }
    send(.down, guide.middle, at: 0)
    for step in 1...10 {
      send(.move, between(guide.middle, shape, Double(step) / 10), at: Double(step) / 200)
    }
    for step in 1...10 {
      send(.move, between(shape, color, Double(step) / 10), at: 0.05 + Double(step) / 200)
    }
    send(.up, color, at: 0.11)
    #expect(chosen == MarkTask().item)
  }

  @Test func `the nodes of a sky and of a sheet have unique IDs`() throws {
    func names(_ nodes: [SceneNode]) -> [NodeID] {
      nodes.flatMap { [$0.id] + names($0.fragment?.nodes ?? []) }
    }
    var field = StarField()
    try field.set("sign", to: .text("scorpio"))
    field.handle(.pointer(PointerEvent(.hover, position: Point2D(300, 200))), at: 0)
    field.advance(to: 1)
    var sky = ControlScene(size: field.size)
    field.draw(into: &sky)
    var paper = ControlScene(size: field.size)
    MarkSheet().draw(into: &paper)
    for scene in [sky, paper] {
      let all = names(scene.nodes)
      #expect(Set(all).count == all.count)
    }
  }

  @Test func `the ring pulses until it is used, and never with reduced motion`() {
    var field = StarField()
    field.advance(to: 0)
    field.advance(to: 3)
    #expect(field.isPulsing && field.isMoving)
    var still = field
    still.environment.reducesMotion = true
    #expect(!still.isPulsing)
    field.handle(.key(.enter), at: 4)
    #expect(!field.isPulsing)
  }

  @Test func `stars follow a pointer, and stop after it has left`() {
    var field = StarField()
    field.handle(.key(.enter), at: 0)
    field.handle(.key(.escape), at: 2)
    field.advance(to: 10)
    #expect(!field.isMoving)
    func send(_ phase: PointerEvent.Phase, at time: Double) {
      let event = PointerEvent(phase, position: Point2D(600, 100), kind: .mouse)
      field.handle(.pointer(event), at: time)
    }
    #expect(field.touchArea(at: Point2D(600, 100))?.use == .press)
    send(.hover, at: 11)
    field.advance(to: 12)
    #expect(field.pointerEffect.opacity(at: 12) > 0.9)
    // The shift is opposite to the pointer, and larger for nearer layers.
    let shift = field.pointerEffect.shift(ofDepth: 7, at: 12)
    #expect(shift.x < -3 && shift.x > -7 && shift.y > 3)
    #expect(!field.pointerEffect.links(to: field.landmarks).isEmpty)
    send(.leave, at: 13)
    field.advance(to: 20)
    #expect(field.pointerEffect.opacity(at: 20) < 0.01 && !field.isMoving)
    field.environment.reducesMotion = true
    send(.hover, at: 21)
    #expect(field.pointerEffect.opacity(at: 22) < 0.01)
  }

  @Test(arguments: [Size2D(720, 480), Size2D(300, 420), Size2D(1_400, 800)])
  func `the ring to press is 48 points wide in a sky of any size`(size: Size2D) {
    var field = StarField()
    field.size = size
    let scale = min(1, size.shorterSide / (2 * field.menu.style.reach))
    #expect(abs(field.menu.style.closedRadius * scale - StarField.ringRadius) < 1e-9)
  }

  @Test func `each item of the sheet is a shape in a colour`() {
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
  func `random input keeps both valid`(seed: UInt64) {
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
      field.handle(input, at: time)
      sheet.handle(input, at: time)
      var scene = ControlScene(size: field.size)
      field.draw(into: &scene)
      sheet.draw(into: &scene)
      #expect(scene.nodes.allSatisfy { $0.opacity >= 0 && $0.opacity <= 1 })
    }
  }
}
