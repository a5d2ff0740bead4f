import Rotary

/// Names for any number of people; a number always has the same name.
enum PlanetPeople {
  /// The titles of the planets.
  static let planets = TokenList("Friends Close Groups Nobody").all

  /// The indices in ``PlanetNames/all`` of successive people's names; Latin script is the most frequent.
  private static let order = [0, 1, 0, 2, 0, 3, 5, 0, 1, 4, 0, 6, 0, 7, 8, 9]

  /// Returns a person.
  ///
  /// - Parameters:
  ///   - number: the person's number, from 0.
  ///   - planet: the planet.
  ///   - numerals: the digits in which the number is written.
  /// - Returns: a name, and the number from 1.
  static func person(
    _ number: Int,
    of planet: Int,
    _ numerals: Numerals = .latin
  ) -> TurntableItem {
    let mixed = number &+ planet &* 7
    // All names of a list are used once before any is repeated.
    let (round, turn) = (mixed / order.count, mixed % order.count)
    let place = order[turn]
    let before = order[..<turn].filter { $0 == place }.count
    let rank = round &* order.filter { $0 == place }.count &+ before
    let names = PlanetNames.all[place]
    return TurntableItem(
      names.name(rank),
      detail: joinedText([
        "No. ", NumberText.text(Double(number) + 1, groups: true, numerals: numerals),
      ]),
      tint: .role(.palette(number &* 3 &+ planet))
    )
  }
}
