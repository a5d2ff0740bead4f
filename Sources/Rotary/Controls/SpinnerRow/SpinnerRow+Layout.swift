/// The position of a column in a row.
struct SpinnerRowFrame: Equatable, Sendable {
  /// The frame of the ring.
  var ring: Rect2D
  /// The frame of the separator after the ring; without width if there is none.
  var separator: Rect2D

  /// The width of a separator, relative to the columns' shares.
  fileprivate static let separatorShare = 0.25
  /// The size of the day of the week, relative to the figures.
  static let weekdaySize = 0.62
  /// The room for a text, as a share of its maximum width, so that figures and words of one size fill their columns
  /// equally.
  fileprivate static let shareOfText = 0.73
  /// The margin beside the day of the week.
  fileprivate static let weekdayMargin = 0.2
}

extension SpinnerRow {
  mutating func layOut() {
    placeColumns()
    var options = SpinnerOptions()
    options.wraps = true
    options.axis = .horizontal
    options.tileCount = self.options.tileCount
    options.isEnabled = self.options.isEnabled
    var style = self.style
    for index in rings.indices {
      rings[index].size = frames[index].ring.size
      rings[index].environment = environment
      rings[index].options = options
      style.minimumDigits = columns[index].minimumDigits
      style.titles = titles(ofColumn: index)
      rings[index].style = style
      rings[index].tones = SpinnerTones(look, isLast: index == columns.count - 1)
      // A touch between two columns is for the nearer one.
      rings[index].row?.touchMargin = size.width
    }
    // Disabling the row ends drags now.
    if !takesInput, isUnsettled { busyUntil = Swift.max(busyUntil, now) }
    // All rings have the height and figures of the ring with the least room.
    var (height, textSize) = (Double.infinity, Double.infinity)
    for index in rings.indices {
      rings[index].fit(maximumHeight: .infinity)
      height = Swift.min(height, rings[index].ring.tile.height)
    }
    for index in rings.indices {
      rings[index].fit(maximumHeight: height)
      textSize = Swift.min(textSize, rings[index].artwork.textSize)
    }
    for index in rings.indices {
      rings[index].fit(maximumHeight: height, maximumTextSize: textSize)
    }
  }

  /// Divides the width among the columns, the separators after them, and the day of the week.
  private mutating func placeColumns() {
    var total = weekdayShare
    for column in columns.indices { total += share(of: column) + share(after: column) }
    let unit = size.width / total
    var x = 0.0
    frames = columns.indices.map { column in
      let (width, gap) = (share(of: column) * unit, share(after: column) * unit)
      defer { x += width + gap }
      return SpinnerRowFrame(ring: frame(x, width), separator: frame(x + width, gap))
    }
    let last = frames[columns.count - 1].ring
    if weekdayShare == 0 {
      weekdayFrame = Rect2D(0, 0, 0, 0)
    } else if isMirrored {
      weekdayFrame = Rect2D(0, 0, last.minX, size.height)
    } else {
      weekdayFrame = Rect2D(last.maxX, 0, Swift.max(0, size.width - last.maxX), size.height)
    }
  }

  /// Whether the first column is on the right.
  ///
  /// Numbers read from left to right in every language; a row with words is mirrored.
  var isMirrored: Bool {
    environment.isRightToLeft && (hasNames || columns.contains { !$0.titles.isEmpty })
  }

  private func frame(_ x: Double, _ width: Double) -> Rect2D {
    Rect2D(isMirrored ? size.width - x - width : x, 0, width, size.height)
  }

  /// Returns the width of a column relative to the others, as its words need.
  private func share(of column: Int) -> Double {
    guard hasNames, column == DateColumns.month else { return columns[column].share }
    return Swift.max(columns[column].share, share(of: titles(ofColumn: column)))
  }

  private func share(after column: Int) -> Double {
    let isLast = column == columns.count - 1
    return isLast || columns[column].separator.isEmpty ? 0 : SpinnerRowFrame.separatorShare
  }

  /// The width of the day of the week, relative to the columns; 0 for none.
  private var weekdayShare: Double {
    let width = hasNames ? share(of: weekdays) : 0
    return width > 0 ? width * SpinnerRowFrame.weekdaySize + SpinnerRowFrame.weekdayMargin : 0
  }

  /// Returns the width that the widest of several texts needs, relative to the columns.
  private func share(of texts: [String]) -> Double {
    var width = 0.0
    for text in texts { width = Swift.max(width, TextFit.greatestWidth(of: text)) }
    // No word needs the whole row.
    return Swift.min(width, 20) * SpinnerRowFrame.shareOfText
  }
}
