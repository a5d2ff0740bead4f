import Rotary
import RotaryGallery

/// The code that the gallery shows, compiled.
///
/// Between the marks it is the same to the letter.
enum Snippets {
  static let signs = [
    "Circles", "Flower", "Monster", "Person", "Smile", "Sun", "Swirl", "Triangle",
  ]
  static let icons: [String: Sector.Icon] = [
    "Circles": Icons.circles, "Flower": Icons.flower, "Monster": Icons.monster,
    "Person": Icons.person, "Smile": Icons.smile, "Sun": Icons.sun, "Swirl": Icons.swirl,
    "Triangle": Icons.triangle,
  ].compactMapValues { Sector.Icon(text: $0) }
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  static let days = ["الأحد", "الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت"]
  static let names = [
    "Anna Bell", "Ben Carter", "Cleo Diaz", "Dan Evans", "Eva Flores", "Finn Gray", "Gus Hale",
    "Hana Ito", "Ian Jones", "Jo Kim", "Kai Lee", "Lia Moss", "Max Nunn", "Nia Ode", "Oli Park",
  ]
  static let seasons = ["Winter", "Autumn", "Summer", "Spring"]
  static let now = 0.0
  static func tell(_ event: WheelEvent, _ time: Double) {}

  /// What each snippet makes, by the demo's name.
  static func wheels() throws -> [String: Wheel] {
    [
      "icon-wheel": try makeIconWheel(),
      "three": try makeThree(),
      "months": try makeMonths(),
      "letters": try makeLetters(),
      "fortune": try makeFortune(),
      "phone": try makePhone(),
      "upright": try makeUpright(),
      "right-to-left": try makeRightToLeft(),
      "stops": try makeStops(),
      "one-way": try makeOneWay(),
    ]
  }

  /// What each snippet of a spinner makes, by the demo's name.
  static func spinners() throws -> [String: NumberSpinner] {
    ["digit": makeDigit(), "million": try makeMillion(), "month-ring": try makeMonthRing()]
  }

  /// What each snippet of a turntable makes, by the demo's name.
  static func turntables() throws -> [String: Turntable] {
    ["people": try makePeople(), "ten-million": try makeTenMillion(), "around": try makeAround()]
  }

  private static func makePeople() throws -> Turntable {
    // begin people
    var table = try Turntable(count: names.count)
    table.style.titles = names
    // end people
    return table
  }

  private static func makeTenMillion() throws -> Turntable {
    // begin ten-million
    var table = try Turntable(count: 10_000_000)
    table.style.showsStructure = true
    // end ten-million
    return table
  }

  private static func makeAround() throws -> Turntable {
    // begin around
    var table = try Turntable(count: months.count)
    table.style.titles = months
    table.options.edge = .full
    table.options.snaps = true
    table.options.wraps = true
    table.value = 0
    // end around
    return table
  }

  private static func makeDigit() -> NumberSpinner {
    // begin digit
    var digit = NumberSpinner()
    digit.options.wraps = true
    // end digit
    return digit
  }

  private static func makeMillion() throws -> NumberSpinner {
    // begin million
    var million = NumberSpinner(range: try SpinnerRange(from: 0, through: 1_000_000))
    million.options.tileCount = 12
    million.style.groups = true
    million.move(to: 123_456, animated: false, at: now) { _, _ in }
    // end million
    return million
  }

  private static func makeMonthRing() throws -> NumberSpinner {
    // begin month-ring
    var month = NumberSpinner(range: try SpinnerRange(from: 1, through: 12))
    month.options.wraps = true
    month.options.tileCount = 12
    month.style.titles = months.map { String($0.prefix(3)) }
    // end month-ring
    return month
  }

  /// What each snippet of a row makes, by the demo's name.
  static func rows() throws -> [String: SpinnerRow] {
    ["date": try makeDate(), "time": makeTime(), "lock": makeLock(), "odometer": makeOdometer()]
  }

  private static func makeDate() throws -> SpinnerRow {
    // begin date
    var row = SpinnerRow.date
    row.look = .date
    row.labels = ["Year", "Month", "Day"]
    row.date = try SpinnerDate(year: 2028, month: 1, day: 31)
    // end date
    return row
  }

  private static func makeTime() -> SpinnerRow {
    // begin time
    var time = SpinnerRow.time
    time.look = .flap
    time.options.carries = true
    time.labels = ["Hours", "Minutes"]
    time.move(to: 9 * 60 + 41, animated: false, at: now) { _, _ in }
    // end time
    return time
  }

