import RotaryTestRandom
import Testing

@testable import Rotary

@Suite struct ProgressRingSceneTests {
  /// Returns the traced length of the arc in each segment.
  private func traces(of ring: ProgressRing) -> [Double] {
    var traces: [Double] = []
    ring.readPlacements {
      if case .traced(_, let end) = $1 { traces.append(end) }
    }
    return traces
  }

  @Test func `a growing arc changes only its length in a frame`() {
    var driver = ProgressRingDriver(ProgressRing(value: 0.1))
    var presenter = ScenePresenter<ProgressRing>()
    driver.move(to: 0.7)
    presenter.update(with: driver.ring) { _ in }
    var changes = 0
    for _ in 0..<30 {
      driver.wait(1.0 / 120)
      let isNew = presenter.update(with: driver.ring) {
        if case .place(_, .traced) = $0 { changes += 1 }
      }
      #expect(!isNew)
    }
    #expect(changes == 30)
  }

  @Test func `setting the value by name changes only the length`() throws {
    var driver = try ProgressRingDriver([("format", .text("none")), ("value", .number(0.2))])
    var presenter = ScenePresenter<ProgressRing>()
    presenter.update(with: driver.ring) { _ in }
    let shown = driver.ring.artwork
    try driver.ring.set("value", to: .number(0.7))
    var changes: [SceneChange] = []
    let isNew = presenter.update(with: driver.ring) { changes.append($0) }
    #expect(!isNew && changes.count == 1)
    #expect(driver.ring.artwork.track.isIdentical(to: shown.track))
  }

  @Test func `a countdown is drawn again only when the seconds change`() {
    var driver = ProgressRingDriver(ProgressRing(countdown: 10))
    var presenter = ScenePresenter<ProgressRing>()
    driver.start()
    presenter.update(with: driver.ring) { _ in }
    var redraws = 0
    for _ in 0..<(5 * 120) {
      driver.wait(1.0 / 120)
      if presenter.update(with: driver.ring, emit: { _ in }) { redraws += 1 }
    }
    #expect(redraws == 5)
  }

  @Test func `the screen equals a fresh drawing, after each change`() throws {
    var driver = ProgressRingDriver()
    var presenter = ScenePresenter<ProgressRing>()
    func check(_ what: String) {
      presenter.update(with: driver.ring) { _ in }
      var scene = ControlScene(size: driver.ring.size)
      driver.ring.draw(into: &scene)
      #expect(presenter.shown.text == scene.text, "\(what)")
      #expect(scene.fault == nil, "\(what)")
    }
    let changes: [(String, SettingValue)] = [
      ("value", .number(0.4)), ("segments", .number(7)), ("thresholds", .numbers([0.5])),
      ("tints", .texts(["critical", "#123456"])), ("value", .number(0.9)),
      ("value", .text("indeterminate")), ("reduced-motion", .flag(true)),
      ("value", .number(0.2)), ("duration", .number(4)), ("format", .text("none")),
      ("caption", .text("Tea")), ("text", .text("four")), ("format", .text("auto")),
      ("direction", .text("counterclockwise")), ("start-angle", .number(0)), ("cap", .text("butt")),
      ("segments", .number(100)), ("thickness", .number(0.5)), ("gap", .number(0.5)),
      ("duration", .number(0)), ("text-scale", .number(2)),
    ]
    check("at first")
    for (name, value) in changes {
      try driver.ring.set(name, to: value)
      check("\(name) \(value)")
      driver.move(to: 0.6)
      driver.start()
      driver.wait(0.3)
      check("\(name) \(value), moved")
    }
    driver.ring.size = .zero
    check("no size")
    #expect(driver.texts.isEmpty)
  }

  @Test func `another colour is drawn, even if the text is the same`() {
    var driver = ProgressRingDriver(ProgressRing(countdown: 10))
    driver.ring.style.format = .none
    driver.ring.style.thresholds = [5]
    driver.ring.style.tints = [.role(.critical)]
    var presenter = ScenePresenter<ProgressRing>()
    driver.start()
    for seconds in [1.0, 4.5, 1] {
      driver.leap(seconds)
      presenter.update(with: driver.ring) { _ in }
      var scene = ControlScene(size: driver.ring.size)
      driver.ring.draw(into: &scene)
      #expect(presenter.shown.text == scene.text)
    }
  }

