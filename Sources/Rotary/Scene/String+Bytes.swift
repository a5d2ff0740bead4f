extension String {
  /// Whether two texts have the same UTF-8 bytes.
  ///
  /// `==` compares by Unicode's canonical equivalence, whose tables are larger on the web than the core.
  @inline(never)
  func hasSameBytes(as other: String) -> Bool {
    var isSame = false
    withBytes { mine in
      other.withBytes { isSame = mine.hasSameBytes(as: $0) }
    }
    return isSame
  }

  /// Whether a constant has the same UTF-8 bytes.
  @inline(never)
  func hasSameBytes(as other: StaticString) -> Bool {
    var isSame = false
    withBytes { isSame = $0.hasSameBytes(as: other.bytes) }
    return isSame
  }

  /// The number of Unicode scalars.
  var characterCount: Int {
    var count = 0
    withBytes { bytes in
      for byte in bytes where byte & 0xC0 != 0x80 { count += 1 }
    }
    return count
  }

  /// The first letter and the first one after the last space; for a text that begins with a digit, the text if it has at
  /// most three bytes, otherwise empty.
  var initials: String {
    var letters: [UInt8] = []
    withBytes { bytes in
      let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
      if let first = bytes.first, digits.contains(first) {
        if bytes.count <= 3 { letters.append(bytes) }
        return
      }
      var last = 0
      for index in bytes.indices.dropLast() where bytes[index] == UInt8(ascii: " ") {
        last = index + 1
      }
      for start in last > 0 ? [0, last] : [0] {
        var end = start
        guard case .some = bytes.scalar(at: &end) else { return }
        letters.append(UnsafeBufferPointer(rebasing: bytes[start..<end]))
      }
    }
    return String(validBytes: letters)
  }

  /// Creates a text from bytes that are known to be valid UTF-8.
  init(validBytes bytes: UnsafeBufferPointer<UInt8>) {
    #if hasFeature(Embedded)
    // Without validation, whose code is larger than all other code for texts.
    self.init(copying: UTF8Span(unchecked: bytes.span))
    #else
    self.init(decoding: bytes, as: UTF8.self)
    #endif
  }

  /// Creates a text from a constant.
  init(constant: StaticString) {
    self.init(validBytes: constant.bytes)
  }

  /// Creates a text from bytes that are known to be valid UTF-8, such as whole characters of other texts.
  init(validBytes bytes: [UInt8]) {
    self = bytes.withUnsafeBufferPointer { String(validBytes: $0) }
  }

  /// Creates a text by joining two or three.
  ///
  /// `+` of the standard library adds its code for UTF-16, 12 KB on the web.
  @inline(never)
  init(joining first: String, _ second: String, _ third: String = "") {
    var bytes: [UInt8] = []
    bytes.append(textOf: first)
    bytes.append(textOf: second)
    bytes.append(textOf: third)
    self.init(validBytes: bytes)
  }

  /// Calls `read` with the UTF-8 bytes.
  @inline(never)
  func withBytes(_ read: (UnsafeBufferPointer<UInt8>) -> Void) {
    #if hasFeature(Embedded)
    // Without bridged strings, the bytes are always contiguous.
    utf8.withContiguousStorageIfAvailable(read)
    #else
    if utf8.withContiguousStorageIfAvailable(read) == nil {
      // Only a string bridged from another language has no contiguous bytes.
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

  /// Appends bytes one by one, which needs less code than the standard library's generic method.
  @inline(never)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    for byte in bytes { append(byte) }
  }
}

extension StaticString {
  /// The UTF-8 bytes.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether both have the same bytes.
  @inline(never)
  func hasSameBytes(as other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    for index in indices where self[index] != other[index] { return false }
    return true
  }

  /// Reports the parts between spaces, also empty ones.
  @inline(never)
  func forEachWord(_ read: (UnsafeBufferPointer<UInt8>) -> Void) {
    var start = 0
    for end in 0...count where end == count || self[end] == UInt8(ascii: " ") {
      read(part(start, end))
      start = end + 1
    }
  }

  /// Returns the bytes from an offset up to another.
  func part(_ start: Int, _ end: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: baseAddress.map { $0 + start }, count: end - start)
  }

  /// Returns the Unicode scalar at an offset of valid UTF-8, and advances the offset.
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
