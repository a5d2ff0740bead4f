#if Pictures && canImport(RotaryCairo)
import Rotary
import RotaryGallery
import RotaryTestSupport
import Testing

/// Compares pictures of the relationship planet at rest and in flight, as perceived.
@Suite struct PlanetPictureTests {
  private static let themes: [(String, Theme)] = [("light", .light), ("dark", .dark)]

  /// The seconds since a satellite was tapped.
  static let states: [(String, Double?)] = [
    ("rest", nil), ("collapsing", 0.1), ("flying", 0.45), ("springing", 1.12), ("landed", 3),
    ("structure", nil),
  ]

  @Test(arguments: states.indices) func `the planets look as recorded`(index: Int) throws {
    let (state, later) = Self.states[index]
    var planet = RelationshipPlanet()
    planet.showsStructure = state == "structure"
    if let later {
      planet.advance(to: 1)
      planet.swap(to: 2)
      planet.advance(to: 1 + later)
    }
    for (name, theme) in Self.themes {
      var scene = ControlScene(size: planet.size)
      planet.draw(into: &scene)
      let picture = try Bitmap(of: scene, theme: theme)
      #expect(try Snapshot.complaint(picture, named: "planet-\(state)-\(name)") == nil)
    }
  }
}
#endif
