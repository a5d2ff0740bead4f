import Foundation
import Rotary

/// A JSON value.
///
/// `true` and `false` are different from 1 and 0.
enum JSONValue: Decodable, Equatable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([JSONValue].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// The value of a setting; nil for values that no setting has.
  var settingValue: SettingValue? {
    switch self {
    case .null, .object: return nil
    case .flag(let flag): return .flag(flag)
    case .number(let number): return .number(number)
    case .text(let text): return .text(text)
    case .list(let list):
      let numbers = list.compactMap { if case .number(let number) = $0 { number } else { nil } }
      if numbers.count == list.count { return .numbers(numbers) }
      let texts = list.compactMap { if case .text(let text) = $0 { text } else { nil } }
      return texts.count == list.count ? .texts(texts) : nil
    }
  }

  /// The kind of the value, for messages.
  var kind: String {
    switch self {
    case .null: return "null"
    case .flag: return "true or false"
    case .number: return "a number"
    case .text: return "a text"
    case .list: return "a list"
    case .object: return "an object"
    }
  }
}
