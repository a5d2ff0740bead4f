import Rotary

/// Reads a message from the page, in the words of ``WordWriter``.
struct WordReader {
  private var next: UnsafePointer<Double>

  init(_ words: UnsafePointer<Double>) { next = words }

  mutating func number() -> Double {
    defer { next += 1 }
    return next.pointee
  }

  mutating func count() -> Int { Int(number()) }

  /// A text; the page's encoder makes valid UTF-8, so none that is invalid comes.
  mutating func text() -> String {
    let length = count()
    defer { next += (length + 7) / 8 }
    return next.withMemoryRebound(to: UInt8.self, capacity: length) {
      String(copying: UTF8Span(unchecked: UnsafeBufferPointer(start: $0, count: length).span))
    }
  }

  /// A value, after the number of its kind in ``ValueKind``.
  mutating func value() -> SettingValue {
    switch ValueKind(rawValue: UInt8(count())) {
    case .number, nil: return .number(number())
    case .flag: return .flag(number() != 0)
    case .text: return .text(text())
    case .numbers: return .numbers((0..<count()).map { _ in number() })
    case .texts: return .texts((0..<count()).map { _ in text() })
    }
  }

  mutating func arguments() -> Arguments {
    Arguments((0..<count()).map { _ in (text(), value()) })
  }
}

/// How a value is told apart in a message.
///
/// The same numbers stand in `js/core.js`.
enum ValueKind: UInt8 {
  case number, flag, text, numbers, texts
}

extension WordWriter {
  /// Writes the kind, then the value.
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
