import Rotary

/// Names for any number of people: the same number, the same name.
enum PlanetPeople {
  /// What the planets are called.
  static let planets = TokenList("Friends Close Groups Nobody").all

  private static let firstNames = TokenList(
    """
    Anna Ben Cleo Dan Eva Finn Gus Hana Ian Jo Kai Lia Max Nia Oli Pia Quin Ruth Sam Tess Uma Vic \
    Wim Xenia Yan Zoe Ada Bo Cy Dora Ed Fay
    """
  ).all
  private static let lastNames = TokenList(
    """
    Bell Carter Diaz Evans Flores Gray Hale Ito Jones Kim Lee Moss Nunn Ode Park Quist Reed Sato \
    Tran Urban Vega Wolf Xu Young Zimmer Abel Brandt Costa Dahl Egger Frost
    """
  ).all

  /// One person.
  ///
  /// - Parameters:
  ///   - number: which one, 0 or more.
  ///   - planet: around which planet.
  /// - Returns: a name, and the number from 1.
  static func person(_ number: Int, of planet: Int) -> TurntableItem {
    // Two counters without a common divisor: all pairs come before one comes again.
    let mixed = number &+ planet &* 7
    var bytes = Array(firstNames[mixed % firstNames.count].utf8)
    bytes.append(UInt8(ascii: " "))
    bytes.append(contentsOf: lastNames[mixed % lastNames.count].utf8)
    var detail = Array("No. ".utf8)
    detail.append(contentsOf: NumberText.text(Double(number) + 1, groups: true).utf8)
    return TurntableItem(
      String(validating: bytes, as: UTF8.self) ?? "",
      detail: String(validating: detail, as: UTF8.self) ?? "",
      tint: .role(.palette(number &* 3 &+ planet))
    )
  }
}
