import Rotary
import RotaryReplay

/// Events and states as text without the last digits of numbers, because converting a window's point to a widget or
/// view rounds it.
enum EventText {
  /// An event's name and fields, with numbers rounded to millionths.
  static func of(_ event: some DescribedEvent) -> String {
    var words = [event.name]
    event.readFields { words.append("\($0) \(of($1))") }
    return words.joined(separator: ", ")
  }

  /// The state of a control.
  static func state(of control: borrowing some ConfigurableControl) -> [String: String] {
    var state: [String: String] = [:]
    control.readState { state[$0] = of($1) }
    return state
  }

  private static func of(_ value: SettingValue) -> String {
    switch value {
    case .number(let number): rounded(number)
    case .numbers(let numbers): "\(numbers.map { rounded($0) })"
    case .flag, .text, .texts: "\(value)"
    }
  }

  private static func rounded(_ number: Double) -> String {
    "\((number * 1e6).rounded() / 1e6 + 0)"
  }

  /// A description of the first difference between two lists of events; nil if they are equal.
  static func difference(_ found: [String], _ expected: [String]) -> String? {
    guard found != expected else { return nil }
    let index = zip(found, expected).prefix { $0 == $1 }.reduce(0) { count, _ in count + 1 }
    func at(_ list: [String]) -> String { index < list.count ? list[index] : "nothing" }
    return "event \(index): expected \(at(expected)), found \(at(found))"
  }
}
