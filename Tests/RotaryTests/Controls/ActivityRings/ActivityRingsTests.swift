import Testing

@testable import Rotary

/// The values, goals, motion and events of activity rings.
@Suite struct ActivityRingsTests {
  private static let day = [
    ActivityRing(300, of: 600, name: "Move", unit: " kcal", tint: .role(.critical)),
    ActivityRing(15, of: 30, name: "Exercise", unit: " min", tint: .role(.positive)),
    ActivityRing(9, of: 12, name: "Stand", unit: " h", tint: .role(.accent), text: "Nine"),
  ]

  private func events(of rings: inout ActivityRings) -> [ActivityRingsEvent] {
    var events: [ActivityRingsEvent] = []
    while let (event, _) = rings.nextEvent() { events.append(event) }
    return events
  }

  private func shownShares(of rings: ActivityRings) -> [Double] {
    rings.values.indices.map { rings.shownShare(of: $0) }
  }

  @Test func `rings are kept as they are set, eight at most`() {
    var rings = ActivityRings(Self.day)
    #expect(rings.rings == Self.day && rings.values == [300, 15, 9])
    rings.rings = (0..<12).map { ActivityRing(Double($0)) }
    #expect(rings.values == [0, 1, 2, 3, 4, 5, 6, 7])
    #expect(rings.rings[7] == ActivityRing(7, of: 1, tint: .role(.accent)))
  }

  @Test(
    arguments: [
      (-1e300, 0), (-1, 0), (0.5, 0.5), (1e300, 1e15), (.infinity, 1e15), (-.infinity, 0),
      (.nan, 0),
    ] as [(Double, Double)]
  )
  func `a value is clamped`(value: Double, kept: Double) {
    var rings = ActivityRings()
    rings.values = [value, 2]
    #expect(rings.values == [kept, 2])
  }

  @Test(
    arguments: [
      (-1, 1e-9), (0, 1e-9), (2, 2), (1e300, 1e15), (.infinity, 1e15), (.nan, 1),
    ] as [(Double, Double)]
  )
  func `a goal is clamped`(goal: Double, kept: Double) {
    #expect(ActivityRings([ActivityRing(1, of: goal)]).rings[0].goal == kept)
  }

  @Test func `settings of rings can be applied in any order, and wait for their rings`() throws {
    var rings = ActivityRings()
    try rings.set("names", to: .texts(["A", "B", "C"]))
    try rings.set("goals", to: .numbers([2, 4]))
    try rings.set("tints", to: .texts(["warning"]))
    try rings.set("values", to: .numbers([1]))
    #expect(rings.rings.map(\.name) == ["A"])
    try rings.set("values", to: .numbers([1, 1, 1]))
    #expect(rings.rings.map(\.name) == ["A", "B", "C"])
    #expect(rings.rings.map(\.goal) == [2, 4, 4])
    #expect(rings.rings.map(\.tint) == [.role(.warning), .role(.accent), .role(.accent)])
  }

  @Test func `invalid settings are refused`() {
    var rings = ActivityRings(Self.day)
    let invalid: [(String, SettingValue)] = [
      ("values", .numbers([1, -1])), ("values", .numbers(Array(repeating: 1, count: 9))),
      ("goals", .numbers([0])), ("goals", .numbers([.nan])), ("tints", .texts(["blueish"])),
      ("values", .text("1")), ("thickness", .number(0.6)), ("format", .text("most")),
    ]
    for (name, value) in invalid {
      #expect(throws: SettingError.self) { try rings.set(name, to: value) }
    }
    #expect(rings.rings == Self.day && rings.style == ActivityRingsStyle())
    for wrong in [SettingValue.number(1), .numbers([1, .nan]), .texts(["1"])] {
      #expect(throws: SettingError.self) { try rings.call("move", Arguments([("to", wrong)])) }
    }
    #expect(throws: SettingError.self) { try rings.call("move", Arguments()) }
    #expect(rings.rings == Self.day)
  }

  @Test func `each goal that a move reaches is reported once, in order`() {
    var rings = ActivityRings(Self.day)
    rings.advance(to: 1)
    rings.move(to: [600, 29.9, 12])
    var told = events(of: &rings)
    #expect(told == [.reached(0), .reached(2)])
    rings.move(to: [900, 30, 12])
    told = events(of: &rings)
    #expect(told == [.reached(1)] && rings.isComplete)
    rings.values = [0, 0, 0]
    rings.values = [900, 90, 90]
    told = events(of: &rings)
    #expect(told == [])
  }

