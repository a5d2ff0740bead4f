import RotaryTestRandom
import Testing

@testable import Rotary

/// Numbers that no device sends and no app intends do not permanently move the ring out of its bounds.
@Suite struct SpinnerCornerTests {
  /// Returns a fault of the position or the scene.
  private func complaint(_ spinner: NumberSpinner) -> String? {
    guard spinner.position.isFinite, spinner.rotation.isFinite, spinner.tilesPerSecond.isFinite
    else {
      return "its position is \(spinner.position)"
    }
    guard spinner.range.index(nearest: spinner.value).map({ spinner.range[$0] }) == spinner.value
    else { return "\(spinner.value) is not offered" }
    var scene = ControlScene(size: spinner.size)
    spinner.draw(into: &scene)
    if let fault = scene.fault { return fault }
    var tree = AccessibilityTree()
    spinner.describe(into: &tree)
    return tree.elements.count == 1 ? nil : "it is described by \(tree.elements.count)"
  }

  /// Checks that keys, a drag and a tap work.
  private func expectItWorks(_ driver: inout SpinnerDriver, _ note: Comment) throws {
    driver.framesPerSecond = 10
    driver.pointer(.cancel, 0)
    driver.settle()
    #expect(driver.spinner.isResting && complaint(driver.spinner) == nil, note)
    driver.spinner.options = SpinnerOptions()
    driver.spinner.style = SpinnerStyle()
    driver.spinner.size = Size2D(320, 120)
    driver.spinner.range = try SpinnerRange(from: 0, through: 100)
    driver.move(to: 50, animated: false)
    driver.input(.key(.up))
    driver.settle()
    #expect(driver.spinner.value == 51, note)
    driver.drag(by: -driver.spinner.ring.tile.width, hold: 0.2)
    driver.settle()
    #expect(driver.spinner.value == 52, note)
    driver.tap(driver.middle(ofTile: -1))
    driver.settle()
    #expect(driver.spinner.value == 51 && complaint(driver.spinner) == nil, note)
  }

  @Test(arguments: Corners.integers)
  func `huge steps and pages stop at an end, or anywhere on a ring`(count: Int) throws {
    for wraps in [true, false] {
      var driver = try SpinnerDriver(-50, 50, wraps: wraps)
      driver.spinner.options.pageSteps = count
      #expect((1...1_000_000).contains(driver.spinner.options.pageSteps))
      driver.move(to: 3, animated: false)
      for input in [Input.detents(count), .key(.pageUp), .detents(count), .key(.pageDown)] {
        driver.input(input, after: 0.05)
        #expect(complaint(driver.spinner) == nil)
      }
      driver.settle()
      if !wraps, count.magnitude > 100 {
        driver.input(.detents(count))
        driver.settle()
        #expect(driver.spinner.value == (count > 0 ? 50 : -50))
      }
      try expectItWorks(&driver, "\(count)")
    }
  }

  @Test(arguments: Corners.doubles)
  func `extreme numbers of input or an app leave a working spinner`(far: Double) throws {
    for wraps in [true, false] {
      var driver = try SpinnerDriver(-50, 50, wraps: wraps)
      driver.pointer(.down, 160)
      for sign in [1.0, -1, 1] {
        driver.pointer(.move, sign * far, after: 0.01)
        driver.input(.pointer(PointerEvent(.move, position: Point2D(160, sign * far))))
        #expect(complaint(driver.spinner) == nil)
      }
      driver.spinner.value = far
      driver.pointer(.up, far, after: 0.01)
      driver.input(.scroll(x: far, y: -far), after: 0.01)
      driver.input(.scroll(x: 0, y: far), after: 0.01)
      driver.move(to: far)
      driver.input(.pointer(PointerEvent(.hover, position: Point2D(far, 60), kind: .mouse)))
      #expect(driver.spinner.tile(under: Point2D(far, -far)) == nil || far.magnitude < 400)
      #expect(complaint(driver.spinner) == nil)
      try expectItWorks(&driver, "\(far)")
    }
  }

