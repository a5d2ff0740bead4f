#if Pictures
import CCairo
import Rotary

/// A line of text with its measures, and its letters in the requested forms.
final class LaidOutText {
  /// A `PangoLayout`.
  let layout: OpaquePointer
  /// The logical rectangle of the line, in points from the layout's origin.
  let logical: Rect2D
  /// The rectangle around the letters, in points from the layout's origin.
  let ink: Rect2D
  let isRightToLeft: Bool
  /// The last frame that drew the line.
  var lastFrame = 0
  /// The images of the line, the newest last.
  var rasters: [LabelRaster] = []

  private var cairoOutline: UnsafeMutablePointer<cairo_path_t>?

  /// The letters' outlines as data, in points from the layout's origin.
  private lazy var outline =
    outlinePath.map { VectorPath($0.pointee) } ?? VectorPath()

  init(owning layout: OpaquePointer) {
    self.layout = layout
    var ink = PangoRectangle()
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, &ink, &logical)
    self.ink = Rect2D(ink)
    self.logical = Rect2D(logical)
    let line = pango_layout_get_line_readonly(layout, 0)
    isRightToLeft = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
  }

  deinit {
    if let cairoOutline { cairo_path_destroy(cairoOutline) }
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  /// Returns the width of a layout, in points.
  static func width(of layout: OpaquePointer) -> Double {
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, nil, &logical)
    return Double(logical.width) / Double(PANGO_SCALE)
  }

  /// Returns the position of the layout's origin for a line in a box with an alignment.
  func origin(in box: Rect2D, alignment: TextContent.Alignment) -> Point2D {
    let free = box.size.width - logical.size.width
    let share: Double
    switch alignment {
    case .start: share = isRightToLeft ? 1 : 0
    case .center: share = 0.5
    case .end: share = isRightToLeft ? 0 : 1
    }
    return Point2D(
      box.minX + free * share - logical.minX,
      box.center.y - logical.size.height / 2 - logical.minY
    )
  }

  /// Returns the rectangle around the letters of the line as a text's content.
  func ink(of text: TextContent) -> Rect2D {
    let origin = origin(in: text.box, alignment: text.alignment)
    let rect = Rect2D(
      origin.x + ink.minX,
      origin.y + ink.minY,
      ink.size.width,
      ink.size.height
    )
    return text.isCurved ? text.curved(rect) : rect
  }

  /// Returns the letters' outlines as a text's content, in the coordinates of its box.
  func outline(of text: TextContent) -> VectorPath {
    let origin = origin(in: text.box, alignment: text.alignment)
    return outline.mapped {
      let point = Point2D($0.x + origin.x, $0.y + origin.y)
      return text.isCurved ? text.curved(point) : point
    }
  }

  /// Adds the letters' outlines to a context's path, with the layout's origin at the context's.
  func addOutline(to context: OpaquePointer) {
    if let outlinePath { cairo_append_path(context, outlinePath) }
  }

  /// The scale of outlines.
  ///
  /// Cairo stores a path in 1/256 of a pixel, so that 16 times the size is exact to 1/4096 point.
  private static let outlineScale = 16.0

  private var outlinePath: UnsafeMutablePointer<cairo_path_t>? {
    if let cairoOutline { return cairoOutline }
    // The surface is unbounded, because letters far outside a surface are missing from paths.
    let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
    let scratch = cairo_create(surface)
    cairo_scale(scratch, Self.outlineScale, Self.outlineScale)
    pango_cairo_layout_path(scratch, layout)
    cairoOutline = cairo_copy_path(scratch)
    cairo_destroy(scratch)
    cairo_surface_destroy(surface)
    return cairoOutline
  }
}

extension Rect2D {
  /// Makes a rectangle from Pango's units.
  init(_ rectangle: PangoRectangle) {
    let unit = Double(PANGO_SCALE)
    self.init(
      Double(rectangle.x) / unit,
      Double(rectangle.y) / unit,
      Double(rectangle.width) / unit,
      Double(rectangle.height) / unit
    )
  }
}

extension VectorPath {
  /// Returns letters' outlines, which have no arcs, with each point replaced.
  fileprivate func mapped(_ place: (Point2D) -> Point2D) -> VectorPath {
    var path = VectorPath()
    for element in elements {
      switch element {
      case .move(let point): path.move(to: place(point))
      case .line(let end): path.addLine(to: place(end))
      case .quadratic(let control, let end):
        path.addQuadratic(control: place(control), to: place(end))
      case .cubic(let control1, let control2, let end):
        path.addCubic(control1: place(control1), control2: place(control2), to: place(end))
      case .arc: break
      case .close: path.close()
      }
    }
    return path
  }

  /// Makes an outline from Cairo's path.
  init(_ path: cairo_path_t) {
    self.init()
    guard let data = path.data else { return }
    func point(_ index: Int) -> Point2D { Point2D(data[index].point.x, data[index].point.y) }
    var index = 0
    while index < Int(path.num_data) {
      switch data[index].header.type {
      case CAIRO_PATH_MOVE_TO: move(to: point(index + 1))
      case CAIRO_PATH_LINE_TO: addLine(to: point(index + 1))
      case CAIRO_PATH_CURVE_TO:
        addCubic(
          control1: point(index + 1),
          control2: point(index + 2),
          to: point(index + 3)
        )
      default: close()
      }
      index += Swift.max(1, Int(data[index].header.length))
    }
  }
}
#endif
