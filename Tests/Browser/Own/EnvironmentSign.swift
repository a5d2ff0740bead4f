import Rotary

/// A control that shows its environment: a square for each flag, as high as text is large.
struct EnvironmentSign: Equatable {
  enum WidthLimits: Limits { static let range = 1.0...20.0 }

  var size = Size2D(100, 100)
  var environment = ControlEnvironment()
  /// The width of a square.
  @Within<WidthLimits> var width = 10.0
  private(set) var now = 0.0
  var pendingEvents = PendingEvents<EnvironmentSignEvent>()

  private var flags: [Bool] {
    [
      environment.reducesMotion, environment.isRightToLeft, environment.increasesContrast,
      environment.isEnabled,
    ]
  }
}

/// It has no events.
enum EnvironmentSignEvent: DescribedEvent {
  var name: String {
    switch self {}
  }

  func readFields(_ read: (String, SettingValue) -> Void) {}
}

extension EnvironmentSign: ConfigurableControl {
  static var controlName: String { "environment-sign" }
  var isMoving: Bool { false }

  mutating func receive(time: Double) { now = time }
  mutating func receive(_ input: Input) -> Response { .declined }

  func draw(into scene: inout ControlScene) {
    for (index, isSet) in flags.enumerated() where isSet {
      let frame = Rect2D(Double(index) * 20, 0, width, 10 * environment.textScale)
      let content = SceneContent.shape(.rectangle(frame), fill: .solid(.role(.ink)), stroke: nil)
      scene.add(SceneNode(NodeID(UInt32(index + 1)), content: content))
    }
  }

  func describe(into tree: inout AccessibilityTree) {
    tree.clear()
    tree.add(
      AccessibilityElement(role: .progressbar, name: "", frame: Rect2D(origin: .zero, size: size))
    )
  }

  func feedback(for event: EnvironmentSignEvent) -> Feedback {}

  mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.number("width", &$width) { "How wide a square is." }
  }

  mutating func call(_ name: String, _ arguments: Arguments) throws(SettingError) {
    throw .unknownName
  }

  func readState(_ read: (String, SettingValue) -> Void) {
    read("reduces-motion", .flag(environment.reducesMotion))
    read("right-to-left", .flag(environment.isRightToLeft))
    read("increases-contrast", .flag(environment.increasesContrast))
    read("enabled", .flag(environment.isEnabled))
    read("text-scale", .number(environment.textScale))
  }
}
