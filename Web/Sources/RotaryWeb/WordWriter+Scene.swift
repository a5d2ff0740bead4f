import Rotary

/// The parts of a message.
///
/// The same numbers are in `js/scene-view.js`.
enum MessagePart: Int {
  case end, event, scene, transform, opacity
  case accessibility, touchAreas, turn, shift, show, trace, outline
}

extension WordWriter {
  @inline(never)
  mutating func write(_ part: MessagePart) { write(part.rawValue) }

  /// Writes a scene: its size, the number of its nodes, and all nodes, each followed by its descendants.
  ///
  /// The page compares the words of each node with those before. Descendants in a fragment that is displayed already
  /// are left out.
  @inline(never)
  mutating func write(_ scene: ControlScene, inPlaceOf shown: ControlScene) {
    write(MessagePart.scene)
    write(scene.size.width)
    write(scene.size.height)
    let place = count
    write(0)
    let nodeCount = write(scene.nodes, 0..<scene.nodes.count, nil, owner: nil, shown.nodes)
    replace(at: place, with: Double(nodeCount))
  }

  /// Writes siblings and their descendants.
  ///
  /// - Parameters:
  ///   - nodes: The nodes of the scene or of a fragment.
  ///   - part: The siblings with their descendants.
  ///   - parent: Their parent; nil for the scene.
  ///   - owner: The node with the outermost fragment around them, if any.
  ///   - shown: The displayed nodes outside fragments.
  /// - Returns: The number of nodes.
  @inline(never)
  private mutating func write(
    _ nodes: [SceneNode],
    _ part: Range<Int>,
    _ parent: NodeID?,
    owner: NodeID?,
    _ shown: [SceneNode]
  ) -> Int {
    var (index, nodeCount) = (part.lowerBound, 0)
    while index < part.upperBound {
      let children = index + 1..<index + 1 + nodes[index].descendantCount
      let id = nodes[index].id
      let fragment = nodes[index].fragment
      let isKept = fragment.map { isShown($0, of: id, in: shown) } ?? false
      write(id)
      write(isKept)
      let place = count
      write(0)
      write(parent)
      write(owner)
      write(Int(nodes[index].movement.rawValue))
      write(nodes[index].opacity)
      write(nodes[index].transform)
      write(nodes[index].mask)
      write(Int(nodes[index].part.rawValue))
      write(nodes[index].content)
      replace(at: place, with: Double(count - place - 1))
      nodeCount += 1
      if let fragment, !isKept {
        let part = 0..<fragment.nodes.count
        nodeCount += write(fragment.nodes, part, id, owner: owner ?? id, [])
      } else {
        nodeCount += write(nodes, children, id, owner: owner, shown)
      }
      index = children.upperBound
    }
    return nodeCount
  }

  private func isShown(_ fragment: SceneFragment, of id: NodeID, in nodes: [SceneNode]) -> Bool {
    for index in nodes.indices where nodes[index].id == id {
      return nodes[index].fragment?.isIdentical(to: fragment) ?? false
    }
    return false
  }

  /// Writes the change of a moving node.
  ///
  /// All other changes are those of a whole scene.
  @inline(never)
  mutating func write(_ change: SceneChange) {
    switch change {
    case .transform(let id, let transform):
      write(MessagePart.transform)
      write(id)
      write(transform)
    case .place(let id, .turned(let angle, let center)):
      write(MessagePart.turn)
      write(id)
      write(angle)
      write(center)
    case .place(let id, .moved(let way)):
      write(MessagePart.shift)
      write(id)
      write(way)
    case .place(let id, .shown(let way, let scale, let opacity)):
      write(MessagePart.show)
      write(id)
      write(way)
      write(scale)
      write(opacity)
    case .place(let id, .traced(let start, let end)):
      write(MessagePart.trace)
      write(id)
      write(start)
      write(end)
    case .place(let id, .outlined(let scale, let width, let opacity)):
      write(MessagePart.outline)
      write(id)
      write(scale)
      write(width)
      write(opacity)
    case .opacity(let id, let opacity), .place(let id, .faded(let opacity)):
      write(MessagePart.opacity)
      write(id)
      write(opacity)
    case .resize, .insert, .remove, .move, .movement, .mask, .content: break
    }
  }

  /// Writes a node's number; −1 for no node.
  @inline(never)
  private mutating func write(_ id: NodeID?) {
    write(id.map { Double($0.rawValue) } ?? -1)
  }