  @Test func `NaN moves nothing`() {
    var rings = ActivityRings(Self.day)
    var changed = Self.day
    changed[1] = ActivityRing(.nan, of: 5)
    let hasMoved = [rings.move(to: [600, .nan]), rings.move(to: changed)]
    let told = events(of: &rings)
    #expect(hasMoved == [false, false] && rings.rings == Self.day && told == [])
  }

  @Test func `a ring moves from where it is shown, without a jump, to its share`() {
    var rings = ActivityRings(Self.day)
    rings.advance(to: 1)
    rings.move(to: [600, 45, 9])
    #expect(shownShares(of: rings) == [0.5, 0.5, 0.75])
    rings.advance(to: 1.1)
    let before = shownShares(of: rings)
    #expect(before[0] > 0.5 && before[0] < 1 && before[2] == 0.75)
    rings.move(to: [0, 45, 9])
    for (now, before) in zip(shownShares(of: rings), before) {
      #expect((now - before).magnitude < 1e-12)
    }
    rings.advance(to: 4)
    #expect(shownShares(of: rings) == [0, 1.5, 0.75] && !rings.isMoving)
  }

  @Test func `a goal that changes with the values is no jump either`() {
    var rings = ActivityRings(Self.day)
    rings.advance(to: 1)
    rings.move(to: [ActivityRing(300, of: 400), ActivityRing(15, of: 15)])
    #expect(shownShares(of: rings) == [0.5, 0.5])
    let told = events(of: &rings)
    #expect(told == [.reached(1)])
    rings.advance(to: 4)
    #expect(shownShares(of: rings) == [0.75, 1])
  }

  @Test func `a ring that is new grows from nothing, and reduced motion shows it at once`() {
    var rings = ActivityRings()
    rings.advance(to: 1)
    rings.move(to: [0.4, 0.8])
    #expect(shownShares(of: rings) == [0, 0] && rings.isMoving)
    rings.environment.reducesMotion = true
    #expect(shownShares(of: rings) == [0.4, 0.8] && !rings.isMoving)
    rings.move(to: [0.6])
    #expect(shownShares(of: rings) == [0.6] && !rings.isMoving)
  }

  @Test func `a percentage is a hundred only from the goal on`() {
    var rings = ActivityRings()
    for (value, text) in [
      (0.999, "99%"), (1, "100%"), (1.006, "100%"), (2.5, "250%"), (0.29, "29%"),
    ] {
      rings.values = [value]
      #expect(rings.text(of: 0) == text)
    }
    rings.style.decimals = 1
    rings.values = [0.9999]
    #expect(rings.text(of: 0) == "99.9%")
  }

  @Test(
    arguments: [
      (.percent, ["50%", "50%", "Nine"]), (.value, ["300 kcal", "15 min", "Nine"]),
      (.goal, ["300/600 kcal", "15/30 min", "Nine"]), (.none, ["50%", "50%", "Nine"]),
    ] as [(ActivityRingsStyle.Format, [String])]
  )
  func `values are written in each format`(format: ActivityRingsStyle.Format, texts: [String]) {
    var rings = ActivityRings(Self.day)
    rings.style.format = format
    #expect((0..<3).map { rings.text(of: $0) } == texts)
  }

  @Test(arguments: [(599.66, 600, "599"), (4.25, 12, "4.2"), (0.125, 1, "0.12"), (9, 12, "9")])
  func `a value has as many figures as its goal needs`(value: Double, goal: Double, text: String) {
    var rings = ActivityRings([ActivityRing(value, of: goal)])
    rings.style.format = .value
    #expect(rings.text(of: 0) == text)
  }

  @Test func `screen readers read a group of progress bars`() {
    var rings = ActivityRings(Self.day + [ActivityRing(3)])
    var tree = AccessibilityTree()
    rings.describe(into: &tree)
    let elements = tree.elements
    #expect(elements.map(\.role) == [.group] + Array(repeating: .progressbar, count: 4))
    #expect(elements[0].value == "Move 50%, Exercise 50%, Stand Nine, 300%")
    #expect(elements[1...].map(\.name) == ["Move", "Exercise", "Stand", "4"])
    #expect(elements[1].number == AccessibilityNumber(current: 300, minimum: 0, maximum: 600))
    #expect(elements[4].number == AccessibilityNumber(current: 1, minimum: 0, maximum: 1))
    rings.advance(to: 1)
    rings.move(to: [600])
    while let (event, _) = rings.nextEvent() {
      #expect(rings.feedback(for: event).announcesValue)
    }
  }

  @Test(arguments: ["", "mov", "moved", "Move"])
  func `only move is a method of rings`(name: String) {
    var rings = ActivityRings()
    let arguments = Arguments([("to", .numbers([1]))])
    #expect(throws: SettingError.unknownName) { try rings.call(name, arguments) }
  }
}
