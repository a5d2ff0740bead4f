import Rotary
import RotaryGallery
import RotaryReplay
import RotaryTestRandom
import Testing

/// Laws that hold for each control of the core and the gallery, after any input.
@Suite struct EveryControlTests {
  private static let names = (Controls.standard + Gallery.controlTypes).all.map { $0.controlName }

  @Test(arguments: names, seeds(8))
  func `the screen equals a fresh drawing, IDs are unique, and copies are equal`(
    name: String,
    seed: UInt64
  ) throws {
    let type = try #require((Controls.standard + Gallery.controlTypes).named(name))
    check(type, seed: seed)
  }

  private func check<Subject: ConfigurableControl>(_ type: Subject.Type, seed: UInt64) {
    var hand = AnyHand<Subject>(seed: seed)
    var twin = hand
    var presenter = ScenePresenter<Subject>()
    var screen = Screen()
    for step in 0..<160 {
      let done = hand.act()
      twin.act()
      let place: Comment = "\(Subject.controlName), seed \(seed), step \(step): \(done)"
      presenter.update(with: hand.control) { screen.apply($0) }
      var scratch = ControlScene(size: hand.control.size)
      hand.control.draw(into: &scratch)
      #expect((presenter.shown == scratch) == true, place)
      let (differences, twice) = (screen.differences(from: scratch), Self.twice(in: scratch.nodes))
      #expect(differences == [], place)
      #expect(twice == [], place)
      #expect((hand.control == twin.control) == true, place)
      // One fault is enough; all later states are wrong, too.
      guard presenter.shown == scratch, differences == [], twice == [], hand.control == twin.control
      else { return }
    }
  }

  /// Returns the IDs that more than one node has.
  private static func twice(in nodes: [SceneNode]) -> [NodeID] {
    var (seen, twice): (Set<NodeID>, [NodeID]) = ([], [])
    func look(at nodes: [SceneNode]) {
      for node in nodes {
        if !seen.insert(node.id).inserted { twice.append(node.id) }
        if let fragment = node.fragment { look(at: fragment.nodes) }
      }
    }
    look(at: nodes)
    return twice
  }
}

/// Applies pseudorandom input of users, hosts and apps to a control; the same seed gives the same input.
private struct AnyHand<Subject: ConfigurableControl> {
  var control = Subject()
  private var random: SeededGenerator
  private var time = 0.0
  private var isDown = false
  private let settings = Subject.settings
  private static var keys: [Key] {
    [
      .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .enter, .space, .escape,
      .backspace,
    ]
  }

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Applies an input, and returns its description.
  @discardableResult
  mutating func act() -> String {
    time += Double.random(in: 0...0.15, using: &random)
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<8: return take(.pointer(pointer()))
    case 8: return take(.key(Self.keys.randomElement(using: &random) ?? .enter))
    case 9: return take(.key(.character("7")))
    case 10: return take(.scroll(x: number(-60...60), y: number(-60...60)))
    case 11: return take(.scroll(x: 0, y: number(-2...2), unit: .notches))
    case 12: return take(.detents(Int.random(in: -3...3, using: &random)))
    case 13: return take(.focus(Bool.random(using: &random)))
    case 14:
      let action: AccessibilityAction =
        [.activate, .increment, .decrement, .setValue(number(0...100))]
        .randomElement(using: &random) ?? .activate
      return take(.accessibility(action, element: Int.random(in: 0...4, using: &random)))
    case 15:
      let sides = [0, 1, 60, 180, 320.5, 700]
      let size = Size2D(
        sides.randomElement(using: &random) ?? 0,
        sides.randomElement(using: &random) ?? 0
      )
      control.size = size
      return "size \(size)"
    case 16: return changeEnvironment()
    case 17, 18: return set()
    default:
      time += 2
      control.advance(to: time)
      return "two seconds"
    }
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &random)
  }

  private mutating func take(_ input: Input) -> String {
    control.handle(input, at: time)
    return "\(input)"
  }

  private mutating func pointer() -> PointerEvent {
    let phases: [PointerEvent.Phase] =
      isDown ? [.move, .move, .move, .up, .cancel] : [.down, .down, .hover]
    let phase = phases.randomElement(using: &random) ?? .down
    if phase == .down { isDown = true }
    if phase == .up || phase == .cancel { isDown = false }
    return PointerEvent(
      phase,
      position: Point2D(
        control.size.width * number(-0.1...1.1),
        control.size.height * number(-0.1...1.1)
      ),
      kind: phase == .hover ? .mouse : .touch
    )
  }

  private mutating func changeEnvironment() -> String {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: control.environment.textScale = [0.5, 1, 1.3, 2, 4].randomElement(using: &random) ?? 1
    case 1: control.environment.isRightToLeft.toggle()
    case 2: control.environment.reducesMotion.toggle()
    case 3: control.environment.increasesContrast.toggle()
    case 4: control.environment.isEnabled.toggle()
    default: control.environment = ControlEnvironment()
    }
    return "\(control.environment)"
  }

  /// Sets a setting to a value near its default.
  private mutating func set() -> String {
    guard let setting = settings.randomElement(using: &random) else { return "nothing" }
    var usual = 1.0
    if case .number(let number) = setting.defaultValue { usual = number }
    let value: SettingValue
    switch setting.kind {
    case .flag: value = .flag(Bool.random(using: &random))
    case .choice(let words): value = .text(words.all.randomElement(using: &random) ?? "")
    case .number(let minimum, let maximum), .choiceOrNumber(_, let minimum, let maximum):
      let share: Double = [0, 0.5, 0.9, 1.2, 2].randomElement(using: &random) ?? 1
      value = .number(Swift.min(Swift.max(usual * share, minimum), maximum))
    case .integer(let minimum, let maximum):
      let number = Int(bounded: usual) + Int.random(in: -2...3, using: &random)
      value = .number(Double(Swift.min(Swift.max(number, minimum), maximum)))
    default: value = setting.defaultValue
    }
    try? control.set(setting.name, to: value)
    return "\(setting.name) = \(value)"
  }
}
