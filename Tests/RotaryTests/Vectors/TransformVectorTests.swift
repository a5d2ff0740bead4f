import Rotary
import Testing

/// Tests of transforms from Core Animation, Chromium, WebKit and the web platform.
@Suite(
  .enabled(if: Vectors.exist("transforms"), "transforms.json is not there: see ROTARYKIT_VECTORS")
)
struct TransformVectorTests {
  static let plan = VectorPlan(
    "transforms",
    kind: { $0["kind"].string },
    ours: [
      "matrix", "predicate", "backface", "project", "map3d", "map3d_list", "hit", "hit_point",
      "equivalence_on_plane", "map2d", "matrix_equal", "same_quad", "m34_interpolation",
      "ring_tile", "rotateY_then_perspective",
    ],
    notOurs: [
      "ring_radius": "the distance of tiles from the axis of a ring: no such ring exists yet"
    ]
  )

  @Test func `each case is checked or listed as unsupported`() {
    #expect(Self.plan.unknown == [])
    #expect(!Self.plan.checked.isEmpty)
  }

  @Test(arguments: plan.checked)
  func `the transform agrees with`(_ vector: VectorCase) throws {
    switch vector["kind"].string {
    case "matrix": try checkMatrix(vector)
    case "matrix_equal":
      expectEqual(
        try Transform3D(css: vector["a"].string),
        try Transform3D(css: vector["b"].string),
        vector
      )
      expectEqual(
        try Transform3D(css: vector["a"].string),
        Transform3D(numbers: vector["matrix"].numbers),
        vector,
        printed: 1e-11
      )
    case "predicate":
      for row in vector["rows"].array {
        let map = Transform3D(numbers: row["matrix"].numbers)
        // Core Animation tests the whole space, `flat` the plane z = 0.
        let isAffine = map.flat.map { Transform3D($0) } == map
        #expect(isAffine == row["isAffine"].bool, "\(row["transform"].string)")
      }
    case "backface":
      for row in vector["rows"].array {
        let map = Transform3D(numbers: row["matrix"].numbers)
        #expect(map.isFacingAway == row["backFaceVisible"].bool, "\(row["css"].string)")
        #expect(try Transform3D(css: row["css"].string).isFacingAway == row["backFaceVisible"].bool)
      }
    case "project": try checkProjection(vector)
    case "map3d", "map3d_list": try checkMapping(vector)
    case "map2d", "equivalence_on_plane": try checkPlane(vector)
    case "hit", "hit_point": try checkHits(vector)
    case "same_quad": try checkQuad(vector)
    case "m34_interpolation":
      for row in vector["rows"].array {
        let map = Transform3D.perspective(row["distance"].number)
        #expect(abs(map.z.w - row["m34"].number) <= vector["tolerance"].number)
      }
    case "ring_tile": try checkTiles(vector)
    case "rotateY_then_perspective": try checkTilt(vector)
    default: Issue.record("no check for \(vector.id)")
    }
  }

  private func expectEqual(
    _ map: Transform3D,
    _ expected: Transform3D,
    _ vector: VectorCase,
    printed: Double = 0
  ) {
    let tolerance = Swift.max(vector["tolerance"].number, printed)
    for (found, wanted) in zip(map.numbers, expected.numbers) {
      // The file's matrices have 12 digits.
      #expect(abs(found - wanted) <= tolerance * Swift.max(1, abs(wanted)), "\(vector.id)")
    }
  }

  private func checkMatrix(_ vector: VectorCase) throws {
    let map = try Transform3D.made(as: vector.id, or: vector["ops"].string)
    expectEqual(map, Transform3D(numbers: vector["expected"].numbers), vector, printed: 1e-11)
  }

  /// Chromium projects from the screen; its transform is the inverse of ours.
  private func checkProjection(_ vector: VectorCase) throws {
    let back = Transform3D(numbers: vector["matrix"].numbers)
    expectEqual(try Transform3D(css: vector["css"].string), back, vector, printed: 1e-11)
    let place = Point2D(vector["point"][0].number, vector["point"][1].number)
    let found = try #require(back.inverse).unproject(place)
    guard !vector["projected"].array.isEmpty else {
      #expect(found == nil)
      return
    }
    let expected = vector["computed"].isNull ? vector["projected"] : vector["computed"]
    let tolerance = vector["computed"].isNull ? vector["tolerance"].number : 1e-9
    let point = try #require(found)
    #expect(abs(point.x - expected[0].number) <= tolerance)
    #expect(abs(point.y - expected[1].number) <= tolerance)
    let mapped = try #require(back.project(place))
    #expect(abs(mapped.x - vector["mapped"][0].number) <= vector["tolerance"].number)
    #expect(abs(mapped.y - vector["mapped"][1].number) <= vector["tolerance"].number)
  }

  private func checkMapping(_ vector: VectorCase) throws {
    let map = Transform3D(numbers: vector["matrix"].numbers)
    let pairs =
      vector["points"].isNull
      ? [(vector["point"], vector["expected"])] : vector["points"].array.map { ($0[0], $0[1]) }
    for (point, expected) in pairs {
      let p = point.numbers
      let image = try #require(map.map(Point3D(p[0], p[1], p[2])))
      for (found, wanted) in zip([image.x, image.y, image.z], expected.numbers) {
        #expect(abs(found - wanted) <= vector["tolerance"].number)
      }
    }
  }

  private func checkPlane(_ vector: VectorCase) throws {
    var maps = [vector, VectorCase(tree: vector["a"]), VectorCase(tree: vector["b"])]
      .filter { !$0["matrix"].isNull }.map { Transform3D(numbers: $0["matrix"].numbers) }
    for part in [vector["a"], vector["b"]] where !part.isNull {
      maps.append(try Transform3D(css: part["css"].string))
    }
    for map in maps {
      for pair in vector["points"].array {
        let image = try #require(map.project(Point2D(pair[0][0].number, pair[0][1].number)))
        #expect(abs(image.x - pair[1][0].number) <= vector["tolerance"].number)
        #expect(abs(image.y - pair[1][1].number) <= vector["tolerance"].number)
      }
    }
  }

  private func checkHits(_ vector: VectorCase) throws {
    let area = vector["local_rect"].numbers
    for row in vector["rows"].array {
      let source = row["matrix"].isNull ? vector["matrix"] : row["matrix"]
      let map = Transform3D(numbers: source.numbers)
      let place = Point2D(row["screen"][0].number, row["screen"][1].number)
      let local = try #require(map.unproject(place))
      #expect(abs(local.x - row["local_computed"][0].number) <= 1e-4)
      #expect(abs(local.y - row["local_computed"][1].number) <= 1e-4)
      if let isHit = row["hit"].bool {
        #expect(Rect2D(area[0], area[1], area[2], area[3]).contains(local) == isHit)
      } else {
        #expect(local.x.rounded() == row["local"][0].number)
        #expect(local.y.rounded() == row["local"][1].number)
      }
    }
  }

  private func checkQuad(_ vector: VectorCase) throws {
    let q = vector["quad"].numbers
    let corners = [(q[0], q[1]), (q[2], q[1]), (q[2], q[3]), (q[0], q[3])]
    let expected = vector["corners_sorted"].array.map { $0.numbers }
    for css in vector["css"].array {
      let map = try Transform3D(css: css.string)
      var left = expected
      for corner in corners {
        let image = try #require(map.map(Point3D(corner.0, corner.1, 0)))
        left.removeAll {
          abs($0[0] - image.x) + abs($0[1] - image.y) + abs($0[2] - image.z) < 1e-6
        }
      }
      #expect(left == [], "\(css.string)")
    }
  }
}
