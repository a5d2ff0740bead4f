/// What tells whether a ring menu has to be drawn anew.
public struct RingMenuLook: Equatable, Sendable {
  let revision: UInt32
  /// The time while something runs, and −∞ while nothing does.
  let time: Double
  let target: RingTarget
  let hasFocus: Bool
  let strokeLength: Int
}

extension RingMenu {
  /// All that its picture depends on; the same while the finger stays on one item.
  public var look: RingMenuLook {
    let runs = now < runsUntil || hintOpacity > 0 && hintOpacity < 1
    return RingMenuLook(
      revision: revision.count,
      time: runs ? now : -.infinity,
      target: target,
      hasFocus: hasFocus,
      strokeLength: options.showsMarks ? strokeLength : 0
    )
  }

  /// Whether it looks as it did then.
  public func looks(like look: RingMenuLook) -> Bool { self.look == look }

  /// Nothing moves without being drawn anew.
  public func place(_ put: (NodeID, Placement) -> Void) {}

  /// Draws the rings that are seen, the one that can be chosen from last.
  public func draw(into scene: inout Scene) {
    guard scale > 0 else { return }
    for ring in leaving { RingFace(ring, of: self, isCurrent: false).draw(into: &scene) }
    for index in rings.indices {
      let isCurrent = index == rings.count - 1
      // Rings above that have closed are not to be seen.
      let isSeen = isCurrent || now < rings[index].end || rings[index].parent == nil
      guard isSeen else { continue }
      RingFace(rings[index], of: self, isCurrent: isCurrent).draw(into: &scene)
    }
    drawHint(into: &scene)
    drawStroke(into: &scene)
  }

  private func drawHint(into scene: inout Scene) {
    guard hintOpacity > 0 else { return }
    let style = TextStyle(face: self.style.labelFace, size: 14)
    let below = size.center.y + (self.style.closedRadius + self.style.rimWidth) * scale + 12
    let text = TextContent(
      options.hint,
      style: style,
      paint: .role(.inkSecondary),
      box: Rect(8, below, Swift.max(0, size.width - 16), 20)
    )
    scene.add(SceneNode(RingID.hint, .title, opacity: hintOpacity, content: .text(text)))
  }

  /// The stroke as it was drawn so far.
  private func drawStroke(into scene: inout Scene) {
    guard hold == .marking, options.showsMarks, mark.count > 1 else { return }
    var path = VectorPath()
    path.move(to: mark[0])
    for index in 1..<mark.count { path.addLine(to: mark[index]) }
    let stroke = Stroke(paint: .solid(style.highlight), width: 4)
    scene.addShape(RingID.stroke, .pointer, path, stroke: stroke)
  }
}

/// The names of a menu's nodes.
enum RingID {
  static let stroke = NodeID(1)
  static let hint = NodeID(2)
}
