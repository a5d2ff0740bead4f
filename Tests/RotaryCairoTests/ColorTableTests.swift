#if Pictures
import CGif
import Testing

@testable import RotaryCairo

@Suite struct ColorTableTests {
  /// A flat ground and two slow gradients, as a wheel has them.
  private let pixels: [UInt32] = {
    let steps = (0..<20_000).map { UInt32($0) }
    let rising = steps.map { $0 / 100 << 16 | 0x5000 | (250 - $0 / 100) }
    let repeated = steps.map { ($0 % 200 + 20) << 8 | ($0 / 200 + 90) }
    return [UInt32](repeating: 0xFAF9F7, count: 20_000) + rising + repeated
  }()

  private func error(_ colors: [UInt32], _ indices: [UInt8]) -> Double {
    var total = 0.0
    for (pixel, index) in zip(pixels, indices) {
      for shift in stride(from: UInt32(0), to: 24, by: 8) {
        let off = Int(pixel >> shift & 0xFF) - Int(colors[Int(index)] >> shift & 0xFF)
        total += Double(off * off)
      }
    }
    return total / Double(pixels.count)
  }

  @Test func `colours that fit the table stay what they are`() {
    let few = Array(pixels[19_900..<30_000])
    let table = ColorTable(of: few, limit: 256)
    #expect(table.indices(of: few).map { table.colors[Int($0)] } == few)
    #expect(ColorTable(of: [0x123456], limit: 256).colors == [0x123456])
  }

  @Test func `a ground of one colour keeps it among thousands of others`() {
    let table = ColorTable(of: pixels, limit: 256)
    #expect(table.colors.count == 256)
    #expect(table.colors[Int(table.indices(of: pixels)[0])] == 0xFAF9F7)
  }

  @Test func `it is closer to the picture than giflib's own table`() {
    let table = ColorTable(of: pixels, limit: 256)
    var red = pixels.map { UInt8($0 >> 16 & 0xFF) }
    var green = pixels.map { UInt8($0 >> 8 & 0xFF) }
    var blue = pixels.map { UInt8($0 & 0xFF) }
    var indices = [UInt8](repeating: 0, count: pixels.count)
    var size: Int32 = 256
    var map = [GifColorType](repeating: GifColorType(), count: 256)
    #expect(
      GifQuantizeBuffer(
        UInt32(pixels.count),
        1,
        &size,
        &red,
        &green,
        &blue,
        &indices,
        &map
      ) == GIF_OK
    )
    let colors = map.map { UInt32($0.Red) << 16 | UInt32($0.Green) << 8 | UInt32($0.Blue) }
    let ours = error(table.colors, table.indices(of: pixels))
    #expect(ours < error(colors, indices) / 2)
  }

  @Test func `the same frame gives the same table`() {
    #expect(
      ColorTable(of: pixels, limit: 64).colors == ColorTable(of: pixels, limit: 64).colors
    )
  }
}
#endif
