import Rotary
import RotaryReplay

/// Settings as words of the command line have them: `NAME=VALUE`.
enum SettingText {
  /// Reads settings for a control.
  ///
  /// - Throws: `Failure` for a name or value that means nothing.
  static func read(
    _ words: [String],
    for control: any ConfigurableControl.Type
  ) throws -> [String: SettingValue] {
    var result: [String: SettingValue] = [:]
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        throw Failure("--set \(word): expected NAME=VALUE, like --set sectors=12")
      }
      let name = String(parts[0])
      guard let setting = control.settings.first(where: { $0.name == name }) else {
        let names = control.settings.map { $0.name }.joined(separator: ", ")
        throw Failure(
          "--set \(word): \(control.controlName) has no setting \"\(name)\"; expected one of \(names)"
        )
      }
      guard let value = value(String(parts[1]), of: setting.kind) else {
        throw Failure("--set \(word): expected \(setting.expectation)")
      }
      result[name] = value
    }
    return result
  }

  private static func value(_ text: String, of kind: SettingDescription.Kind) -> SettingValue? {
    let list = text.split(separator: ",").map { String($0) }
    switch kind {
    case .number, .integer: return Double(text).map { .number($0) }
    case .flag:
      switch text {
      case "true", "yes", "1": return .flag(true)
      case "false", "no", "0": return .flag(false)
      default: return nil
      }
    case .choice, .text, .format: return .text(text)
    case .choiceOrNumber: return Double(text).map { .number($0) } ?? .text(text)
    case .numbers:
      let numbers = list.compactMap { Double($0) }
      return numbers.count == list.count ? .numbers(numbers) : nil
    case .texts: return .texts(list)
    }
  }
}
