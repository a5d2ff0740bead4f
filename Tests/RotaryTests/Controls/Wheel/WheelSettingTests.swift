import Rotary
import Testing

@Suite struct WheelSettingTests {
  @Test func `each listed setting accepts its default, without an effect`() throws {
    for setting in Wheel.settings where setting.name != "sectors" && setting.name != "titles" {
      var wheel = Wheel()
      let before = wheel
      try wheel.set(setting.name, to: setting.defaultValue)
      #expect(wheel.options == before.options && wheel.style == before.style, "\(setting.name)")
      #expect(wheel.sectors == before.sectors, "\(setting.name)")
      #expect(setting.summary.hasSuffix("."), "\(setting.name)")
    }
  }

  @Test func `values of another type or out of range are rejected without effect`() {
    let senseless: [SettingValue] = [
      .text("nonsense"), .number(.nan), .number(-1e30), .number(.infinity), .numbers([.nan]),
      .numbers([2, 1, 0]), .texts([]), .text(""),
    ]
    for setting in Wheel.settings {
      var refused = 0
      for value in senseless {
        var wheel = Wheel()
        let before = wheel
        do { try wheel.set(setting.name, to: value) } catch {
          refused += 1
          #expect(wheel == before, "\(setting.name)")
        }
      }
      #expect(refused >= senseless.count - 2, "\(setting.name)")
    }
    var wheel = Wheel()
    #expect(throws: SettingError.unknownName) { try wheel.set("colour", to: .flag(true)) }
  }

  @Test(arguments: [-3.0, 0, 2.5, 1e7])
  func `an invalid number of sectors is rejected`(count: Double) {
    var wheel = Wheel()
    let expected = SettingDescription.Kind.integer(minimum: 1, maximum: 1_000_000)
    let refusal = #expect(throws: SettingError.self) {
      try wheel.set("sectors", to: .number(count))
    }
    guard case .badValue(.number(let value), expected) = refusal else {
      Issue.record("\(String(describing: refusal))")
      return
    }
    #expect(value == count || value.isNaN && count.isNaN)
  }

  @Test func `tints are hex colours or colours of the palette`() throws {
    #expect(Tint(text: "#FF0080") == .fixed(RGBA(hex: 0xFF0080)))
    #expect(Tint(text: "palette3") == .role(.palette3))
    for bad in ["", "#12", "red", "palette9", "#gggggg", "palette"] {
      #expect(Tint(text: bad) == nil)
    }
  }

  @Test func `a sector's colour at the hub is set by name`() throws {
    var wheel = try #require(Wheel(count: 3))
    try wheel.set("inner-tints", to: .texts(["", "palette2", "#102030"]))
    #expect(
      wheel.sectors.map(\.innerTint) == [nil, .role(.palette2), .fixed(RGBA(hex: 0x102030))]
    )
    for bad in [["a", "", ""], ["palette1"], ["#12", "", ""]] {
      #expect(throws: SettingError.self) { try wheel.set("inner-tints", to: .texts(bad)) }
    }
    #expect(wheel.sectors[1].innerTint == .role(.palette2))
    try wheel.set("inner-tints", to: .texts([]))
    #expect(wheel.sectors.allSatisfy { $0.innerTint == nil })
  }

  @Test func `calls by name do the same as methods, and reject the same`() throws {
    var wheel = Wheel()
    try wheel.call(
      "select",
      Arguments([("index", .number(3)), ("animated", .flag(false))])
    )
    #expect(wheel.value == 3)
    for (name, arguments, error) in [
      ("select", Arguments(), SettingError.missingArgument("index")),
      (
        "select", Arguments([("index", .number(0.5))]),
        .badValue(.number(0.5), expected: .integer(minimum: 0, maximum: 7))
      ),
      (
        "select", Arguments([("index", .number(99))]),
        .badValue(.number(99), expected: .integer(minimum: 0, maximum: 7))
      ),
      (
        "spin", Arguments([("to", .text("x"))]),
        .badValue(.text("x"), expected: .integer(minimum: 0, maximum: 7))
      ),
      (
        "spin", Arguments([("to", .number(1)), ("turns", .number(101))]),
        .badValue(.number(101), expected: .number(minimum: -100, maximum: 100))
      ),
      // The longest spin is accepted, so only the turns are wrong.
      (
        "spin",
        Arguments([("to", .number(1)), ("turns", .number(101)), ("duration", .number(60))]),
        .badValue(.number(101), expected: .number(minimum: -100, maximum: 100))
      ),
      (
        "spin", Arguments([("to", .number(1)), ("duration", .number(61))]),
        .badValue(.number(61), expected: .number(minimum: 0, maximum: 60))
      ),
      (
        "rotate", Arguments([("by", .number(1e9))]),
        .badValue(.number(1e9), expected: .number(minimum: -1e8, maximum: 1e8))
      ),
      // Calls that are only invalid at this moment.
      ("stopTurning", Arguments(), .refused),
      ("explode", Arguments(), .unknownName),
    ] {
      #expect(throws: error) { try wheel.call(name, arguments) }
    }
  }
}
