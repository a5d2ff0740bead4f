/// What a row looks like but for where its tiles stand.
public struct SpinnerRowLook: Sendable {
  var rings: [SpinnerLook]
  var columns: [SpinnerColumn]
  var frames: [SpinnerRowFrame]
}

extension SpinnerRow {
  /// What tells whether it has to be drawn anew.
  public var look: SpinnerRowLook {
    SpinnerRowLook(rings: rings.map { $0.look }, columns: columns, frames: frames)
  }

  /// Whether none of its rings has to be drawn anew, nor what stands between them.
  public func looks(like look: SpinnerRowLook) -> Bool {
    guard rings.count == look.rings.count else { return false }
    for column in rings.indices where !rings[column].looks(like: look.rings[column]) {
      return false
    }
    return columns == look.columns && frames == look.frames
  }

  /// Says how near the front the tiles of every ring are, and how dark.
  public func place(_ put: (NodeID, Placement) -> Void) {
    for column in rings.indices { rings[column].place(put, nodes(of: column)) }
  }

  /// The tiles of every ring stand on a ring.
  public static var hasDepth: Bool { true }

  /// Says how they stand.
  public func stand(_ put: (NodeID, Transform3D, Double) -> Void) {
    for column in rings.indices { rings[column].stand(put, nodes(of: column)) }
  }

  private func nodes(of column: Int) -> SpinnerNodes {
    SpinnerNodes(base: SpinnerNodes.room * UInt32(column + 1))
  }

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
          rings[column].draw(into: &$0, nodes(of: column))
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
