#if Tool && Pictures && canImport(RotaryCairo)
import Foundation
import Rotary
import RotaryCairo
import RotaryReplay

/// The margin of a control in a picture, for shadows and the focus ring, which are outside its bounds.
struct PictureFrame {
  /// The minimum margin, as a share of the control's shorter side.
  private static let marginShare = 0.1
  private static let id = NodeID(.max)

  /// The margin of a control: the space that its shadow needs, and at least the minimum.
  static func margin(of control: some Control, with renderer: SceneRenderer) -> Double {
    var scene = ControlScene(size: control.size)
    control.draw(into: &scene)
    return Swift.max(renderer.margin(of: scene), control.size.shorterSide * marginShare)
  }

  /// A control's scene with a margin.
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
  /// The margin, which is the same in all frames.
  private let margin: Double
  private let moving: (any MovingPicture)?
  private var count = 0

  /// The most frames of a film: five minutes at 30 a second.
  static let mostFrames = 9_000

  /// Makes a film without frames, and creates the folder for its frames.
  ///
  /// - Parameters:
  ///   - size: the size of the control, in points.
  ///   - margin: the margin around the control, large enough for all frames.
  ///   - look: theme, fonts and scale.
  ///   - quality: the quality of a WebP; nil for lossless.
  ///   - folder: the folder for a file of each frame; nil for none.
  ///   - output: the name of the moving picture; nil for none.
  /// - Throws: `Failure` for a name without a known format, or if the folder cannot be created; `PictureError` for a
  ///   size of no pixels or too many.
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
        usage:
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
        "cannot create the folder \(JSONText.quote(folder)): \(error.localizedDescription)"
      )
    }
  }

  /// Draws a frame.
  func add(_ control: some Control, at time: Double) throws {
    try canvas.draw(PictureFrame.scene(of: control, margin: margin), with: renderer)
    try moving?.add(canvas, at: time)
    defer { count += 1 }
    guard let folder else { return }
    let digits = String(count)
    let name = String(repeating: "0", count: Swift.max(0, 5 - digits.count)) + digits
    try PictureOutput.file("\(folder)/\(name).png").write(try canvas.png())
  }

  /// Writes the moving picture, and prints the written files on standard error.
  func finish(at time: Double) throws {
    let size = "\(canvas.width) × \(canvas.height) pixels"
    if let folder { Console.say("Wrote \(count) frames to \(folder): PNG, \(size)") }
    guard let moving, let output else { return }
    try PictureOutput.file(output).write(try moving.finish(at: time))
    let format = output.lowercased().hasSuffix(".gif") ? "GIF" : "WebP"
    Console.say("Wrote \(output): \(format), \(size), \(count) frames")
  }
}
#endif
