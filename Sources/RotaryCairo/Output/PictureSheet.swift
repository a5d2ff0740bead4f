#if Pictures
import CCairo
import Rotary

/// Several scenes side by side as one file, each with its own colours.
public struct PictureSheet: Sendable {
  /// A scene and its place.
  public struct Cell: Sendable {
    /// The scene.
    public var scene: ControlScene
    /// The transform from the scene's points to the sheet's.
    public var place: Transform2D
    /// The colours of the roles.
    public var theme: Theme

    /// Makes a cell.
    ///
    /// - Parameters:
    ///   - scene: the scene. It has no background.
    ///   - place: the transform from the scene's points to the sheet's.
    ///   - theme: the colours of the roles.
    public init(_ scene: ControlScene, at place: Transform2D, theme: Theme) {
      self.scene = scene
      self.place = place
      self.theme = theme
    }
  }

  /// The size of the sheet in points, each of which is a pixel.
  public var size: Size2D
  /// The scenes in drawing order.
  ///
  /// Areas without a scene stay clear.
  public var cells: [Cell]
  /// The font families, by default the system's sans-serif and monospace.
  public var families: FontFamilies

  /// Makes an empty sheet.
  public init(size: Size2D, families: FontFamilies = FontFamilies()) {
    self.size = size
    self.families = families
    cells = []
  }

  /// Returns the sheet as the bytes of a PNG file.
  ///
  /// - Parameter onCell: a function called before each cell with the number of drawn cells.
  /// - Returns: the bytes.
  /// - Throws: any ``PictureError`` except `cannotWrite`.
  public func png(onCell: (Int) -> Void = { _ in }) throws(PictureError) -> [UInt8] {
    let canvas = try Canvas(size: size)
    let context = cairo_create(canvas.surface)
    defer { cairo_destroy(context) }
    if let context { draw(into: context, .outlines, onCell: onCell) }
    try PictureError.check(cairo_status(context))
    cairo_surface_flush(canvas.surface)
    return try canvas.png()
  }

  /// Returns the sheet as the bytes of an SVG document; see ``png(onCell:)`` and ``Picture/svg()``.
  public func svg(onCell: (Int) -> Void = { _ in }) throws(PictureError) -> [UInt8] {
    try VectorDocument.svg(size: size) { draw(into: $0, .glyphs, onCell: onCell) }
  }

  /// Returns the sheet as the bytes of a PDF document; see ``png(onCell:)`` and ``Picture/pdf()``.
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
