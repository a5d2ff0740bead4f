import Testing

@testable import Rotary

@Suite struct SettingValueTests {
  @Test func `values are equal if kind and content are`() {
    let values: [SettingValue] = [
      .number(0), .number(1), .flag(false), .flag(true), .text("0"), .text("1"), .numbers([]),
      .numbers([1]), .texts([]), .texts(["1"]), .texts(["1", ""]),
    ]
    for (index, value) in values.enumerated() {
      #expect(values.indices.filter { values[$0] == value } == [index])
    }
  }

  @Test func `without items no index is valid`() throws {
    #expect(try SettingValue.flags(of: 2, without: [1]) == [true, false])
    #expect(try SettingValue.flags(of: 0, without: []) == [])
    #expect(throws: SettingError.self) { try SettingValue.flags(of: 0, without: [0]) }
  }

  @Test func `a list accepts all finite numbers by default`() throws {
    #expect(try SettingValue.numbers([-1e300, 0, 2]).numbers() == [-1e300, 0, 2])
    #expect(throws: SettingError.self) { try SettingValue.numbers([.infinity]).numbers() }
  }
}
