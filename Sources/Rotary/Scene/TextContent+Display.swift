extension TextContent {
  /// The string as a host hands it to the system's text layout.
  ///
  /// It is ``string``, but for what a line of text can't show or would show wrong:
  /// - Tabs and line breaks are spaces. Other control characters, and noncharacters such as U+FFFE,
  ///   are left out: one of them makes a whole PDF or SVG document fail.
  /// - In a text with Hebrew or Arabic letters a number with a sign is isolated (U+2066, U+2069):
  ///   −12 would be laid out as 12−.
  ///
  /// A text that needs none of this is returned as it is.
  ///
  /// Source: Unicode Standard Annex #9, Unicode Bidirectional Algorithm, rules W4 and N2 (a sign in
  /// front of a number is neutral), https://www.unicode.org/reports/tr9/; XML 1.0, production 2.
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
  /// Whether it is a digit that text layout runs from left to right: a Latin or a Persian one.
  fileprivate var isFigure: Bool { "0"..."9" ~= self || "\u{6F0}"..."\u{6F9}" ~= self }

  /// Whether it can be the sign of a number: plus, hyphen or minus.
  fileprivate var isSign: Bool { self == "+" || self == "-" || self == "\u{2212}" }

  /// Whether it can stand between two figures of one number: one of the separators of Latin or Arabic, or the
  /// narrow space between groups.
  fileprivate var separatesFigures: Bool {
    self == "," || self == "." || self == ":" || "\u{66B}"..."\u{66C}" ~= self || self == "\u{202F}"
  }

  /// Whether it is of a block of letters that run from right to left: Hebrew to Arabic Extended-A, and
  /// their presentation forms.
  fileprivate var runsRightToLeft: Bool {
    "\u{590}"..."\u{8FF}" ~= self || "\u{FB1D}"..."\u{FEFF}" ~= self
  }

  fileprivate var isLineBreakOrTab: Bool { "\u{9}"..."\u{D}" ~= self }

  /// Whether it is neither a control character nor a noncharacter.
  fileprivate var isShowable: Bool {
    switch value {
    case ..<0x20, 0x7F...0x9F, 0xFDD0...0xFDEF: false
    default: value & 0xFFFE != 0xFFFE
    }
  }
}