  private static func makeLock() -> SpinnerRow {
    // begin lock
    var lock = SpinnerRow.digits(3)
    lock.look = .lock
    lock.options.code = [4, 2, 7]
    lock.labels = ["First digit", "Second digit", "Third digit"]
    // end lock
    return lock
  }

  private static func makeOdometer() -> SpinnerRow {
    // begin odometer
    var odometer = SpinnerRow.digits(6)
    odometer.look = .odometer
    odometer.options.carries = true
    odometer.move(to: 19_958, animated: false, at: now) { _, _ in }
    // end odometer
    return odometer
  }

  private static func makeIconWheel() throws -> Wheel {
    // begin icon-wheel
    let signs = ["Circles", "Flower", "Monster", "Person", "Smile", "Sun", "Swirl", "Triangle"]
    var wheel = try Wheel(sectors: signs.map { Sector($0, icon: icons[$0]) })
    wheel.size = Size2D(320, 320)
    // end icon-wheel
    return wheel
  }

  private static func makeThree() throws -> Wheel {
    // begin three
    var wheel = try Wheel(sectors: ["Rock", "Paper", "Scissors"].map { Sector($0) })
    wheel.options.pointerAngle = -.pi / 2
    // end three
    return wheel
  }

  private static func makeMonths() throws -> Wheel {
    // begin months
    var wheel = try Wheel(sectors: months.map { Sector($0) })
    wheel.size = Size2D(320, 320)
    // end months
    return wheel
  }

  private static func makeLetters() throws -> Wheel {
    // begin letters
    var wheel = try Wheel(sectors: (65..<90).map { Sector(String(UnicodeScalar($0))) })
    wheel.options.pointerAngle = 0
    // end letters
    return wheel
  }

  private static func makeFortune() throws -> Wheel {
    // begin fortune
    var wheel = try Wheel(sectors: [
      Sector("Tea", weight: 3, odds: 3), Sector("Cake", weight: 2, odds: 2),
      Sector("A book", weight: 2, odds: 1), Sector("Nothing", weight: 1, odds: 6),
      Sector("Coffee", weight: 3, odds: 3), Sector("A walk", weight: 2, odds: 2),
      Sector("Jackpot", weight: 1.5, odds: 0.2), Sector("Again", weight: 2, odds: 2),
    ])
    wheel.options.pointerAngle = -.pi / 2
    wheel.style.coloring = .palette
    if let winner = wheel.sector(forDraw: .random(in: 0..<1)) {
      wheel.spin(to: winner, turns: 4, duration: 4, at: now, emit: tell)
    }
    // end fortune
    return wheel
  }

  private static func makePhone() throws -> Wheel {
    // begin phone
    var phone = try Wheel(sectors: "1234567890".map { Sector(String($0)) })
    phone.options.mode = .phone
    phone.options.pointerAngle = .pi / 4
    // end phone
    return phone
  }

  private static func makeUpright() throws -> Wheel {
    // begin upright
    var wheel = try Wheel(sectors: signs.map { Sector($0, icon: icons[$0]) })
    wheel.style.labels = .upright
    wheel.options.pointerAngle = .pi / 2
    // end upright
    return wheel
  }

  private static func makeRightToLeft() throws -> Wheel {
    // begin right-to-left
    var wheel = try Wheel(sectors: days.map { Sector($0) })
    wheel.environment.isRightToLeft = true
    wheel.options.pointerAngle = 0
    // end right-to-left
    return wheel
  }

  private static func makeStops() throws -> Wheel {
    // begin stops
    var wheel = try Wheel(sectors: (1...12).map { Sector("\($0)") })
    wheel.options.stops = -(.pi / 2)...(.pi / 2)
    wheel.options.pointerAngle = -.pi / 2
    // end stops
    return wheel
  }

  private static func makeOneWay() throws -> Wheel {
    // begin one-way
    var wheel = try Wheel(sectors: seasons.map { Sector($0) })
    wheel.options.direction = .clockwise
    // end one-way
    return wheel
  }

  private struct Card {
    var scale = 1.0
    var place = Point2D.zero
  }

  private struct CardGestures: GestureSet {
    var pinch = PinchRecognizer()
    var pan = PanRecognizer()

    mutating func visit(_ visitor: inout some GestureVisitor) {
      visitor.visit(&pinch)
      visitor.visit(&pan)
    }
  }

