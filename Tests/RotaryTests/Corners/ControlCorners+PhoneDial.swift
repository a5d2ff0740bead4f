import Testing

@testable import Rotary

extension CornerTests {
  @Test func `any number is safe for a rotary phone`() {
    expectNone(ControlCorners.phoneDial.faults())
  }
}

extension ControlCorners<PhoneDial> {
  static var phoneDial: Self {
    Self(
      subjects: [("phone", PhoneDial())],
      grip: gripAtRight,
      restore: {
        $0.options = PhoneDialOptions()
        $0.style = PhoneDialStyle()
        $0.environment = ControlEnvironment()
        $0.size = Size2D(200, 200)
        $0.setHoles([PhoneHole("1"), PhoneHole("2"), PhoneHole("3")])
      },
      proof: [.enter, .character("2")],
      own: [
        .property("fingerStopAngle", \.options.fingerStopAngle),
        .property("innerShare", \.options.innerShare),
        .property("outerShare", \.options.outerShare),
        .property("rimWidth", \.style.rimWidth), .property("hubRadius", \.style.hubRadius),
        .integerCommand("dial") { hand, number in
          hand.perform { $0.dial(number) }
        },
        .timed("dial at") { $0.dial(1) },
      ]
    )
  }
}