  @Test(arguments: Corners.doubles)
  func `options, style and size stay valid, before, during and after a drag`(odd: Double)
    throws
  {
    typealias Change = (inout NumberSpinner) -> Void
    let changes: [Change] = [
      { $0.options.gain = .radiansPerPoint(odd) }, { $0.options.throwLimit = odd },
      { $0.options.decelerationRate = .perMillisecond(odd) },
      { $0.options.scrollPointsPerStep = odd }, { $0.style.perspective = odd },
      { $0.style.gap = odd }, { $0.size = Size2D(odd, 120) }, { $0.size = Size2D(320, odd) },
      { $0.size = Size2D(odd, odd) },
    ]
    for (number, change) in changes.enumerated() {
      for moment in 0..<3 {
        var driver = try SpinnerDriver(-50, 50, wraps: moment == 1)
        if moment == 0 { change(&driver.spinner) }
        driver.pointer(.down, 160)
        driver.pointer(.move, 100, after: 0.02)
        if moment == 1 { change(&driver.spinner) }
        driver.pointer(.move, 60, after: 0.02)
        driver.input(.scroll(x: 3, y: 50))
        driver.pointer(.up, 60)
        if moment == 2 { change(&driver.spinner) }
        driver.wait(0.1)
        driver.input(.scroll(x: 0, y: 50))
        #expect(complaint(driver.spinner) == nil, "change \(number)")
        try expectItWorks(&driver, "change \(number), moment \(moment)")
      }
    }
  }

  @Test func `an option out of range is clamped, and NaN is ignored`() {
    var options = SpinnerOptions()
    var style = SpinnerStyle()
    for number in [-1.0, 1e9] {
      options.tileCount = Int(number)
      options.throwLimit = number
      options.scrollPointsPerStep = number
      options.gain = .radiansPerPoint(number)
      style.gap = number
      style.perspective = number
      style.minimumDigits = Int(number)
      let isLow = number < 0
      #expect(options.tileCount == (isLow ? 1 : 360) && style.minimumDigits == (isLow ? 1 : 18))
      #expect(options.throwLimit == (isLow ? 0 : 20 * .pi))
      #expect(options.scrollPointsPerStep == (isLow ? 1 : 10_000))
      #expect(options.gain == .radiansPerPoint((isLow ? 0.01 : 30) * .pi / 180))
      #expect(style.gap == (isLow ? 0 : 0.5) && style.perspective == (isLow ? 0.1 : 100))
    }
    let (before, look) = (options, style)
    options.throwLimit = .nan
    options.scrollPointsPerStep = .nan
    options.gain = .radiansPerPoint(.nan)
    options.decelerationRate = .perMillisecond(.nan)
    style.gap = .nan
    style.perspective = .nan
    #expect(options == before && style == look)
  }

  @Test func `a ring of any numbers places each tile`() {
    let row = CornerRow("SpinnerRing", [320, 120, 16, 1.1, 50], .finite) {
      let ring = SpinnerRing(
        size: Size2D($0[0], $0[1]),
        tileCount: Int(bounded: $0[2]),
        perspective: $0[3],
        maximumHeight: $0[4]
      )
      return [
        ring.tile.width, ring.tile.height, ring.tileAngle, ring.radius, ring.visibleSide,
        ring.facing(atAngle: 0.3), ring.transform(atAngle: 0.3).project(.zero)?.x ?? 0,
      ]
    }
    let fault = row.firstFault()
    #expect(fault == nil, "\(String(describing: fault))")
  }

  @Test func `any numbers are a range of distinct numbers, or are rejected`() {
    let row = CornerRow("SpinnerRange", [0, 100, 1], .finite) {
      guard let range = try? SpinnerRange(from: $0[0], through: $0[1], step: $0[2]) else {
        return []
      }
      var told = [Double(range.decimals), range.minimum, range.maximum]
      for index in [Int64.min, 0, 1, range.count / 2, range.count - 1, .max] {
        let number = range[index]
        let nearest = range.index(nearest: number) ?? -1
        told += [number, range[nearest] == number ? 0 : .nan]
      }
      return told
    }
    let fault = row.firstFault()
    #expect(fault == nil, "\(String(describing: fault))")
  }

  @Test func `numbers of any size can be typed, and letters between them do not stop the ring`()
    throws
  {
    for text in [
      "99999999999999999999999", "-", ".", "-.", "0.00000000000000000001", "1.5.5", "−7",
    ] {
      var driver = try SpinnerDriver(-1e15, 1e15, step: 1_000_000)
      for character in text.unicodeScalars {
        driver.input(.key(.character(character)), after: 0.1)
        driver.input(.key(.character("x")), after: 0.1)
        #expect(complaint(driver.spinner) == nil, "\(text)")
      }
      driver.settle()
      #expect(driver.spinner.position == driver.spinner.position.rounded(), "\(text)")
      for _ in 0..<30 { driver.input(.key(.backspace), after: 0.02) }
      driver.input(.key(.escape))
      driver.settle()
      #expect(driver.spinner.value == -1e15, "\(text)")
    }
  }
}
