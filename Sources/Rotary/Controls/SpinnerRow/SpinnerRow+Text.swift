extension SpinnerRow {
  /// Reads the numbers of all columns, as ``text`` writes them.
  ///
  /// - Parameter text: a number for each column, each of as many figures at most as its greatest
  ///   has; anything between them that is no figure is passed over.
  /// - Returns: the numbers' indices; nil when one is missing, not offered, or left over.
  func indices(in text: String) -> [Int64]? {
    var found: [Int64] = []
    var isWhole = false
    text.withBytes { bytes in
      var offset = 0
      for column in columns {
        while offset < bytes.count, !Self.isFigure(bytes[offset]) { offset += 1 }
        guard let number = Self.number(in: bytes, &offset, upTo: column.range.maximum),
          let index = column.range.index(nearest: number), column.range[index] == number
        else { return }
        found.append(index)
      }
      isWhole = offset == bytes.count
    }
    return isWhole ? found : nil
  }

  /// The number at an offset, which goes past it.
  private static func number(
    in bytes: UnsafeBufferPointer<UInt8>,
    _ offset: inout Int,
    upTo greatest: Double
  ) -> Double? {
    var number = 0.0
    var power = 1.0
    let start = offset
    while offset < bytes.count, isFigure(bytes[offset]), power <= greatest || offset == start {
      number = number * 10 + Double(bytes[offset] - 48)
      power *= 10
      offset += 1
    }
    return offset > start ? number : nil
  }

  private static func isFigure(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }

  /// Stands on numbers at once, and tells nothing.
  mutating func stand(on indices: [Int64]) {
    if options.fitsDays, rings.count == 3 { rings[2].range = columns[2].range }
    self.indices = indices
    fitDays()
    for column in rings.indices { rings[column].stand(on: self.indices[column]) }
    settled = self.indices
    isUnsettled = false
    typed.clear()
  }
}
