#if Tool
import Rotary
import RotaryReplay

/// Settings on the command line: `NAME=VALUE`.
enum SettingText {
  /// Checks that each setting has a name and a value.
  ///
  /// - Throws: `Failure` for a setting without `=`.
  static func check(_ words: [String]) throws {
    guard let word = words.first(where: { !$0.contains("=") }) else { return }
    throw Failure(
      usage: "--set is \(JSONText.quote(word)); expected NAME=VALUE, such as --set text-scale=2"
    )
  }

  /// Reads settings for a control.
  ///
  /// The control checks their values later.
  ///
  /// - Throws: `Failure` for a name that is unknown or occurs twice.
  static func read(
    _ words: [String],
    for control: any ConfigurableControl.Type
  ) throws -> [String: SettingValue] {
    try check(words)
    let settings = control.settings
    var result: [String: SettingValue] = [:]
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let setting = settings.first(where: { $0.name == name }) else {
        throw Failure(
          usage: Suggestion.message(
            "\(control.controlName) has no setting \(JSONText.quote(name))",
            for: name,
            among: settings.map { $0.name }
          )
        )
      }
      guard result[name] == nil else {
        throw Failure(usage: "--set \(name) occurs twice; expected each setting once")
      }
      let line = String(parts[1])
      // A value of another kind remains text; the control rejects it and names the accepted values.
      result[name] = SettingValue(line: line, for: setting.kind) ?? .text(line)
    }
    return result
  }
}
#endif