  /// Writes the count of numbers, 0 for no change, 6 for `matrix()` or 16 for `matrix3d()`, and then the numbers.
  @inline(never)
  private mutating func write(_ transform: Transform3D) {
    let (x, y, z, w) = (transform.x, transform.y, transform.z, transform.w)
    let isFlat =
      x.z == 0 && x.w == 0 && y.z == 0 && y.w == 0 && w.z == 0 && w.w == 1
      && z == Transform3D.identity.z
    if transform == .identity {
      write(0)
    } else if isFlat {
      write(6)
      write(Point2D(x.x, x.y))
      write(Point2D(y.x, y.y))
      write(Point2D(w.x, w.y))
    } else {
      write(16)
      write(x)
      write(y)
      write(z)
      write(w)
    }
  }

  @inline(never)
  private mutating func write(_ column: Transform3D.Column) {
    write(Point2D(column.x, column.y))
    write(Point2D(column.z, column.w))
  }

  @inline(never)
  private mutating func write(_ mask: SceneMask) {
    switch mask {
    case .none: write(0)
    case .clip(let path):
      write(1)
      write(path)
    case .fade(let path, let paint):
      write(2)
      write(path)
      write(paint)
    }
  }

  @inline(never)
  private mutating func write(_ content: SceneContent) {
    switch content {
    case .none: write(0)
    case .shape(let path, let fill, let stroke):
      write(1)
      write(path)
      write(fill)
      if stroke == nil, let fill, fill.isSurface { write(4) } else { write(stroke) }
    case .text(let text):
      write(2)
      write(text)
    case .image(let image):
      write(3)
      write(image.source)
      write(image.rect)
      write(image.cornerRadius)
    }
  }

  @inline(never)
  private mutating func write(_ text: TextContent) {
    write(text.string)
    write(text.style.size)
    write(Int(text.style.weight.rawValue))
    write(Int(text.style.face.rawValue))
    write(text.style.hasTabularFigures)
    write(text.paint)
    write(text.box)
    write(Int(text.alignment.rawValue))
    write(text.minimumScale)
    write(text.curveRadius)
  }

  @inline(never)
  private mutating func write(_ stroke: Stroke?) {
    guard let stroke else { return write(0) }
    write(stroke.paint)
    write(stroke.width)
    write(Int(stroke.cap.rawValue))
    write(stroke.run)
  }

  /// Writes 0 for a whole line; else 1, then mark, offset and gap, as SVG dashes a line, and whether they are shares of
  /// each subpath's length.
  @inline(never)
  private mutating func write(_ run: Stroke.Run) {
    switch run {
    case .whole: write(0)
    case .part(let from, let to):
      write(1)
      write(to - from)
      write(-from)
      write(1)
      write(1)
    case .dashes(let mark, let gap, let phase):
      write(1)
      write(mark)
      write(phase)
      write(gap)
      write(0)
    }
  }

  /// Writes a kind and its values: 0 none, 1 solid, 2 linear, 3 radial, or 4 for the line of a surface without one, see
  /// ``Stroke/edge``.
  @inline(never)
  private mutating func write(_ paint: Paint?) {
    switch paint {
    case nil: write(0)
    case .solid(let tint):
      write(1)
      write(tint)
    case .linear(let start, let end, let stops):
      write(2)
      write(start)
      write(end)
      write(stops)
    case .radial(let center, let innerRadius, let outerRadius, let stops):
      write(3)
      write(center)
      write(innerRadius)
      write(outerRadius)
      write(stops)
    }
  }

  @inline(never)
  private mutating func write(_ stops: [GradientStop]) {
    write(stops.count)
    for index in stops.indices {
      write(stops[index].offset)
      write(stops[index].tint)
    }
  }

  /// Writes a role's number and an opacity; or −1 and a colour as 0xRRGGBBAA, with −2 less a role's number instead of −1
  /// if that role replaces the colour in forced-colours mode.
  @inline(never)
  private mutating func write(_ tint: Tint) {
    switch tint {
    case .role(let role, let opacity):
      write(Int(role.rawValue))
      write(opacity)
    case .fixed(let color):
      write(-1)
      write(Double(color.packed))
    case .yielding(let color, let role):
      write(-2 - Int(role.rawValue))
      write(Double(color.packed))
    }
  }
}
