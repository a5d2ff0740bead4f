/// A text that is compared by its UTF-8 bytes.
///
/// `==` of strings compares by Unicode's canonical equivalence, whose tables are larger on the web than the core. A type
/// whose texts all have this wrapper needs no handwritten `==`.
@propertyWrapper
public struct ByteText: Equatable, Sendable {
  /// The text.
  public var wrappedValue: String

  /// Creates the storage of a property.
  public init(wrappedValue: String) { self.wrappedValue = wrappedValue }

  /// Whether both texts have the same bytes.
  public static func == (left: ByteText, right: ByteText) -> Bool {
    left.wrappedValue.hasSameBytes(as: right.wrappedValue)
  }
}

/// Texts that are compared by their UTF-8 bytes; see ``ByteText``.
@propertyWrapper
public struct ByteTexts: Equatable, Sendable {
  /// The texts.
  public var wrappedValue: [String]

  /// Creates the storage of a property.
  public init(wrappedValue: [String]) { self.wrappedValue = wrappedValue }

  /// Whether both lists have the same texts in the same order.
  public static func == (left: ByteTexts, right: ByteTexts) -> Bool {
    left.wrappedValue.hasSameBytes(as: right.wrappedValue)
  }
}

extension [String] {
  /// Whether both lists have texts with the same bytes, in the same order.
  @inline(never)
  func hasSameBytes(as other: [String]) -> Bool {
    guard count == other.count else { return false }
    for index in indices where !self[index].hasSameBytes(as: other[index]) { return false }
    return true
  }
}
