import Foundation
import Rotary
import Testing

@Suite struct TutorialTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// Returns the lines between two marks, and the name in the first mark.
  private func compiled() throws -> [(name: String, lines: [String])] {
    let file = Self.folder.appendingPathComponent("WriteYourOwnControl.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    var parts: [(name: String, lines: [String])] = []
    var isInside = false
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("// begin ") {
        parts.append((String(line.dropFirst(9)), []))
        isInside = true
      } else if line.hasPrefix("// end ") {
        isInside = false
      } else if isInside {
        parts[parts.count - 1].lines.append(line)
      }
    }
    return parts
  }

  private func shown() throws -> [[String]] {
    let file = Self.folder
      .appendingPathComponent("../../../Sources/Rotary/Rotary.docc/WriteYourOwnControl.md")
      .standardizedFileURL
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.components(separatedBy: "```swift\n").dropFirst().map { rest in
      let block = rest.components(separatedBy: "\n```")[0]
      return block.components(separatedBy: "\n")
    }.filter { block in
      // script/consumer builds the code of the separate package.
      !block.contains { $0 == "import PackageDescription" || $0 == "import RotaryCommands" }
    }
  }

  @Test func `the tutorial shows exactly the compiled code, in the same order`() throws {
    let compiled = try compiled()
    let shown = try shown()
    #expect(compiled.count == shown.count && !shown.isEmpty)
    for (part, block) in zip(compiled, shown) { #expect(part.lines == block, "\(part.name)") }
  }

  @Test func `the control is configured by name`() throws {
    var gauge = Gauge()
    for setting in Gauge.settings { try gauge.set(setting.name, to: setting.defaultValue) }
    #expect(gauge == Gauge())
    try gauge.set("value", to: .number(20))
    #expect(gauge.value == 20)
    for refused in [SettingValue.number(101), .number(.nan), .text("very")] {
      #expect(throws: SettingError.self) { try gauge.set("value", to: refused) }
    }
    #expect(throws: SettingError.unknownName) { try gauge.set("colour", to: .number(20)) }
    #expect(gauge.value == 20)
  }

  /// The points at which the needle is dragged, on the circle of the scale.
  private func points(_ degrees: [Double]) -> [Point2D] {
    degrees.map { Point2D(120, 120).moved(by: 90, towards: Circular.radians(degrees: $0)) }
  }

  @Test func `a drag turns the needle, and ends once`() throws {
    var gauge = Gauge()
    let events = drag(&gauge, through: points([180, 225, 270, 270]))
    let values: [Double] = events.compactMap { $0.value }
    let goals: [Double] = [100.0 / 6, 100.0 / 3, 50, 50]
    #expect(events.count == 4 && events.last == .changed(gauge.value))
    for (value, goal) in zip(values, goals) { #expect(abs(value - goal) < 1e-9) }
    // Below the scale, the nearer end counts.
    let ends: [(degrees: Double, value: Double)] = [(100, 0), (80, 100)]
    for end in ends {
      var gauge = Gauge()
      let path = points([end.degrees, end.degrees])
      #expect(drag(&gauge, through: path) == [.changing(end.value), .changed(end.value)])
      var same = Gauge()
      same.value = end.value
      #expect(drag(&same, through: path).isEmpty)
    }
    let beside = PointerEvent(.down, position: Point2D(1, 1))
    #expect(gauge.handle(.pointer(beside), at: 9) == .declined)
  }

  @Test func `a cancelled touch restores the value, and a lost one keeps it`() {
    for (phase, value) in [(PointerEvent.Phase.cancel, 40.0), (.lost, 50)] {
      var gauge = Gauge()
      let up = points([270])[0]
      gauge.handle(.pointer(PointerEvent(.down, position: up)), at: 0)
      gauge.handle(.pointer(PointerEvent(.down, id: 2, position: points([180])[0])), at: 0)
      #expect(gauge.value == 50)
      gauge.handle(.pointer(PointerEvent(phase, position: up)), at: 1)
      #expect(gauge.value == value)
    }
  }

  @Test func `a gauge that is disabled during a drag stays where it is`() {
    var gauge = Gauge()
    let places = points([270, 180])
    gauge.handle(.pointer(PointerEvent(.down, position: places[0])), at: 0)
    gauge.environment.isEnabled = false
    gauge.handle(.pointer(PointerEvent(.move, position: places[1])), at: 1)
    #expect(gauge.value == 50)
  }

  @Test func `keys and steps turn the needle, to its ends and no further`() {
    var gauge = Gauge()
    let goals: [(Key, Double)] = [
      (.up, 41), (.left, 40), (.pageUp, 50), (.end, 100), (.right, 100), (.home, 0), (.down, 0),
    ]
    for (time, (key, value)) in goals.enumerated() {
      #expect(gauge.handle(.key(key), at: Double(time)) == .handled)
      #expect(gauge.value == value)
    }
    gauge.environment.isEnabled = false
    #expect(gauge.handle(.key(.up), at: 9) == .declined)
  }

  @Test func `only the value and the needle are drawn again`() {
    var gauge = Gauge()
    var presenter = ScenePresenter<Gauge>()
    var changes: [SceneChange] = []
    presenter.update(with: gauge) { changes.append($0) }
    // The size and three nodes.
    #expect(changes.count == 4)
    changes = []
    presenter.update(with: gauge) { changes.append($0) }
    #expect(changes.isEmpty)
    gauge.handle(.key(.up), at: 1)
    presenter.update(with: gauge) { changes.append($0) }
    let ids = changes.compactMap { if case .content(let id, _) = $0 { id } else { nil } }
    #expect(changes.count == 2 && ids == [NodeID(2), NodeID(3)])
  }
}
