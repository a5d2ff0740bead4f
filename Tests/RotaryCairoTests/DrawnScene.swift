#if Pictures
import Rotary
import RotaryCairo
import RotaryTestSupport

/// Draws a small scene on a clear surface.
func drawn(
  _ width: Double = 100,
  _ height: Double = 100,
  scale: Double = 1,
  textDrawing: TextDrawing = .outlines,
  _ build: (inout ControlScene) -> Void
) throws -> Bitmap {
  var scene = ControlScene(size: Size2D(width, height))
  build(&scene)
  return try Bitmap(of: scene, scale: scale, background: nil, textDrawing: textDrawing)
}

/// A node that shows one filled outline.
func filled(
  _ id: UInt32,
  _ path: VectorPath,
  _ color: RGBA = .pureRed,
  transform: Transform3D = .identity,
  opacity: Double = 1,
  mask: SceneMask = .none
) -> SceneNode {
  SceneNode(
    NodeID(id),
    transform: transform,
    opacity: opacity,
    mask: mask,
    content: .shape(path, fill: .solid(.fixed(color)), stroke: nil)
  )
}

extension RGBA {
  static let pureRed = RGBA(hex: 0xFF0000)
  static let pureGreen = RGBA(hex: 0x00FF00)
  static let pureBlue = RGBA(hex: 0x0000FF)
  static let clear = RGBA(red: 0, green: 0, blue: 0, opacity: 0)

  /// Whether each component differs by only some of 255 steps, because products are rounded.
  func isClose(to other: RGBA, steps: Double = 3) -> Bool {
    let limit = steps / 255
    guard opacity > 0 || other.opacity > 0 else { return true }
    return (red - other.red).magnitude <= limit && (green - other.green).magnitude <= limit
      && (blue - other.blue).magnitude <= limit && (opacity - other.opacity).magnitude <= limit
  }
}

extension Bitmap {
  /// How many pixels are covered, those at edges in part.
  var coverage: Double {
    pixels.reduce(0) { $0 + Double($1 >> 24) / 255 }
  }

  /// The smallest rectangle of pixels that holds all that is covered at least a little.
  var inked: Rect2D? {
    var box: Rect2D?
    for row in 0..<height {
      for column in 0..<width where pixels[row * width + column] >> 24 > 8 {
        let pixel = Rect2D(Double(column), Double(row), 1, 1)
        box = box?.union(pixel) ?? pixel
      }
    }
    return box
  }
}
#endif
