/// The app's text for a value.
struct WrittenDialValue: Equatable, Sendable {
  /// The value for which the text was written; the style writes any other value.
  var value: DialRange
  /// A text for each thumb, the lower one first.
  var texts: [String]
}

// Texts, and accessibility.
extension DialMechanism {
  /// See ``DialControl/text(of:)``.
  func text(of value: Double) -> String {
    switch style.format {
    case .number:
      let decimals = style.decimals ?? scale.decimals(of: value)
      return String(joining: environment.text(of: value, decimals: decimals), style.unit)
    case .clock:
      let minutes = value.rounded()
      let hours = (minutes / 60).rounded(.down)
      return String(
        joining: environment.text(of: hours, minimumDigits: 2),
        ":",
        environment.text(of: minutes - hours * 60, minimumDigits: 2)
      )
    }
  }

  /// Returns a number that differs whenever the text of a value differs.
  func writtenNumber(of value: Double) -> Double {
    guard style.format == .number else { return value.rounded() }
    return scale.rounded(value, decimals: style.decimals)
  }

  /// See ``DialControl/writeValue(by:)``.
  mutating func writeValue(by text: (Double) -> String) {
    let value = value
    write(isRange ? [text(value.low), text(value.high)] : [text(value.high)])
  }

  /// Sets the texts for the value shown, the lower one first; if empty, the style writes the value.
  mutating func write(_ texts: [String]) {
    written = texts.isEmpty ? nil : WrittenDialValue(value: value, texts: texts)
  }

  /// The app's texts, if they are for the value shown.
  var writtenTexts: [String]? {
    guard let written, written.value == value else { return nil }
    return written.texts
  }

  /// Returns the text for one of the thumbs.
  private func text(of thumb: DialThumb) -> String {
    let index = isRange && thumb == .high ? 1 : 0
    if let texts = writtenTexts, index < texts.count { return texts[index] }
    return text(of: thumb == .low ? value.low : value.high)
  }

  /// The text in the middle: the typed value with a cursor, or the value.
  var shownCaption: String {
    if typed.isEmpty { return caption }
    return String(joining: environment.numerals.written(typed.written), "|")
  }

  /// The text of the value.
  var caption: String {
    guard isRange else { return text(of: .high) }
    return String(joining: text(of: .low), " – ", text(of: .high))
  }

  /// The length of the longest text that the style writes, in characters, with three characters between two values.
  var longestCaption: Int {
    var longest = 0
    for end in [scale.minimum, scale.last] {
      longest = Swift.max(longest, text(of: end).characterCount)
    }
    return isRange ? 2 * longest + 3 : longest
  }

  /// See ``DialControl/describe(into:)``.
  func describe(into tree: inout AccessibilityTree) {
    tree.clear()
    let states: AccessibilityStates = takesInput ? .focusable : [.focusable, .disabled]
    let frame = Rect2D(origin: .zero, size: size)
    guard isRange else { return tree.add(slider(.high, name: "", states, frame)) }
    // Each thumb can have the keyboard focus; the group around them cannot.
    tree.add(
      AccessibilityElement(
        role: .group,
        name: "",
        value: caption,
        states: states.intersection(.disabled),
        frame: frame
      )
    )
    for thumb in [DialThumb.low, .high] {
      tree.add(slider(thumb, name: name(of: thumb), states, target(of: thumb)))
    }
    tree.activeIndex = active == .low ? 1 : 2
  }

  /// Returns the accessibility label of a thumb of a range.
  private func name(of thumb: DialThumb) -> String {
    let index = thumb == .low ? 0 : 1
    if index < thumbs.labels.count, !thumbs.labels[index].isEmpty { return thumbs.labels[index] }
    return thumb == .low ? "Minimum" : "Maximum"
  }

  private func slider(
    _ thumb: DialThumb,
    name: String,
    _ states: AccessibilityStates,
    _ frame: Rect2D
  ) -> AccessibilityElement {
    let number = thumb == .low ? value.low : value.high
    var (minimum, maximum) = (scale.minimum, scale.maximum)
    // If the scale wraps, no thumb is an end of the other's range.
    if isRange, !scale.wraps {
      // The room may differ in its last digit.
      let room = track.roomBesideOther(thumb)
      minimum = Swift.min(room.lowerBound, number)
      maximum = Swift.max(room.upperBound, number)
    }
    return AccessibilityElement(
      role: .slider,
      name: name,
      value: text(of: thumb),
      number: AccessibilityNumber(current: number, minimum: minimum, maximum: maximum),
      states: states,
      actions: isRange ? .adjust.union(.activate) : .adjust,
      frame: frame
    )
  }

  /// Returns a target of 44 points around a thumb.
  private func target(of thumb: DialThumb) -> Rect2D {
    let angle = scale.angle(of: track.position(of: thumb))
    let place = size.center.moved(by: artwork.trackRadius, towards: angle)
    return Rect2D(place.x - 22, place.y - 22, 44, 44)
  }
}

// Touch areas, size, and actions of screen readers, for hosts.
extension DialMechanism {
  /// See ``DialControl/preferredSize``.
  var preferredSize: PreferredSize {
    let side = 2 * PreferredSize.leastSide
    return PreferredSize(environment.roomy(Size2D(200, 200)), minimum: Size2D(side, side))
  }

  /// Directs steps and keys to a thumb of a range.
  mutating func directSteps(toElement element: Int) -> Bool {
    // On a range, the root element 0 is the group of both thumbs.
    switch (isRange, element) {
    case (false, 0): break
    case (true, 1): active = .low
    case (true, 2): active = .high
    default: return false
    }
    return true
  }

  /// Directs keys to a thumb of a range, and moves a thumb to a value.
  mutating func receive(_ action: AccessibilityAction, element: Int) -> Response {
    guard directSteps(toElement: element) else { return .declined }
    guard case .setValue(let number) = action else { return isRange ? .handled : .declined }
    guard isResting else { return .declined }
    set(number)
    return .handled
  }

  /// Moves the thumb for the keys from rest to a value.
  mutating func set(_ number: Double) {
    guard isResting else { return }
    let value = number.clamped(to: scale.minimum...scale.maximum)
    if isRange {
      goBesideOther(scale.stepped(value))
    } else {
      go(.high, to: track.positions(with: .high, atValue: value))
    }
  }
}

#if !hasFeature(Embedded)
extension DialControl: NumberWriting {
  package var unwrittenNumbers: [Double] {
    guard mechanism.writtenTexts == nil else { return [] }
    let value = mechanism.value
    return mechanism.isRange ? [value.low, value.high] : [value.high]
  }

  package mutating func write(_ texts: [String]) { mechanism.write(texts) }
}
#endif
