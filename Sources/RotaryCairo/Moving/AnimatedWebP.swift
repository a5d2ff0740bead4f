#if Pictures
import CWebP
import Rotary

/// A moving picture as an animated WebP, with all colours, opacity, and times in milliseconds.
///
/// It is lossless by default: flat areas and sharp edges become smaller that way than with a quality without visible
/// artifacts.
public final class AnimatedWebP: MovingPicture {
  private let loopCount: Int
  private let quality: Double?
  private var clock = FrameClock(unitsPerSecond: 1000, shortest: 1)
  private var encoder: OpaquePointer?
  private var size = (width: 0, height: 0)

  /// Makes a file without frames.
  ///
  /// - Parameters:
  ///   - loopCount: the number of times the picture plays. Default 0: for ever.
  ///   - quality: the quality of a lossy picture, 0…100. Default nil: lossless.
  public init(loopCount: Int = 0, quality: Double? = nil) {
    self.loopCount = loopCount
    self.quality = quality
  }

  deinit {
    WebPAnimEncoderDelete(encoder)
  }

  /// Adds a frame; see ``MovingPicture/add(_:at:)``.
  public func add(_ canvas: Canvas, at time: Double) throws(PictureError) {
    let encoder = try readyEncoder(for: canvas)
    guard size == (canvas.width, canvas.height) else {
      throw .cannotDraw(reason: "the size of the frame differs from that of the first")
    }
    guard let start = clock.begin(at: time) else { return }
    var picture = WebPPicture()
    WebPPictureInit(&picture)
    defer { WebPPictureFree(&picture) }
    picture.use_argb = 1
    picture.width = Int32(canvas.width)
    picture.height = Int32(canvas.height)
    let rowLength = Int32(canvas.width * 4)
    let bytes = canvas.straightBytes()
    guard WebPPictureImportRGBA(&picture, bytes, rowLength) != 0 else {
      throw .cannotDraw(reason: "out of memory for a frame of a WebP")
    }
    var config = WebPConfig()
    WebPConfigInit(&config)
    config.lossless = quality == nil ? 1 : 0
    // For lossless pictures, the quality is the effort; half the effort makes files that are nearly as small.
    config.quality = Float(Swift.min(Swift.max(quality ?? 50, 0), 100))
    try check(WebPAnimEncoderAdd(encoder, &picture, Int32(start), &config))
  }

  /// Ends the file; see ``MovingPicture/finish(at:)``.
  public func finish(at time: Double) throws(PictureError) -> [UInt8] {
    guard let encoder else { return [] }
    defer {
      WebPAnimEncoderDelete(encoder)
      self.encoder = nil
    }
    try check(WebPAnimEncoderAdd(encoder, nil, Int32(clock.end(at: time)), nil))
    var data = WebPData()
    WebPDataInit(&data)
    defer { WebPDataClear(&data) }
    try check(WebPAnimEncoderAssemble(encoder, &data))
    return Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
  }

  private func readyEncoder(for canvas: Canvas) throws(PictureError) -> OpaquePointer {
    if let encoder { return encoder }
    var options = WebPAnimEncoderOptions()
    WebPAnimEncoderOptionsInit(&options)
    options.anim_params.loop_count = Int32(clamping: loopCount)
    if quality != nil {
      // A lossy frame leaves out pixels that differ little from those of the frame before, so that slow changes add up.
      // These are the distances of whole frames for lossy files in libwebp's own gif2webp.
      (options.kmin, options.kmax) = (3, 5)
    }
    size = (canvas.width, canvas.height)
    guard
      let encoder = WebPAnimEncoderNew(Int32(canvas.width), Int32(canvas.height), &options)
    else { throw .cannotDraw(reason: "a WebP has at most 16,383 pixels a side") }
    self.encoder = encoder
    return encoder
  }

  private func check(_ result: Int32) throws(PictureError) {
    guard result == 0 else { return }
    let reason = encoder.flatMap { WebPAnimEncoderGetError($0) }.map { String(cString: $0) }
    throw .cannotDraw(reason: reason ?? "WebP failed")
  }
}

extension Canvas {
  /// Returns the pixels as red, green, blue and alpha, not premultiplied.
  func straightBytes() -> [UInt8] {
    withPixels { pixels, rowLength in
      var result: [UInt8] = []
      result.reserveCapacity(width * height * 4)
      for row in 0..<height {
        for pixel in pixels[row * rowLength..<row * rowLength + width] {
          let alpha = pixel >> 24
          func straight(_ part: UInt32) -> UInt8 {
            guard alpha > 0, alpha < 255 else { return UInt8(part) }
            return UInt8(Swift.min(255, (part * 255 + alpha / 2) / alpha))
          }
          result.append(straight(pixel >> 16 & 0xFF))
          result.append(straight(pixel >> 8 & 0xFF))
          result.append(straight(pixel & 0xFF))
          result.append(UInt8(alpha))
        }
      }
      return result
    }
  }
}
#endif
