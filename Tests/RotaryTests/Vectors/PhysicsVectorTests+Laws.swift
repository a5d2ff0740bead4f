import Rotary
import Testing

extension PhysicsVectorTests {
  /// Flutter's friction between two positions and speeds is a landing whose final speed is not 0.
  func checkFrictionThrough(_ vector: VectorCase) throws {
    let p = vector["params"]
    let law = try #require(
      Deceleration(
        from: p["x0"].number,
        velocity: p["v0"].number,
        landingOn: p["x1"].number,
        tolerance: MotionTolerance(distance: 0, speed: p["v1"].number.magnitude)
      )
    )
    #expect(abs(law.decay - Self.rate(drag: p["drag_expected"].number).decay) < 1e-12)
    for check in vector["checks"].array {
      // It stops at the target at 1 s; an instant before, it moves.
      let t = Swift.min(check["t"].number, law.duration * (1 - 1e-14))
      let found = check["q"].string == "x" ? law.position(at: t) : law.velocity(at: t)
      #expect(abs(found - check["expected"].number) <= check["tolerance"].number)
    }
  }

  func checkSnap(_ vector: VectorCase) {
    let p = vector["params"]
    func spring(_ distance: Double, _ speed: Double) -> SpringMotion {
      SpringMotion(
        from: p["start"].number,
        velocity: p["v0"].number,
        to: p["end"].number,
        parameters: SpringMotion.Parameters(mass: 1, stiffness: 400, damping: 40),
        tolerance: MotionTolerance(distance: distance, speed: speed)
      )
    }
    let t = p["t"].number
    let snapped = spring(p["tolerance_distance"].number, p["tolerance_velocity"].number)
    #expect(snapped.position(at: t) == 1 && snapped.velocity(at: t) == 0)
    let plain = spring(1e-9, 1e-9)
    #expect(abs(plain.position(at: t) - vector["computed"]["x"].number) < 1e-12)
    #expect(abs(plain.velocity(at: t) - vector["computed"]["v"].number) < 1e-12)
  }

  func checkParameters(_ vector: VectorCase) throws {
    let p = vector["params"]
    let parameters =
      p["bounce"].isNull
      ? SpringMotion.Parameters(
        mass: p["mass"].number,
        stiffness: p["stiffness"].number,
        damping: p["damping"].number
      ) : SpringMotion.Parameters(duration: p["duration"].number, bounce: p["bounce"].number)
    let values = [
      "mass": parameters.mass, "stiffness": parameters.stiffness, "damping": parameters.damping,
      "dampingRatio": parameters.dampingRatio, "duration": parameters.response,
      "bounce": parameters.bounce,
    ]
    var count = 0
    for (name, value) in values {
      if !vector["expected"][name].isNull, name != "mass" {
        let difference = abs(value - vector["expected"][name].number)
        #expect(difference <= vector["tolerance"][name].number, "\(name)")
        count += 1
      }
      if !vector["computed"][name].isNull {
        #expect(abs(value - vector["computed"][name].number) < 1e-9, "\(name)")
      }
    }
    #expect(count > 0)
  }

  func checkResponse(_ vector: VectorCase) throws {
    try #require(!vector["rows"].array.isEmpty)
    let tolerance = vector["tolerance"]["relative"].number
    for row in vector["rows"].array {
      let parameters = SpringMotion.Parameters(
        dampingRatio: row["dampingRatio"].number,
        response: row["response"].number
      )
      #expect(abs(parameters.stiffness / row["stiffness"].number - 1) < tolerance)
      #expect(abs(parameters.damping / row["damping"].number - 1) < tolerance)
      let spring = SpringMotion(
        from: row["displacement"].number,
        velocity: row["v0"].number,
        to: 0,
        parameters: parameters,
        tolerance: MotionTolerance(distance: 1e-30, speed: 1e-30)
      )
      for sample in row["samples"].array {
        let t = sample[0].number
        // Relative to the maximum, as in the integration.
        let size = abs(row["displacement"].number) + abs(row["v0"].number)
        #expect(abs(spring.position(at: t) - sample[1].number) < tolerance * size)
        #expect(abs(spring.velocity(at: t) - sample[2].number) < 100 * tolerance * size)
      }
    }
  }

  func checkBand(_ vector: VectorCase) {
    let p = vector["params"]
    let band = RubberBand(limit: p["d"].number, coefficient: p["c"].number)
    for row in vector["table"].array {
      let shown = band.shown(forRequested: row["x"].number)
      #expect(abs(shown - row["expected"].number) <= vector["tolerance"]["absolute"].number)
      #expect(abs(shown - row["computed"].number) < 1e-9)
      #expect(abs(band.requested(forShown: shown) - row["x"].number) < 1e-9)
    }
  }

  func checkDeceleration(_ vector: VectorCase) throws {
    let tolerance = vector["tolerance"]["absolute"].number
    try #require(!vector["rows"].array.isEmpty)
    for row in vector["rows"].array {
      let law = Deceleration(
        from: row["x0"].number,
        velocity: row["v0"].number,
        rate: .perMillisecond(row["rate"].number),
        tolerance: MotionTolerance(distance: 0, speed: 0)
      )
      #expect(abs(law.rest - row["destination"].number) <= tolerance)
      for sample in row["samples"].array {
        let t = sample[0].number
        #expect(abs(law.position(at: t) - sample[1].number) <= tolerance)
        #expect(abs(law.velocity(at: t) - sample[2].number) <= tolerance)
        let time = try #require(law.time(at: law.position(at: t)))
        #expect(abs(time - t) <= tolerance)
      }
      let near = MotionTolerance(distance: 0.5, speed: .infinity)
      let expected = row["duration_to_threshold_0.5"].number
      #expect(abs(law.time(within: near) - expected) <= tolerance)
    }
  }

  /// Checks a fling past an edge from the edge itself: only the spring acts.
  func checkEdgeBounce(_ vector: VectorCase) throws {
    try #require(!vector["samples"].array.isEmpty)
    let law = EdgeBounce(from: 0, velocity: vector["params"]["v0"].number, within: -100...0)
    #expect(law.contact == 0)
    let tolerance = vector["tolerance"]["absolute"].number
    for sample in vector["samples"].array {
      #expect(abs(law.position(at: sample[0].number) - sample[1].number) <= tolerance)
      #expect(abs(law.velocity(at: sample[0].number) - sample[2].number) <= tolerance)
    }
    let peak = try #require(law.bounce.reversal(after: 0))
    #expect(abs(peak - vector["derived"]["peak_time"].number) < 1e-9)
    #expect(abs(law.position(at: peak) - vector["derived"]["peak"].number) <= tolerance)
  }
}
