extension String {
  /// Whether two texts are the same bytes of UTF-8, without Unicode's tables.
  func hasSameBytes(as other: String) -> Bool {
    utf8.elementsEqual(other.utf8)
  }
}
