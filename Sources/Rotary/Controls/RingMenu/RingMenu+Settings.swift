extension RingMenu: ConfigurableControl {
  /// `ring-menu`.
  public static var controlName: String { "ring-menu" }

  /// Visits each setting; see ``ConfigurableControl/visitSettings(_:)``.
  public mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitItems(&visitor)
    visitLooks(&visitor)
    visitor.part(options, visit: { $0.visitSettings(&$1) }, set: { options = $0 })
    visitor.number("progress", openness, in: 0...1) {
      "How far the menu is open, for a still picture."
    } set: {
      stand(at: $0)
    }
  }

  /// The greatest item number that a setting accepts, far beyond a useful menu.
  private static let greatestItem = 999_999.0

  private mutating func visitItems(_ visitor: inout some SettingVisitor) {
    visitor.texts("titles", StarSign.allCases.map { $0.title }) {
      "Titles of the items, 24 per ring at most. A leading > puts one into the submenu of the last without."
    } set: { titles throws(SettingError) in
      try setTitles(titles)
    }
    visitor.texts("icons", StarSign.allCases.map { $0.pathData }) {
      "Icon of each item: SVG path data on a 24 by 24 grid; empty for no icons."
    } set: { icons throws(SettingError) in
      try setIcons(icons)
    }
    visitor.disabled(
      "disabled-items",
      items.all.map { $0.isEnabled },
      in: 0...Self.greatestItem
    ) {
      "Indices, from 0, of items that cannot be chosen. Set them after the titles."
    } set: { isEnabled in
      var changed = items.all
      for index in changed.indices { changed[index].isEnabled = isEnabled[index] }
      if let changed = try? RingItems(changed) { items = changed }
    }
  }

  private mutating func visitLooks(_ visitor: inout some SettingVisitor) {
    visitor.choice("look", style == .plain ? RingLook.plain : .cosmos) {
      "Style of the menu: the star-sign design, or a plain ring in the theme's colours."
    } set: {
      style = $0 == .plain ? .plain : .cosmos
    }
    visitor.choice("choreography", choreography == .quick ? RingPace.quick : .cosmos) {
      "Animation that opens and closes the menu: step by step, or all at once."
    } set: {
      choreography = $0 == .quick ? .quick : .cosmos
    }
  }

  private mutating func setTitles(_ titles: [String]) throws(SettingError) {
    do { items = try RingItems(outline: titles).withIcons(of: items) } catch {
      throw SettingValue.texts(titles).refusal(.texts)
    }
  }

  private mutating func setIcons(_ texts: [String]) throws(SettingError) {
    var icons: [VectorPath?] = []
    for text in texts {
      do {
        let path = try VectorPath(svgPathData: text)
        icons.append(path.isEmpty ? nil : path)
      } catch { throw SettingValue.text(text).refusal(.format(TokenList("M12,2L22,22"))) }
    }
    guard let changed = items.with(icons: icons) else {
      throw .badCount(icons.count, expected: 0...items.all.count)
    }
    items = changed
  }

  /// Sets the degree of opening without motion or events, for pictures.
  private mutating func stand(at openness: Double) {
    guard openness != self.openness else { return }
    begin()
    guard openness > 0 else { return }
    if rings.isEmpty, let ring = makeRing(under: nil, at: size.center) {
      rings.append(ring)
    }
    guard !rings.isEmpty else { return }
    rings[0].stand(at: openness, time: now)
    isOpen = true
    touch()
  }

  /// Calls a method by name.
  ///
  /// The methods are `open` at `x` and `y` (default the centre; `lit` highlights the first item), `close`, and
  /// `activate` with the `index` of an accessibility element.
  public mutating func call(_ name: String, _ arguments: Arguments) throws(SettingError) {
    switch TokenList("open close activate").index(of: name) {
    case 0:
      let position = Point2D(
        try arguments.number("x", default: size.center.x),
        try arguments.number("y", default: size.center.y)
      )
      let isLit = try arguments.flag("lit", default: false)
      guard open(around: position) else { throw .refused }
      if isLit { _ = receive(.key(.home)) }
    case 1: close()
    case 2: activate(try arguments.integer("index"))
    default: throw .unknownName
    }
  }

  /// Reports whether and how far the menu is open, the item under the finger and the selected item; −1 for none.
  public func readState(_ read: (String, SettingValue) -> Void) {
    read("open", .flag(isOpen))
    read("openness", .number(openness))
    read("level", .number(Double(level)))
    read("highlighted", .number(Double(highlighted ?? -1)))
    read("chosen", .number(Double(chosen ?? -1)))
    read("centerX", .number(center.x))
    read("centerY", .number(center.y))
    read("resting", .flag(isResting))
  }
}

extension RingMenuOptions {
  mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.number("scale", &$scale, or: "fit", unit: "times") {
      "Scale of the menu; fit fills the available space, up to 1."
    }
    visitor.choice("anchor", &anchor) {
      "Point that the menu opens around: the centre of the control, or the finger."
    }
    visitor.angle("start-angle", &$startAngle) {
      "Angle at which the first item begins, clockwise from the right."
    }
    visitOpening(&visitor)
    visitMarks(&visitor)
    visitWords(&visitor)
    visitor.disabled(&isEnabled)
  }

  private mutating func visitOpening(_ visitor: inout some SettingVisitor) {
    visitor.number("hold", &$holdSeconds, unit: "seconds") {
      "Duration of the long press that opens the menu."
    }
    visitor.flag("tap", &opensOnTap) { "Whether a tap or click opens the menu." }
    visitor.flag("hover", &opensOnHover) {
      "Whether the menu opens when a mouse pointer enters it."
    }
  }

  private mutating func visitMarks(_ visitor: inout some SettingVisitor) {
    visitor.flag("marks", &takesMarks) {
      "Whether a quick stroke chooses an item before the menu appears."
    }
    visitor.flag("show-marks", &showsMarks) { "Whether the stroke is drawn." }
    visitor.number("pause", &$pauseSeconds, unit: "seconds") {
      "Duration of the pause on an item that opens its submenu."
    }
    visitor.choice("arrows", &arrows) {
      "Whether arrow keys move around the ring or to the item in their direction."
    }
  }

  private mutating func visitWords(_ visitor: inout some SettingVisitor) {
    visitor.text("info-title", &infoTitle) { "Title of the info button." }
    visitor.text("back-title", &backTitle) { "Title of the back button." }
    visitor.text("hint", &hint) { "Hint that is shown if the user does nothing." }
    visitor.number("hint-seconds", &$hintSeconds, unit: "seconds") { "Delay before the hint." }
  }
}

/// The styles for the setting `look`.
private enum RingLook: UInt8, SettingChoice {
  case cosmos, plain

  static var names: TokenList { TokenList("cosmos plain") }
}

/// The choreographies for the setting `choreography`.
private enum RingPace: UInt8, SettingChoice {
  case cosmos, quick

  static var names: TokenList { TokenList("cosmos quick") }
}
