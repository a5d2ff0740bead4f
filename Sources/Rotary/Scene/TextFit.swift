/// Estimates of the room for texts, with which controls fit their texts without a host's fonts.
enum TextFit {
  /// The height of a line over the size of its letters.
  static let lineHeight = 1.3
  /// The width of a figure over its size, in most fonts.
  static let figureWidth = 0.62
  /// The maximum width of a figure over its size, in the fonts of all platforms.
  static let widestFigure = 0.7
  /// The average width of a letter over its size.
  static let letterWidth = 0.6
  /// The width of a Latin letter over its size in the widest fonts.
  static let wideLetterWidth = 0.64
  /// The average width of a letter after the shrinking of hosts, over its size: 0.6 · 0.8.
  static let shrunkLetterWidth = 0.48
  /// The sizes of texts from the largest, in points: the scale of ``TextStyle/size``, continued.
  static let sizes = [80.0, 56, 40, 28, 22, 17, 14, 12]
  /// The minimum size of a text, in points.
  static let smallest = 12.0

  /// Returns the largest size of the scale up to a limit; the smallest size if there is none.
  ///
  /// - Parameters:
  ///   - limit: The limit, in points.
  ///   - largest: The size that replaces the largest one. Default 72.
  /// - Returns: The size, in points.
  @inline(never)
  static func size(upTo limit: Double, largest: Double = 72) -> Double {
    if limit >= largest { return largest }
    for size in sizes where size <= limit { return size }
    return smallest
  }

  /// Returns the size at which a number of figures fills a width.
  static func size(of count: Int, in width: Double) -> Double {
    width / (figureWidth * Double(Swift.max(1, count)))
  }

  /// Returns the maximum width of a text in the fonts of all platforms, over its size.
  ///
  /// Figures are wider than the average letter, as are capitals in a word of capitals, such as AM. A character of three
  /// bytes or more may be as wide as it is high.
  static func greatestWidth(of text: String) -> Double {
    var width = 0.0
    text.withBytes { bytes in
      var isAfterCapital = false
      for byte in bytes {
        let isCapital = byte >= 0x41 && byte <= 0x5A
        defer { isAfterCapital = isCapital }
        switch byte {
        case 0x41...0x5A where isAfterCapital: width += 0.95
        case 0x30...0x39: width += widestFigure
        case 0x00...0x7F, 0xC0...0xDF: width += 0.62
        case 0xE0...0xFF: width += 1.05
        default: break
        }
      }
    }
    return width
  }
}
