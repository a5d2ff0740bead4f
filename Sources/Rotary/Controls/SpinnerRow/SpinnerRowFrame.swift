/// Where a column of a row stands.
struct SpinnerRowFrame: Equatable, Sendable {
  /// The ring.
  var ring: Rect
  /// What is written after it; without width where nothing is.
  var separator: Rect

  /// How wide a separator is, measured by the columns.
  private static let separatorShare = 0.25

  /// Shares the width out.
  ///
  /// Numbers read from left to right in every language; a row with words is mirrored.
  static func frames(of row: SpinnerRow) -> [SpinnerRowFrame] {
    let columns = row.columns
    var total = 0.0
    for index in columns.indices {
      total += columns[index].share + share(afterColumn: index, columns)
    }
    let isMirrored = row.environment.isRightToLeft && columns.contains { !$0.titles.isEmpty }
    let unit = row.size.width / total
    var frames: [SpinnerRowFrame] = []
    var x = 0.0
    for index in columns.indices {
      let width = columns[index].share * unit
      let gap = share(afterColumn: index, columns) * unit
      frames.append(
        SpinnerRowFrame(
          ring: rect(x, width, isMirrored, row.size),
          separator: rect(x + width, gap, isMirrored, row.size)
        )
      )
      x += width + gap
    }
    return frames
  }

  private static func share(afterColumn index: Int, _ columns: [SpinnerColumn]) -> Double {
    let isLast = index == columns.count - 1
    return isLast || columns[index].separator.isEmpty ? 0 : separatorShare
  }

  private static func rect(_ x: Double, _ width: Double, _ isMirrored: Bool, _ size: Size) -> Rect {
    Rect(isMirrored ? size.width - x - width : x, 0, width, size.height)
  }
}

/// Tiles that passed the front of a column's ring.
struct SpinnerRowStep: Equatable, Sendable {
  var column: Int
  var step: SpinnerStep
}
