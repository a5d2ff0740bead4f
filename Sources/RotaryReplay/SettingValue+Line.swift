import Foundation
import Rotary

// A setting in one line, as on the command line, in attributes and in properties of GObject.
extension SettingValue {
  /// Reads a line for a setting of a kind.
  ///
  /// - Numbers, `true` and `false` may have spaces around them. A text keeps its spaces.
  /// - A list is JSON, `["a","b"]`, or entries separated by commas: `a,b`. Spaces around an entry are removed. A
  ///   backslash escapes the next character: `a\,b` is one entry. An empty line is an empty list.
  /// - A setting that accepts names and numbers gets a number if the line is one.
  ///
  /// The result is nil if the line is not of the kind. The control checks the value, such as its range.
  ///
  /// - Parameters:
  ///   - line: the text.
  ///   - kind: the kind of the setting.
  public init?(line: String, for kind: SettingDescription.Kind) {
    switch kind {
    case .choice, .text, .format: self = .text(line)
    case .number, .integer:
      guard let number = Double(trimming: line) else { return nil }
      self = .number(number)
    case .choiceOrNumber: self = Double(trimming: line).map { .number($0) } ?? .text(line)
    case .flag:
      switch line.trimmingCharacters(in: .whitespaces) {
      case "true": self = .flag(true)
      case "false": self = .flag(false)
      default: return nil
      }
    case .numbers:
      guard let entries = LineEntries(line)?.texts else { return nil }
      let numbers = entries.compactMap { Double(trimming: $0) }
      guard numbers.count == entries.count else { return nil }
      self = .numbers(numbers)
    case .texts:
      guard let entries = LineEntries(line)?.texts else { return nil }
      self = .texts(entries)
    }
  }

  /// The value in one line, which ``init(line:for:)`` reads.
  ///
  /// Entries of a list are separated by commas. A list that this would change is JSON.
  public var line: String {
    switch self {
    case .number(let number): return number.isFinite ? JSONText.of(number) : "\(number)"
    case .flag(let flag): return flag ? "true" : "false"
    case .text(let text): return text
    case .numbers(let numbers):
      return numbers.map { SettingValue.number($0).line }.joined(separator: ",")
    case .texts(let texts):
      let line = texts.joined(separator: ",")
      return LineEntries(line)?.texts == texts ? line : JSONText.of(self)
    }
  }
}

/// The entries of a list in one line.
private struct LineEntries {
  /// The entries as texts.
  private(set) var texts: [String] = []

  /// Reads a list; nil for a line that begins like JSON but is not a list of texts or of numbers.
  init?(_ line: String) {
    let trimmed = line.trimmingCharacters(in: .whitespaces)
    guard !trimmed.isEmpty else { return }
    guard trimmed.hasPrefix("[") else {
      readEntries(line)
      return
    }
    let value = try? JSONDecoder().decode(JSONValue.self, from: Data(trimmed.utf8))
    switch value?.settingValue {
    case .texts(let entries): texts = entries
    case .numbers(let numbers): texts = numbers.map { JSONText.of($0) }
    case .number, .flag, .text, nil: return nil
    }
  }

  private mutating func readEntries(_ line: String) {
    var entry: [Unicode.Scalar] = []
    // The length of the entry without spaces at its end.
    var kept = 0
    var isEscaped = false
    for scalar in line.unicodeScalars {
      if !isEscaped, scalar == "\\" {
        isEscaped = true
      } else if !isEscaped, scalar == "," {
        finish(&entry, keeping: &kept)
      } else if isEscaped || scalar != " " || !entry.isEmpty {
        entry.append(scalar)
        if isEscaped || scalar != " " { kept = entry.count }
        isEscaped = false
      }
    }
    if isEscaped {
      entry.append("\\")
      kept = entry.count
    }
    finish(&entry, keeping: &kept)
  }

  private mutating func finish(_ entry: inout [Unicode.Scalar], keeping kept: inout Int) {
    texts.append(String(String.UnicodeScalarView(entry.prefix(kept))))
    entry = []
    kept = 0
  }
}

extension Double {
  /// Reads a number, with or without spaces around it.
  fileprivate init?(trimming text: String) {
    self.init(text.trimmingCharacters(in: .whitespaces))
  }
}
