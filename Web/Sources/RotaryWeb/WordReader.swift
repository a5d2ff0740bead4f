import Rotary

/// Reads a message from the page, written as ``WordWriter`` writes messages.
struct WordReader {
  private let words: UnsafeMutableBufferPointer<Double>
  /// The next word.
  private var place = 0

  init(_ words: UnsafeMutableBufferPointer<Double>) { self.words = words }

  mutating func number() -> Double {
    defer { place += 1 }
    return words[place]
  }

  mutating func count() -> Int { Int(number()) }

  /// A text, which is always valid UTF-8, because the page's encoder wrote it.
  mutating func text() -> String {
    let length = count()
    defer { place += (length + 7) / 8 }
    guard let start = words.baseAddress else { return "" }
    let bytes = UnsafeRawPointer(start + place).assumingMemoryBound(to: UInt8.self)
    return String(
      copying: UTF8Span(unchecked: UnsafeBufferPointer(start: bytes, count: length).span)
    )
  }

  /// A value, after the number of its type in ``ValueKind``.
  mutating func value() -> SettingValue {
    switch ValueKind(rawValue: UInt8(count())) {
    case .number, nil: return .number(number())
    case .flag: return .flag(number() != 0)
    case .text: return .text(text())
    case .numbers:
      var numbers: [Double] = []
      for _ in 0..<count() { numbers.append(number()) }
      return .numbers(numbers)
    case .texts:
      var texts: [String] = []
      for _ in 0..<count() { texts.append(text()) }
      return .texts(texts)
    }
  }

  mutating func arguments() -> Arguments {
    var arguments = Arguments()
    for _ in 0..<count() { arguments.add(text(), value()) }
    return arguments
  }
}

/// The types of values in a message.
///
/// The same numbers are in `js/messages.js`.
enum ValueKind: UInt8 {
  case number, flag, text, numbers, texts
}

extension WordWriter {
  /// Writes the type, then the value.
  mutating func write(_ value: SettingValue) {
    switch value {
    case .number(let number):
      write(ValueKind.number)
      write(number)
    case .flag(let flag):
      write(ValueKind.flag)
      write(flag)
    case .text(let text):
      write(ValueKind.text)
      write(text)
    case .numbers(let numbers):
      write(ValueKind.numbers)
      write(numbers.count)
      for number in numbers { write(number) }
    case .texts(let texts):
      write(ValueKind.texts)
      write(texts.count)
      for text in texts { write(text) }
    }
  }

  private mutating func write(_ kind: ValueKind) { write(Int(kind.rawValue)) }
}
