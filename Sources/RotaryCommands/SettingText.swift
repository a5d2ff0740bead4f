#if Tool
import Rotary
import RotaryReplay

/// Settings as words of the command line have them: `NAME=VALUE`.
enum SettingText {
  /// Reads settings for a control; whether it takes their values is for the control to say.
  ///
  /// - Throws: `Failure` for a name that the control has no setting of, or that is given twice.
  static func read(
    _ words: [String],
    for control: any ConfigurableControl.Type
  ) throws -> [String: SettingValue] {
    let settings = control.settings
    var result: [String: SettingValue] = [:]
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        throw Failure(
          "--set is \(JSONText.quote(word)); expected NAME=VALUE, such as --set text-scale=2"
        )
      }
      let name = String(parts[0])
      guard let setting = settings.first(where: { $0.name == name }) else {
        let names = settings.map { $0.name }.joined(separator: ", ")
        throw Failure(
          "\(control.controlName) has no setting \(JSONText.quote(name)); expected one of \(names)"
        )
      }
      guard result[name] == nil else {
        throw Failure("--set \(name) is given twice; expected each setting once")
      }
      let line = String(parts[1])
      // What is no value of the kind stays a text, which the control refuses by what it takes now.
      result[name] = SettingValue(line: line, for: setting.kind) ?? .text(line)
    }
    return result
  }
}
#endif
