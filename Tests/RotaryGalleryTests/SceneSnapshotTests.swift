import Foundation
import Rotary
import RotaryGallery
import Testing

/// Compares the scenes of all demos, as text, with recorded ones.
///
/// To record new ones, run the tests with `ROTARYKIT_RECORD_SNAPSHOTS=1` in the environment, and review the
/// differences before committing.
@Suite struct SceneSnapshotTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Snapshots")

  /// Compares the scene of a control.
  func check(_ control: some Control, named name: String) throws {
    var scene = ControlScene(size: control.size)
    control.draw(into: &scene)
    let file = Self.folder.appendingPathComponent("\(name).txt")
    if ProcessInfo.processInfo.environment["ROTARYKIT_RECORD_SNAPSHOTS"] == "1" {
      try scene.text.write(to: file, atomically: true, encoding: .utf8)
      return
    }
    let stored = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let drawn = scene.text.split(separator: "\n")
    for (number, (expected, found)) in zip(stored, drawn).enumerated() where expected != found {
      Issue.record("\(name).txt:\(number + 1)\nstored \(expected)\ndrawn  \(found)")
      return
    }
    #expect(stored.count == drawn.count, "\(name).txt")
  }

  @Test(arguments: Gallery.wheels.indices)
  func `each demo is drawn as recorded`(index: Int) throws {
    let demo = Gallery.wheels[index]
    var wheel = try demo.make(Wheel.self)
    wheel.size = Size2D(320, 320)
    try check(wheel, named: demo.id)
  }

  @Test func `a wheel that is dragged is drawn as recorded`() throws {
    var wheel = try Gallery.wheels[0].make(Wheel.self)
    wheel.size = Size2D(160, 160)
    let start = wheel.size.center.moved(by: 60, towards: 1)
    wheel.handle(.pointer(PointerEvent(.down, position: start)), at: 0)
    let end = wheel.size.center.moved(by: 60, towards: 1.25)
    wheel.handle(.pointer(PointerEvent(.move, position: end)), at: 0.3)
    try check(wheel, named: "held")
  }
}
