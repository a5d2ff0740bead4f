#if Pictures
import Rotary

/// Collects the areas of the surface, in pixels, in which nodes draw.
///
/// An area may be slightly too large.
struct ContentBounds {
  /// The transform from the scene to pixels.
  let base: Transform2D
  /// The cache that measures texts.
  let texts: TextLayoutCache
  private var extent: Rect2D?
  private var isUnknown = false

  init(base: Transform2D, texts: TextLayoutCache) {
    self.base = base
    self.texts = texts
  }

  /// A rectangle around all areas, or nil if it is unknown because something comes near the eye.
  var box: Rect2D? { isUnknown ? nil : extent ?? Rect2D(0, 0, 0, 0) }

  /// Whether nothing is drawn.
  var isEmpty: Bool { !isUnknown && extent == nil }

  /// Adds the visible area of a node and its descendants.
  mutating func add(
    _ nodes: UnsafeBufferPointer<SceneNode>,
    _ index: Int,
    in parent: Transform3D
  ) {
    guard !isUnknown, nodes[index].transform.isFinite, nodes[index].opacity > 0 else { return }
    add(inside: nodes, index, by: nodes[index].transform.then(parent))
  }

  /// Adds the area of a node and its descendants, with a transform instead of the node's own, and opaque.
  mutating func add(
    inside nodes: UnsafeBufferPointer<SceneNode>,
    _ index: Int,
    by transform: Transform3D
  ) {
    let outline: VectorPath
    switch nodes[index].mask {
    case .none: return addUncut(nodes, index, by: transform)
    case .clip(let path), .fade(let path, _): outline = path
    }
    var inner = ContentBounds(base: base, texts: texts)
    inner.addUncut(nodes, index, by: transform)
    var window = ContentBounds(base: base, texts: texts)
    if let hull = outline.hull { window.add(hull, transform) }
    add(inner, within: window)
  }

  /// Adds collected areas, cut to a window.
  private mutating func add(_ other: ContentBounds, within window: ContentBounds) {
    if other.isUnknown, window.isUnknown {
      isUnknown = true
      return
    }
    // An unknown area is no larger than the known one that it is cut to.
    let parts = [other, window].filter { !$0.isUnknown }
    guard parts.allSatisfy({ $0.extent != nil }) else { return }
    let boxes = parts.compactMap { $0.extent }
    let (left, top) = (boxes.map { $0.minX }.max() ?? 0, boxes.map { $0.minY }.max() ?? 0)
    let (right, bottom) = (boxes.map { $0.maxX }.min() ?? 0, boxes.map { $0.maxY }.min() ?? 0)
    guard left < right, top < bottom else { return }
    let seen = Rect2D(left, top, right - left, bottom - top)
    extent = extent?.union(seen) ?? seen
  }

  private mutating func addUncut(
    _ nodes: UnsafeBufferPointer<SceneNode>,
    _ index: Int,
    by transform: Transform3D
  ) {
    if let rect = rect(of: nodes[index].content) { add(rect, transform) }
    withChildren(nodes, index) { siblings in
      var child = siblings.start
      while child < siblings.end {
        add(siblings.nodes, child, in: transform)
        child += 1 + siblings.nodes[child].descendantCount
      }
    }
  }

  /// Returns a rectangle around a content in its own coordinates, or nil if it draws nothing.
  func rect(of content: SceneContent) -> Rect2D? {
    switch content {
    case .none: return nil
    case .shape(let path, _, let stroke):
      guard let hull = path.hull else { return nil }
      guard let stroke, stroke.seenRun != nil else {
        return hull.inset(by: -Stroke.edge.width / 2)
      }
      // Mitres reach farthest, then the corners of square ends. An outline of one element has no corners.
      let isMitred = stroke.cap != .round && path.elements.count > 2
      let reach = isMitred ? StrokeOutline.miterLimit / 2 : stroke.cap == .square ? 0.75 : 0.5
      return hull.inset(by: -stroke.width * reach)
    case .text(let text):
      // Letters may be higher than the box of their line, and may extend past its ends.
      guard text.box.isFinite, let line = texts.line(for: text) else { return nil }
      return line.ink(of: text)
    case .image(let image): return image.rect.isFinite ? image.rect : nil
    }
  }

  private mutating func add(_ rect: Rect2D, _ transform: Transform3D) {
    let corners = [
      Point2D(rect.minX, rect.minY), Point2D(rect.maxX, rect.minY),
      Point2D(rect.minX, rect.maxY), Point2D(rect.maxX, rect.maxY),
    ]
    for corner in corners {
      let image = transform.image(of: corner)
      guard image.isInFront else {
        isUnknown = true
        return
      }
      // Adds a pixel for antialiasing.
      let place = base.apply(to: image.point)
      let spot = Rect2D(origin: place, size: .zero).inset(by: -1)
      extent = extent?.union(spot) ?? spot
    }
  }
}

extension Rect2D {
  /// Whether all numbers are finite.
  var isFinite: Bool {
    origin.isFinite && size.width.isFinite && size.height.isFinite
  }
}
#endif
