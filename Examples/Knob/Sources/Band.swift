import Rotary

/// A band of rows of the display.
///
/// An area is drawn by the signed area that each of its lines leaves to the right, which gives each pixel the exact
/// share that is covered. Source: R. Levien, font-rs, 2016, https://github.com/raphlinus/font-rs. Where the polygons of
/// an area overlap in the same direction, the share is limited to 1.
struct Band {
  private let width: Int
  private let rows: Int
  /// The differences of coverage between neighbours, with two further columns for the right edge.
  private let coverage: UnsafeMutableBufferPointer<Float>
  /// The colours as 0xRRGGBB.
  private let colors: UnsafeMutableBufferPointer<UInt32>
  private let pixels: UnsafeMutableBufferPointer<UInt16>

  private var stride: Int { width + 2 }

  /// Creates a band, which keeps its memory for ever.
  init(width: Int, rows: Int) {
    self.width = width
    self.rows = rows
    coverage = .allocate(capacity: (width + 2) * rows)
    coverage.initialize(repeating: 0)
    colors = .allocate(capacity: width * rows)
    colors.initialize(repeating: 0)
    pixels = .allocate(capacity: width * rows)
    pixels.initialize(repeating: 0)
  }

  /// Draws the rows from `top` on, over the theme's background.
  func draw(_ list: DisplayList, top: Int) {
    colors.update(repeating: list.theme[.ground].packed >> 8)
    forEachArea(of: list, top: top) { area in
      list.forEachLine(of: area) { addLine(from: $0, to: $1, top: Float(top)) }
      fill(area, top: top)
    }
  }

  /// Returns a checksum of the areas in the rows from `top` on, which is nearly always another if a pixel changes.
  func checksum(_ list: DisplayList, top: Int) -> Checksum {
    var sum = Checksum()
    let (first, last) = (Float(top), Float(top + rows))
    forEachArea(of: list, top: top) { area in
      sum.add(area.inkChecksum)
      list.forEachLine(of: area) { start, end in
        guard max(start.y, end.y) > first, min(start.y, end.y) < last else { return }
        sum.add(start)
        sum.add(end)
      }
    }
    return sum
  }

  private func forEachArea(of list: DisplayList, top: Int, _ body: (DisplayList.Area) -> Void) {
    for area in list.areas where area.least.y < Float(top + rows) && area.greatest.y > Float(top) {
      body(area)
    }
  }

  /// Adds the coverage of a line.
  private func addLine(from start: Vector, to end: Vector, top: Float) {
    guard start.y != end.y else { return }
    let (upper, lower) = start.y < end.y ? (start, end) : (end, start)
    let bottom = min(lower.y - top, Float(rows))
    var y = max(upper.y - top, 0)
    guard y < bottom else { return }
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    var x = upper.x + (y + top - upper.y) * slope
    var row = Int(y)
    while y < bottom {
      let nextY = min(Float(row + 1), bottom)
      let nextX = x + slope * (nextY - y)
      let height = start.y < end.y ? nextY - y : y - nextY
      let (left, right) = (clamped(min(x, nextX)), clamped(max(x, nextX)))
      addPart(from: left, to: right, height: height, first: row * stride)
      (x, y) = (nextX, nextY)
      row += 1
    }
  }

  private func clamped(_ x: Float) -> Float { min(max(x, 0), Float(width)) }

  /// Adds the coverage of a line within a row.
  private func addPart(from left: Float, to right: Float, height: Float, first: Int) {
    var column = Int(left)
    let start = left - Float(column)
    guard right > Float(column + 1) else {
      let middle = (start + right - Float(column)) / 2
      coverage[first + column] += height * (1 - middle)
      coverage[first + column + 1] += height * middle
      return
    }
    // The share of the height per column. The coverage grows as the square in the first and the last column.
    let step = height / (right - left)
    var covered = step * (1 - start) * (1 - start) / 2
    coverage[first + column] += covered
    column += 1
    var next = step * (1.5 - start)
    while right > Float(column + 1) {
      coverage[first + column] += next - covered
      covered = next
      next += step
      column += 1
    }
    let rest = right - Float(column)
    let last = height - step * rest * rest / 2
    coverage[first + column] += last - covered
    coverage[first + column + 1] += height - last
  }

  /// Paints the area whose lines have been added, and clears the coverage.
  private func fill(_ area: DisplayList.Area, top: Int) {
    switch area.ink {
    case .solid(let color): fill(area, top: top) { _ in color }
    case .gradient(let gradient): fill(area, top: top) { gradient.color(at: $0) }
    }
  }

  /// Paints with the colour that `ink` returns for the middle of a pixel.
  ///
  /// Inlined for each kind of ink, so that the loop does not choose between them.
  @inline(__always)
  private func fill(_ area: DisplayList.Area, top: Int, ink: (Vector) -> Color) {
    let firstRow = Int(max(area.least.y - Float(top), 0))
    let lastRow = Int(min(area.greatest.y - Float(top), Float(rows - 1)))
    let firstColumn = Int(clamped(area.least.x))
    let lastColumn = Int(clamped(area.greatest.x)) + 1
    for row in firstRow...lastRow {
      var sum: Float = 0
      let y = Float(top + row) + 0.5
      for column in firstColumn...lastColumn {
        let index = row * stride + column
        sum += coverage[index]
        coverage[index] = 0
        let share = min(sum.magnitude, 1)
        guard share > Self.leastShare, column < width else { continue }
        blend(ink(Vector(Float(column) + 0.5, y)), share, row * width + column)
      }
    }
  }

  /// Paints a share of a pixel.
  private func blend(_ color: Color, _ share: Float, _ index: Int) {
    let under = colors[index]
    let opacity = color.w * share
    func mix(_ part: Float, _ shift: UInt32) -> UInt32 {
      let old = Float(under >> shift & 0xFF)
      return UInt32(old + (part - old) * opacity + 0.5) << shift
    }
    colors[index] = mix(color.x, 16) | mix(color.y, 8) | mix(color.z, 0)
  }

  /// Calls `body` with the pixels as RGB565.
  ///
  /// A fine pattern replaces the lost bits, so that gradients have no steps.
  func withPixels(_ body: (UnsafeMutableBufferPointer<UInt16>) -> Void) {
    for row in 0..<rows {
      for column in 0..<width {
        let color = colors[row * width + column]
        let threshold = Self.threshold(row, column)
        let red = ((color >> 16 & 0xFF) * 31 + threshold) / 255
        let green = ((color >> 8 & 0xFF) * 63 + threshold) / 255
        let blue = ((color & 0xFF) * 31 + threshold) / 255
        pixels[row * width + column] = UInt16(truncatingIfNeeded: red << 11 | green << 5 | blue)
      }
    }
    body(pixels)
  }

  /// The rounding of a pixel, 0 to 254, from a square of 4 by 4 whose values differ from their neighbours' most.
  ///
  /// Source: B. E. Bayer, "An optimum method for two-level rendition of continuous-tone pictures", 1973.
  private static func threshold(_ row: Int, _ column: Int) -> UInt32 {
    let bits = UInt32(truncatingIfNeeded: row ^ column)
    let rowBits = UInt32(truncatingIfNeeded: row)
    let order = (bits & 1) << 3 | (rowBits & 1) << 2 | bits & 2 | (rowBits & 2) >> 1
    return order * 16 + 7
  }

  /// Half of the smallest visible share of a pixel.
  private static let leastShare: Float = 1 / 512
}
