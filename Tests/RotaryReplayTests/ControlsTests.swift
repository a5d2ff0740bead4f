import Foundation
import Rotary
import RotaryGallery
import RotaryReplay
import Testing

@Suite struct ControlsTests {
  /// A control of somebody else, with a name of its choice.
  private struct Stranger<Name: StrangersName>: ConfigurableControl {
    enum Event: DescribedEvent {
      case never
      var name: String { "never" }
      func readFields(_ read: (String, SettingValue) -> Void) {}
    }
    static var controlName: String { Name.name }
    var size = Size2D(10, 10)
    var environment = ControlEnvironment()
    var isMoving: Bool { false }

    mutating func visitSettings(_ visitor: inout some SettingVisitor) {}
    mutating func call(_ name: String, _ arguments: Arguments) throws(SettingError) {
      throw .unknownName
    }
    func readState(_ read: (String, SettingValue) -> Void) {}
    private(set) var now = 0.0
    var pendingEvents = PendingEvents<Event>()

    mutating func receive(time: Double) { now = time }
    mutating func receive(_ input: Input) -> Response { .declined }
    func draw(into scene: inout ControlScene) {}
    func describe(into tree: inout AccessibilityTree) {}
    func feedback(for event: Event) -> Feedback { Feedback() }
  }

  private enum Rock: StrangersName { static let name = "rock" }
  private enum OtherWheel: StrangersName { static let name = "wheel" }

  @Test func `a control that is added is found by its name, after the others`() throws {
    let controls = Controls.standard + [Stranger<Rock>.self]
    #expect(controls.names.hasSuffix(", rock"))
    #expect(controls.named("rock") == Stranger<Rock>.self)
    // No other catalogue has the control.
    #expect(Controls.standard.named("rock") == nil)
  }

  @Test func `of two controls with one name the later is kept, in the place of the earlier`() {
    let controls = Controls.standard + [Stranger<OtherWheel>.self]
    #expect(controls.names == Controls.standard.names)
    #expect(controls.all.first == Stranger<OtherWheel>.self)
  }

  @Test func `the core's controls and the gallery's all have names of their own`() {
    let all = Controls.standard.all + Gallery.controlTypes
    #expect(Set(all.map { $0.controlName }).count == all.count)
    #expect(Controls.standard.names.hasPrefix("\(Wheel.controlName), "))
  }

  @Test func `the elements of the web are made of the core's controls, and of each of them`() throws
  {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let catalogue = root.appendingPathComponent("Web/catalogue")
    let lines = try String(contentsOf: catalogue, encoding: .utf8).split(separator: "\n")
    let elements = lines.map { $0.split(separator: " ") }
      .filter { $0[0].hasPrefix("rotary-") }
    // The columns are the element, two limits of size, and the names of its controls in Swift.
    let types = elements.flatMap { $0.dropFirst(3).map(String.init) }
    let names = Controls.standard.all.map { control in
      control.controlName.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
        .joined()
    }
    #expect(types.sorted() == names.sorted())
  }
}

/// The name of a stranger's control.
private protocol StrangersName {
  static var name: String { get }
}
