#if Tool && Pictures && canImport(RotaryCairo)
import Foundation
import Rotary
import RotaryCairo
import RotaryReplay

/// Space around a control in a picture: shadows and the focus ring lie outside its bounds.
struct PictureFrame {
  /// The least space, as a share of the control's shorter side, on each side.
  private static let marginShare = 0.1
  private static let id = NodeID(.max)

  /// How much space a control is shown with: what its shadow needs, and never less than all others have.
  static func margin(of control: some Control, with renderer: SceneRenderer) -> Double {
    var scene = ControlScene(size: control.size)
    control.draw(into: &scene)
    return Swift.max(renderer.margin(of: scene), control.size.shorterSide * marginShare)
  }

  /// A control's scene in the middle of a larger one.
  static func scene(of control: some Control, margin: Double) -> ControlScene {
    var scene = ControlScene(
      size: Size2D(control.size.width + 2 * margin, control.size.height + 2 * margin)
    )
    scene.add(SceneNode(id, transform: .translation(margin, margin))) {
      control.draw(into: &$0)
    }
    return scene
  }
}

/// The frames of a replay, as files or as one moving picture.
final class Film {
  private let canvas: Canvas
  private let renderer: SceneRenderer
  private let folder: String?
  private let output: String?
  /// The same in all frames, whatever is drawn in them.
  private let margin: Double
  private let moving: (any MovingPicture)?
  private var count = 0

  /// The most frames of a film: five minutes at 30 a second.
  static let mostFrames = 9_000

  /// Makes a film with no frame yet, and the folder for its frames.
  ///
  /// - Parameters:
  ///   - size: the control's, in points.
  ///   - margin: the space around it, enough for all frames.
  ///   - look: theme, fonts and scale.
  ///   - quality: of a WebP; nil for one that loses no pixel.
  ///   - folder: where each frame is put as a file; nil for no such files.
  ///   - output: the moving picture's name; nil for none.
  /// - Throws: `Failure` for a name of no format, or a folder that can't be made; `PictureError` for a size
  ///   of no pixels or too many.
  init(
    size: Size2D,
    margin: Double,
    look: PictureOptions,
    quality: Double?,
    folder: String?,
    output: String?
  ) throws {
    self.folder = folder
    self.output = output
    self.margin = margin
    let whole = Size2D(size.width + 2 * margin, size.height + 2 * margin)
    let scale = try look.pixelsPerPoint
    try PictureFormat.png.check(whole, scale: scale, advice: "a smaller --scale")
    canvas = try Canvas(size: whole, scale: scale)
    renderer = SceneRenderer(
      theme: try look.themeName.theme,
      families: try look.families,
      textDrawing: .rasters
    )
    switch output?.split(separator: ".", omittingEmptySubsequences: false).last?.lowercased() {
    case nil: moving = nil
    case "gif": moving = AnimatedGIF()
    case "webp": moving = AnimatedWebP(quality: quality)
    default:
      throw Failure(
        "--output is \(JSONText.quote(output ?? "")); expected a name that ends in .gif or .webp"
      )
    }
    guard let folder else { return }
    do {
      try FileManager.default.createDirectory(
        atPath: folder,
        withIntermediateDirectories: true
      )
    } catch {
      throw Failure(
        "the folder \(JSONText.quote(folder)) cannot be made: \(error.localizedDescription)"
      )
    }
  }

  /// Draws a frame.
  func add(_ control: some Control, at time: Double) throws {
    try canvas.draw(PictureFrame.scene(of: control, margin: margin), with: renderer)
    try moving?.add(canvas, at: time)
    guard let folder else { return }
    let digits = String(count)
    let name = String(repeating: "0", count: Swift.max(0, 5 - digits.count)) + digits
    try PictureOutput.file("\(folder)/\(name).png").write(try canvas.png())
    count += 1
  }

  /// Writes the moving picture.
  func finish(at time: Double) throws {
    guard let moving, let output else { return }
    try PictureOutput.file(output).write(try moving.finish(at: time))
  }
}
#endif
