import Rotary
import Testing

/// Tests of release speeds from Flutter and Android, many recorded on phones.
@Suite(.enabled(if: Vectors.exist("velocity"), "velocity.json is not there: see ROTARYKIT_VECTORS"))
struct VelocityVectorTests {
  static let plan = VectorPlan(
    "velocity",
    kind: kind,
    ours: ["lsq2_flutter", "lsq2", "polyfit"],
    notOurs: [
      "impulse": "Android's other strategy for the plane; ours is least squares",
      "impulse_delta": "the same for a crown, whose detents we count instead",
      "weighted3_ios": "Flutter's guess at UIScrollView; ours is least squares",
    ]
  )

  /// Returns the kind of a case; an Android case has several strategies, and is supported if one is.
  static func kind(_ vector: VectorCase) -> String {
    if !vector["kind"].isNull { return vector["kind"].string }
    if !vector["estimator"].isNull { return vector["estimator"].string }
    let strategies = vector["expected"].array.map { $0["strategy"].string }
    return strategies.contains("lsq2") ? "lsq2" : strategies.first ?? ""
  }

  @Test func `each case is checked or listed as unsupported`() {
    #expect(Self.plan.unknown == [])
    #expect(!Self.plan.checked.isEmpty)
  }

  @Test(arguments: plan.checked)
  func `the speed agrees with`(_ vector: VectorCase) {
    switch Self.kind(vector) {
    case "lsq2_flutter": checkSamples(vector)
    case "lsq2": checkEvents(vector)
    case "polyfit": checkFit(vector)
    default: Issue.record("no check for \(vector.id)")
    }
  }

  private func seconds(_ nanoseconds: JSONTree) -> Double { nanoseconds.number / 1e9 }

  /// Flutter's numbers are accurate to 1e-6 if they were not rounded.
  private func checkSamples(_ vector: VectorCase) {
    var estimator = PlanarVelocityEstimator()
    for sample in vector["samples"].array {
      estimator.add(Point2D(sample[1].number, sample[2].number), at: seconds(sample[0]))
    }
    let last = vector["samples"].array.last ?? .null
    let end = vector["up"].isNull ? last : vector["up"]
    let speed = estimator.velocity(at: end.isNull ? 0 : seconds(end[0]))
    let isRounded = vector["verified"]["max_rel_error"].number > 1e-6
    let tolerance = isRounded ? vector["tolerance"]["relative"].number : 1e-6
    let expected = vector["expected"]
    for (found, wanted) in [(speed.x, expected["vx"].number), (speed.y, expected["vy"].number)] {
      #expect(abs(found - wanted) <= tolerance * abs(wanted))
    }
  }

  /// Feeds events as Android does: each event except ups is a sample of each pointer that is down, and the
  /// speed is read at the end.
  private func checkEvents(_ vector: VectorCase) {
    var count = 0
    for expected in vector["expected"].array where expected["strategy"].string == "lsq2" {
      let pointer = expected["pointer"].number
      let coordinate = expected["axis"].string == "x" ? 1 : 2
      var estimator = VelocityEstimator()
      var time = 0.0
      for event in vector["events"].array {
        let action = event[1].string
        time = seconds(event[0])
        if action == "cancel" || action == "pointer_up:\(Int(pointer)):cancelled" {
          estimator.reset()
        } else if !action.hasPrefix("pointer_up"), action != "up" {
          for place in event[2].array where place[0].number == pointer && place[3].bool != true {
            estimator.add(place[coordinate].number, at: time)
          }
        }
      }
      // A missing speed is 0 for us.
      let wanted = expected["velocity"].isNull ? 0 : expected["velocity"].number
      let speed = estimator.velocity(at: time)
      #expect(abs(speed - wanted) <= Swift.max(1e-6, 1e-3 * abs(wanted)))
      count += 1
    }
    #expect(count > 0)
  }

  /// A least-squares fit of a line is one of the estimator's parabolas, for any degree.
  private func checkFit(_ vector: VectorCase) {
    let stepSeconds = 0.01
    var estimator = VelocityEstimator()
    for (x, y) in zip(vector["x"].numbers, vector["y"].numbers) {
      estimator.add(y, at: x * stepSeconds)
    }
    let end = (vector["x"].numbers.last ?? 0) * stepSeconds
    let slope = vector["expected"]["coefficients"][1].number
    let tolerance = vector["tolerance"]["absolute"].number
    #expect(abs(estimator.velocity(at: end) * stepSeconds - slope) <= tolerance)
  }
}
