extension String {
  /// Whether two texts are the same bytes of UTF-8.
  ///
  /// `==` compares by Unicode's canonical equivalence; its tables weigh more than the core does on
  /// the web.
  @inline(never)
  func hasSameBytes(as other: String) -> Bool {
    var isSame = false
    withBytes { mine in
      other.withBytes { isSame = mine.hasSameBytes(as: $0) }
    }
    return isSame
  }

  /// Whether a constant is the same bytes of UTF-8.
  @inline(never)
  func hasSameBytes(as other: StaticString) -> Bool {
    var isSame = false
    withBytes { isSame = $0.hasSameBytes(as: other.bytes) }
    return isSame
  }

  /// How many characters it has; those of several bytes count once.
  var characterCount: Int {
    var count = 0
    withBytes { bytes in
      for byte in bytes where byte & 0xC0 != 0x80 { count += 1 }
    }
    return count
  }

  /// Makes a text of bytes that are known to be valid UTF-8.
  init(validBytes bytes: UnsafeBufferPointer<UInt8>) {
    #if hasFeature(Embedded)
    // Nothing is looked at again: that would weigh more than all else that is done with texts.
    self.init(copying: UTF8Span(unchecked: bytes.span))
    #else
    self.init(decoding: bytes, as: UTF8.self)
    #endif
  }

  /// Makes a text of a constant.
  init(constant: StaticString) {
    self.init(validBytes: constant.bytes)
  }

  /// Makes a text of bytes that are known to be valid UTF-8, such as those of whole characters of
  /// other texts.
  init(validBytes bytes: [UInt8]) {
    self = bytes.withUnsafeBufferPointer { String(validBytes: $0) }
  }

  /// Makes a text of two or three others, one after the other.
  ///
  /// `+` of the standard library brings its code for texts in UTF-16 along: 12 KB on the web.
  @inline(never)
  init(joining first: String, _ second: String, _ third: String = "") {
    var bytes: [UInt8] = []
    bytes.append(textOf: first)
    bytes.append(textOf: second)
    bytes.append(textOf: third)
    self.init(validBytes: bytes)
  }

  /// Calls `read` with the bytes of UTF-8.
  @inline(never)
  func withBytes(_ read: (UnsafeBufferPointer<UInt8>) -> Void) {
    #if hasFeature(Embedded)
    // There is no other language that a string could come from: its bytes are always here.
    utf8.withContiguousStorageIfAvailable(read)
    #else
    if utf8.withContiguousStorageIfAvailable(read) == nil {
      // Only a string bridged from another language has its bytes elsewhere.
      ContiguousArray(utf8).withUnsafeBufferPointer(read)
    }
    #endif
  }
}

extension [UInt8] {
  /// Appends the bytes of a text.
  @inline(never)
  mutating func append(textOf text: String) {
    text.withBytes { append($0) }
  }

  /// Appends bytes; one by one weighs less than what the standard library does for any sequence.
  @inline(never)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    for byte in bytes { append(byte) }
  }
}

extension StaticString {
  /// The bytes of UTF-8.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether these are the same bytes.
  @inline(never)
  func hasSameBytes(as other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    for index in indices where self[index] != other[index] { return false }
    return true
  }
  /// The character at an offset of valid UTF-8, as Unicode numbers it, and the offset of the next.
  @inline(never)
  func scalar(at offset: inout Int) -> Int? {
    guard offset < count else { return nil }
    let lead = Int(self[offset])
    let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard offset + length <= count else { return nil }
    var value = length == 1 ? lead : lead & (0x7F >> length)
    for index in offset + 1..<offset + length { value = value << 6 | Int(self[index]) & 0x3F }
    offset += length
    return value
  }
}
