import Rotary

/// Drives a progress ring as a script, and stores its events.
struct ProgressRingDriver: ControlDriver {
  var subject: ProgressRing
  var time = 0.0
  var events: [ProgressRingEvent] = []
  var times: [Double] = []
  var framesPerSecond = 120.0

  init(_ ring: ProgressRing = ProgressRing()) { subject = ring }

  /// Makes a ring with settings by name.
  init(_ settings: [(String, SettingValue)]) throws {
    self.init()
    for (name, value) in settings { try subject.set(name, to: value) }
  }

  var ring: ProgressRing {
    get { subject }
    set { subject = newValue }
  }

  @discardableResult
  mutating func move(to value: Double, animated: Bool = true) -> Bool {
    act { $0.move(to: value, animated: animated) }
  }

  @discardableResult
  mutating func start() -> Bool { act { $0.start() } }

  @discardableResult
  mutating func pause() -> Bool { act { $0.pause() } }

  @discardableResult
  mutating func resume() -> Bool { act { $0.resume() } }

  @discardableResult
  mutating func reset() -> Bool { act { $0.reset() } }

  /// Advances the time without a frame in between.
  mutating func leap(_ seconds: Double) {
    time += seconds
    advance(to: time)
  }

  /// The only element of the description.
  var spoken: AccessibilityElement {
    var tree = AccessibilityTree()
    ring.describe(into: &tree)
    return tree.elements[0]
  }

  /// The drawn texts: value and title.
  var texts: [String] { ring.drawnTexts.map { $0.string } }
}

extension ProgressRing {
  /// The texts of the scene.
  var drawnTexts: [TextContent] {
    var scene = ControlScene(size: size)
    draw(into: &scene)
    return scene.nodes.compactMap {
      if case .text(let content) = $0.content { content } else { nil }
    }
  }
}
