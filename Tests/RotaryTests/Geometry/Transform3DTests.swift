import Rotary
import RotaryTestRandom
import Testing

@Suite struct Transform3DTests {
  /// Returns a random transform of rotations, translations, scales and perspective.
  static func map(_ random: inout SeededGenerator) -> Transform3D {
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    return Transform3D.scale(number(0.3...2), number(-2 ... -0.3), number(0.3...2))
      .then(
        .rotation(
          number(-3...3),
          axisX: number(-1...1),
          axisY: number(-1...1),
          axisZ: number(-1...1)
        )
      )
      .then(.translation(number(-50...50), number(-50...50), number(-50...50)))
      .then(.perspective(number(300...900)))
  }

  private func expectNear(_ left: Transform3D, _ right: Transform3D, _ tolerance: Double) {
    for (a, b) in zip(left.numbers, right.numbers) {
      #expect(abs(a - b) <= tolerance * Swift.max(1, abs(b)))
    }
  }

  @Test func `a map and its inverse undo each other`() throws {
    var random = SeededGenerator(seed: 91)
    for _ in rounds(500) {
      let map = Self.map(&random)
      let inverse = try #require(map.inverse)
      expectNear(map.then(inverse), .identity, 1e-9)
      expectNear(inverse.then(map), .identity, 1e-9)
      #expect(abs(map.determinant * inverse.determinant - 1) < 1e-9)
    }
  }

  @Test func `determinants multiply, and rotation and perspective keep the volume`() {
    var random = SeededGenerator(seed: 93)
    for _ in rounds(500) {
      let (first, second) = (Self.map(&random), Self.map(&random))
      let product = first.determinant * second.determinant
      #expect(abs(first.then(second).determinant - product) < 1e-9 * Swift.max(1, abs(product)))
    }
    #expect(abs(Transform3D.rotation(1.2, axisX: 1, axisY: 2, axisZ: 3).determinant - 1) < 1e-12)
    #expect(Transform3D.perspective(400).determinant == 1)
    #expect(Transform3D.scale(2, 3, -4).determinant == -24)
  }

  @Test func `a transform that flattens space has no inverse`() {
    #expect(Transform3D.scale(1, 0).inverse == nil)
    #expect(Transform3D.scale(1, 1, 0).inverse == nil)
    #expect(!Transform3D.scale(1, 1, 0).isFacingAway)
  }

  @Test func `a point of the plane is found at its image`() throws {
    var random = SeededGenerator(seed: 97)
    var count = 0
    for _ in rounds(500) {
      let map = Self.map(&random)
      let point = Point2D(
        Double.random(in: -40...40, using: &random),
        Double.random(in: -40...40, using: &random)
      )
      guard let place = map.project(point) else { continue }
      let found = try #require(map.unproject(place))
      // Near edge-on, a point is less accurate; 1e-6 is enough for almost all.
      #expect(found.distance(to: point) < 1e-6)
      count += 1
    }
    #expect(count > rounds(400).count)
  }

  @Test func `points whose image is behind the eye have no point in the plane`() {
    let map = Transform3D.rotation(aboutY: 1).then(.perspective(100))
    // The plane's horizon is at 100/tan 1 = 64.2, on the far side.
    #expect(map.unproject(Point2D(60, 0)) != nil && map.unproject(Point2D(-70, 0)) != nil)
    #expect(map.unproject(Point2D(70, 0)) == nil)
    #expect(Transform3D.scale(0, 1).unproject(.zero) == nil)
  }

  @Test func `a plane faces away as its corners show`() throws {
    var random = SeededGenerator(seed: 101)
    for _ in rounds(500) {
      let map = Self.map(&random)
      guard let a = map.project(.zero), let b = map.project(Point2D(1, 0)),
        let c = map.project(Point2D(0, 1))
      else { continue }
      // Corners in reverse order are seen from behind, unless the transform mirrors.
      let area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
      #expect(map.isFacingAway == (area * map.determinant < 0))
    }
  }

  @Test func `a rectangle's bounds contain its image`() throws {
    var random = SeededGenerator(seed: 103)
    let rect = Rect2D(-30, -20, 60, 50)
    for _ in rounds(200) {
      let map = Self.map(&random)
      let bounds = try #require(map.bounds(of: rect)).inset(by: -1e-9)
      for step in 0..<50 {
        let share = Double(step) / 49
        let down = (share * 7).remainder(dividingBy: 1).magnitude
        let inside = Point2D(rect.minX + 60 * share, rect.minY + 50 * down)
        #expect(bounds.contains(try #require(map.project(inside))))
      }
    }
    #expect(Transform3D.translation(0, 0, 200).then(.perspective(100)).bounds(of: rect) == nil)
    #expect(Transform3D.identity.bounds(of: rect) == rect)
  }

  @Test func `a point behind the eye has no image`() {
    let map = Transform3D.perspective(100)
    #expect(map.map(Point3D(1, 1, 100)) == nil && map.map(Point3D(1, 1, 101)) == nil)
    #expect(map.map(Point3D(1, 2, 50)) == Point3D(2, 4, 100))
  }

  @Test func `rotations about x, y and z are rotations about an axis`() {
    expectNear(.rotation(aboutZ: 0.4), Transform3D(.rotation(0.4)), 1e-15)
    let right = Transform3D.rotation(aboutY: 0.4).map(Point3D(1, 0, 0))
    #expect((right?.z ?? 0) < 0)
    let top = Transform3D.rotation(aboutX: 0.4).map(Point3D(0, -1, 0))
    #expect((top?.z ?? 0) < 0)
  }
}
