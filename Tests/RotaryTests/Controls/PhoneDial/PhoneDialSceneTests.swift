import Testing

@testable import Rotary

@Suite struct PhoneDialSceneTests {
  @Test func `a long title fits into its hole, and a disabled hole is paler`() throws {
    let names = ["1", "10", "Desk", "Wake-up", "総合案内", ""]
    var holes = names.map { PhoneHole($0) }
    holes[1].isEnabled = false
    var phone = try #require(PhoneDial(holes))
    phone.size = Size2D(400, 400)
    let titles = phone.artwork.plate.nodes.compactMap { node in
      if case .text(let text) = node.content { text } else { nil }
    }
    try #require(titles.map { $0.string } == names)
    for title in titles {
      let width = TextFit.greatestWidth(of: title.string) * title.style.size
      let fits = width <= title.box.size.width || title.style.size == TextFit.smallest
      #expect(fits, "\(title.string)")
    }
    #expect(titles[0].style == titles[1].style && titles[2].style.size < titles[0].style.size)
    #expect(titles[1].paint == .role(.ink, opacity: Theme.disabledOpacity))
    #expect(titles[0].paint == .role(.ink))
  }

  @Test func `a phone that is resized keeps its hole under the finger`() {
    let phone = PhoneDial()
    let hole = phone.holeAngle(3)
    expectKeptHold(phone, place: { rim($0.size, hole + $1) }, read: \.rotation)
  }

  @Test func `each hole turns clockwise to the stop`() {
    let phone = PhoneDial()
    for hole in phone.holes.indices {
      let end = phone.holeAngle(hole) + phone.stopAngle(of: hole)
      #expect(abs(end - phone.options.fingerStopAngle) < 1e-12)
    }
  }

  @Test(arguments: [0.0, 0.5, 2])
  func `holes turn with the dial, to the finger stop`(rotation: Double) {
    let phone = PhoneDial()
    for hole in phone.holes.indices {
      let (rest, turned) = (phone.holeCenter(hole), phone.holeCenter(hole, rotation: rotation))
      let angles = [rest, turned].map { phone.size.center.directionAngle(to: $0) }
      #expect(abs(Circular.wrapped(angles[1] - angles[0] - rotation)) < 1e-9)
      let stop = phone.holeCenter(hole, rotation: phone.stopAngle(of: hole))
      let end = phone.size.center.directionAngle(to: stop)
      #expect(abs(Circular.wrapped(end - phone.options.fingerStopAngle)) < 1e-9)
    }
  }
}
