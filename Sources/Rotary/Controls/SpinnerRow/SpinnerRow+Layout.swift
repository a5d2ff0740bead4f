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

/// The orders of a row's columns on the screen.
enum SpinnerColumnOrder: UInt8, Equatable, Sendable {
  case forward, backward, firstAtEnd
}

extension SpinnerRow {
  mutating func layOut() {
    // The column that is activated first stays the one that is read first.
    let isAtFirst = activeColumn == column(atPlace: 0)
    order = columnOrder
    if isAtFirst { activate(column(atPlace: 0)) }
    placeColumns()
    for index in rings.indices {
      rings[index].size = frames[index].ring.size
      rings[index].environment = environment
      rings[index].options = ringOptions(ofColumn: index)
      rings[index].style = ringStyle(ofColumn: index)
      rings[index].tones = SpinnerTones(look, isLast: place(ofColumn: index) == lastColumn)
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

  private func ringOptions(ofColumn column: Int) -> SpinnerOptions {
    var options = SpinnerOptions()
    options.axis = .horizontal
    options.wraps = columns[column].wraps
    options.tileCount = self.options.tileCount
    options.isEnabled = self.options.isEnabled
    return options
  }

  private func ringStyle(ofColumn column: Int) -> SpinnerStyle {
    var style = self.style
    style.minimumDigits = columns[column].minimumDigits
    style.titles = titles(ofColumn: column)
    return style
  }

  /// The order of the columns on the screen in the row's format.
  var columnOrder: SpinnerColumnOrder {
    let dates = environment.dates
    if hasPeriods {
      let isFirst = format.order == .locale ? dates.periodIsFirst : format.order == .periodFirst
      // The figures of a time read from left to right in every language; AM and PM follow the language.
      return isFirst != environment.isRightToLeft ? .forward : .firstAtEnd
    }
    guard case .some = numbers.dates else { return .forward }
    switch format.order == .locale ? dates.order : format.order {
    case .dayMonthYear: return .backward
    case .monthDayYear: return .firstAtEnd
    default: return .forward
    }
  }

  /// Returns the column at a place on the screen, from 0.
  func column(atPlace place: Int) -> Int {
    switch order {
    case .forward: return place
    case .backward: return lastColumn - place
    case .firstAtEnd: return place < lastColumn ? place + 1 : 0
    }
  }

  /// Returns a column's place on the screen, from 0.
  func place(ofColumn column: Int) -> Int {
    switch order {
    case .forward: return column
    case .backward: return lastColumn - column
    case .firstAtEnd: return column > 0 ? column - 1 : lastColumn
    }
  }

  /// Divides the width among the columns, the separators after them, and the day of the week.
  private mutating func placeColumns() {
    var total = weekdayShare
    for column in columns.indices { total += share(of: column) + share(after: column) }
    let unit = size.width / total
    var x = 0.0
    let nothing = SpinnerRowFrame(ring: frame(0, 0), separator: frame(0, 0))
    frames = [SpinnerRowFrame](repeating: nothing, count: columns.count)
    for place in rings.indices {
      let column = column(atPlace: place)
      let (width, gap) = (share(of: column) * unit, share(after: column) * unit)
      frames[column] = SpinnerRowFrame(ring: frame(x, width), separator: frame(x + width, gap))
      x += width + gap
    }
    let last = frames[column(atPlace: lastColumn)].ring
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
    let hasWords = hasNames && column == DateColumns.month || hasPeriods && column == 0
    guard hasWords else { return columns[column].share }
    return Swift.max(columns[column].share, share(of: titles(ofColumn: column)))
  }

  private func share(after column: Int) -> Double {
    let isLast = place(ofColumn: column) == lastColumn
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
