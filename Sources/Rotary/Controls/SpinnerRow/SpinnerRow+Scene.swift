/// The state that determines a row's picture, except the positions of its tiles.
public struct SpinnerRowRenderKey: Sendable {
  var rings: [SpinnerRenderKey]
  var columns: [SpinnerColumn]
  var frames: [SpinnerRowFrame]
  var look: SpinnerRowLook
  /// The names of the days of the week, and the shown day.
  var weekdays: [String]
  var weekday: Int
  /// The last index on the last column's tiles.
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
      lastIndex: lastIndex(ofColumn: lastColumn),
      isOpen: isOpen
    )
  }

  /// Returns whether neither the rings nor the texts between them must be redrawn.
  public func matches(_ key: SpinnerRowRenderKey) -> Bool {
    guard rings.count == key.rings.count else { return false }
    for column in rings.indices where !rings[column].matches(key.rings[column]) { return false }
    return columns == key.columns && frames == key.frames
      && lastIndex(ofColumn: lastColumn) == key.lastIndex
      && look == key.look && shownWeekday == key.weekday && isOpen == key.isOpen
      && weekdays.hasSameBytes(as: key.weekdays)
  }

  /// Reports the nearness of each ring's tiles to the front, and their shade.
  public func readPlacements(_ put: (NodeID, Placement) -> Void) {
    for ring in rings { ring.readPlacements(put) }
  }

  /// The tiles of every ring move in space.
  public static var hasDepth: Bool { true }

  /// Reports the 3D transforms and opacities of the tiles.
  public func readTransforms(_ put: (NodeID, Transform3D, Double) -> Void) {
    for ring in rings { ring.readTransforms(put) }
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
          rings[column].draw(into: &$0, through: lastIndex(ofColumn: column), isOpen: isOpen)
        }
        drawSeparator(after: column, into: &$0)
      }
      drawWeekday(Node.weekday.id, into: &$0)
    }
  }

  private func drawSeparator(after column: Int, into scene: inout ControlScene) {
    let size = rings[column].artwork.textSize
    // Names need no separators, because there is space between them.
    guard frames[column].separator.size.width > 0, size > 0, !hasNames else { return }
    var style = TextStyle(size: size, weight: .semibold)
    style.growth = environment.textScale
    let (text, id) = (columns[column].separator, Node.separator.id(column))
    draw(text, style, .ink, in: frames[column].separator, id, into: &scene)
  }

  /// Draws a text that does not turn.
  func draw(
    _ string: String,
    _ style: TextStyle,
    _ color: ColorRole,
    in box: Rect2D,
    _ id: NodeID,
    into scene: inout ControlScene
  ) {
    let text = TextContent(string, style: style, paint: .role(color), box: box)
    let opacity = takesInput ? 1 : Theme.disabledOpacity
    scene.add(SceneNode(id, .title, opacity: opacity, content: .text(text)))
  }
}

// Accessibility.
extension SpinnerRow {
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
    for place in rings.indices {
      let column = column(atPlace: place)
      let range = columns[column].range
      var element = rings[column].element
      element.name = label(ofColumn: column)
      element.value = spokenTitle(ofColumn: column)
      element.number?.current = range[settled[column]]
      let reach = numbers.reach(ofColumn: column, at: settled)
      if reach.first <= reach.last {
        element.number?.minimum = Swift.min(range[reach.first], range[reach.last])
        element.number?.maximum = Swift.max(range[reach.first], range[reach.last])
      }
      element.actions = .adjust.union(.activate)
      element.frame = frames[column].ring
      tree.add(element)
    }
    tree.activeIndex = place(ofColumn: activeColumn) + 1
  }

  /// The row's text for screen readers: the titles of its columns, with separators between figures.
  private var spokenText: String {
    var bytes: [UInt8] = []
    for place in rings.indices {
      let column = column(atPlace: place)
      bytes.append(textOf: spokenTitle(ofColumn: column))
      guard place < lastColumn else { break }
      bytes.append(textOf: hasNames ? " " : columns[column].separator)
    }
    return String(validBytes: bytes)
  }

  /// Returns the accessibility label of a column; without a label, its position from 1.
  private func label(ofColumn column: Int) -> String {
    // AM and PM are the last label, because times have them or not.
    let label = hasPeriods ? (column + columns.count - 1) % columns.count : column
    let isNamed = labels.indices.contains(label) && !labels[label].isEmpty
    return isNamed ? labels[label] : environment.text(of: Double(place(ofColumn: column) + 1))
  }
}