  @Test func `segments fill one after another, with gaps between them`() {
    var ring = ProgressRing(value: 0.55)
    ring.style.segments = 4
    ring.style.gap = 0.1
    let filled = traces(of: ring)
    #expect(filled.count == 4 && filled[0] == 1 && filled[1] == 1 && filled[3] == 0)
    #expect(abs(filled[2] - 0.2) < 1e-12)
    for cap in [ProgressRingStyle.Cap.round, .butt] {
      ring.style.cap = cap
      for direction in [ArcDirection.clockwise, .counterclockwise] {
        ring.style.direction = direction
        let paths = ring.artwork.segments.compactMap { $0.bounds }
        #expect(paths.count == 4)
        // The visible gap between the ends of the first and second segments.
        let half = cap == .round ? 100 * ring.style.thickness / 2 : 0
        let first = Circular.turn / 4 * ring.artwork.trackRadius
        let outline = length(ring.artwork.segments[0])
        #expect(abs(outline + 2 * half + 100 * 0.1 - first) < 0.05, "\(cap) \(direction)")
      }
    }
  }

  /// Returns the length of an arc, by short chords.
  private func length(_ path: VectorPath) -> Double {
    var points: [Point2D] = []
    for element in path.elements {
      switch element {
      case .move(let to), .line(let to): points.append(to)
      case .arc(let center, let radius, let start, let sweep):
        for step in 1...1_000 {
          let angle = start + sweep * Double(step) / 1_000
          points.append(center.moved(by: radius, towards: angle))
        }
      default: break
      }
    }
    return zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }

  @Test func `work of unknown length turns; with reduced motion the ring pulses in place`() {
    var driver = ProgressRingDriver()
    driver.ring.style.segments = 5
    var angles: Set<Double> = []
    var opacities: Set<Double> = []
    func read() {
      driver.ring.readPlacements {
        switch $1 {
        case .turned(let angle, _): angles.insert(angle)
        case .faded(let opacity): opacities.insert(opacity)
        default: break
        }
      }
    }
    for _ in 0..<100 {
      driver.wait(0.01)
      read()
    }
    #expect(angles.count == 100 && opacities.isEmpty)
    driver.ring.environment.reducesMotion = true
    angles = []
    for _ in 0..<100 {
      driver.wait(0.01)
      read()
    }
    #expect(angles.isEmpty && opacities.count > 90)
    #expect(opacities.allSatisfy { $0 >= 0.3 && $0 <= 0.75 })
    #expect(driver.texts.isEmpty)
  }

