extension String {
  /// Whether two texts are the same bytes of UTF-8.
  ///
  /// `==` compares by Unicode's canonical equivalence; its tables weigh more than the core does on
  /// the web.
  @inline(never)
  func hasSameBytes(as other: String) -> Bool {
    var isSame = false
    withBytes { mine in
      other.withBytes { theirs in
        isSame = mine.count == theirs.count && mine.indices.allSatisfy { mine[$0] == theirs[$0] }
      }
    }
    return isSame
  }

  /// Whether a constant is the same bytes of UTF-8.
  @inline(never)
  func hasSameBytes(as other: StaticString) -> Bool {
    var isSame = false
    withBytes { mine in
      isSame =
        mine.count == other.utf8CodeUnitCount
        && mine.indices.allSatisfy { mine[$0] == other.utf8Start[$0] }
    }
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
    let bytes = UnsafeBufferPointer(start: constant.utf8Start, count: constant.utf8CodeUnitCount)
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
