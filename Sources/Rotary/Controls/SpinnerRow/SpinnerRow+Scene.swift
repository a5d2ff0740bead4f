/// The state that determines a row's picture, except the positions of its tiles.
public struct SpinnerRowRenderKey: Sendable {
  var rings: [SpinnerRenderKey]
  var columns: [SpinnerColumn]
  var frames: [SpinnerRowFrame]
  var look: SpinnerRowLook
  /// The names of the days of the week, and the shown day.
  var weekdays: [String]
  var weekday: Int
  /// The last day that is written on a tile.
  var lastIndex: Int64
  var isOpen: Bool
}

extension SpinnerRow {
  /// The state that determines whether the row must be redrawn.
  public var renderKey: SpinnerRowRenderKey {
    SpinnerRowRenderKey(
      rings: rings.map { $0.renderKey },
      columns: columns,
      frames: frames,
      look: look,
      weekdays: weekdays,
      weekday: shownWeekday,
      lastIndex: lastIndex(ofColumn: Self.dayColumn),
      isOpen: isOpen
    )
  }

  /// Returns whether neither the rings nor the texts between them must be redrawn.
  public func matches(_ key: SpinnerRowRenderKey) -> Bool {
    guard rings.count == key.rings.count else { return false }
    for column in rings.indices where !rings[column].matches(key.rings[column]) {
      return false
    }
    return columns == key.columns && frames == key.frames
      && lastIndex(ofColumn: Self.dayColumn) == key.lastIndex
      && look == key.look && shownWeekday == key.weekday && isOpen == key.isOpen
      && weekdays.hasSameBytes(as: key.weekdays)
  }

  /// Reports the nearness of each ring's tiles to the front, and their shade.
  public func readPlacements(_ put: (NodeID, Placement) -> Void) {
    for column in rings.indices { rings[column].readPlacements(put, nodes(of: column)) }
  }

  /// The tiles of every ring move in space.
  public static var hasDepth: Bool { true }

  /// Reports the 3D transforms and opacities of the tiles.
  public func readTransforms(_ put: (NodeID, Transform3D, Double) -> Void) {
    for column in rings.indices { rings[column].readTransforms(put, nodes(of: column)) }
  }

  private func nodes(of column: Int) -> SpinnerNodes {
    SpinnerNodes(base: SpinnerNodes.room * UInt32(column + 1))
  }

  /// The row's nodes; the names of a ring's nodes begin at its multiple of ``SpinnerNodes/room``.
  private enum Node: UInt32, NodeNames {
    case root = 1
    case weekday
    case column = 100
    case separator = 200
  }

  /// Draws every ring in a separate node.
  public func draw(into scene: inout ControlScene) {
    let isOpen = isOpen
    scene.add(SceneNode(Node.root.id)) {
      for column in rings.indices {
        let corner = frames[column].ring.origin
        $0.add(SceneNode(Node.column.id(column), transform: .translation(corner.x, corner.y))) {
          rings[column].draw(
            into: &$0,
            nodes(of: column),
            through: lastIndex(ofColumn: column),
            isOpen: isOpen
          )
        }
        drawSeparator(after: column, into: &$0)
      }
      drawWeekday(into: &$0)
    }
  }

  /// Draws the day of the week, which the user cannot turn.
  private func drawWeekday(into scene: inout ControlScene) {
    let day = shownWeekday
    let size = rings[0].artwork.textSize * SpinnerRowFrame.weekdaySize
    guard day > 0, weekdayFrame.size.width > 0, size > 0 else { return }
    let text = TextContent(
      name(ofWeekday: day),
      style: TextStyle(size: size, weight: .medium),
      paint: .role(.inkSecondary),
      box: weekdayFrame
    )
    let opacity = takesInput ? 1 : Theme.disabledOpacity
    scene.add(SceneNode(Node.weekday.id, .title, opacity: opacity, content: .text(text)))
  }

  private func drawSeparator(after column: Int, into scene: inout ControlScene) {
    let size = rings[column].artwork.textSize
    // Names need no separators, because there is space between them.
    guard frames[column].separator.size.width > 0, size > 0, !hasNames else { return }
    var style = TextStyle(size: size, weight: .semibold)
    style.growth = environment.textScale
    let text = TextContent(
      columns[column].separator,
      style: style,
      paint: .role(.ink),
      box: frames[column].separator
    )
    let opacity = takesInput ? 1 : Theme.disabledOpacity
    scene.add(
      SceneNode(Node.separator.id(column), .title, opacity: opacity, content: .text(text))
    )
  }
}

/// The position of a column in a row.
struct SpinnerRowFrame: Equatable, Sendable {
  /// The frame of the ring.
  var ring: Rect2D
  /// The frame of the separator after the ring; without width if there is none.
  var separator: Rect2D

  /// The width of a separator, relative to the columns' shares.
  private static let separatorShare = 0.25

  /// The size of the day of the week, relative to the figures.
  static let weekdaySize = 0.62
  /// The room for a text, as a share of its maximum width, so that figures and words of one size fill their columns
  /// equally.
  private static let shareOfText = 0.73
  /// The margin beside the day of the week.
  private static let weekdayMargin = 0.2

