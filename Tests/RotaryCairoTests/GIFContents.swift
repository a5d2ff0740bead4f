#if Pictures
import CGif
import RotaryTestSupport

/// The frames of a GIF file, read by giflib.
struct GIFContents {
  var frames: [Bitmap] = []
  /// Hundredths of a second.
  var delays: [Int] = []
  /// How often it plays, 0 for ever; nil when it does not say.
  var loopCount: Int?

  init?(_ bytes: [UInt8]) {
    let reader = Reader(bytes)
    var error: Int32 = 0
    let pointer = Unmanaged.passUnretained(reader).toOpaque()
    guard let file = DGifOpen(pointer, Reader.read, &error), DGifSlurp(file) == GIF_OK else {
      return nil
    }
    defer { DGifCloseFile(file, nil) }
    let width = Int(file.pointee.SWidth)
    let height = Int(file.pointee.SHeight)
    var screen = [UInt32](repeating: 0, count: width * height)
    for index in 0..<Int(file.pointee.ImageCount) {
      var control = GraphicsControlBlock()
      guard DGifSavedExtensionToGCB(file, Int32(index), &control) == GIF_OK else { return nil }
      delays.append(Int(control.DelayTime))
      let image = file.pointee.SavedImages[index]
      Self.draw(image, on: &screen, width: width)
      frames.append(Bitmap(width: width, height: height, pixels: screen))
    }
    let extensions = file.pointee.SavedImages[0]
    for index in 0..<Int(extensions.ExtensionBlockCount) {
      let block = extensions.ExtensionBlocks[index]
      if block.ByteCount == 3, block.Bytes[0] == 1 {
        loopCount = Int(block.Bytes[1]) | Int(block.Bytes[2]) << 8
      }
    }
    withExtendedLifetime(reader) {}
  }

  private static func draw(_ image: SavedImage, on screen: inout [UInt32], width: Int) {
    let part = image.ImageDesc
    guard let map = part.ColorMap else { return }
    for row in 0..<Int(part.Height) {
      for column in 0..<Int(part.Width) {
        let index = Int(image.RasterBits[row * Int(part.Width) + column])
        let color = map.pointee.Colors[index]
        let place = (row + Int(part.Top)) * width + column + Int(part.Left)
        screen[place] =
          0xFF00_0000 | UInt32(color.Red) << 16 | UInt32(color.Green) << 8 | UInt32(color.Blue)
      }
    }
  }

  private final class Reader {
    let bytes: [UInt8]
    var position = 0

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
    }

    static let read: InputFunc = { file, data, length in
      guard let pointer = file?.pointee.UserData, let data else { return 0 }
      let reader = Unmanaged<Reader>.fromOpaque(pointer).takeUnretainedValue()
      let count = min(Int(length), reader.bytes.count - reader.position)
      for index in 0..<count { data[index] = reader.bytes[reader.position + index] }
      reader.position += count
      return Int32(count)
    }
  }
}

/// The properties of the frames of an animated WebP, read from the file's bytes.
///
/// Source: WebP Container Specification, "Animation",
/// https://developers.google.com/speed/webp/docs/riff_container.
struct WebPContents {
  /// Milliseconds.
  var durations: [Int] = []
  /// The number of pixels that each frame replaces.
  var areas: [Int] = []
  var loopCount: Int?
  var width = 0
  var height = 0

  init?(_ bytes: [UInt8]) {
    func number(_ start: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(bytes[start + $1]) << (8 * $1) }
    }
    func name(_ start: Int) -> String {
      String(decoding: bytes[start..<start + 4], as: UTF8.self)
    }
    guard bytes.count > 12, name(0) == "RIFF", name(8) == "WEBP" else { return nil }
    var index = 12
    while index + 8 <= bytes.count {
      let size = number(index + 4, 4)
      let body = index + 8
      switch name(index) {
      case "VP8X":
        width = number(body + 4, 3) + 1
        height = number(body + 7, 3) + 1
      case "ANIM": loopCount = number(body + 4, 2)
      case "ANMF":
        areas.append((number(body + 6, 3) + 1) * (number(body + 9, 3) + 1))
        durations.append(number(body + 12, 3))
      default: break
      }
      index = body + size + size % 2
    }
  }
}
#endif
