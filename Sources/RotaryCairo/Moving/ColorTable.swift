#if Pictures
/// The 256 colours, at most, that represent all colours of a frame.
///
/// The table is made by median cut: the box of colours with the largest variance is cut across its longest side at its
/// mean, until there are enough boxes. Each box becomes the mean of its colours. Unlike giflib, the table uses all 8
/// bits, so that a flat background keeps its exact colour.
///
/// Source: P. Heckbert, "Color image quantization for frame buffer display", 1982,
/// https://doi.org/10.1145/965145.801294. Differs: boxes are chosen and cut by variance (X. Wu, "Efficient statistical
/// computations for optimal color quantization", 1991).
struct ColorTable {
  /// The colours as 0x00RRGGBB.
  let colors: [UInt32]
  /// The index for each colour of the frame.
  private let indices: [UInt32: UInt8]

  /// Makes the table of a frame.
  ///
  /// - Parameters:
  ///   - pixels: the pixels as 0x00RRGGBB.
  ///   - limit: the maximum number of colours, 1…256.
  init(of pixels: [UInt32], limit: Int) {
    var counts: [UInt32: Int] = [:]
    var run = 0
    for (index, pixel) in pixels.enumerated() {
      run += 1
      // Runs of one colour are counted at once.
      if index + 1 == pixels.count || pixels[index + 1] != pixel {
        counts[pixel, default: 0] += run
        run = 0
      }
    }
    // Sorted, so that the same frame gives the same file.
    let entries = counts.map { ColorCount(color: $0.key, count: Double($0.value)) }
      .sorted { $0.color < $1.color }
    var boxes = [ColorBox(entries)]
    while boxes.count < limit,
      let widest = boxes.indices.max(by: { boxes[$0].spread < boxes[$1].spread }),
      boxes[widest].spread > 0
    {
      let (lower, upper) = boxes[widest].cut()
      boxes[widest] = lower
      boxes.append(upper)
    }
    colors = boxes.map(\.mean)
    var indices: [UInt32: UInt8] = [:]
    indices.reserveCapacity(entries.count)
    for (index, box) in boxes.enumerated() {
      for entry in box.entries { indices[entry.color] = UInt8(index) }
    }
    self.indices = indices
  }

  /// Returns the frame as indices into ``colors``.
  func indices(of pixels: [UInt32]) -> [UInt8] {
    var last: UInt32?
    var lastIndex: UInt8 = 0
    return pixels.map { pixel in
      if pixel != last {
        last = pixel
        lastIndex = indices[pixel] ?? 0
      }
      return lastIndex
    }
  }
}

/// A colour and its number of pixels.
private struct ColorCount {
  let color: UInt32
  let count: Double

  /// Red, green and blue, 0…255.
  var parts: SIMD3<Double> {
    SIMD3(Double(color >> 16 & 0xFF), Double(color >> 8 & 0xFF), Double(color & 0xFF))
  }
}

/// Colours that become one.
private struct ColorBox {
  let entries: [ColorCount]
  /// The sum of squared distances to the mean in the component with the largest variance.
  let spread: Double
  private let center: SIMD3<Double>
  private let widest: Int

  init(_ entries: [ColorCount]) {
    self.entries = entries
    var total = 0.0
    var sum = SIMD3<Double>.zero
    for entry in entries {
      total += entry.count
      sum += entry.parts * entry.count
    }
    center = total > 0 ? sum / total : .zero
    var squares = SIMD3<Double>.zero
    for entry in entries {
      let offset = entry.parts - center
      squares += offset * offset * entry.count
    }
    widest = (0..<3).max { squares[$0] < squares[$1] } ?? 0
    spread = entries.count > 1 ? squares[widest] : 0
  }

  /// The mean colour.
  var mean: UInt32 {
    let rounded = center.rounded(.toNearestOrAwayFromZero)
    return UInt32(rounded.x) << 16 | UInt32(rounded.y) << 8 | UInt32(rounded.z)
  }

  /// Returns the colours on both sides of the mean.
  ///
  /// Neither side is empty if the spread is above 0.
  func cut() -> (ColorBox, ColorBox) {
    let lower = entries.filter { $0.parts[widest] <= center[widest] }
    let upper = entries.filter { $0.parts[widest] > center[widest] }
    return (ColorBox(lower), ColorBox(upper))
  }
}
#endif
