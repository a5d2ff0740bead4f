import Rotary

/// The shapes and colours of a sheet.
enum MarkStamps {
  /// The names of the shapes.
  static let shapeNames: StaticString = "circle square triangle star heart diamond cross drop"
  /// The names of the colours, in the order of the theme's palette.
  static let colorNames: StaticString = "red amber lime green teal blue violet"
  /// The number of colours.
  static let colorCount = 7

  /// The shapes on a grid of 24 × 24, as path data.
  private static let shapes: [StaticString] = [
    "M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17Z",
    "M4.5 4.5H19.5V19.5H4.5Z",
    "M12 3.5L21 19.5H3Z",
    "M12 2.8L14.7 9L21.3 9.6L16.3 14L17.8 20.5L12 17.1L6.2 20.5L7.7 14L2.7 9.6L9.3 9Z",
    """
    M12 20.3C5.8 16 3 12.6 3 9A4.8 4.8 0 0 1 12 6.6A4.8 4.8 0 0 1 21 9\
    C21 12.6 18.2 16 12 20.3Z
    """,
    "M12 2.8L20 12L12 21.2L4 12Z",
    "M9 3.5H15V9H20.5V15H15V20.5H9V15H3.5V9H9Z",
    "M12 2.8C15.5 7.4 18.2 11 18.2 14.4A6.2 6.2 0 0 1 5.8 14.4C5.8 11 8.5 7.4 12 2.8Z",
  ]

  /// The number of shapes.
  static var shapeCount: Int { shapes.count }

  private static let outlines: [VectorPath] = shapes.map { shape in
    let text = shape.withUTF8Buffer { String(validating: $0, as: UTF8.self) ?? "" }
    return (try? VectorPath(svgPathData: text)) ?? VectorPath()
  }

  /// Returns the outline of a shape.
  static func outline(_ shape: Int) -> VectorPath { outlines[shape] }

  /// Returns the shape and colour of a menu item; nil for an item without a colour.
  static func meaning(of item: Int) -> (shape: Int, color: Int)? {
    let color = item % (colorCount + 1) - 1
    return color < 0 ? nil : (item / (colorCount + 1), color)
  }

  /// Returns the menu item of a shape and a colour.
  static func item(shape: Int, color: Int) -> Int { shape * (colorCount + 1) + 1 + color }

  /// Eight shapes, each with a ring of colours.
  static var items: RingItems {
    let (shapes, colors) = (TokenList(shapeNames).all, TokenList(colorNames).all)
    var items: [RingItem] = []
    for shape in shapes.indices {
      let parent = items.count
      items.append(RingItem(capital(shapes[shape]), icon: outline(shape)))
      for color in colors { items.append(RingItem(capital(color), parent: parent)) }
    }
    return (try? RingItems(items)) ?? .none
  }

  /// Returns a shape in a colour in words: "a teal circle".
  static func text(for item: Int) -> String {
    guard let meaning = meaning(of: item) else { return "" }
    let color = TokenList(colorNames).all[meaning.color]
    let shape = TokenList(shapeNames).all[meaning.shape]
    let isVowel = color.utf8.first == UInt8(ascii: "a")
    return joinedText([isVowel ? "an " : "a ", color, " ", shape])
  }

  /// Returns a word with a capital first letter.
  static func capital(_ word: String) -> String {
    var bytes = Array(word.utf8)
    if let first = bytes.first, first >= 97, first <= 122 { bytes[0] = first - 32 }
    return String(validating: bytes, as: UTF8.self) ?? word
  }
}
