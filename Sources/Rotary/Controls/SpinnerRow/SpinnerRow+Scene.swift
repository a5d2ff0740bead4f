extension SpinnerRow {
  /// The names of its own nodes; a ring's begin at its own multiple of ``SpinnerNodes/room``.
  private enum ID {
    static let root = NodeID(1)
    static func column(_ column: Int) -> NodeID { NodeID(100 + UInt32(column)) }
    static func separator(_ column: Int) -> NodeID { NodeID(200 + UInt32(column)) }
  }

  /// Draws every ring below a node of its own.
  public func draw(into scene: inout Scene) {
    scene.add(SceneNode(ID.root)) {
      for column in rings.indices {
        let corner = frames[column].ring.origin
        $0.add(SceneNode(ID.column(column), transform: .translation(corner.x, corner.y))) {
          rings[column].draw(into: &$0, SpinnerNodes(base: SpinnerNodes.room * UInt32(column + 1)))
        }
        drawSeparator(after: column, into: &$0)
      }
    }
  }

  private func drawSeparator(after column: Int, into scene: inout Scene) {
    let size = rings[column].face.textSize
    guard frames[column].separator.size.width > 0, size > 0 else { return }
    let style = TextStyle(size: size, weight: .semibold)
    let text = TextContent(
      columns[column].separator,
      style: style,
      paint: .role(.ink),
      box: frames[column].separator
    )
    let opacity = options.isEnabled ? 1 : 0.4
    scene.add(
      SceneNode(ID.separator(column), .title, opacity: opacity, content: .text(text))
    )
  }
}
