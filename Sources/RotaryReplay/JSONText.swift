import Rotary

/// Functions that write JSON.
public enum JSONText {
  /// Returns a quoted text.
  public static func of(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The most characters of a text in a message.
  private static let longestQuote = 60

  /// Returns a quoted text for a message.
  ///
  /// A long text is cut, with its length.
  public static func quote(_ text: String) -> String {
    let beginning = text.prefix(longestQuote)
    guard beginning.endIndex < text.endIndex else { return of(text) }
    return of(beginning + "…") + " (\(text.count) characters)"
  }

  /// Returns a value for a message.
  ///
  /// A long value is cut; `nan` and `inf`, which JSON lacks, are named.
  static func quote(_ value: SettingValue) -> String {
    switch value {
    case .number(let number) where !number.isFinite: return "\(number)"
    case .number, .flag: return of(value)
    case .text(let text): return quote(text)
    case .numbers, .texts:
      let list = of(value)
      let beginning = list.prefix(longestQuote)
      return beginning.endIndex < list.endIndex ? beginning + "…" : list
    }
  }

  /// Returns a number, a whole one without a decimal point.
  ///
  /// A number that JSON lacks, such as infinity, is `null`.
  public static func of(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    // A double represents all whole numbers up to 2⁵³.
    return number == number.rounded() && number.magnitude <= 9_007_199_254_740_992
      ? String(Int64(number)) : "\(number)"
  }

  /// Returns a value of a setting or a state.
  public static func of(_ value: SettingValue) -> String {
    switch value {
    case .number(let number): return of(number)
    case .flag(let flag): return flag ? "true" : "false"
    case .text(let text): return of(text)
    case .numbers(let numbers): return list(numbers.map { of($0) })
    case .texts(let texts): return list(texts.map { of($0) })
    }
  }

  /// Returns a list of values that are already JSON.
  public static func list(_ values: [String]) -> String {
    "[" + values.joined(separator: ",") + "]"
  }

  /// Returns an object of members that are already JSON.
  public static func object(_ members: [(name: String, value: String)]) -> String {
    "{" + members.map { "\(of($0.name)):\($0.value)" }.joined(separator: ",") + "}"
  }
}
