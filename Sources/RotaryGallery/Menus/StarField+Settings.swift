import Rotary

extension StarField: ConfigurableControl {
  /// `star-field`.
  public static var controlName: String { "star-field" }

  private static let signNames: StaticString = """
    none pisces aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius
    """
  /// The settings of the menu that the sky offers.
  private static let menuSettings: StaticString = """
    scale choreography hold tap hover marks hint hint-seconds progress disabled
    """

  /// Declares each setting: the sky's, then some of the menu's; see `ConfigurableControl.visitSettings(_:)`.
  public mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.visit(
      "sign",
      .choice(TokenList(Self.signNames)),
      default: .text(TokenList(Self.signNames).all[(sign ?? -1) + 1])
    ) {
      "Star sign whose constellation is shown, or none."
    } set: { value throws(SettingError) in
      let index = Int(try value.choice(Self.signNames)) - 1
      // Setting the sign that is shown, as a page does after a selection, does not restart its drawing.
      guard index != sign ?? -1 else { return }
      sign = index < 0 ? nil : index
      drawingStart = -.infinity
      placeStars()
    }
    menu.visitSettings(&visitor, named: Self.menuSettings)
    // The position of a name depends on the hint.
    placeStars()
  }

  /// Calls a method of the menu by name; see `RingMenu.call(_:_:)`.
  public mutating func call(_ name: String, _ arguments: Arguments) throws(SettingError) {
    try menu.call(name, arguments)
    takeMenuEvents()
  }

  /// Reports the sign, −1 for none, and the menu's state.
  public func readState(_ read: (String, SettingValue) -> Void) {
    read("sign", .number(Double(sign ?? -1)))
    menu.readState(read)
  }
}
