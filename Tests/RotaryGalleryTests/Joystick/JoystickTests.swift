import Foundation
import Rotary
import RotaryReplay
import Testing

/// Tests the control of Examples/Joystick, which is compiled here as well.
@Suite struct JoystickTests {
  private static let example = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../../Examples/Joystick").standardizedFileURL

  private func events(of stick: inout Joystick) -> [ValueEvent<StickPosition>] {
    var events: [ValueEvent<StickPosition>] = []
    while let (event, _) = stick.nextEvent() { events.append(event) }
    return events
  }

  /// Sends an event of a pointer, and returns the control's events.
  @discardableResult
  private func pointer(
    _ stick: inout Joystick,
    _ phase: PointerEvent.Phase,
    _ x: Double,
    _ y: Double,
    id: Int = 1,
    at time: Double
  ) -> [ValueEvent<StickPosition>] {
    let event = PointerEvent(phase, id: id, position: Point2D(x, y))
    stick.handle(.pointer(event), at: time)
    return events(of: &stick)
  }

  @Test func `the control has at most 150 lines of code`() throws {
    let file = Self.example.appendingPathComponent("Sources/Joystick/Joystick.swift")
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    let code = lines.map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }
    #expect(code.count > 100 && code.count <= 150)
  }

  @Test func `its recording replays`() throws {
    let file = Self.example.appendingPathComponent("Recordings/push.jsonl")
    var player = try Player<Joystick>(try Recording(file: file.path))
    try player.play()
    #expect(player.failures.isEmpty && player.events.count > 3)
  }

  @Test func `a stick follows the first finger in its circle, and springs back`() {
    var stick = Joystick()
    #expect(pointer(&stick, .down, 100, 100, at: 0).isEmpty)
    #expect(pointer(&stick, .move, 145, 100, at: 0.1) == [.changing(StickPosition(x: 0.5, y: 0))])
    #expect(pointer(&stick, .down, 100, 60, id: 2, at: 0.15).isEmpty)
    pointer(&stick, .move, 100, -900, at: 0.2)
    #expect(stick.value.x == 0 && abs(stick.value.y - 1) < 1e-9)
    pointer(&stick, .up, 100, -900, at: 0.3)
    #expect(stick.isMoving)
    stick.advance(to: 0.4)
    #expect(stick.value.y < 1 && stick.value.y > 0)
    stick.advance(to: 3)
    #expect(stick.value == StickPosition() && !stick.isMoving)
    #expect(events(of: &stick).last == .changing(StickPosition()))
    #expect(
      stick.handle(.pointer(PointerEvent(.down, position: Point2D(5, 5))), at: 4) == .declined
    )
  }

  @Test func `a pad keeps its position, and reports it once`() throws {
    var pad = Joystick()
    try pad.set("returns", to: .flag(false))
    pointer(&pad, .down, 100, 100, at: 0)
    pointer(&pad, .move, 100, 55, at: 0.1)
    #expect(pointer(&pad, .up, 100, 55, at: 0.2) == [.changed(StickPosition(x: 0, y: 0.5))])
    // A cancelled drag restores it, a lost one does not.
    pointer(&pad, .down, 145, 100, at: 1)
    pointer(&pad, .cancel, 145, 100, at: 1.1)
    #expect(pad.value == StickPosition(x: 0, y: 0.5))
    pointer(&pad, .down, 145, 100, at: 2)
    pointer(&pad, .lost, 145, 100, at: 2.1)
    #expect(pad.value == StickPosition(x: 0.5, y: 0))
  }

  @Test func `keys and the increments of screen readers move one axis`() {
    var pad = Joystick()
    pad.returns = false
    let inputs: [(Input, StickPosition)] = [
      (.key(.right), StickPosition(x: 0.25, y: 0)),
      (.key(.up), StickPosition(x: 0.25, y: 0.25)),
      (.key(.left, .shift), StickPosition(x: 0.15, y: 0.25)),
      (.key(.down), StickPosition(x: 0.15, y: 0)),
      (.key(.home), StickPosition()),
      (.accessibility(.increment, element: 0), StickPosition(x: 0.25, y: 0)),
      (.accessibility(.decrement, element: 1), StickPosition(x: 0.25, y: -0.25)),
    ]
    for (index, (input, position)) in inputs.enumerated() {
      #expect(pad.handle(input, at: Double(index)) == .handled)
      #expect(abs(pad.value.x - position.x) < 1e-9 && abs(pad.value.y - position.y) < 1e-9)
    }
    #expect(pad.handle(.accessibility(.increment, element: 2), at: 9) == .declined)
    #expect(pad.handle(.key(.enter), at: 9) == .declined)
    pad.environment.isEnabled = false
    #expect(pad.handle(.key(.up), at: 10) == .declined)
  }

  @Test func `a disabled stick lets go, and reduced motion jumps`() {
    for reducesMotion in [false, true] {
      var stick = Joystick()
      stick.environment.reducesMotion = reducesMotion
      pointer(&stick, .down, 160, 100, at: 0)
      stick.environment.isEnabled = false
      pointer(&stick, .move, 100, 160, at: 0.01)
      #expect(stick.isMoving == !reducesMotion && stick.value.y == 0)
      stick.advance(to: 2)
      #expect(stick.value == StickPosition())
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e19, 1e300, -1e300, 0, .ulpOfOne])
  func `no number spoils it`(number: Double) throws {
    var stick = Joystick()
    stick.returns = false
    let other = pointer(&stick, .down, 130, 100, at: 0)
    #expect(other.count == 1)
    for point in [Point2D(number, 100), Point2D(100, number), Point2D(number, number)] {
      stick.handle(.pointer(PointerEvent(.move, position: point)), at: 0.1)
      #expect(Vector2D(stick.value.x, stick.value.y).length <= 1 + 1e-9)
    }
    stick.move(to: Vector2D(number, number))
    try? stick.set("dead-zone", to: .number(number))
    try? stick.call("move", Arguments([("x", .number(number)), ("y", .number(0.5))]))
    stick.size = Size2D(number, number)
    stick.advance(to: number)
    #expect(Vector2D(stick.value.x, stick.value.y).length <= 1 + 1e-9)
    var scene = ControlScene(size: stick.size)
    stick.draw(into: &scene)
  }

  @Test func `only what moves is drawn again`() {
    var stick = Joystick()
    var presenter = ScenePresenter<Joystick>()
    presenter.update(with: stick) { _ in }
    stick.handle(.key(.up), at: 1)
    var changes: [SceneChange] = []
    presenter.update(with: stick) { changes.append($0) }
    let ids = changes.compactMap { if case .content(let id, _) = $0 { id } else { nil } }
    #expect(changes.count == 2 && ids == [NodeID(4), NodeID(5)])
  }
}