  /// What the page Feel shows; that it compiles is the test.
  static func feel(_ event: PointerEvent) {
    var card = Card()
    // begin gestures
    // Pinch is number 0 of the set, pan number 1.
    var arbiter = GestureArbiter(CardGestures())
    arbiter.allow(0, with: 1)
    arbiter.handle(event, at: now)
    while let change = arbiter.next() {
      guard change.state.isActive else { continue }
      if change.number == 0 {
        card.scale *= arbiter.gestures.pinch.scale
        arbiter.gestures.pinch.scale = 1
      } else {
        card.place = card.place + arbiter.gestures.pan.translation
        arbiter.gestures.pan.translation = .zero
      }
    }
    // end gestures
  }

  static func dials() throws -> [String: Dial] {
    func thermostatDial() throws -> Dial {
      // begin thermostat
      var thermostat = Dial(scale: try DialScale(from: 5, through: 30, step: 0.5))
      thermostat.options.defaultValue = 20
      thermostat.style.origin = 18.5
      thermostat.style.majorTicks = 5
      thermostat.style.minorTicks = 1
      thermostat.style.unit = "°"
      thermostat.style.title = "Heat to"
      thermostat.value = 21.5
      // end thermostat
      return thermostat
    }
    func volumeDial() throws -> Dial {
      // begin volume
      var volume = Dial(scale: try DialScale(from: -60, through: 6))
      volume.options.drag = .vertical
      volume.options.defaultValue = 0
      volume.options.detents = [0]
      volume.style.face = .knob
      volume.style.majorTicks = 6
      volume.style.labels = ["60", "", "48", "", "36", "", "24", "", "12", "", "0", "6"]
      volume.style.decimals = 1
      volume.style.unit = " dB"
      volume.value = -12
      // end volume
      return volume
    }
    func timerDial() throws -> Dial {
      // begin timer
      var timer = Dial(
        scale: try DialScale(
          from: 0,
          through: 180,
          step: 1,
          startAngle: -.pi / 2,
          sweep: 6 * .pi
        )
      )
      timer.style.majorTicks = 5
      timer.style.minorTicks = 1
      timer.style.labels = stride(from: 0, to: 60, by: 5).map { "\($0)" }
      timer.style.unit = " min"
      timer.value = 85
      // end timer
      return timer
    }
    func angleDial() throws -> Dial {
      // begin angle
      var angle = Dial(
        scale: try DialScale(
          from: 0,
          through: 360,
          step: 1,
          startAngle: 0,
          sweep: 2 * .pi,
          wraps: true
        )
      )
      angle.options.isAbsolute = true
      angle.options.detents = [0, 45, 90, 135, 180, 225, 270, 315]
      angle.style.majorTicks = 45
      angle.style.minorTicks = 15
      angle.style.unit = "°"
      angle.value = 30
      // end angle
      return angle
    }
    return try [
      "thermostat": thermostatDial(), "volume": volumeDial(), "timer": timerDial(),
      "angle": angleDial(),
    ]
  }

  static func sleep() throws -> RangeDial {
    // begin sleep
    var sleep = RangeDial(
      scale: try DialScale(
        from: 0,
        through: 1_440,
        step: 5,
        startAngle: -.pi / 2,
        sweep: 2 * .pi,
        wraps: true
      )
    )
    sleep.thumbs.minimumDistance = 240
    sleep.thumbs.maximumDistance = 720
    sleep.style.majorTicks = 120
    sleep.style.minorTicks = 30
    sleep.style.labels = stride(from: 0, to: 24, by: 2).map { "\($0)" }
    sleep.style.format = .clock
    sleep.style.title = "Sleep"
    sleep.value = DialRange(low: 1_380, high: 420)
    // end sleep
    return sleep
  }

  static func strip() throws -> [Dial] {
    // begin strip
    let strip = try [
      knob("Drive", 0, 24, at: 6, " dB"), knob("Low", -15, 15, at: 3, " dB"),
      knob("Mid", -15, 15, at: -4.5, " dB"), knob("High", -15, 15, at: 1.5, " dB"),
      knob("Pan", -100, 100, at: -20, ""), knob("Width", 0, 200, at: 100, " %"),
      knob("Mix", 0, 100, at: 65, " %"), knob("Out", -60, 6, at: -3, " dB"),
    ]

    func knob(
      _ title: String,
      _ least: Double,
      _ most: Double,
      at value: Double,
      _ unit: String
    ) throws -> Dial {
      var knob = Dial(scale: try DialScale(from: least, through: most))
      knob.style.face = .knob
      knob.style.origin = least == -most ? 0 : nil
      knob.style.title = title
      knob.style.unit = unit
      knob.options.drag = .both
      knob.options.defaultValue = least == -most ? 0 : nil
      knob.value = value
      return knob
    }
    // end strip
    return strip
  }

