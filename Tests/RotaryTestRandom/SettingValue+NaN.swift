import Rotary

extension SettingValue {
  /// Whether the value, or a number of its list, is NaN.
  public var hasNaN: Bool {
    switch self {
    case .number(let number): number.isNaN
    case .numbers(let numbers): numbers.contains(where: \.isNaN)
    case .flag, .text, .texts: false
    }
  }
}