  @Test func `texts fit inside the ring, and are omitted without room`() throws {
    // Letters of 12 points need 48 points of room.
    for (side, count) in [(0.0, 0), (40, 0), (50, 1), (110, 1), (130, 2), (200, 2), (640, 2)] {
      for scale in [0.5, 1, 2, 4] {
        var ring = ProgressRing(value: 1)
        ring.size = Size2D(side, side)
        ring.style.title = "Uploading"
        ring.environment.textScale = scale
        let texts = ring.drawnTexts
        #expect(texts.count == count, "\(side) \(scale)")
        for text in texts {
          let corner = Vector2D(text.box.size.width / 2, 0)
          let reach = (text.box.center + corner).distance(to: ring.size.center)
          #expect(reach < ring.artwork.holeRadius, "\(text.string) \(side) \(scale)")
        }
        if texts.count == 2 { #expect(texts[0].box.maxY - texts[1].box.minY < 6 * scale) }
      }
    }
  }

  @Test func `a number is written in the style's format`() throws {
    func text(_ settings: [(String, SettingValue)]) throws -> String {
      try ProgressRingDriver(settings).texts.first ?? ""
    }
    #expect(try text([("value", .number(0.29))]) == "29%")
    // 100 % is shown only at the end.
    #expect(try text([("value", .number(0.9999))]) == "99%")
    #expect(try text([("value", .number(1))]) == "100%")
    #expect(try text([("value", .number(0.12345)), ("decimals", .number(2))]) == "12.34%")
    let value: [(String, SettingValue)] = [
      ("max", .number(250)), ("value", .number(12.4)), ("format", .text("value")),
    ]
    #expect(try text(value + [("unit", .text(" MB"))]) == "12 MB")
    #expect(try text(value + [("decimals", .number(1))]) == "12.4")
    let time: [(String, SettingValue)] = [("max", .number(9_000)), ("format", .text("time"))]
    #expect(try text(time + [("value", .number(65))]) == "1:05")
    #expect(try text(time + [("value", .number(7_200))]) == "2:00:00")
    #expect(try text([("value", .number(0.5)), ("format", .text("none"))]) == "")
    #expect(ProgressRing().text(of: .nan) != "")
    var ring = ProgressRing()
    ring.style.format = .time
    #expect(ring.text(of: -61) == "\u{2212}1:01" && ring.text(of: 1e300).utf8.count > 3)
  }

  @Test func `an app can format the shown value, and nothing else`() {
    var driver = ProgressRingDriver(ProgressRing(value: 0.5))
    driver.ring.writeValue { "\(Int($0 * 12)) of 12" }
    #expect(driver.texts == ["6 of 12"] && driver.spoken.value == "6 of 12")
    driver.move(to: 0.75)
    #expect(driver.texts == ["75%"])
    driver.ring = ProgressRing(countdown: 65)
    driver.start()
    driver.ring.writeValue { "\(Int($0)) seconds" }
    driver.leap(0.5)
    #expect(driver.texts == ["65 seconds"])
    driver.leap(0.6)
    #expect(driver.texts == ["1:04"])
    driver.ring = ProgressRing()
    driver.ring.writeValue { _ in "never" }
    #expect(driver.texts.isEmpty && driver.spoken.value == "")
  }

  @Test func `a progress ring is a progress bar, busy while the progress is unknown`() {
    var driver = ProgressRingDriver()
    driver.ring.style.title = "Upload"
    #expect(driver.spoken.role == .progressbar && driver.spoken.states == .busy)
    #expect(driver.spoken.number == nil && driver.spoken.name == "Upload")
    driver.ring.range = 0...50
    driver.ring.value = 20
    #expect(driver.spoken.states == [] && driver.spoken.value == "40%")
    let value = AccessibilityNumber(current: 20, minimum: 0, maximum: 50)
    #expect(driver.spoken.number == value && driver.spoken.actions == [])
    // During the motion the value is the new one.
    driver.move(to: 30)
    #expect(driver.spoken.value == "60%")
    driver.ring.durationSeconds = 60
    driver.start()
    driver.leap(10)
    let rest = AccessibilityNumber(current: 50, minimum: 0, maximum: 60)
    #expect(driver.spoken.number == rest && driver.spoken.value == "0:50")
    #expect(ProgressRing().feedback(for: .finished).announcesValue)
    #expect(ProgressRing().feedback(for: .crossed(1)).announcesValue)
  }

  @Test func `the arc differs from the track by its width, and from the ground by its colour`() {
    let themes: [Theme] = [.light, .dark, .lightHighContrast, .darkHighContrast]
    for theme in themes {
      for role in [ColorRole.accent, .positive, .warning, .critical] {
        #expect(Contrast.ratio(theme[role], theme[.ground]) >= 4.5, "\(role)")
        #expect(Contrast.ratio(theme[role], theme[.surface]) >= 3, "\(role)")
      }
    }
  }
}

extension TextScaleTests {
  @Test(arguments: [130.0, 200, 640]) func `a progress ring`(side: Double) throws {
    try check(ProgressRing()) {
      $0.size = Size2D(side, side)
      try $0.set("caption", to: .text("Upload"))
      try $0.set("value", to: .number(0.4))
    }
  }
}