  /// Returns the width of a column relative to the others, as its words need.
  private static func share(ofColumn index: Int, _ row: SpinnerRow) -> Double {
    guard row.hasNames, index == SpinnerRow.monthColumn else { return row.columns[index].share }
    return Swift.max(row.columns[index].share, greatest(row.titles(ofColumn: index)) * shareOfText)
  }

  /// Returns the width of the day of the week.
  private static func weekdayShare(_ row: SpinnerRow) -> Double {
    let width = row.hasNames ? greatest(row.weekdays) : 0
    return width > 0 ? width * shareOfText * weekdaySize + weekdayMargin : 0
  }

  private static func greatest(_ texts: [String]) -> Double {
    var width = 0.0
    for text in texts { width = Swift.max(width, TextFit.greatestWidth(of: text)) }
    // No word needs the whole row.
    return Swift.min(width, 20)
  }

  /// Returns the frame of the day of the week, beyond the last column.
  static func weekday(of row: SpinnerRow) -> Rect2D {
    let (first, last) = (row.frames[0].ring, row.frames[row.frames.count - 1].ring)
    guard weekdayShare(row) > 0 else { return Rect2D(0, 0, 0, 0) }
    return last.minX < first.minX
      ? Rect2D(0, 0, last.minX, row.size.height)
      : Rect2D(last.maxX, 0, Swift.max(0, row.size.width - last.maxX), row.size.height)
  }

  /// Returns the frames of the columns, which divide the width.
  ///
  /// Numbers read from left to right in every language; a row with words is mirrored.
  static func frames(of row: SpinnerRow) -> [SpinnerRowFrame] {
    let columns = row.columns
    var total = weekdayShare(row)
    for index in columns.indices {
      total += share(ofColumn: index, row) + share(afterColumn: index, columns)
    }
    let hasWords = row.hasNames || columns.contains { !$0.titles.isEmpty }
    let isMirrored = row.environment.isRightToLeft && hasWords
    let unit = row.size.width / total
    var frames: [SpinnerRowFrame] = []
    var x = 0.0
    for index in columns.indices {
      let width = share(ofColumn: index, row) * unit
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

  private static func rect(_ x: Double, _ width: Double, _ isMirrored: Bool, _ size: Size2D)
    -> Rect2D
  {
    Rect2D(isMirrored ? size.width - x - width : x, 0, width, size.height)
  }
}

// Accessibility.
extension SpinnerRow {
  /// Returns the feedback for an event: ticks, an announcement when the row rests, and the opening of a lock.
  public func feedback(for event: SpinnerRowEvent) -> Feedback {
    switch event {
    case .changing, .skipped: return Feedback(cue: .tick)
    case .changed: return Feedback(cue: .settle, announcesValue: true)
    case .opened: return Feedback(cue: .open)
    }
  }

  /// Describes the row as a group of spin buttons, each with the number at which it last rested.
  public func describe(into tree: inout AccessibilityTree) {
    tree.clear()
    let states: AccessibilityStates = takesInput ? .focusable : [.focusable, .disabled]
    tree.add(
      AccessibilityElement(
        role: .group,
        name: "",
        value: spokenText,
        states: states,
        frame: Rect2D(origin: .zero, size: size)
      )
    )
    for column in rings.indices {
      let ring = rings[column]
      tree.add(
        AccessibilityElement(
          role: .spinbutton,
          name: label(ofColumn: column),
          value: spokenTitle(ofColumn: column),
          number: AccessibilityNumber(
            current: columns[column].range[settled[column]],
            minimum: ring.range.minimum,
            maximum: ring.range.maximum
          ),
          states: states,
          actions: .adjust.union(.activate),
          frame: frames[column].ring
        )
      )
    }
    tree.activeIndex = activeColumn + 1
  }

  /// The row's text for screen readers: its text or, with names, the titles of its columns.
  private var spokenText: String {
    guard hasNames else { return text(of: settled, environment.numerals) }
    var bytes: [UInt8] = []
    for column in rings.indices {
      if column > 0 { bytes.append(UInt8(ascii: " ")) }
      bytes.append(textOf: spokenTitle(ofColumn: column))
    }
    return String(validBytes: bytes)
  }

  /// Returns a column's text for screen readers: its title, and for a day also the day of the week, if it has a name.
  private func spokenTitle(ofColumn column: Int) -> String {
    let title = title(of: settled[column], ofColumn: column)
    guard hasNames, column == Self.dayColumn, let day = date(of: settled)?.weekday else {
      return title
    }
    let name = name(ofWeekday: day)
    return name.isEmpty ? title : String(joining: title, ", ", name)
  }

  /// Returns the accessibility label of a column; without a label, its position from 1.
  private func label(ofColumn column: Int) -> String {
    guard labels.indices.contains(column), !labels[column].isEmpty else {
      return environment.text(of: Double(column + 1))
    }
    return labels[column]
  }
}
