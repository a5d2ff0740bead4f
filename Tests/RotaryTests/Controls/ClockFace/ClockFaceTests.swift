import Testing

@testable import Rotary

/// The time, the limits, the keys and the hands of a clock face.
@Suite struct ClockFaceTests {
  private static func clock(
    _ text: String = "07:30",
    _ change: (inout ClockFaceOptions) -> Void = { _ in }
  ) -> ClockFace {
    var clock = ClockFace()
    change(&clock.options)
    clock.value = Double(ClockFace.minutes(in: text) ?? 0)
    return clock
  }

  /// Presses keys, each two seconds after the one before, or at the same time.
  private func press(_ keys: [Key], on clock: inout ClockFace, apart seconds: Double = 2) {
    for key in keys { clock.handle(.key(key), at: clock.now + seconds) }
  }

  /// A point on the face, at a share of a turn from the top.
  private func point(_ share: Double, of clock: ClockFace, at ring: Double = 0.8) -> Point2D {
    let angle = share * Circular.turn - .pi / 2
    return clock.artwork.center.moved(by: clock.artwork.radius * ring, towards: angle)
  }

  private func tap(
    _ place: Point2D,
    on clock: inout ClockFace,
    _ kind: PointerEvent.Kind = .touch
  ) {
    clock.handle(
      .pointer(PointerEvent(.down, id: 1, position: place, kind: kind)),
      at: clock.now + 1
    )
    clock.handle(
      .pointer(PointerEvent(.up, id: 1, position: place, kind: kind)),
      at: clock.now + 0.1
    )
  }

  // The time.

  @Test(arguments: [-1e300, -1, 0, 61.4, 61.6, 1_439, 1_440, 1e19, .infinity, -.infinity])
  func `a value is a whole minute of a day`(value: Double) {
    var clock = ClockFace()
    clock.value = value
    #expect(clock.value == value.rounded().clamped(to: 0...1_439))
    clock.value = .nan
    #expect(clock.value == value.rounded().clamped(to: 0...1_439))
    #expect(clock.hour * 60 + clock.minute == Int(clock.value))
  }

  @Test func `every minute of the day has a text that is read as that minute`() {
    for minutes in 0..<1_440 {
      #expect(ClockFace.minutes(in: ClockFace.text(of: minutes)) == minutes)
    }
    #expect(ClockFace.minutes(in: "7:05") == 425)
  }

  @Test(arguments: [
    "", ":", "7", "730", "24:00", "7:60", "07:3", "07:030", "a7:30", "007:30", "-1:00",
  ])
  func `a text that is no time is refused and changes nothing`(text: String) {
    var clock = Self.clock()
    #expect(throws: SettingError.self) { try clock.set("value", to: .text(text)) }
    #expect(clock.text == "07:30")
  }

  @Test(arguments: HourDivisor.all)
  func `times are multiples of the interval`(interval: Int) {
    var clock = Self.clock("23:59") { $0.interval = interval }
    #expect(clock.value == Double(1_440 - interval))
    clock.activate(.minute)
    for _ in 0..<(60 / interval) {
      press([.up], on: &clock)
      #expect(clock.minute % interval == 0)
    }
    #expect(clock.value == Double(1_440 - interval))
    clock.options.interval = interval + 100
    #expect(clock.options.interval == 30)
  }

  @Test func `a value is within the limits, which do not depend on their order`() {
    var clock = Self.clock("20:00")
    clock.maximumValue = 17 * 60 + 30
    clock.minimumValue = 9 * 60
    #expect(clock.text == "17:30")
    clock.value = 0
    #expect(clock.text == "09:00")
    clock.maximumValue = 60
    #expect(clock.text == "09:00")
    clock.minimumValue = .nan
    #expect(clock.text == "01:00")
    (clock.minimumValue, clock.maximumValue) = (nil, nil)
    clock.value = 1_439
    #expect(clock.text == "23:59")
  }

  @Test func `limits between two intervals are moved inwards`() {
    var clock = Self.clock { $0.interval = 15 }
    (clock.minimumValue, clock.maximumValue) = (541, 1_079)
    clock.value = 0
    #expect(clock.text == "09:15")
    clock.value = 1_439
    #expect(clock.text == "17:45")
  }

  // Keys.

