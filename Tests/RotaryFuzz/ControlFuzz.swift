import Rotary
import RotaryReplay
import RotaryTestRandom

/// Uses a control as users, hosts and apps do, and checks after each action what must hold for every control.
///
/// Bytes decide on the actions and their numbers. The same bytes result in the same actions.
public struct ControlFuzz<Subject: ConfigurableControl> {
  var session = ControlSession(Subject())
  var screen = Screen()
  var eventCount = 0
  /// The actions from the start.
  var steps: [String] = []

  private var bytes: FuzzBytes
  private var time = 0.0
  /// The pointers that are down, with their kinds and the control's latest answers.
  private var down: [Int: (kind: PointerEvent.Kind, response: Response)] = [:]
  private let settings = Subject.settings
  private let calls = (Subject.self as? any GuidedControl.Type)?.calls ?? []

  /// The most actions of one run.
  private static var mostSteps: Int { 160 }

  private init(_ bytes: [UInt8]) { self.bytes = FuzzBytes(bytes) }

  /// Uses a control until the bytes end, then leaves it alone, and repeats all of it.
  ///
  /// - Throws: `FuzzFault` for the first law that does not hold.
  public static func run(_ bytes: [UInt8]) throws {
    let first = try result(of: bytes, checks: true)
    let second = try result(of: bytes, checks: false)
    guard first.session.control == second.session.control, first.eventCount == second.eventCount
    else { throw first.fault("the same actions had another result") }
  }

  private static func result(of bytes: [UInt8], checks: Bool) throws -> ControlFuzz {
    var fuzz = ControlFuzz(bytes)
    while true {
      if checks { try fuzz.check() } else { fuzz.readResults() }
      guard !fuzz.bytes.isAtEnd, fuzz.steps.count < mostSteps else { break }
      try fuzz.act()
    }
    try fuzz.leaveAlone()
    return fuzz
  }

  func fault(_ problem: String) -> FuzzFault {
    FuzzFault(problem: "\(Subject.controlName): \(problem)", steps: steps)
  }
}

// The actions.
extension ControlFuzz {
  /// The seconds between two actions.
  private static var pauses: [Double] { [0, 0.004, 0.016, 0.05, 0.15, 2] }
  private static var keys: [Key] {
    [
      .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .enter, .space, .escape,
      .backspace,
    ] + "0159-.,+a é٣".unicodeScalars.map { .character($0) }
  }
  private static var sides: [Double] { [0, 0.5, 1, 43, 60, 180, 320.5, 700, 4_000] }

  private mutating func act() throws {
    time += bytes.element(of: Self.pauses) ?? 0
    switch bytes.index(below: 32) {
    case 0..<11: try point()
    case 11..<14:
      let modifiers = Modifiers(rawValue: bytes.flag() ? 0 : bytes.next())
      try take(.key(bytes.element(of: Self.keys) ?? .enter, modifiers))
    case 14: try scroll()
    case 15: try take(.detents(bytes.integer(in: -3...3)))
    case 16: try take(.focus(bytes.flag()))
    case 17, 18: try perform()
    case 19: resize()
    case 20: changeEnvironment()
    case 21..<26: try set()
    case 26, 27: try call()
    case 28:
      let sides: [DeviceOrientation] =
        [.portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight]
      try take(.orientation(bytes.element(of: sides) ?? .portrait))
    case 29: try wait(for: bytes.number(in: -1...20))
    case 30: try wait(for: 5)
    default: session.interruptMotion()
    }
  }

  private mutating func take(_ input: Input) throws {
    steps.append("\(input) at \(time)")
    let response = session.handle(input, at: time)
    guard case .pointer(let event) = input else { return }
    switch event.phase {
    case .down:
      guard event.position.isFinite || response == .declined else {
        throw fault("a pointer without a position was taken")
      }
      down[event.id] = (event.kind, response)
    case .move:
      if down[event.id]?.response == .handled, response == .undecided {
        throw fault("undecided about a pointer that it handled")
      }
      down[event.id]?.response = response
    case .up, .cancel, .lost:
      if response == .undecided { throw fault("undecided about a pointer that is up") }
      down[event.id] = nil
    case .hover, .leave: break
    }
  }

  private mutating func point() throws {
    let id = bytes.index(below: 8) == 0 ? bytes.integer(in: 2...3) : 1
    let phases: [PointerEvent.Phase] =
      down[id] == nil
      ? [.down, .down, .down, .hover, .leave, .move, .up]
      : [.move, .move, .move, .move, .up, .up, .cancel, .lost, .down]
    let size = session.control.size
    let position = Point2D(
      bytes.number(in: -0.1...1.1) * Swift.max(1, size.width),
      bytes.number(in: -0.1...1.1) * Swift.max(1, size.height)
    )
    let kinds: [PointerEvent.Kind] = [.touch, .touch, .mouse, .pen]
    try take(
      .pointer(
        PointerEvent(
          bytes.element(of: phases) ?? .down,
          id: id,
          position: position,
          kind: down[id]?.kind ?? bytes.element(of: kinds) ?? .touch,
          modifiers: bytes.index(below: 8) == 0 ? .shift : []
        )
      )
    )
  }

  private mutating func scroll() throws {
    try take(
      .scroll(
        x: bytes.number(in: -60...60),
        y: bytes.number(in: -60...60),
        unit: bytes.element(of: ScrollUnit.allCases) ?? .points,
        phase: bytes.element(of: ScrollPhase.allCases) ?? .unknown
      )
    )
  }

