extension String {
  /// Whether two texts are the same bytes of UTF-8.
  ///
  /// `==` compares by Unicode's canonical equivalence; its tables weigh more than the core does on
  /// the web.
  @inline(never)
  func hasSameBytes(as other: String) -> Bool {
    withBytes { mine in
      other.withBytes { theirs in
        guard mine.count == theirs.count else { return false }
        for index in mine.indices where mine[index] != theirs[index] { return false }
        return true
      }
    }
  }

  /// Calls `body` with the bytes of UTF-8.
  func withBytes<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    #if hasFeature(Embedded)
    // There is no other language that a string could come from: its bytes are always here.
    guard let result = utf8.withContiguousStorageIfAvailable(body) else { fatalError() }
    return result
    #else
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    // Only a string bridged from another language has its bytes elsewhere.
    return ContiguousArray(utf8).withUnsafeBufferPointer(body)
    #endif
  }
}