  @Test func `Up and Down change the active part, which Left and Right select`() {
    var clock = Self.clock { $0.hourCycle = .h12 }
    press([.up], on: &clock)
    #expect(clock.text == "08:30")
    press([.right, .down, .down], on: &clock)
    #expect(clock.text == "08:28")
    press([.right, .up], on: &clock)
    #expect(clock.text == "20:28" && clock.activeField == .period)
    press([.up, .down], on: &clock)
    #expect(clock.text == "08:28")
    let declined = clock.handle(.key(.right), at: clock.now)
    #expect(declined == .declined)
    press([.space, .left, .left, .pageUp, .home], on: &clock)
    #expect(clock.text == "12:28")
    press([.end], on: &clock)
    #expect(clock.text == "23:28")
  }

  @Test func `hours continue at midnight, and minutes only with two hands`() {
    var clock = Self.clock("23:59")
    press([.up], on: &clock)
    #expect(clock.text == "00:59")
    press([.right, .up], on: &clock)
    #expect(clock.text == "00:00")
    press([.down], on: &clock)
    #expect(clock.text == "00:59")
    clock.options.hands = .two
    press([.up], on: &clock)
    #expect(clock.text == "01:00")
    press([.down], on: &clock)
    #expect(clock.text == "00:59")
  }

  @Test func `AM and PM have their side in each language`() {
    for (isFirst, isMirrored) in [(false, false), (true, false), (false, true), (true, true)] {
      var clock = Self.clock { $0.hourCycle = .h12 }
      clock.environment.dates.periodIsFirst = isFirst
      clock.environment.isRightToLeft = isMirrored
      let isLeft = isFirst != isMirrored
      let (am, hour) = (clock.artwork.frames[2], clock.artwork.frames[0])
      #expect((am.minX < hour.minX) == isLeft)
      press([.right, .right, .right], on: &clock)
      #expect(clock.activeField == (isLeft ? .minute : .period))
      press([.left, .left, .left], on: &clock)
      #expect(clock.activeField == (isLeft ? .period : .hour))
      var tree = AccessibilityTree()
      clock.describe(into: &tree)
      let names = tree.elements.dropFirst().map(\.name)
      #expect(names == (isFirst ? ["AM/PM", "Hour", "Minute"] : ["Hour", "Minute", "AM/PM"]))
    }
  }

  @Test(arguments: [("1530", "15:30"), ("0905", "09:05"), ("947", "09:47"), ("2359", "23:59")])
  func `figures type the hour and then the minute`(figures: String, text: String) {
    var clock = Self.clock("00:00") { $0.hourCycle = .h23 }
    press(figures.unicodeScalars.map { .character($0) }, on: &clock, apart: 0.1)
    #expect(clock.text == text)
  }

  @Test func `figures type 12 hours, and A and P the half of the day`() {
    var clock = Self.clock("00:00") { $0.hourCycle = .h12 }
    press("1230p".unicodeScalars.map { .character($0) }, on: &clock, apart: 0.1)
    #expect(clock.text == "12:30")
    press("a".unicodeScalars.map { .character($0) }, on: &clock)
    #expect(clock.text == "00:30")
    press([.left, .character("7"), .character("1")], on: &clock, apart: 0.1)
    #expect(clock.text == "07:01" && clock.activeField == .minute)
    press([.escape], on: &clock, apart: 0.1)
    #expect(clock.text == "07:30")
  }

  @Test func `a typed minute stays in its hour`() {
    var clock = Self.clock("07:00") { $0.interval = 15 }
    clock.activate(.minute)
    press("58".unicodeScalars.map { .character($0) }, on: &clock, apart: 0.1)
    #expect(clock.text == "07:45")
  }

  @Test func `each step sends one change, and a step beyond a limit its end`() {
    var clock = Self.clock()
    clock.maximumValue = 8 * 60
    clock.advance(to: 1)
    press([.up], on: &clock)
    var told = clock.takeEvents().map(\.event)
    #expect(told == [.changing(480), .metEnd(strength: 0), .changed(480)])
    press([.up], on: &clock)
    told = clock.takeEvents().map(\.event)
    #expect(told == [.metEnd(strength: 0)])
    clock.move(to: 60)
    clock.value = 70
    told = clock.takeEvents().map(\.event)
    #expect(told.isEmpty && clock.value == 70)
  }

  // Pointers.

  @Test(arguments: [PointerEvent.Kind.touch, .mouse])
  func `a tap selects the nearest hour, and then the nearest minute`(kind: PointerEvent.Kind) {
    for hour in 0..<24 {
      var clock = Self.clock("00:30") { $0.hourCycle = .h23 }
      let ring = hour < 12 ? 0.8 : 0.5
      tap(point((Double(hour % 12) + 0.4) / 12, of: clock, at: ring), on: &clock, kind)
      #expect(clock.hour == hour && clock.minute == 30 && clock.activeField == .minute)
      tap(point(Double(hour) / 60, of: clock), on: &clock, kind)
      #expect(clock.minute == hour && clock.hour == hour && clock.activeField == .minute)
    }
  }

