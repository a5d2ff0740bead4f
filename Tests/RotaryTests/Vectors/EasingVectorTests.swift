import Rotary
import Testing

/// Tests of curves and steps from browsers and Core Animation.
@Suite(.enabled(if: Vectors.exist("easing"), "easing.json is not there: see ROTARYKIT_VECTORS"))
struct EasingVectorTests {
  static let plan = VectorPlan(
    "easing",
    kind: { $0["kind"].string },
    ours: [
      "cubic_bezier", "cubic_bezier_slope", "cubic_bezier_range", "cubic_bezier_extrapolation",
      "composed_cubic_bezier", "steps_after_bezier",
    ],
    notOurs: ["cubic_inout": "iCarousel's own polynomial, which no platform names"]
  )

  @Test func `each case is checked or listed as unsupported`() {
    #expect(Self.plan.unknown == [])
    #expect(!Self.plan.checked.isEmpty)
  }

  @Test(arguments: plan.checked)
  func `easing agrees with`(_ vector: VectorCase) throws {
    switch vector["kind"].string {
    case "cubic_bezier": try checkPoints(vector)
    case "cubic_bezier_slope": try checkSlopes(vector)
    case "cubic_bezier_range": try checkRanges(vector)
    case "cubic_bezier_extrapolation": try checkExtrapolation(vector)
    case "composed_cubic_bezier": try checkComposition(vector)
    case "steps_after_bezier": try checkSteps(vector)
    default: Issue.record("no check for \(vector.id)")
    }
  }

  private func curve(_ points: JSONTree) throws -> CubicBezier {
    let p = points.numbers
    try #require(p.count == 4)
    return try #require(CubicBezier(x1: p[0], y1: p[1], x2: p[2], y2: p[3]))
  }

  private func checkPoints(_ vector: VectorCase) throws {
    let tolerance = vector["tolerance"].number
    for part in [vector.tree, vector["also"]] where !part.isNull {
      let curve = try curve(part["control_points"])
      #expect(!part["points"].array.isEmpty)
      for point in part["points"].array {
        #expect(abs(curve.progress(at: point[0].number) - point[1].number) <= tolerance)
      }
    }
  }

  /// The vectors request only slopes inside the range: their curves are clamped, and so are ours at both
  /// ends.
  private func checkSlopes(_ vector: VectorCase) throws {
    let curve = try curve(vector["control_points"])
    for point in vector["points"].array {
      let slope = curve.slope(at: point[0].number)
      #expect(abs(slope - point[1].number) <= vector["tolerance"].number)
    }
  }

  private func checkRanges(_ vector: VectorCase) throws {
    for row in vector["rows"].array {
      let curve = try curve(row["control_points"])
      let progress = (0...20_000).map { curve.progress(at: Double($0) / 20_000) }
      #expect(abs((progress.min() ?? .nan) - row["min"].number) <= vector["tolerance"].number)
      #expect(abs((progress.max() ?? .nan) - row["max"].number) <= vector["tolerance"].number)
    }
  }

  private func checkExtrapolation(_ vector: VectorCase) throws {
    for row in vector["rows"].array {
      let curve = try curve(row["control_points"])
      for point in row["points"].array {
        let progress = curve.progress(at: point[0].number)
        #expect(
          abs(progress - point[1].number) <= vector["tolerance"].number,
          "\(row["name"].string)"
        )
      }
    }
  }

  private func checkComposition(_ vector: VectorCase) throws {
    let effect = try curve(vector["effect_easing"])
    let keyframe = try curve(vector["keyframe_easing"])
    for row in vector["rows"].array {
      let first = effect.progress(at: row[0].number)
      // Numbers that the file computed with 30 digits are more accurate than the test's own tolerance.
      #expect(abs(first - row[1].number) <= 1e-9)
      #expect(abs(keyframe.progress(at: first) - row[2].number) <= 1e-9)
    }
  }

  private func checkSteps(_ vector: VectorCase) throws {
    let jumps: [String: StepEasing.Jump] = [
      "jump-start": .atStart, "jump-end": .atEnd, "jump-none": .atNeither, "jump-both": .atBoth,
    ]
    for row in vector["rows"].array {
      let effect = try curve(row["effect_easing"])
      let jump = try #require(jumps[row["position"].string])
      let steps = try #require(StepEasing(Int(row["steps"].number), jump: jump))
      for point in row["points"].array {
        let first = effect.progress(at: point[0].number)
        #expect(steps.progress(at: first) == point[2].number, "\(row["css"].string)")
      }
    }
  }
}
