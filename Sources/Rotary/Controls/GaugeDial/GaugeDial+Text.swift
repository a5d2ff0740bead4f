// Texts, and accessibility.
extension GaugeDial {
  /// Returns the text of a value: a number with its unit.
  ///
  /// - Parameter value: Any value. Without steps, it is rounded to three figures.
  /// - Returns: The text as ``style`` formats it, without the text of ``writeValue(by:)``.
  public func text(of value: Double) -> String {
    let decimals = style.decimals ?? scale.decimals(of: value)
    return String(joining: environment.text(of: value, decimals: decimals), style.unit)
  }

  /// Sets the app's text for the value.
  ///
  /// A gauge stores no closure. If your app has its own formatter, call this method whenever the value may have changed.
  /// A value that has changed since is written as ``style`` says.
  ///
  /// - Parameter text: Returns the text of a value. It is called once, and is not stored.
  public mutating func writeValue(by text: (Double) -> String) { write(text(value)) }

  /// Sets the text of the value; if it is empty, the style writes the value.
  mutating func write(_ text: String) {
    let range = DialRange(low: value, high: value)
    written = text.utf8.isEmpty ? nil : WrittenDialValue(value: range, texts: [text])
  }

  /// The app's text, if it is for the value.
  var writtenText: String? {
    guard let written, written.value.high == value else { return nil }
    return written.texts.first
  }

  /// The text of the value.
  var caption: String { writtenText ?? text(of: value) }

  /// The length of the longest text that the style writes, in characters.
  var longestCaption: Int {
    Swift.max(text(of: scale.minimum).characterCount, text(of: scale.last).characterCount)
  }

  /// Returns the labels of ticks: the style's, or the numbers.
  func tickLabels(at values: [Double]) -> [String] {
    guard style.showsLabels else { return [] }
    guard style.labels.isEmpty else { return style.labels }
    var labels: [String] = []
    for value in values {
      let decimals = InferredDecimal(value).decimals ?? 0
      labels.append(environment.text(of: value, decimals: Swift.min(decimals, 6)))
    }
    return labels
  }

  /// The text for screen readers: the value and the name of its range.
  var spokenText: String {
    let range = style.bands.index(at: value)
    guard range < style.rangeNames.count, !style.rangeNames[range].utf8.isEmpty else {
      return caption
    }
    return String(joining: caption, ", ", style.rangeNames[range])
  }

  /// Describes the gauge as a meter, or an editable one as a slider.
  public func describe(into tree: inout AccessibilityTree) {
    tree.clear()
    var states: AccessibilityStates = isEditable ? .focusable : []
    if isEditable, !takesInput { states.insert(.disabled) }
    tree.add(
      AccessibilityElement(
        role: isEditable ? .slider : .meter,
        name: style.title,
        value: spokenText,
        number: AccessibilityNumber(
          current: value,
          minimum: scale.minimum,
          maximum: scale.maximum
        ),
        states: states,
        actions: isEditable ? .adjust : [],
        frame: Rect2D(origin: .zero, size: size)
      )
    )
  }
}

#if !hasFeature(Embedded)
extension GaugeDial: NumberWriting {
  package var unwrittenNumbers: [Double] { writtenText == nil ? [value] : [] }

  package mutating func write(_ texts: [String]) { write(texts.first ?? "") }
}
#endif
