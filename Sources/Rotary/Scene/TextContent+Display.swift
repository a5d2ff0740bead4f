extension TextContent {
  /// The string for the platform's text layout.
  ///
  /// It equals ``string``, except for characters that a line of text cannot show or would show wrong:
  /// - Tabs and line breaks become spaces. Other control characters, and noncharacters such as U+FFFE, are removed: one
  ///   of them invalidates a whole PDF or SVG document.
  /// - In a text with Hebrew or Arabic letters, a number with a sign is isolated (U+2066, U+2069). Otherwise −12 would
  ///   be laid out as 12−.
  ///
  /// A text without such characters is returned unchanged.
  ///
  /// Source: Unicode Standard Annex #9, Unicode Bidirectional Algorithm, rules W4 and N2 (a sign in front of a number
  /// is neutral), https://www.unicode.org/reports/tr9/; XML 1.0, production 2.
  public var displayString: String {
    guard string.utf8.contains(where: { $0 < 0x20 || $0 > 0x7E }) else { return string }
    let scalars = Array(string.unicodeScalars)
    let isRightToLeft = scalars.contains { $0.runsRightToLeft }
    var shown = String.UnicodeScalarView()
    var isInNumber = false
    for (index, scalar) in scalars.enumerated() {
      let isBeforeFigure = index + 1 < scalars.count && scalars[index + 1].isFigure
      if isInNumber, !scalar.isFigure, !(isBeforeFigure && scalar.separatesFigures) {
        shown.append("\u{2069}")
        isInNumber = false
      }
      if isRightToLeft, isBeforeFigure, !isInNumber, scalar.isSign {
        shown.append("\u{2066}")
        isInNumber = true
      }
      if scalar.isLineBreakOrTab {
        shown.append(" ")
      } else if scalar.isShowable {
        shown.append(scalar)
      }
    }
    if isInNumber { shown.append("\u{2069}") }
    return String(shown)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a digit that is laid out from left to right: Latin or Persian.
  fileprivate var isFigure: Bool { "0"..."9" ~= self || "\u{6F0}"..."\u{6F9}" ~= self }

  /// Whether the scalar can be the sign of a number: plus, hyphen or minus.
  fileprivate var isSign: Bool { self == "+" || self == "-" || self == "\u{2212}" }

  /// Whether the scalar can separate figures of one number: a separator of Latin or Arabic, or the narrow space between
  /// groups.
  fileprivate var separatesFigures: Bool {
    self == "," || self == "." || self == ":" || "\u{66B}"..."\u{66C}" ~= self || self == "\u{202F}"
  }

  /// Whether the scalar is in a block of right-to-left letters: Hebrew to Arabic Extended-A, and their presentation
  /// forms.
  fileprivate var runsRightToLeft: Bool {
    "\u{590}"..."\u{8FF}" ~= self || "\u{FB1D}"..."\u{FEFF}" ~= self
  }

  fileprivate var isLineBreakOrTab: Bool { "\u{9}"..."\u{D}" ~= self }

  /// Whether the scalar is neither a control character nor a noncharacter.
  fileprivate var isShowable: Bool {
    switch value {
    case ..<0x20, 0x7F...0x9F, 0xFDD0...0xFDEF: false
    default: value & 0xFFFE != 0xFFFE
    }
  }
}
