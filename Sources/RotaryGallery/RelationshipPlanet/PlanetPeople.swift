import Rotary

/// Names for any number of people: the same number, the same name.
enum PlanetPeople {
  /// What the planets are called.
  static let planets = TokenList("Friends Close Groups Nobody").all

  /// Which of ``PlanetNames/all`` people have names of, one after the other: Latin letters are the most.
  private static let order = [0, 1, 0, 2, 0, 3, 5, 0, 1, 4, 0, 6, 0, 7, 8, 9]

  /// One person.
  ///
  /// - Parameters:
  ///   - number: which one, 0 or more.
  ///   - planet: around which planet.
  ///   - numerals: how the number is written.
  /// - Returns: a name, and the number from 1.
  static func person(
    _ number: Int,
    of planet: Int,
    _ numerals: Numerals = .latin
  ) -> TurntableItem {
    let mixed = number &+ planet &* 7
    // Of a place, the names come one after the other, so that none comes again before all have.
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
