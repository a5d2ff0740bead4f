#if Pictures
import Rotary

/// Collects where in the surface's pixels nodes draw, somewhat generously.
struct ContentBounds {
  /// From the scene to pixels.
  let base: Transform2D
  /// Where texts are measured.
  let texts: TextLayoutCache
  private var extent: Rect2D?
  private var isUnknown = false

  init(base: Transform2D, texts: TextLayoutCache) {
    self.base = base
    self.texts = texts
  }

  /// A rectangle around it all, or nil when that is not known: something comes near the eye.
  var box: Rect2D? { isUnknown ? nil : extent ?? Rect2D(0, 0, 0, 0) }

  /// Whether anything is drawn.
  var isEmpty: Bool { !isUnknown && extent == nil }

  /// Adds what a node and all inside it draw, as far as it is seen.
  mutating func add(
    _ nodes: UnsafeBufferPointer<SceneNode>,
    _ index: Int,
    in parent: Transform3D
  ) {
    guard !isUnknown, nodes[index].transform.isFinite, nodes[index].opacity > 0 else { return }
    add(inside: nodes, index, by: nodes[index].transform.then(parent))
  }

  /// The same by a transform in the place of all that the node stands in, whatever its opacity.
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

  /// Adds what was collected elsewhere, as far as it lies in a window.
  private mutating func add(_ other: ContentBounds, within window: ContentBounds) {
    if other.isUnknown, window.isUnknown {
      isUnknown = true
      return
    }
    // What is not known of the one is no larger than the other.
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

  /// A rectangle around what a content draws, in its own coordinates; nil when that is nothing.
  func rect(of content: SceneContent) -> Rect2D? {
    switch content {
    case .none: return nil
    case .shape(let path, _, let stroke):
      guard let hull = path.hull else { return nil }
      guard let stroke, stroke.seenRun != nil else {
        return hull.inset(by: -Stroke.edge.width / 2)
      }
      // Mitres reach furthest.
      let reach = stroke.cap == .round ? 0.5 : StrokeOutline.miterLimit / 2
      return hull.inset(by: -stroke.width * reach)
    case .text(let text):
      // A line may be higher than its box, and letters lean over its ends.
      guard text.box.isFinite, let line = texts.line(for: text) else { return nil }
      return line.ink(in: text.box, alignment: text.alignment)
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
      // A pixel more for antialiasing.
      let place = base.apply(to: image.point)
      let spot = Rect2D(origin: place, size: .zero).inset(by: -1)
      extent = extent?.union(spot) ?? spot
    }
  }
}

extension Rect2D {
  /// Whether all its numbers are finite.
  var isFinite: Bool {
    origin.isFinite && size.width.isFinite && size.height.isFinite
  }
}
#endif
