#if Pictures
import CGif
import Rotary

/// Writes the blocks of a GIF file with giflib.
final class GIFEncoder {
  let width: Int
  let height: Int
  private var file: UnsafeMutablePointer<GifFileType>?
  private let sink = GIFSink()

  /// The number of bits per original colour component, as stated in the file.
  private static let bitsPerColor: Int32 = 8

  init(_ canvas: Canvas, loopCount: Int) throws(PictureError) {
    width = canvas.width
    height = canvas.height
    var error: Int32 = 0
    file = EGifOpen(sink.pointer, GIFSink.write, &error)
    guard let file else { throw Self.failure(error) }
    EGifSetGifVersion(file, true)
    try check(EGifPutScreenDesc(file, Int32(width), Int32(height), Self.bitsPerColor, 0, nil))
    // Netscape's extension with the loop count.
    var repeats: [UInt8] = [1, UInt8(loopCount & 0xFF), UInt8(loopCount >> 8 & 0xFF)]
    try check(EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE))
    try check(EGifPutExtensionBlock(file, 11, "NETSCAPE2.0"))
    try check(EGifPutExtensionBlock(file, Int32(repeats.count), &repeats))
    try check(EGifPutExtensionTrailer(file))
  }

  deinit {
    if let file { EGifCloseFile(file, nil) }
  }

  /// Writes one frame, which stays on the screen under the next.
  func write(_ frame: GIFFrame, hundredths: Int) throws(PictureError) {
    guard let file else { return }
    let table = ColorTable(of: frame.pixels, limit: 256)
    var control = GraphicsControlBlock(
      DisposalMode: Int32(DISPOSE_DO_NOT),
      UserInputFlag: false,
      DelayTime: Int32(Swift.min(hundredths, Int(UInt16.max))),
      TransparentColor: NO_TRANSPARENT_COLOR
    )
    var block = [UInt8](repeating: 0, count: 4)
    EGifGCBToExtension(&control, &block)
    try check(EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, 4, &block))
    let map = Self.colorMap(of: table.colors)
    defer { GifFreeMapObject(map) }
    try check(
      EGifPutImageDesc(
        file,
        Int32(frame.left),
        Int32(frame.top),
        Int32(frame.width),
        Int32(frame.height),
        false,
        map
      )
    )
    var indices = table.indices(of: frame.pixels)
    try check(EGifPutLine(file, &indices, Int32(indices.count)))
  }

  /// Ends the file.
  func finish() throws(PictureError) -> [UInt8] {
    guard let file else { return [] }
    self.file = nil
    var error: Int32 = 0
    guard EGifCloseFile(file, &error) == GIF_OK else { throw Self.failure(error) }
    return sink.bytes
  }

  /// Makes a table whose size is a power of two, as the format requires.
  ///
  /// Unused colours are black.
  private static func colorMap(of colors: [UInt32]) -> UnsafeMutablePointer<ColorMapObject>? {
    let bits = GifBitSize(Int32(Swift.max(2, colors.count)))
    let map = GifMakeMapObject(1 << bits, nil)
    for (index, color) in colors.enumerated() {
      map?.pointee.Colors[index] = GifColorType(
        Red: UInt8(color >> 16 & 0xFF),
        Green: UInt8(color >> 8 & 0xFF),
        Blue: UInt8(color & 0xFF)
      )
    }
    return map
  }

  private func check(_ result: Int32) throws(PictureError) {
    guard result == GIF_OK else { throw Self.failure(file?.pointee.Error ?? 0) }
  }

  private static func failure(_ error: Int32) -> PictureError {
    .cannotDraw(reason: GifErrorString(error).map { String(cString: $0) } ?? "GIF failed")
  }
}

/// Collects the bytes that giflib writes.
private final class GIFSink {
  private(set) var bytes: [UInt8] = []

  var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  static let write: OutputFunc = { file, data, length in
    guard let pointer = file?.pointee.UserData, let data else { return 0 }
    let sink = Unmanaged<GIFSink>.fromOpaque(pointer).takeUnretainedValue()
    sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
    return length
  }
}
#endif
