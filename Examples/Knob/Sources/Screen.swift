import Board
import Rotary

/// The round display, which is drawn in bands of a few rows, without a frame buffer.
struct Screen {
  /// The rows of a band, of which the height of the display is a multiple.
  static let bandRows = 8
  /// The room around the circle, which covers the corners of the display, as a share of its radius.
  private static let corner = 1.5

  private var scene = ControlScene()
  private var list: DisplayList
  private let band: Band
  /// The checksum of each band that the display shows.
  private var shown: [Checksum?]
  /// The black corners outside the display's circle.
  private let bezel: VectorPath

  init(side: Int, theme: Theme) {
    shown = Array(repeating: nil, count: side / Self.bandRows)
    list = DisplayList(theme: theme)
    band = Band(width: side, rows: Self.bandRows)
    let radius = Double(side) / 2
    bezel = .ring(
      Annulus(
        center: Point2D(radius, radius),
        innerRadius: radius,
        outerRadius: radius * Self.corner
      )
    )
  }

  /// Draws a control and sends the bands that have changed to the display.
  mutating func show(_ control: some Control) {
    scene.clear(size: control.size)
    control.draw(into: &scene)
    list.clear()
    list.add(scene)
    list.add(bezel, filled: .solid(.fixed(RGBA(hex: 0x000000))))
    for index in shown.indices {
      let top = index * Self.bandRows
      let checksum = band.checksum(list, top: top)
      guard checksum != shown[index] else { continue }
      shown[index] = checksum
      band.draw(list, top: top)
      band.withPixels { board_show(UInt32(top), $0.baseAddress, UInt32($0.count)) }
    }
  }
}
