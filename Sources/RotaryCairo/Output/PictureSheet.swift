#if Pictures
import CCairo
import Rotary

/// Several scenes side by side as one file, each in colours of its own.
public struct PictureSheet: Sendable {
  /// A scene at its place.
  public struct Cell: Sendable {
    /// What is drawn.
    public var scene: ControlScene
    /// From the scene's points to the sheet's.
    public var place: Transform2D
    /// The colours behind the roles.
    public var theme: Theme

    /// Makes a cell.
    ///
    /// - Parameters:
    ///   - scene: what is drawn; nothing covers the sheet under it.
    ///   - place: from the scene's points to the sheet's.
    ///   - theme: the colours behind the roles.
    public init(_ scene: ControlScene, at place: Transform2D, theme: Theme) {
      self.scene = scene
      self.place = place
      self.theme = theme
    }
  }

  /// The sheet's size in points, of which each is a pixel.
  public var size: Size2D
  /// The scenes, in the order in which they are drawn; what no scene covers stays clear.
  public var cells: [Cell]
  /// The font families behind the faces, by default the system's sans-serif and monospace.
  public var families: FontFamilies

  /// Makes a sheet of a size, with nothing on it yet.
  public init(size: Size2D, families: FontFamilies = FontFamilies()) {
    self.size = size
    self.families = families
    cells = []
  }

  /// The sheet as pixels, in a PNG file's bytes.
  ///
  /// - Parameter onCell: is told how many cells are drawn, before each.
  /// - Returns: the bytes.
  /// - Throws: any ``PictureError`` but `cannotWrite`.
  public func png(onCell: (Int) -> Void = { _ in }) throws(PictureError) -> [UInt8] {
    let canvas = try Canvas(size: size)
    let context = cairo_create(canvas.surface)
    defer { cairo_destroy(context) }
    if let context { draw(into: context, .outlines, onCell: onCell) }
    try PictureError.check(cairo_status(context))
    cairo_surface_flush(canvas.surface)
    return try canvas.png()
  }

  /// The sheet as an SVG document's bytes; see ``png(onCell:)`` and ``Picture/svg()``.
  public func svg(onCell: (Int) -> Void = { _ in }) throws(PictureError) -> [UInt8] {
    try VectorDocument.svg(size: size) { draw(into: $0, .glyphs, onCell: onCell) }
  }

  /// The sheet as a PDF document's bytes; see ``png(onCell:)`` and ``Picture/pdf()``.
  public func pdf(onCell: (Int) -> Void = { _ in }) throws(PictureError) -> [UInt8] {
    try VectorDocument.pdf(size: size) { draw(into: $0, .glyphs, onCell: onCell) }
  }

  private func draw(
    into context: OpaquePointer,
    _ textDrawing: TextDrawing,
    onCell: (Int) -> Void
  ) {
    let renderer = SceneRenderer(families: families, textDrawing: textDrawing)
    for (index, cell) in cells.enumerated() {
      onCell(index)
      renderer.theme = cell.theme
      cairo_save(context)
      var matrix = cell.place.matrix
      cairo_transform(context, &matrix)
      renderer.draw(cell.scene, into: context)
      cairo_restore(context)
    }
  }
}
#endif