  static func motions() -> [Any?] {
    func spring() -> Any? {
      // begin spring
      var place = MotionTrack<SpringMotion>(restingAt: 0)
      let soft = SpringMotion.Parameters(dampingRatio: 0.6, response: 0.5)
      place.retarget(to: 300, parameters: soft, at: now)
      let shown = place.position(at: now + 0.1)
      // end spring
      return shown
    }
    func throwing() -> Any? {
      // begin throwing
      let wheel = Deceleration(from: 0, velocity: 9, rate: .wheel)
      let scrolling = Deceleration(from: 0, velocity: 900)
      let landing = DetentLanding(from: 0, velocity: 9, rate: .wheel) { $0.rounded() }
      let bounce = EdgeBounce(from: 0, velocity: 1_200, within: -200...200)
      let band = RubberBand(limit: 300)
      // end throwing
      return [wheel, scrolling, landing, bounce, band] as [Any]
    }
    func curve() -> Any? {
      // begin curve
      let move = EasedMove(from: 0, to: 300, duration: 1, easing: .ease)
      let shown = move.position(at: 0.25)
      // end curve
      return shown
    }
    func steps() -> Any? {
      // begin steps
      let ticking = StepEasing(5, jump: .atEnd)
      let progress = ticking?.progress(at: 0.5)
      // end steps
      return progress
    }
    return [spring(), throwing(), curve(), steps()]
  }

  /// What the page Stage shows; that it compiles is the test.
  static func turning() -> [Any] {
    var face = Happiness()
    // begin turning
    var stage = Stage(screen: Size2D(390, 844), supported: .allButUpsideDown)
    if stage.turn(to: .landscapeLeft, at: now) {
      face.size = stage.size
    }
    let upright = stage.transform(at: now + 0.1)
    // end turning
    return [face, upright]
  }

  static func layout() -> [Any] {
    // begin layout
    let mask: Autoresizing = [.flexibleWidth, .flexibleHeight]
    let child = mask.frame(Rect2D(60, 50, 160, 120), from: Size2D(280, 220), to: Size2D(400, 300))
    let bounds = Rect2D(origin: .zero, size: child.size)
    let picture = ContentGravity.aspectFit.transform(of: Size2D(160, 120), in: bounds)
    // end layout
    return [picture]
  }

  static func relationship() throws -> [RelationshipPlanet] {
    // begin relationship
    var planet = RelationshipPlanet()
    planet.swap(to: 2, at: now) { _, _ in }
    // end relationship
    // begin galaxy
    var galaxy = RelationshipPlanet()
    try galaxy.set("people", to: .numbers([10_000_000, 5, 200, 0]))
    // end galaxy
    return [planet, galaxy]
  }
}

extension Snippets {
  /// What the page Menus shows; that it compiles is the test.
  static func cosmos() -> [Any] {
    let touch = Point2D(240, 240)
    func show(_ sign: Int) {}
    // begin cosmos
    var cosmos = RingMenu()
    cosmos.size = Size2D(480, 480)
    let press = PointerEvent(.down, position: touch)
    let response = cosmos.handle(.pointer(press), at: now) { event, _ in
      if case .chosen(let sign) = event { show(sign) }
    }
    // end cosmos
    return [response]
  }

  static func marking() throws -> [Any] {
    // begin marking
    let items = try RingItems(outline: ["Circle", ">Red", ">Blue", "Star", ">Red", ">Blue"])
    var marking = RingMenu(items: items)
    marking.style = .plain
    marking.choreography = .quick
    marking.options.anchor = .finger
    marking.options.takesMarks = true
    // end marking
    return [marking]
  }

  static func context() throws -> [Any] {
    let click = Point2D(100, 100)
    func tell(_ event: RingMenuEvent) {}
    // begin context
    var context = RingMenu(items: try RingItems(outline: ["Copy", "Larger", "Smaller", "Mark"]))
    context.style = .plain
    context.choreography = .quick
    context.options.anchor = .finger
    context.open(around: click, at: now) { event, _ in tell(event) }
    // end context
    return [context]
  }
}

private struct Friend {
  var happiness: Double
}

// begin happiness
extension Friend: FaceDataSource {
  var smile: Double { (happiness - 50) / 50 }
}
// end happiness
