import Testing

@testable import Rotary

/// The valid values of options and style, by property and by name.
@Suite struct TurntableSettingTests {
  /// A numeric setting and its property; angles are in degrees by name.
  private struct Number: Sendable {
    let name: String
    let isAngle: Bool
    let key: any WritableKeyPath<Turntable, Double> & Sendable
  }

  private static let numbers: [Number] = [
    Number(name: "end-angle", isAngle: true, key: \.options.endAngle),
    Number(name: "orbit", isAngle: false, key: \.style.orbit),
    Number(name: "planet", isAngle: false, key: \.style.planet),
    Number(name: "avatar", isAngle: false, key: \.style.avatar),
    Number(name: "title-fades-from", isAngle: true, key: \.style.titleFadesFrom),
    Number(name: "title-fades-to", isAngle: true, key: \.style.titleFadesTo),
    Number(name: "end-scale", isAngle: false, key: \.style.endScale),
  ]

  private func range(of name: String) throws -> ClosedRange<Double> {
    let setting = try #require(Turntable.settings.first { $0.name == name })
    guard case .number(let minimum, let maximum) = setting.kind else {
      Issue.record("\(name) is no number")
      return 0...0
    }
    return minimum...maximum
  }

  @Test func `a property and its setting reject the same numbers`() throws {
    for number in Self.numbers {
      let range = try range(of: number.name)
      let odd: [Double] = [
        .nan, .infinity, -.infinity, -1e300, 1e300, -1, range.lowerBound.nextDown,
        range.lowerBound, (range.lowerBound + range.upperBound) / 2, range.upperBound,
        range.upperBound.nextUp, 1e9,
      ]
      for value in odd {
        let before = try Turntable(count: 40)
        var byName = before
        var byProperty = before
        let isIn = range.contains(value)
        do {
          try byName.set(number.name, to: .number(value))
          #expect(isIn, "\(number.name) took \(value)")
        } catch { #expect(!isIn, "\(number.name) refused \(value)") }
        let radians = Circular.radians(degrees: value)
        // If degrees and radians round differently, the last bit of a bound does not matter.
        if isIn || !range.contains(Circular.degrees(radians: radians)) || !number.isAngle {
          byProperty[keyPath: number.key] = number.isAngle ? radians : value
          #expect(
            byProperty[keyPath: number.key] == byName[keyPath: number.key],
            "\(number.name) \(value)"
          )
        }
        #expect(
          isIn || byProperty[keyPath: number.key] == before[keyPath: number.key],
          "\(number.name) \(value)"
        )
      }
    }
  }

  @Test(arguments: [Int.min, -1, 0, 3, 4, 12, 60, 61, .max])
  func `the number of items per turn is checked in both`(turn: Int) throws {
    var byName = Turntable()
    var byProperty = Turntable()
    try? byName.set("items-per-turn", to: .number(Double(turn)))
    byProperty.options.itemsPerTurn = turn
    #expect(byProperty.options.itemsPerTurn == byName.options.itemsPerTurn)
    #expect(byProperty.options.itemsPerTurn == ((4...60).contains(turn) ? turn : 12))
  }

  @Test(arguments: [.nan, .infinity, -1, 0, 0.5, 0.9, 0.995, 0.9999, 0.999_999_999_999, 1, 1e300])
  func `the deceleration is checked in both`(rate: Double) throws {
    var byName = Turntable()
    var byProperty = Turntable()
    try? byName.set("deceleration", to: .number(rate))
    byProperty.options.decelerationRate = .perMillisecond(rate)
    #expect(byProperty.options.decelerationRate == byName.options.decelerationRate)
    #expect(byProperty.options.decelerationRate.decay > 0.09)
  }
}
