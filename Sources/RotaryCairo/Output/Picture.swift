#if Pictures
import CCairo
import Rotary

/// One scene as a file: PNG, SVG or PDF.
///
/// For many pictures in a row, a ``Canvas`` and a ``SceneRenderer`` that are kept cost less.
public struct Picture: Sendable {
  /// What is in it; its size is the picture's.
  public var scene: ControlScene
  /// The colours behind the roles, by default `.light`.
  public var theme: Theme
  /// What covers the picture under the scene, by default the theme's ground; nil leaves it clear.
  public var background: Tint?
  /// The font families behind the faces, by default the system's sans-serif and monospace.
  public var families: FontFamilies
  /// Where pictures with a relative path are looked for; nil, the default, is the working
  /// directory.
  public var imageFolder: String?

  /// Makes a picture of a scene.
  public init(
    of scene: ControlScene,
    theme: Theme = .light,
    background: Tint? = .role(.ground),
    families: FontFamilies = FontFamilies(),
    imageFolder: String? = nil
  ) {
    self.scene = scene
    self.theme = theme
    self.background = background
    self.families = families
    self.imageFolder = imageFolder
  }

  /// The picture as pixels, in a PNG file's bytes.
  ///
  /// - Parameter scale: pixels for each point. Default 1.
  /// - Returns: the bytes.
  /// - Throws: any ``PictureError`` but `cannotWrite`.
  public func png(scale: Double = 1) throws(PictureError) -> [UInt8] {
    let canvas = try Canvas(size: scene.size, scale: scale)
    try canvas.draw(scene, with: renderer(.outlines), background: background)
    return try canvas.png()
  }

  /// The picture as an SVG document's bytes; a point is a CSS pixel.
  ///
  /// All of it stays vector but pictures from files.
  ///
  /// - Throws: any ``PictureError`` but `cannotWrite`.
  public func svg() throws(PictureError) -> [UInt8] {
    try VectorDocument.svg(size: scene.size) { draw(into: $0) }
  }

  /// The picture as a PDF document's bytes; text stays text, and a point is 1/72 inch.
  ///
  /// The document bears no date: the same scene gives the same bytes.
  ///
  /// - Throws: any ``PictureError`` but `cannotWrite`.
  public func pdf() throws(PictureError) -> [UInt8] {
    try VectorDocument.pdf(size: scene.size) { draw(into: $0) }
  }

  private func draw(into context: OpaquePointer) {
    if let background {
      let color = theme.color(of: background)
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.opacity)
      cairo_paint(context)
    }
    renderer(.glyphs).draw(scene, into: context)
  }

  private func renderer(_ textDrawing: TextDrawing) -> SceneRenderer {
    let renderer = SceneRenderer(theme: theme, families: families, textDrawing: textDrawing)
    renderer.imageFolder = imageFolder
    return renderer
  }
}
#endif
