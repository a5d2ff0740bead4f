#if Pictures
import CGif
import Rotary

/// A moving picture as a GIF, for places that support no better format.
///
/// A frame has 256 colours. Times are in hundredths of a second, with at most 50 frames a second; other frames are
/// dropped, because browsers show shorter ones five times too long. Clear pixels are black, so draw on a background.
/// Only the differences between frames are stored.
public final class AnimatedGIF: MovingPicture {
  private let loopCount: Int
  private var clock = FrameClock(unitsPerSecond: 100, shortest: 2)
  private var encoder: GIFEncoder?
  private var shown: [UInt32] = []
  private var pending: (frame: GIFFrame, start: Int)?

  /// Makes a file without frames.
  ///
  /// - Parameter loopCount: the number of times the picture plays, 0…65,535. Default 0: for ever.
  public init(loopCount: Int = 0) {
    self.loopCount = loopCount
  }

  /// Adds a frame; see ``MovingPicture/add(_:at:)``.
  public func add(_ canvas: Canvas, at time: Double) throws(PictureError) {
    let encoder = try readyEncoder(for: canvas)
    guard encoder.width == canvas.width, encoder.height == canvas.height else {
      throw .cannotDraw(reason: "the size of the frame differs from that of the first")
    }
    guard let start = clock.begin(at: time) else { return }
    try writePending(until: start)
    let pixels = canvas.opaquePixels()
    pending = (GIFFrame(pixels, over: shown, width: canvas.width), start)
    shown = pixels
  }

  /// Ends the file; see ``MovingPicture/finish(at:)``.
  public func finish(at time: Double) throws(PictureError) -> [UInt8] {
    guard let encoder else { return [] }
    try writePending(until: clock.end(at: time))
    self.encoder = nil
    return try encoder.finish()
  }

  private func readyEncoder(for canvas: Canvas) throws(PictureError) -> GIFEncoder {
    if let encoder { return encoder }
    let encoder = try GIFEncoder(canvas, loopCount: loopCount)
    self.encoder = encoder
    return encoder
  }

  private func writePending(until end: Int) throws(PictureError) {
    guard let (frame, start) = pending else { return }
    pending = nil
    try encoder?.write(frame, hundredths: end - start)
  }
}

/// The part of a frame that differs from the previous one.
struct GIFFrame {
  /// The left edge in pixels.
  ///
  /// A frame has at least one pixel, because the format has no empty frames.
  private(set) var left = 0
  private(set) var top = 0
  private(set) var width: Int
  private(set) var height: Int
  /// The pixels, row by row, as 0x00RRGGBB.
  private(set) var pixels: [UInt32]

  init(_ pixels: [UInt32], over shown: [UInt32], width: Int) {
    self.pixels = pixels
    self.width = width
    height = pixels.count / width
    guard pixels.count == shown.count else { return }
    func differs(_ row: Int, _ column: Int) -> Bool {
      pixels[row * width + column] != shown[row * width + column]
    }
    let rows = (0..<height).filter { row in (0..<width).contains { differs(row, $0) } }
    let firstRow = rows.first ?? 0
    let lastRow = rows.last ?? 0
    let kept = firstRow...lastRow
    let firstColumn = (0..<width).first { column in kept.contains { differs($0, column) } } ?? 0
    let lastColumn = (0..<width).last { column in kept.contains { differs($0, column) } } ?? 0
    left = firstColumn
    top = firstRow
    self.width = lastColumn - firstColumn + 1
    height = lastRow - firstRow + 1
    self.pixels = kept.flatMap { row in
      pixels[(row * width + firstColumn)...(row * width + lastColumn)]
    }
  }
}

extension Canvas {
  /// Returns the pixels as 0x00RRGGBB.
  ///
  /// Clear parts are blended with black.
  func opaquePixels() -> [UInt32] {
    withPixels { pixels, rowLength in
      var result: [UInt32] = []
      result.reserveCapacity(width * height)
      for row in 0..<height {
        for pixel in pixels[row * rowLength..<row * rowLength + width] {
          result.append(pixel & 0xFF_FFFF)
        }
      }
      return result
    }
  }
}
#endif
