#if Tool && Pictures && canImport(RotaryCairo)
import Rotary
import RotaryReplay

/// A picture as a file's bytes.
struct DrawnPicture {
  var bytes: [UInt8]
  var format: PictureFormat
  /// The size in points.
  var size: Size2D

  /// The format and the size: `PNG, 384 × 384 pixels`.
  var summary: String {
    let name = format.rawValue.uppercased()
    guard format == .png else {
      return "\(name), \(JSONText.of(size.width)) × \(JSONText.of(size.height)) points"
    }
    return "\(name), \(pixels(at: 16)) × \(pixels(at: 20)) pixels"
  }

  /// A 32-bit number of the PNG's header, which has the width at byte 16 and the height at byte 20.
  private func pixels(at offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
#endif