  private mutating func perform() throws {
    let actions: [AccessibilityAction] =
      [.activate, .increment, .decrement, .setValue(bytes.number(in: -10...110))]
    let element = bytes.integer(in: 0...session.tree.elements.count)
    try take(.accessibility(bytes.element(of: actions) ?? .activate, element: element))
  }

  private mutating func resize() {
    let isAny = bytes.index(below: 4) == 0
    func side() -> Double {
      isAny ? bytes.number(in: 0...400) : bytes.element(of: Self.sides) ?? 0
    }
    let size = Size2D(side(), side())
    steps.append("\(size)")
    session.change { $0.size = size }
  }

  private mutating func changeEnvironment() {
    var environment = session.control.environment
    switch bytes.index(below: 8) {
    case 0: environment.textScale = bytes.number(in: 0.5...4)
    case 1: environment.isRightToLeft.toggle()
    case 2: environment.reducesMotion.toggle()
    case 3: environment.increasesContrast.toggle()
    case 4: environment.isEnabled.toggle()
    case 5: environment.doubleTapSeconds = bytes.number(in: 0...1)
    case 6: environment.numerals = Numerals(bytes.flag() ? "٠٬٫٪" : "0 ,%") ?? .latin
    default: environment = ControlEnvironment()
    }
    steps.append("\(environment)")
    session.change { $0.environment = environment }
  }

  /// Advances the time; a control ignores a time that is earlier than its own or not finite.
  private mutating func wait(for seconds: Double) throws {
    steps.append("\(seconds) seconds after \(time)")
    let before = session.control
    let next = time + seconds
    session.advance(to: next)
    if next.isFinite, next >= before.now {
      time = Swift.max(time, next)
    } else if session.control != before {
      throw fault("an invalid time changed the control")
    }
  }

  private mutating func set() throws {
    guard let setting = bytes.element(of: settings) else { return }
    let value = value(for: setting)
    steps.append("\(setting.name) = \(value)")
    let before = session.control
    let isRefused = session.change { (try? $0.set(setting.name, to: value)) == nil }
    if isRefused, session.control != before { throw fault("a refused setting changed the control") }
  }

  private mutating func value(for setting: SettingDescription) -> SettingValue {
    var usual = 1.0
    if case .number(let number) = setting.defaultValue { usual = number }
    switch setting.kind {
    case .flag: return .flag(bytes.flag())
    case .choice(let words), .format(let words): return word(of: words)
    case .number(let least, let most):
      return .number(bytes.number(near: usual, from: least, to: most))
    case .integer(let least, let most):
      let number = bytes.integer(in: -2...5)
      let sum = Double(number) + usual
      return .number(bytes.flag() ? sum : Swift.min(Swift.max(sum, Double(least)), Double(most)))
    case .choiceOrNumber(let words, let least, let most):
      if bytes.flag() { return word(of: words) }
      return .number(bytes.number(near: usual, from: least, to: most))
    case .numbers(let least, let most):
      return .numbers(bytes.list { $0.number(near: 2, from: least, to: most) })
    case .text: return .text(bytes.text())
    case .texts: return .texts(bytes.list { $0.text() })
    }
  }

  private mutating func word(of words: TokenList) -> SettingValue {
    .text(bytes.index(below: 8) == 0 ? bytes.text() : bytes.element(of: words.all) ?? "")
  }

  private mutating func call() throws {
    guard let call = bytes.element(of: calls) else { return try wait(for: 0.1) }
    var arguments = Arguments()
    for argument in call.arguments where bytes.index(below: 8) != 0 {
      arguments.add(argument.name, self.argument(argument.fallback))
    }
    steps.append("\(call.name) \(arguments) at \(time)")
    let follows = bytes.flag()
    let command = { (control: inout Subject) in (try? control.call(call.name, arguments)) != nil }
    let isDone =
      bytes.flag()
      ? session.command(at: time, command) : session.commandSilently(at: time, command)
    if isDone, follows { session.followMotion() }
  }

  private mutating func argument(_ usual: SettingValue?) -> SettingValue {
    switch bytes.index(below: 16) {
    case 0: return .text(bytes.text())
    case 1: return .numbers(bytes.list { $0.number(in: -3...10) })
    case 2: return .texts(bytes.list { $0.text() })
    default:
      if case .flag = usual { return .flag(bytes.flag()) }
      return .number(bytes.flag() ? Double(bytes.integer(in: 0...9)) : bytes.number(in: -5...100))
    }
  }

  /// Loses all pointers and the focus, and waits; then the control rests, unless it turns until it is stopped.
  private mutating func leaveAlone() throws {
    for id in down.keys.sorted() {
      let kind = down[id]?.kind ?? .touch
      try take(.pointer(PointerEvent(.lost, id: id, position: .zero, kind: kind)))
    }
    try take(.focus(false))
    for _ in 0..<3 { try wait(for: 100_000) }
    readResults()
    guard session.isMoving, !turns, time < Self.farTime else { return }
    throw fault("it still moves")
  }

  /// From this time on, in seconds, the frames of a motion may have the same time.
  private static var farTime: Double { 1e9 }

  /// Whether the control may move for long: it turns until it is stopped, shows work of unknown length or counts down.
  private var turns: Bool {
    var turns = false
    session.control.readDestinations { if $0.isInfinite { turns = true } }
    session.control.readState { name, value in
      switch (name, value) {
      case ("indeterminate", .flag(true)): turns = true
      case ("remaining", .number(let seconds)): turns = turns || seconds > 0
      default: break
      }
    }
    return turns
  }
}
