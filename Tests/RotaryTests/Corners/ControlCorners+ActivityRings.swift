import Testing

@testable import Rotary

extension CornerTests {
  @Test func `any number is safe for activity rings`() {
    expectNone(ControlCorners.activityRings.faults())
  }
}

extension ControlCorners<ActivityRings> {
  static var activityRings: Self {
    let day = ActivityRings([
      ActivityRing(420, of: 600, name: "Move", unit: " kcal"),
      ActivityRing(34, of: 30, name: "Exercise"), ActivityRing(9, of: 12),
    ])
    var goals = day
    goals.style.format = .goal
    goals.style.direction = .counterclockwise
    return Self(
      subjects: [("activity rings", day), ("goals", goals)],
      grip: gripAtRight,
      restore: {
        $0.rings = day.rings
        $0.style = ActivityRingsStyle()
        $0.environment = ControlEnvironment()
        $0.size = Size2D(200, 200)
      },
      // They have no keys.
      proof: [],
      own: [
        .property("thickness", \.style.thickness), .property("gap", \.style.gap),
        .property("startAngle", \.style.startAngle),
        .integer("decimals") { $0.style.decimals = $1 },
        .number("values") { $0.values = [1, $1, 3] },
        .number("a ring's value") { $0.rings = [ActivityRing($1), ActivityRing(1)] },
        .number("a ring's goal") { $0.rings = [ActivityRing(1, of: $1), ActivityRing(1)] },
        .number("a ring's value and goal") { $0.rings = [ActivityRing($1, of: $1)] },
        .command("move") { hand, number in
          hand.perform { $0.move(to: [number, 10, 3]) }
        },
        .command("move to rings") { hand, number in
          hand.perform { $0.move(to: [ActivityRing(3, of: number)]) }
        },
        .command("move at") { hand, time in
          hand.at(time) { $0.perform { _ = $0.move(to: [700, 10, 3]) } }
        },
      ]
    )
  }
}
