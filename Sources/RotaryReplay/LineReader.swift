import Foundation
import Rotary

/// Reads the object of one line by its keys.
struct LineReader {
  private let object: [String: JSONValue]

  init(_ content: Substring) throws {
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(content.utf8)) else {
      throw LineProblem("this is not JSON; expected one object, like {\"t\":0.5,\"end\":true}")
    }
    guard case .object(let object) = value else {
      throw LineProblem("this is \(value.kind); expected an object in braces")
    }
    self.object = object
  }

  /// Checks that the object has no other keys; most others are misspelt.
  ///
  /// - Throws: `LineProblem` for another key.
  func allow(_ names: Set<String>) throws {
    if let unknown = object.keys.filter({ !names.contains($0) }).min() {
      throw LineProblem(
        Suggestion.message(
          "unknown key \(JSONText.quote(unknown))",
          near: Suggestion.names(near: unknown, among: names.sorted()),
          expected: Self.list(names)
        )
      )
    }
  }

  func number(_ key: String) throws -> Double? {
    guard let value = object[key] else { return nil }
    guard case .number(let number) = value else { throw mistake(key, value, "a number") }
    return number
  }

  func text(_ key: String) throws -> String? {
    guard let value = object[key] else { return nil }
    guard case .text(let text) = value else { throw mistake(key, value, "a text") }
    return text
  }

  func flag(_ key: String) throws -> Bool? {
    guard let value = object[key] else { return nil }
    guard case .flag(let flag) = value else { throw mistake(key, value, "true or false") }
    return flag
  }

  func integer(_ key: String) throws -> Int? {
    guard let number = try number(key) else { return nil }
    guard let integer = Int(exactly: number) else {
      throw LineProblem("\"\(key)\" is \(JSONText.of(number)); expected a whole number")
    }
    return integer
  }

  /// Reads two numbers.
  func pair(_ key: String) throws -> (Double, Double)? {
    guard let value = object[key] else { return nil }
    guard case .list(let list) = value, list.count == 2, case .number(let first) = list[0],
      case .number(let second) = list[1]
    else { throw mistake(key, value, "two numbers, like [200,200]") }
    return (first, second)
  }

  func size(_ key: String) throws -> Size2D? {
    guard let (width, height) = try pair(key) else { return nil }
    guard width >= 0, height >= 0, width <= 100_000, height <= 100_000 else {
      throw LineProblem("\"\(key)\" is [\(width),\(height)]; expected 0 to 100,000 points each")
    }
    return Size2D(width, height)
  }

  func texts(_ key: String) throws -> [String] {
    guard let value = object[key] else { return [] }
    if case .list(let list) = value {
      let texts = list.compactMap { if case .text(let text) = $0 { text } else { nil } }
      if texts.count == list.count { return texts }
    }
    throw mistake(key, value, "a list of texts")
  }

  /// Reads named values: settings, arguments or checks.
  func values(_ key: String) throws -> [String: SettingValue] {
    guard let value = object[key] else { return [:] }
    guard case .object(let members) = value else {
      throw mistake(key, value, "an object, like {\"sectors\":8}")
    }
    var result: [String: SettingValue] = [:]
    for (name, member) in members {
      guard let setting = member.settingValue else {
        throw mistake(
          name,
          member,
          "a number, a text, true or false, or a list of numbers or texts"
        )
      }
      result[name] = setting
    }
    return result
  }

  /// Whether the object has a key.
  func has(_ key: String) -> Bool { object[key] != nil }

  /// The keys of the object, sorted.
  var keys: [String] { object.keys.sorted() }

  /// Returns quoted names in alphabetical order, for a message.
  static func list(_ names: some Collection<String>) -> String {
    names.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
  }

  private func mistake(_ key: String, _ value: JSONValue, _ expected: String) -> LineProblem {
    LineProblem("\(JSONText.quote(key)) is \(value.kind); expected \(expected)")
  }
}
