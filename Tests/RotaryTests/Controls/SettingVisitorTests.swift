import Rotary
import Testing

/// A control with one setting of each kind, without a description.
private struct Sampler: ConfigurableControl {
  enum Mode: UInt8, SettingChoice {
    case slow, quick

    static var names: TokenList { TokenList("slow quick") }
  }

  struct Event: DescribedEvent {
    var name: String { "none" }
    func readFields(_ read: (String, SettingValue) -> Void) {}
  }

  enum ShareLimits: Limits { static let range = 0.0...1.0 }
  enum TurnLimits: Limits { static let range = 0...Double.pi }
  enum CountLimits: Limits { static let range = 1...9 }
  enum TenLimits: Limits { static let range = 0.0...10.0 }
  enum PlaceLimits: Limits { static let range = 0...6 }

  static var controlName: String { "sampler" }

  var size = Size2D(100, 100)
  var environment = ControlEnvironment()
  var isOn = false
  var isEnabled = true
  @Within<ShareLimits> var share = 0.5
  @Within<TurnLimits> var turn = Double.pi / 6
  @Within<CountLimits> var count = 3
  var mode = Mode.quick
  @WithinOrNil<TenLimits> var limit: Double? = nil
  @WithinOrNil<PlaceLimits> var places: Int? = 2
  var title = "Volume"
  var labels = ["a", "b"]
  var stops = [1.0, 2.0]
  var isMoving: Bool { false }

  mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.flag("on", &isOn) { "On." }
    visitor.number("share", &$share, unit: "of all") { "Share." }
    visitor.angle("turn", &$turn) { "Turn." }
    visitor.integer("count", &$count) { "Count." }
    visitor.choice("mode", &mode) { "Mode." }
    visitor.number("limit", &$limit, or: "none") { "Limit." }
    visitor.integer("places", &$places, or: "auto") { "Places." }
    visitor.text("title", &title) { "Title." }
    visitor.texts("labels", &labels) { "Labels." }
    visitor.numbers("stops", stops, in: 0...5) {
      "Stops."
    } set: { numbers throws(SettingError) in
      try SettingError.check(numbers.count, in: 2...2)
      stops = numbers
    }
    visitor.disabled(&isEnabled)
  }

  mutating func call(_ name: String, _ arguments: Arguments) throws(SettingError) {
    throw .unknownName
  }

  private(set) var now = 0.0
  var pendingEvents = PendingEvents<Event>()

  mutating func receive(time: Double) { now = time }
  mutating func receive(_ input: Input) -> Response { .declined }
  func readState(_ read: (String, SettingValue) -> Void) {}
  func draw(into scene: inout ControlScene) {}
  func describe(into tree: inout AccessibilityTree) {}
  func feedback(for event: Event) -> Feedback { Feedback() }
}

/// A control with the settings of two parts, which records the writes of each part.
private struct Composite: ConfigurableControl {
  struct Part: Equatable, Sendable {
    @Within<Sampler.ShareLimits> var share = 0.5
    var limit = 4.0

    mutating func visitSettings(_ visitor: inout some SettingVisitor, _ names: [StaticString]) {
      visitor.number(names[0], &$share) { "Share." }
      visitor.number(names[1], limit, in: 0...9) {
        "Limit."
      } set: { number throws(SettingError) in
        limit = number
        try SettingError.check(Int(number), in: 0...5)
      }
    }
  }

  static var controlName: String { "composite" }

  var size = Size2D(100, 100)
  var environment = ControlEnvironment()
  var first = Part() { didSet { given.append("first") } }
  var second = Part() { didSet { given.append("second") } }
  var given: [String] = []
  var isMoving: Bool { false }

  mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.part(first, visit: { $0.visitSettings(&$1, ["share", "limit"]) }, set: { first = $0 })
    visitor.part(second, visit: { $0.visitSettings(&$1, ["size", "end"]) }, set: { second = $0 })
  }

  mutating func call(_ name: String, _ arguments: Arguments) throws(SettingError) {
    throw .unknownName
  }

  private(set) var now = 0.0
  var pendingEvents = PendingEvents<Sampler.Event>()

  mutating func receive(time: Double) { now = time }
  mutating func receive(_ input: Input) -> Response { .declined }
  func readState(_ read: (String, SettingValue) -> Void) {}
  func draw(into scene: inout ControlScene) {}
  func describe(into tree: inout AccessibilityTree) {}
  func feedback(for event: Sampler.Event) -> Feedback { Feedback() }
}