  @Test func `with AM and PM, a tap keeps the half of the day`() {
    for half in 0..<2 {
      for hour in 0..<12 {
        var clock = Self.clock(half == 0 ? "01:30" : "13:30") { $0.hourCycle = .h12 }
        tap(point(Double(hour) / 12, of: clock, at: 0.4), on: &clock)
        #expect(clock.hour == half * 12 + hour)
      }
    }
  }

  @Test func `the written time is pressed`() {
    var clock = Self.clock { $0.hourCycle = .h12 }
    tap(clock.artwork.frames[1].center, on: &clock)
    #expect(clock.activeField == .minute && clock.text == "07:30")
    tap(clock.artwork.frames[3].center, on: &clock, .mouse)
    #expect(clock.text == "19:30")
    let told = clock.takeEvents().map(\.event)
    #expect(told == [.changing(1_170), .changed(1_170)])
    tap(clock.artwork.frames[3].center, on: &clock)
    #expect(clock.text == "19:30")
    tap(clock.artwork.frames[0].center, on: &clock)
    #expect(clock.activeField == .hour)
  }

  @Test func `a finger that leaves the written time presses nothing`() {
    var clock = Self.clock { $0.hourCycle = .h12 }
    let start = clock.artwork.frames[3].center
    clock.handle(.pointer(PointerEvent(.down, id: 1, position: start)), at: 1)
    let outside = Point2D(start.x, start.y + 100)
    let moved = clock.handle(.pointer(PointerEvent(.move, id: 1, position: outside)), at: 1.1)
    #expect(moved == .declined && clock.text == "07:30")
    clock.handle(.pointer(PointerEvent(.down, id: 2, position: start, kind: .mouse)), at: 2)
    clock.handle(.pointer(PointerEvent(.up, id: 2, position: outside, kind: .mouse)), at: 2.1)
    #expect(clock.text == "07:30")
  }

  @Test func `a turn of the long hand is an hour, in both directions`() {
    var clock = Self.clock("23:45") { $0.hands = .two }
    clock.activate(.minute)
    for direction in [1.0, -1] {
      let start = clock.minutes
      let place = point(Double(clock.minute) / 60, of: clock, at: 0.6)
      clock.handle(
        .pointer(PointerEvent(.down, id: 1, position: place, kind: .mouse)),
        at: clock.now + 1
      )
      for step in 1...24 {
        let share = Double(start % 60) / 60 + direction * Double(step) / 24
        let next = point(share, of: clock, at: 0.6)
        clock.handle(
          .pointer(PointerEvent(.move, id: 1, position: next, kind: .mouse)),
          at: clock.now + 0.02
        )
      }
      clock.handle(
        .pointer(PointerEvent(.up, id: 1, position: place, kind: .mouse)),
        at: clock.now + 0.02
      )
      #expect(clock.minutes == (start + Int(direction) * 60 + 1_440) % 1_440)
    }
  }

  @Test func `the short hand passes noon`() {
    var clock = Self.clock("11:30") { $0.hands = .two }
    let start = point(11.5 / 12, of: clock, at: 0.3)
    clock.handle(.pointer(PointerEvent(.down, id: 1, position: start, kind: .mouse)), at: 1)
    #expect(clock.activeField == .hour)
    for hour in [12.5, 13.5] {
      let next = point(hour / 12, of: clock, at: 0.3)
      let event = PointerEvent(.move, id: 1, position: next, kind: .mouse)
      clock.handle(.pointer(event), at: clock.now + 0.1)
    }
    #expect(clock.text == "13:30")
  }

  @Test func `a cancelled touch is undone, and a lost one is not`() {
    for (phase, text) in [(PointerEvent.Phase.cancel, "07:30"), (.lost, "10:30")] {
      var clock = Self.clock()
      let place = point(10 / 12, of: clock)
      clock.handle(.pointer(PointerEvent(.down, id: 1, position: place, kind: .mouse)), at: 1)
      #expect(clock.text == "10:30")
      clock.handle(.pointer(PointerEvent(phase, id: 1, position: place, kind: .mouse)), at: 2)
      #expect(clock.text == text && clock.activeField == .hour)
    }
  }

