import Rotary

/// The parts of a message.
///
/// The same numbers are in `js/scene-view.js`.
enum MessagePart: Int {
  case end, event, resize, insert, remove, move, transform, opacity, mask, content
  case accessibility, touchAreas, turn, shift, show, trace, outline
}

extension WordWriter {
  @inline(never)
  mutating func write(_ part: MessagePart) { write(part.rawValue) }

  /// Writes one change of the scene.
  @inline(never)
  mutating func write(_ change: SceneChange) {
    switch change {
    case .resize(let size):
      write(MessagePart.resize)
      write(size.width)
      write(size.height)
    case .insert(let node, let parent, let before):
      write(MessagePart.insert)
      write(node.id)
      write(parent)
      write(before)
      write(Int(node.part.rawValue))
      write(node.opacity)
      write(node.transform)
      write(node.mask)
      write(node.content)
    case .movement:
      // A browser decides by itself what to keep as a layer.
      break
    case .remove(let id):
      write(MessagePart.remove)
      write(id)
    case .move(let id, let parent, let before):
      write(MessagePart.move)
      write(id)
      write(parent)
      write(before)
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
    case .mask(let id, let mask):
      write(MessagePart.mask)
      write(id)
      write(mask)
    case .content(let id, let content):
      write(MessagePart.content)
      write(id)
      write(content)
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
