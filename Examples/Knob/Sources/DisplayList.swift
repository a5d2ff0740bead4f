import Rotary

/// The areas of a frame in drawing order, as polygons in pixels.
///
/// Lines and letters are areas too.
struct DisplayList {
  /// The maximum distance between a curve and the lines that replace it, in pixels.
  private static let tolerance: Float = 0.1

  /// An area with one ink.
  struct Area {
    var ink: Ink
    var inkChecksum: Checksum
    /// The polygons, as indices of ``DisplayList/polygons``.
    var polygons: Range<Int>
    /// The corners of the rectangle around the polygons.
    var least: Vector
    var greatest: Vector
  }

  let theme: Theme
  private(set) var areas: [Area] = []
  /// The points of each polygon, as indices of ``points``.
  private(set) var polygons: [Range<Int>] = []
  private(set) var points: [Vector] = []

  init(theme: Theme) { self.theme = theme }

  /// Calls `body` with the ends of each line around an area.
  func forEachLine(of area: Area, _ body: (Vector, Vector) -> Void) {
    for polygon in polygons[area.polygons] {
      guard var start = points[polygon].last else { continue }
      for end in points[polygon] {
        body(start, end)
        start = end
      }
    }
  }

  /// Removes all areas and keeps the storage.
  mutating func clear() {
    areas.removeAll(keepingCapacity: true)
    polygons.removeAll(keepingCapacity: true)
    points.removeAll(keepingCapacity: true)
  }

  /// Adds the nodes of a scene.
  ///
  /// Images, masks and nodes in perspective are left out. The parts of a faded node fade one by one.
  mutating func add(_ scene: ControlScene) {
    add(scene.nodes[...], in: .identity, opacity: 1)
  }

  private mutating func add(
    _ nodes: ArraySlice<SceneNode>,
    in parent: Transform2D,
    opacity: Double
  ) {
    var index = nodes.startIndex
    while index < nodes.endIndex {
      let children = (index + 1)..<(index + 1 + nodes[index].descendantCount)
      if nodes[index].transform.isFinite, let flat = nodes[index].transform.flat {
        let transform = flat.then(parent)
        let opacity = nodes[index].opacity * opacity
        add(nodes[index].content, transform, opacity)
        if let fragment = nodes[index].fragment {
          add(fragment.nodes[...], in: transform, opacity: opacity)
        }
        add(nodes[children], in: transform, opacity: opacity)
      }
      index = children.upperBound
    }
  }

  private mutating func add(_ content: SceneContent, _ transform: Transform2D, _ opacity: Double) {
    switch content {
    case .none, .image: break
    case .shape(let path, let fill, let stroke):
      if let fill { add(path, filled: fill, transform, opacity) }
      let needsEdge = stroke == nil && theme.needsEdges && fill?.isSurface == true
      if let stroke = needsEdge ? .edge : stroke { add(path, stroked: stroke, transform, opacity) }
    case .text(let text):
      Figures.draw(text) { add($0, stroked: $1, $2.then(transform), opacity) }
    }
  }

  /// Adds the inside of a path.
  mutating func add(
    _ path: VectorPath,
    filled paint: Paint,
    _ transform: Transform2D = .identity,
    _ opacity: Double = 1
  ) {
    guard let ink = Ink(paint, transform, opacity: opacity, theme) else { return }
    let map = PixelMap(transform)
    add(ink, map) { tolerance, add in
      for outline in Polyline.outlines(of: path, tolerance: tolerance) { add(outline.points) }
    }
  }

  /// Adds a line along a path.
  private mutating func add(
    _ path: VectorPath,
    stroked stroke: Stroke,
    _ transform: Transform2D,
    _ opacity: Double
  ) {
    guard stroke.width > 0, let run = stroke.drawnRun,
      let ink = Ink(stroke.paint, transform, opacity: opacity, theme)
    else { return }
    add(ink, PixelMap(transform)) { tolerance, add in
      for outline in Polyline.outlines(of: path, tolerance: tolerance) {
        for part in outline.parts(run) {
          part.stroke(
            width: Float(stroke.width),
            cap: stroke.cap,
            tolerance: tolerance,
            add: add
          )
        }
      }
    }
  }

  /// Adds an area of the polygons that `draw` reports.
  private mutating func add(
    _ ink: Ink,
    _ map: PixelMap,
    _ draw: (_ tolerance: Float, _ add: ([Vector]) -> Void) -> Void
  ) {
    let scale = map.scale
    guard scale > 0 else { return }
    let first = polygons.count
    var least = Vector(repeating: .infinity)
    var greatest = Vector(repeating: -.infinity)
    draw(Self.tolerance / scale) { polygon in
      let start = points.count
      for point in polygon {
        let pixel = map(point)
        points.append(pixel)
        least = pointwiseMin(least, pixel)
        greatest = pointwiseMax(greatest, pixel)
      }
      polygons.append(start..<points.count)
    }
    let area = Area(
      ink: ink,
      inkChecksum: ink.checksum,
      polygons: first..<polygons.count,
      least: least,
      greatest: greatest
    )
    if first < polygons.count { areas.append(area) }
  }
}
