import Rotary

extension StarField: ConfigurableControl {
  /// `star-field`.
  public static var controlName: String { "star-field" }

  private static let signNames: StaticString = """
    none pisces aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius
    """
  /// The settings of the menu that make sense here.
  private static let menuSettings: StaticString = """
    scale choreography hold tap hover marks hint hint-seconds progress disabled reduced-motion \
    right-to-left text-scale numerals
    """

  /// States each setting: its own, then those of the menu that make sense here;
  /// see `ConfigurableControl.visitSettings(_:)`.
  public mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.visit("sign") {
      SettingDescription(
        "sign",
        .choice(TokenList(Self.signNames)),
        default: .text(TokenList(Self.signNames).all[(sign ?? -1) + 1]),
        "Whose constellation is shown."
      )
    } set: { value throws(SettingError) in
      let index = Int(try value.choice(Self.signNames)) - 1
      // One that draws itself goes on where the page writes down what was chosen.
      guard index != sign ?? -1 else { return }
      sign = index < 0 ? nil : index
      drawnSince = -.infinity
      placeStars()
    }
    menu.visitSettings(&visitor, named: Self.menuSettings)
    // Where a name has room depends on the size of text and on the hint.
    placeStars()
  }

  /// What the menu can be called; see `RingMenu.call(_:_:at:emit:)`.
  public mutating func call(
    _ name: String,
    _ arguments: Arguments,
    at time: Double,
    emit: (StarFieldEvent, Double) -> Void
  ) throws(SettingError) {
    advance(to: time, emit: emit)
    var chosen: Int?
    let sign = sign
    try menu.call(name, arguments, at: time) { event, time in
      if case .chosen(let item) = event { chosen = item }
      Self.tell(event, of: sign, at: time, emit: emit)
    }
    if menu.isOpen { isUsed = true }
    if let chosen { show(chosen, at: time) }
  }

  /// Tells the sign, −1 for none, and what the menu tells.
  public func readState(_ read: (String, SettingValue) -> Void) {
    read("sign", .number(Double(sign ?? -1)))
    menu.readState(read)
  }
}