  @Test func `a mouse wheel moves the part under the mouse`() {
    var clock = Self.clock()
    let place = clock.artwork.frames[1].center
    clock.handle(.pointer(PointerEvent(.hover, id: 1, position: place, kind: .mouse)), at: 1)
    clock.handle(.scroll(x: 0, y: -2, unit: .notches), at: 1.1)
    #expect(clock.text == "07:32" && clock.activeField == .minute)
    let sideways = clock.handle(.scroll(x: 3, y: 0, unit: .notches), at: 1.2)
    #expect(sideways == .declined)
  }

  // Hands.

  @Test func `a hand takes the short way, passes its goal by less than a fiftieth, and rests`() {
    var clock = Self.clock("11:00")
    clock.advance(to: 1)
    clock.move(to: 60)
    let way = Circular.turn / 6
    #expect(abs(clock.shownRotation(of: .hour) - (Circular.turn / 12 - way)) < 1e-9)
    var farthest = 0.0
    for frame in 1...120 {
      clock.advance(to: 1 + Double(frame) / 120)
      farthest = Swift.max(farthest, clock.shownRotation(of: .hour) - Circular.turn / 12)
    }
    #expect(farthest > 0 && farthest < way * 0.02)
    #expect(!clock.isMoving && clock.shownRotation(of: .hour) == Circular.turn / 12)
  }

  @Test func `with reduced motion a hand jumps, and numbers still fade`() {
    var clock = Self.clock()
    clock.environment.reducesMotion = true
    clock.advance(to: 1)
    clock.move(to: 60)
    #expect(!clock.isMoving)
    clock.activate(.minute)
    #expect(clock.isMoving && clock.shownRotation(of: .hour) == 0)
    clock.advance(to: 2)
    #expect(!clock.isMoving)
  }

  @Test func `a frame of a moving hand changes places alone`() {
    var clock = Self.clock("01:00")
    var presenter = ScenePresenter<ClockFace>()
    clock.advance(to: 1)
    clock.move(to: 6 * 60)
    var (drawn, frames) = (0, 0)
    for frame in 0...60 {
      clock.advance(to: 1 + Double(frame) / 60)
      let isDrawn = presenter.update(with: clock) { change in
        switch change {
        case .transform, .opacity, .place: break
        default: drawn += frame > 0 ? 1 : 0
        }
      }
      if frame > 0, isDrawn { frames += 1 }
    }
    // Only the number under the disc changes: from 1 to 6, and none between them.
    #expect(drawn > 0 && drawn < 60)
    #expect(frames > 0 && frames <= 11)
  }

  @Test func `the user's language decides on AM and PM, the ring and the part for keys`() {
    var clock = Self.clock("16:00")
    #expect(clock.length.rest == ClockFaceArtwork.innerRing)
    clock.environment.dates.hasPeriods = true
    #expect(clock.length.rest == ClockFaceArtwork.outerRing && clock.fieldCount == 3)
    clock.activate(.period)
    clock.environment.dates.hasPeriods = false
    #expect(clock.length.rest == ClockFaceArtwork.innerRing && clock.activeField == .hour)
    clock.activate(.period)
    #expect(clock.activeField == .hour)
  }

  @Test func `Escape does not undo a time that the app has set`() {
    var clock = Self.clock()
    press([.character("9")], on: &clock, apart: 0.5)
    clock.value = 600
    press([.escape], on: &clock, apart: 0.1)
    #expect(clock.value == 600)
  }

  // Accessibility.

  @Test func `each part is a spin button that can be set`() {
    var clock = Self.clock("19:05") { $0.hourCycle = .h12 }
    var tree = AccessibilityTree()
    clock.describe(into: &tree)
    #expect(tree.elements.map(\.value) == ["07:05 PM", "07", "05", "PM"])
    #expect(tree.elements.dropFirst().map(\.number?.current) == [7, 5, 1])
    for (element, number) in [(1, 11.0), (2, 59), (3, 0)] {
      clock.handle(.accessibility(.setValue(number), element: element), at: clock.now + 1)
    }
    #expect(clock.text == "11:59")
    clock.handle(.accessibility(.increment, element: 1), at: clock.now + 1)
    #expect(clock.text == "12:59" && clock.activeField == .hour)
    let outside = clock.handle(.accessibility(.increment, element: 4), at: clock.now + 1)
    #expect(outside == .declined)
    clock.labels = ["Stunde", "", "Tageshälfte"]
    clock.describe(into: &tree)
    #expect(tree.elements.map(\.name) == ["", "Stunde", "Minute", "Tageshälfte"])
  }
}
