#if Pictures
import CCairo
import Rotary

/// One scene as a file: PNG, SVG or PDF.
///
/// For many pictures, a ``Canvas`` and a ``SceneRenderer`` that are kept cost less.
public struct Picture: Sendable {
  /// The scene.
  ///
  /// Its size is the picture's size.
  public var scene: ControlScene
  /// The colours of the roles, by default `.light`.
  public var theme: Theme
  /// The colour under the scene, by default the theme's background; nil leaves the picture clear.
  public var background: Tint?
  /// The font families, by default the system's sans-serif and monospace.
  public var families: FontFamilies
  /// The folder of images with a relative path; nil, the default, is the working directory.
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

  /// Returns the picture as the bytes of a PNG file.
  ///
  /// - Parameter scale: the number of pixels per point. Default 1.
  /// - Returns: the bytes.
  /// - Throws: any ``PictureError`` except `cannotWrite`.
  public func png(scale: Double = 1) throws(PictureError) -> [UInt8] {
    let canvas = try Canvas(size: scene.size, scale: scale)
    try canvas.draw(scene, with: renderer(.outlines), background: background)
    return try canvas.png()
  }

  /// Returns the picture as the bytes of an SVG document.
  ///
  /// A point is a CSS pixel.
  ///
  /// Everything except images from files is vector graphics.
  ///
  /// - Throws: any ``PictureError`` except `cannotWrite`.
  public func svg() throws(PictureError) -> [UInt8] {
    try VectorDocument.svg(size: scene.size) { draw(into: $0) }
  }

  /// Returns the picture as the bytes of a PDF document.
  ///
  /// Text stays text, and a point is 1/72 inch.
  ///
  /// The document has no date, so that the same scene gives the same bytes.
  ///
  /// - Throws: any ``PictureError`` except `cannotWrite`.
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
