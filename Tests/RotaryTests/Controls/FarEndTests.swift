import Testing

@testable import Rotary

/// Ends and steps that are set in sequence, by name, with very large or very small ranges.
@Suite struct FarEndTests {
  /// A control with ends and a step, set by name.
  struct Case: Sendable {
    let name: String
    /// Sets settings, and returns the ends and the step; nil for no step.
    let set: @Sendable ([(String, Double)]) throws -> [Double?]

    init<Subject: ConfigurableControl>(_ name: String, _ make: @escaping @Sendable () -> Subject) {
      self.name = name
      set = { settings in
        var control = make()
        for (name, number) in settings { try control.set(name, to: .number(number)) }
        var lister = SettingLister()
        control.visitAllSettings(&lister)
        return ["min", "max", "step"].map { name in
          let value = lister.settings.first { $0.name == name }?.defaultValue
          return if case .number(let number) = value { number } else { nil }
        }
      }
    }
  }

  static let cases = [
    Case("dial") { Dial() }, Case("range dial") { RangeDial() },
    Case("number spinner") { NumberSpinner() },
  ]

  @Test(arguments: cases) func `ends and step can be set in any order`(_ one: Case) throws {
    let far = [("min", -1e13), ("max", 1e15), ("step", 10_000)]
    let expected: [Double?] = [-1e13, 1e15, 10_000]
    for order in [[0, 1, 2], [1, 0, 2], [1, 2, 0], [2, 1, 0], [0, 2, 1], [2, 0, 1]] {
      #expect(try one.set(order.map { far[$0] }) == expected, "\(order)")
    }
  }

  @Test(arguments: cases) func `a step that does not suit distant ends grows, and is restored`(
    _ one: Case
  ) throws {
    #expect(try one.set([("max", 1e13)])[1...] == [1e13, 100])
    #expect(try one.set([("step", 0.25), ("max", 1e13)])[1...] == [1e13, 25])
    #expect(try one.set([("step", 0.25), ("max", 1e13), ("max", 8)])[1...] == [8, 0.25])
    #expect(try one.set([("max", 1e15)])[1...] == [1e15, 10_000])
  }

  @Test(arguments: cases)
  func `a step that does not suit the ends is rejected`(_ one: Case) throws {
    #expect(throws: SettingError.self) { try one.set([("max", 1e13), ("step", 1)]) }
    #expect(throws: SettingError.self) { try one.set([("max", 1e16)]) }
  }

  private func text<Subject: Control>(of control: Subject) -> String? {
    var tree = AccessibilityTree()
    control.describe(into: &tree)
    return tree.elements.first?.value
  }

  @Test func `small steps are written with all decimals`() throws {
    var dial = Dial()
    for (name, number) in [("max", 1e-6), ("step", 1e-7), ("value", 3e-7)] {
      try dial.set(name, to: .number(number))
    }
    #expect(text(of: dial) == "0.0000003")
    try dial.set("step", to: .text("any"))
    try dial.set("value", to: .number(1.23e-7))
    #expect(text(of: dial) == "0.00000012")
    var spinner = NumberSpinner()
    for (name, number) in [("max", 1e-6), ("step", 1e-7), ("value", 3e-7)] {
      try spinner.set(name, to: .number(number))
    }
    #expect(text(of: spinner) == "0.0000003")
  }
}
