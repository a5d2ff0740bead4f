import Rotary

extension StarField: ConfigurableControl {
  /// `star-field`.
  public static var controlName: String { "star-field" }

  /// Their names, with a space between them: its own, then those of the menu that make sense here.
  public static let settingNames: StaticString = """
    sign scale choreography hold tap hover marks hint hint-seconds progress disabled \
    reduced-motion right-to-left text-scale
    """
  private static let signNames: StaticString = """
    none pisces aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius
    """

  /// Every setting, for lists, forms and error messages.
  public static var settings: [SettingDescription] {
    let own = SettingDescription(
      "sign",
      .choice(TokenList(signNames)),
      default: .text("none"),
      "Whose constellation is shown."
    )
    let names = TokenList(settingNames)
    var shared = RingMenu.settings.filter { names.index(of: $0.name) != nil }
    for index in shared.indices {
      let menu = StarField().menu
      switch shared[index].name {
      case "hint": shared[index].defaultValue = .text(menu.options.hint)
      case "hint-seconds": shared[index].defaultValue = .number(menu.options.hintSeconds)
      default: break
      }
    }
    return [own] + shared
  }

  /// Changes one setting by name; see ``settings``.
  public mutating func set(_ name: String, to value: SettingValue) throws(SettingError) {
    guard let index = TokenList(Self.settingNames).index(of: name) else { throw .unknownName }
    guard index == 0 else { return try menu.set(name, to: value) }
    let sign = Int(try value.choice(Self.signNames)) - 1
    self.sign = sign < 0 ? nil : sign
    drawnSince = -.infinity
    layOut()
  }

  /// What the menu can be called; see ``RingMenu/call(_:_:at:emit:)``.
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
    if let chosen { show(chosen, at: time) }
  }

  /// Tells the sign, −1 for none, and what the menu tells.
  public func readState(_ read: (String, SettingValue) -> Void) {
    read("sign", .number(Double(sign ?? -1)))
    menu.readState(read)
  }
}
