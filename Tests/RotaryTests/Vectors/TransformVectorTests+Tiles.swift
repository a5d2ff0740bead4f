import Rotary
import Testing

extension TransformVectorTests {
  /// Checks a ring's tiles, composed as in the file, outermost first.
  func checkTiles(_ vector: VectorCase) throws {
    let parameters = vector["params"]
    let radius = parameters["radius"].number
    let half = parameters["itemWidth"].number / 2
    let eye = Transform3D.perspective(-1 / parameters["perspective_m34"].number)
    let tolerance = vector["tolerance"].number
    for row in vector["rows"].array {
      let angle = row["offset"].number / parameters["count"].number * Circular.turn
      let map: Transform3D
      if row["scale"].isNull {
        map = Transform3D.translation(0, 0, radius + 0.01)
          .then(.rotation(aboutY: angle)).then(.translation(0, 0, -radius)).then(eye)
        let w = map.w.w
        #expect(abs(w - row["w"].number) <= tolerance)
        for (x, name) in [(0, "centre"), (-half, "left_edge"), (half, "right_edge")] {
          let image = try #require(map.project(Point2D(x, 0)))
          #expect(abs(image.x - row[name][0].number) <= tolerance, "\(name)")
        }
      } else {
        let x = radius * Circular.sine(angle)
        let z = radius * Circular.cosine(angle) - radius
        #expect(abs(x - row["x"].number) + abs(z - row["z"].number) <= tolerance)
        map = Transform3D.translation(x, 0, z).then(eye)
        #expect(abs(1 / map.w.w - row["scale"].number) <= tolerance)
      }
      for (found, wanted) in zip(map.numbers, row["matrix"].numbers) {
        // The file has 12 digits.
        #expect(abs(found - wanted) <= tolerance * Swift.max(1, abs(wanted)))
      }
    }
  }

  func checkTilt(_ vector: VectorCase) throws {
    for row in vector["rows"].array {
      let map = Transform3D.rotation(
        aboutY: Circular.radians(degrees: row["rotateY_deg"].number)
      ).then(.perspective(row["d"].number))
      let p = row["point"].numbers
      let image = try #require(map.map(Point3D(p[0], p[1], p[2])))
      #expect(abs(image.x - row["projected"][0].number) <= vector["tolerance"].number)
      #expect(abs(image.y - row["projected"][1].number) <= vector["tolerance"].number)
      for (found, wanted) in zip(map.numbers, row["matrix"].numbers) {
        #expect(abs(found - wanted) <= vector["tolerance"].number)
      }
    }
  }
}
