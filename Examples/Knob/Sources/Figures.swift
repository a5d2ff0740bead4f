import Rotary

/// Figures and the signs around them, as lines.
///
/// Other characters are left out.
enum Figures {
  /// The outline of a character and the distance to the next one.
  private struct Figure {
    /// Path data of SVG, in which a figure is 100 high, from y = 0 down.
    var data: String
    var width: Double
  }

  /// The height of a figure, and the distance between two, in the units of ``Figure/data``.
  private static let height = 100.0
  private static let gap = 26.0
  /// The width of a line for a light and for a heavy text, in the same units.
  private static let lineWidths = (light: 12.0, heavy: 17.0)
  /// The height of a figure over the size of the text.
  private static let heightOfSize = 0.62

  /// Draws a straight line of text.
  ///
  /// Text that is too wide shrinks, and is not truncated.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - draw: Receives the outline and the line of each character, and the transform to the node's points.
  static func draw(_ text: TextContent, _ draw: (VectorPath, Stroke, Transform2D) -> Void) {
    let figures = text.displayString.unicodeScalars.compactMap(figure)
    let width = figures.reduce(-gap) { $0 + $1.width + gap }
    let scale = text.style.size * heightOfSize / height
    let room = text.box.size.width / max(scale * width, 1)
    let shrunk = scale * min(1, max(text.minimumScale, room))
    let rest = text.box.size.width - shrunk * width
    var x = text.box.minX
    switch text.alignment {
    case .start: break
    case .center: x += rest / 2
    case .end: x += rest
    }
    let y = text.box.center.y - shrunk * height / 2
    let isHeavy = text.style.weight.rawValue > TextStyle.Weight.medium.rawValue
    let stroke = Stroke(paint: text.paint, width: isHeavy ? lineWidths.heavy : lineWidths.light)
    for figure in figures {
      if let outline = try? VectorPath(svgPathData: figure.data) {
        draw(outline, stroke, Transform2D(shrunk, 0, 0, shrunk, x, y))
      }
      x += shrunk * (figure.width + gap)
    }
  }

  private static func figure(_ scalar: Unicode.Scalar) -> Figure? {
    switch scalar {
    case "0": Figure(data: "M30 0C8 0 0 22 0 50S8 100 30 100S60 78 60 50S52 0 30 0Z", width: 60)
    case "1": Figure(data: "M12 18L36 0V100M12 100H58", width: 60)
    case "2": Figure(data: "M2 22C6 7 17 0 30 0C47 0 57 11 57 26C57 42 47 52 2 100H59", width: 60)
    case "3":
      Figure(
        data: "M4 12C10 4 19 0 30 0C46 0 56 9 56 23C56 38 46 47 30 47H22H30"
          + "C48 47 59 57 59 73C59 89 48 100 30 100C16 100 6 95 1 87",
        width: 60
      )
    case "4": Figure(data: "M46 100V0L0 70H62", width: 60)
    case "5":
      Figure(
        data: "M53 0H11L8 43C14 38 22 36 29 36C47 36 59 49 59 67C59 87 47 100 29 100"
          + "C16 100 6 95 1 87",
        width: 60
      )
    case "6":
      Figure(
        data: "M53 6C47 2 40 0 34 0C12 0 1 20 1 55C1 85 11 100 31 100C48 100 59 87 59 69"
          + "C59 51 48 39 31 39C14 39 2 51 2 68",
        width: 60
      )
    case "7": Figure(data: "M1 0H59L21 100", width: 60)
    case "8":
      Figure(
        data: "M30 46C14 46 4 37 4 23S14 0 30 0S56 9 56 23S46 46 30 46Z"
          + "M30 46C12 46 1 57 1 73S12 100 30 100S59 89 59 73S48 46 30 46Z",
        width: 60
      )
    case "9":
      Figure(
        data: "M7 94C13 98 20 100 26 100C48 100 59 80 59 45C59 15 49 0 29 0C12 0 1 13 1 31"
          + "C1 49 12 61 29 61C46 61 58 49 58 32",
        width: 60
      )
    case ".": Figure(data: "M5 99H6", width: 10)
    case ",": Figure(data: "M6 98L0 118", width: 10)
    case ":": Figure(data: "M5 34H6M5 92H6", width: 10)
    case "-", "–", "\u{2212}": Figure(data: "M2 54H54", width: 56)
    case "+": Figure(data: "M2 54H54M28 28V80", width: 56)
    case "°": Figure(data: "M18 0A17 17 0 0 1 18 34A17 17 0 0 1 18 0Z", width: 36)
    case "%":
      Figure(
        data: "M20 0A18 21 0 0 1 20 42A18 21 0 0 1 20 0ZM76 58A18 21 0 0 1 76 100"
          + "A18 21 0 0 1 76 58ZM72 0L24 100",
        width: 96
      )
    case "C":
      Figure(
        data: "M66 16C58 5 48 0 37 0C14 0 0 20 0 50S14 100 37 100C48 100 58 95 66 84",
        width: 66
      )
    case " ": Figure(data: "", width: 10)
    default: nil
    }
  }
}