struct SettingVisitorTests {
  @Test func `a part is written only when one of its settings changes`() throws {
    var control = Composite()
    try control.set("text-scale", to: .number(2))
    #expect(throws: SettingError.unknownName) { try control.set("none", to: .number(1)) }
    #expect(throws: SettingError.self) { try control.set("share", to: .number(3)) }
    #expect(control.given == [])
    try control.set("limit", to: .number(2))
    try control.set("size", to: .number(1))
    #expect(control.given == ["first", "second"])
    #expect(control.first.limit == 2 && control.second.share == 1)
  }

  @Test func `a part that rejects a value is unchanged, even if it first accepted it`() {
    var control = Composite()
    #expect(throws: SettingError.self) { try control.set("end", to: .number(8)) }
    #expect(control == Composite())
  }

  @Test func `a setting is listed with its kind, its unit and its default`() {
    let settings = Sampler.settings
    #expect(
      settings.map { $0.name } == [
        "on", "share", "turn", "count", "mode", "limit", "places", "title", "labels", "stops",
        "disabled", "reduced-motion", "right-to-left", "text-scale", "numerals",
      ]
    )
    #expect(
      settings.prefix(10).map { $0.defaultValue } == [
        .flag(false), .number(0.5), .number(30), .number(3), .text("quick"), .text("none"),
        .number(2), .text("Volume"), .texts(["a", "b"]), .numbers([1, 2]),
      ]
    )
    #expect(settings[1].kind == .number(minimum: 0, maximum: 1) && settings[1].unit == "of all")
    #expect(settings[2].kind == .number(minimum: 0, maximum: 180) && settings[2].unit == "degrees")
    #expect(settings[3].kind == .integer(minimum: 1, maximum: 9))
    #expect(settings[4].kind == .choice(TokenList("slow quick")))
    #expect(settings[5].kind == .choiceOrNumber(TokenList("none"), minimum: 0, maximum: 10))
    #expect(settings[5].summary == "Limit.")
  }

  @Test func `setting a name changes only that setting`() throws {
    var sampler = Sampler()
    try sampler.set("turn", to: .number(90))
    #expect(sampler.turn == .pi / 2)
    try sampler.set("mode", to: .text("slow"))
    #expect(sampler.mode == .slow)
    try sampler.set("limit", to: .number(4))
    #expect(sampler.limit == 4)
    try sampler.set("limit", to: .text("none"))
    #expect(sampler.limit == nil)
    try sampler.set("places", to: .text("auto"))
    #expect(sampler.places == nil)
    try sampler.set("disabled", to: .flag(true))
    #expect(!sampler.isEnabled)
    try sampler.set("reduced-motion", to: .flag(true))
    #expect(sampler.environment == ControlEnvironment(reducesMotion: true))
    var expected = Sampler()
    (expected.turn, expected.mode, expected.places) = (.pi / 2, .slow, nil)
    (expected.isEnabled, expected.environment.reducesMotion) = (false, true)
    #expect(sampler == expected)
  }

  @Test(arguments: [
    ("on", SettingValue.number(1)), ("share", .number(1.5)), ("share", .number(.nan)),
    ("share", .number(.infinity)), ("share", .number(1e300)), ("turn", .number(181)),
    ("count", .number(2.5)), ("count", .number(0)), ("count", .number(1e19)),
    ("count", .text("3")), ("mode", .text("Slow")), ("mode", .text("")), ("limit", .number(-1)),
    ("limit", .text("some")), ("places", .number(1.5)), ("places", .number(7)),
    ("title", .flag(true)), ("labels", .text("a")), ("stops", .numbers([1])),
    ("stops", .numbers([1, 6])), ("stops", .numbers([1, .nan])), ("text-scale", .number(5)),
  ])
  func `an invalid value is rejected without an effect`(
    name: String,
    value: SettingValue
  ) {
    var sampler = Sampler()
    let refusal = #expect(throws: SettingError.self) { try sampler.set(name, to: value) }
    #expect(refusal != .unknownName)
    #expect(sampler == Sampler())
  }

  @Test(arguments: ["", "On", "on ", "turns", "tur", "text_scale"])
  func `an unknown name is rejected as such`(name: String) {
    var sampler = Sampler()
    #expect(throws: SettingError.unknownName) { try sampler.set(name, to: .flag(true)) }
    #expect(sampler == Sampler())
  }

  /// Collects the names of settings.
  private struct Names: SettingVisitor {
    var names: [String] = []

    mutating func describe(_ name: StaticString, _ description: () -> SettingDescription) {
      names.append(description().name)
    }
  }

  @Test func `a control of which another is a part lists the settings that it chooses`() {
    var (sampler, visitor) = (Sampler(), Names())
    sampler.visitSettings(&visitor, named: "title share")
    #expect(visitor.names == ["share", "title"])
  }
}
