// Accessibility.
extension ColorWheel {
  private static let englishLabels: StaticString = "Hue Saturation Brightness Opacity"

  /// Describes the colour wheel as a group of sliders, each of which can have the keyboard focus.
  public func describe(into tree: inout AccessibilityTree) {
    tree.clear()
    tree.add(
      AccessibilityElement(
        role: .group,
        name: "",
        value: value.text,
        states: takesInput ? [] : .disabled,
        frame: Rect2D(origin: .zero, size: size)
      )
    )
    for part in ColorWheelPart.allCases where part != .opacity || options.hasOpacity {
      tree.add(element(of: part))
    }
    tree.activeIndex = Int(activePart.rawValue) + 1
  }

  private func element(of part: ColorWheelPart) -> AccessibilityElement {
    let isHue = part == .hue
    let number = (coordinates[part] * (isHue ? 1 : 100)).rounded()
    let text = environment.text(of: number)
    let index = Int(part.rawValue)
    let isNamed = index < labels.count && !labels[index].isEmpty
    return AccessibilityElement(
      role: .slider,
      name: isNamed ? labels[index] : TokenList(Self.englishLabels).all[index],
      value: isHue ? String(joining: text, "°") : environment.numerals.percent(text),
      number: AccessibilityNumber(
        current: isHue && number == 360 ? 0 : number,
        minimum: 0,
        maximum: isHue ? 359 : 100
      ),
      states: takesInput ? .focusable : [.focusable, .disabled],
      actions: .adjust.union(.activate),
      frame: artwork.frame(of: part)
    )
  }
}

extension ColorWheelArtwork {
  /// Returns the frame of a coordinate: that of its ring or of the square.
  fileprivate func frame(of part: ColorWheelPart) -> Rect2D {
    let side: Double
    switch part {
    case .hue: side = radius
    case .saturation, .brightness: return square
    case .opacity: side = pointsPerUnit(of: .opacity) / Self.opacityArc.sweep
    }
    return Rect2D(center.x - side, center.y - side, 2 * side, 2 * side)
  }
}
