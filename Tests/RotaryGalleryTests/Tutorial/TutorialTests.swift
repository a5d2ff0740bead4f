import Foundation
import Rotary
import RotaryGallery
import RotaryGestures
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

  /// Compares the lines, circles and curves of both scenes, independent of their groups.
  @Test func `the tutorial's face looks like the gallery's`() throws {
    var smiley = Smiley()
    var happiness = Happiness()
    happiness.size = smiley.size
    _ = dragDown(&smiley, by: 70)
    for (step, way) in [0.0, 35, 70, 70].enumerated() {
      let phase: PointerEvent.Phase = step == 0 ? .down : step == 3 ? .up : .move
      let event = PointerEvent(phase, position: Point2D(160, 100 + way))
      happiness.handle(.pointer(event), at: Double(step) / 60)
    }
    #expect(smiley.mood.happiness == happiness.model.happiness && smiley.mood.happiness == 45)
    var one = ControlScene()
    var other = ControlScene()
    smiley.draw(into: &one)
    happiness.draw(into: &other)
    func path(_ scene: ControlScene, _ index: Int) -> VectorPath? {
      guard case .shape(let path, _, _) = scene.nodes[index].content else { return nil }
      return path
    }
    // In the gallery they are in a clipping group, after the light on the face.
    #expect(path(one, 0) == path(other, 6))
    let mine = try #require(path(one, 3)?.bounds)
    let theirs = try #require(path(other, 8)?.bounds)
    #expect(mine.origin.distance(to: theirs.origin) < 1e-9)
    #expect(abs(mine.maxY - theirs.maxY) < 1e-9 && abs(mine.maxX - theirs.maxX) < 1e-9)
  }

  @Test func `the control is configured by name`() throws {
    var smiley = Smiley()
    for setting in Smiley.settings { try smiley.set(setting.name, to: setting.defaultValue) }
    #expect(smiley == Smiley())
    try smiley.set("happiness", to: .number(20))
    #expect(smiley.mood.happiness == 20)
    for refused in [SettingValue.number(101), .number(.nan), .text("very")] {
      #expect(throws: SettingError.self) { try smiley.set("happiness", to: refused) }
    }
    #expect(throws: SettingError.unknownName) { try smiley.set("colour", to: .number(20)) }
    #expect(smiley.mood.happiness == 20)
  }

  @Test func `the code does what the tutorial says`() {
    var smiley = Smiley()
    // Forty points minus the threshold of ten, by half a point each.
    #expect(dragDown(&smiley, by: 40) == [.changed(70), .changed(60)])
    var presenter = ScenePresenter<Smiley>()
    let first = changes(of: &presenter, showing: smiley)
    let again = changes(of: &presenter, showing: smiley)
    // The size and four nodes; then nothing.
    #expect(first.count == 5 && again.isEmpty)
    smiley.handle(.key(.up), at: 1)
    let after = changes(of: &presenter, showing: smiley)
    #expect(after.count == 1 && smiley.mood.happiness == 61)
    guard case .content(NodeID(4), _)? = after.first else {
      Issue.record("more than the mouth has changed")
      return
    }
    var stage = Stage(screen: Size2D(300, 500), supported: .allButUpsideDown)
    turn(&stage, under: &smiley, to: .landscapeLeft, at: 2)
    #expect(smiley.size == Size2D(500, 300))
    turn(&stage, under: &smiley, to: .portraitUpsideDown, at: 3)
    #expect(smiley.size == Size2D(500, 300))
  }
}
