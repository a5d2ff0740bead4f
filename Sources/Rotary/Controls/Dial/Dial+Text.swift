extension Dial {
  /// What is written and read out for a value: a number with its unit, or a time.
  ///
  /// - Parameter value: any value; one without steps is written to three figures.
  /// - Returns: its text, without regard to ``DialStyle/texts``.
  public func text(of value: Double) -> String {
    switch style.format {
    case .number: return Figures.text(value, decimals: decimals) + style.unit
    case .clock:
      let minutes = value.rounded()
      let hours = (minutes / 60).rounded(.down)
      return Figures.text(hours, leastDigits: 2) + ":"
        + Figures.text(minutes - hours * 60, leastDigits: 2)
    }
  }

  private var decimals: Int {
    if let decimals = style.decimals { return decimals }
    if scale.step > 0 { return scale.decimals }
    if scale.span >= 100 { return 0 }
    return scale.span >= 10 ? 1 : 2
  }

  /// What is written for one of the thumbs.
  func text(of thumb: DialThumb) -> String {
    let place = options.isRange && thumb == .high ? 1 : 0
    if place < style.texts.count { return style.texts[place] }
    return text(of: scale.wrapped(thumb == .low ? low : high))
  }

  /// What is written on the dial.
  var caption: String {
    guard options.isRange else { return text(of: .high) }
    return text(of: .low) + " – " + text(of: .high)
  }

  /// The longest text that may be written, in characters.
  var longestCaption: Int {
    var longest = caption.characterCount
    if style.texts.isEmpty {
      for end in [scale.minimum, greatest] {
        let count = text(of: end).characterCount
        longest = Swift.max(longest, options.isRange ? 2 * count + 3 : count)
      }
    }
    return longest
  }
}
