import Rotary
import Testing

@testable import RotaryGallery

/// Spinner rows in bodies.
@Suite struct RowBodyTests {
  @Test func `a shackle springs open when the row rests on its code, and not before`() throws {
    var lock = RowBody()
    try lock.set("code", to: .text("427"))
    lock.advance(to: 0)
    lock.advance(to: 1)
    try lock.call("move", Arguments([("to", .number(427))]))
    lock.advance(to: 1.05)
    #expect(lock.shackle.position(at: 1.05) == 0 && lock.isMoving)
    var opened: Double?
    var time = 1.05
    while lock.isMoving, time < 20 {
      time += 1 / 120
      lock.advance(to: time)
      while let next = lock.nextEvent() { if next.event == .opened { opened = next.time } }
    }
    #expect(opened != nil && lock.row.isOpen)
    #expect(abs(lock.shackle.position(at: time) - 1) < 0.01)
    // The shackle closes as soon as a ring turns.
    lock.handle(.key(.up), at: time + 1)
    lock.advance(to: time + 4)
    #expect(abs(lock.shackle.position(at: time + 4)) < 0.01)
  }

  @Test func `with reduced motion a shackle opens immediately`() throws {
    var lock = RowBody()
    lock.environment.reducesMotion = true
    try lock.set("code", to: .text("427"))
    try lock.set("value", to: .text("427"))
    #expect(lock.shackle.position(at: 0) == 1 && !lock.shackle.isMoving(at: 0))
  }

  @Test func `a body that becomes a padlock is locked, whatever its row showed before`() throws {
    var body = RowBody()
    body.kind = .odometer
    try body.set("code", to: .text("000042"))
    try body.set("value", to: .text("000042"))
    #expect(body.row.isOpen)
    body.environment.reducesMotion = true
    body.kind = .padlock
    #expect(!body.row.isOpen && body.shackle.position(at: 0) == 0)
  }

  @Test(arguments: BodyKind.allCases)
  func `a body sets up its row, which is touched where it is visible`(kind: BodyKind) {
    var body = RowBody()
    body.kind = kind
    body.size = Size2D(kind.grid.width * 2 + 100, kind.grid.height * 2)
    #expect(body.row.look == kind.row.look && body.row.options.carries == kind.row.carries)
    #expect(abs(body.window.minX - 50 - 2 * kind.window.minX) < 1e-9)
    var areas: [TouchArea] = []
    body.readTouchAreas { areas.append($0) }
    #expect(areas.map { $0.frame } == [body.window])
    var tree = AccessibilityTree()
    body.describe(into: &tree)
    let outside = tree.elements.filter { !body.window.inset(by: -0.5).contains($0.frame.center) }
    #expect(outside.isEmpty)
    // A tap above the middle of the first column moves to the previous number.
    let before = body.row.text
    let place = Point2D(
      tree.elements[1].frame.center.x,
      body.window.minY + body.window.size.height * 0.1
    )
    for phase in [PointerEvent.Phase.down, .up] {
      body.handle(.pointer(PointerEvent(phase, position: place)), at: 1)
    }
    body.advance(to: 5)
    #expect(body.row.text != before)
  }

  @Test func `settings are the body's and the row's, each with its default`() throws {
    for setting in RowBody.settings where setting.name != "code" {
      var body = RowBody()
      try body.set(setting.name, to: setting.defaultValue)
      #expect(body == RowBody(), "\(setting.name)")
    }
  }
}
