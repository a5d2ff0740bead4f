import Rotary

extension LineReader {
  /// The keys of which each line has exactly one.
  private static let subjects = [
    "pointer", "key", "wheel", "detent", "size", "call", "setting", "check", "focus", "end",
    "orientation", "accessibility",
  ]

  /// Reads a line after the first.
  ///
  /// - Parameters:
  ///   - number: the line's number.
  ///   - time: the time of the line before.
  /// - Returns: the line.
  /// - Throws: `LineProblem` for a malformed line.
  func line(number: Int, after time: Double) throws -> Recording.Line {
    guard let t = try self.number("t") else {
      throw LineProblem("the line has no \"t\"; expected the time in seconds")
    }
    guard t >= time else {
      throw LineProblem(
        "\"t\" is \(JSONText.of(t)), before the line above; expected at least \(JSONText.of(time))"
      )
    }
    guard t <= Recording.longestSeconds else {
      throw LineProblem(
        "\"t\" is \(JSONText.of(t)); expected at most \(JSONText.of(Recording.longestSeconds)), a day"
      )
    }
    let found = Self.subjects.filter { has($0) }
    guard let subject = found.first, found.count == 1 else {
      guard found.isEmpty else {
        throw LineProblem(
          "the line has \(found.map { "\"\($0)\"" }.joined(separator: " and ")); expected one of them per line"
        )
      }
      throw LineProblem(
        Suggestion.message(
          "the line has no input",
          near: keys.flatMap { Suggestion.names(near: $0, among: Self.subjects) },
          expected: "one of " + Self.list(Self.subjects)
        )
      )
    }
    return Recording.Line(number: number, time: t, action: try action(about: subject))
  }

  private func action(about subject: String) throws -> Recording.Action {
    switch subject {
    case "pointer": return .input(.pointer(try pointer()))
    case "key":
      try allow(["t", "key", "modifiers"])
      return .input(.key(try key(), try modifiers()))
    case "wheel":
      return .input(try scroll())
    case "accessibility":
      return .input(try accessibility())
    case "detent":
      try allow(["t", "detent"])
      return .input(.detents(try integer("detent") ?? 0))
    case "focus":
      try allow(["t", "focus"])
      return .input(.focus(try flag("focus") ?? false))
    case "size":
      try allow(["t", "size"])
      return .resize(try size("size") ?? .zero)
    case "call":
      try allow(["t", "call", "arguments"])
      let arguments = try values("arguments").map { (name: $0.key, value: $0.value) }
      return .call(try text("call") ?? "", Arguments(arguments))
    case "setting":
      try allow(["t", "setting"])
      guard let (name, value) = try values("setting").first, try values("setting").count == 1
      else {
        throw LineProblem("\"setting\" needs one setting, like {\"direction\":\"both\"}")
      }
      return .setting(name, value)
    case "check":
      try allow(["t", "check", "tolerance"])
      let tolerance = try number("tolerance") ?? Recording.defaultTolerance
      guard tolerance >= 0 else {
        throw LineProblem("\"tolerance\" is negative; expected 0 or more")
      }
      let checks = try values("check").sorted { $0.key < $1.key }
      guard !checks.isEmpty else {
        throw LineProblem("\"check\" is empty; expected values by name, like {\"resting\":true}")
      }
      return .check(checks.map { (name: $0.key, value: $0.value) }, tolerance: tolerance)
    case "orientation":
      try allow(["t", "orientation"])
      let known = Self.named(DeviceOrientation.allCases)
      return .input(.orientation(try choose("orientation", from: known, else: nil)))
    default:
      try allow(["t", "end"])
      guard try flag("end") == true else { throw LineProblem("\"end\" is false; expected true") }
      return .end
    }
  }

  private func pointer() throws -> PointerEvent {
    try allow(["t", "pointer", "id", "x", "y", "kind", "modifiers"])
    let phases: [String: PointerEvent.Phase] = [
      "down": .down, "move": .move, "up": .up, "cancel": .cancel, "hover": .hover,
      "leave": .leave, "lost": .lost,
    ]
    let kinds: [String: PointerEvent.Kind] = ["touch": .touch, "mouse": .mouse, "pen": .pen]
    let phase = try choose("pointer", from: phases, else: nil)
    let isGone = phase == .cancel || phase == .leave || phase == .lost
    guard let x = try number("x") ?? (isGone ? 0 : nil),
      let y = try number("y") ?? (isGone ? 0 : nil)
    else { throw LineProblem("\"pointer\" needs \"x\" and \"y\" in points") }
    return PointerEvent(
      phase,
      id: try integer("id") ?? 1,
      position: Point2D(x, y),
      kind: try choose("kind", from: kinds, else: .touch),
      modifiers: try modifiers()
    )
  }

  private func scroll() throws -> Input {
    try allow(["t", "wheel", "unit", "phase"])
    guard let (x, y) = try pair("wheel") else { throw LineProblem("\"wheel\" is missing") }
    return .scroll(
      x: x,
      y: y,
      unit: try choose("unit", from: Self.named(ScrollUnit.allCases), else: .points),
      phase: try choose("phase", from: Self.named(ScrollPhase.allCases), else: .unknown)
    )
  }

  private func accessibility() throws -> Input {
    let actions: [String: AccessibilityAction] = [
      "activate": .activate, "increment": .increment, "decrement": .decrement,
      "setValue": .setValue(try number("value") ?? 0),
    ]
    let action = try choose("accessibility", from: actions, else: nil)
    let takesValue = action.step == nil && action != .activate
    try allow(
      takesValue ? ["t", "accessibility", "element", "value"] : ["t", "accessibility", "element"]
    )
    guard !takesValue || has("value") else { throw LineProblem("\"setValue\" needs \"value\"") }
    return .accessibility(action, element: try integer("element") ?? 0)
  }

  /// Returns the cases of an enumeration by their names.
  private static func named<Choice>(_ cases: [Choice]) -> [String: Choice] {
    Dictionary(uniqueKeysWithValues: cases.map { ("\($0)", $0) })
  }

  private func modifiers() throws -> Modifiers {
    let known: [String: Modifiers] = [
      "shift": .shift, "control": .control, "option": .option, "command": .command,
    ]
    var result: Modifiers = []
    for name in try texts("modifiers") {
      guard let modifier = known[name] else { throw unknown("modifiers", name, known.keys) }
      result.insert(modifier)
    }
    return result
  }

  /// Reads a key by its name in the web's `KeyboardEvent.key`.
  private func key() throws -> Key {
    let known: [String: Key] = [
      "ArrowLeft": .left, "ArrowRight": .right, "ArrowUp": .up, "ArrowDown": .down,
      "Home": .home, "End": .end, "PageUp": .pageUp, "PageDown": .pageDown, "Enter": .enter,
      " ": .space, "Escape": .escape, "Backspace": .backspace,
    ]
    let name = try text("key") ?? ""
    if let key = known[name] { return key }
    let scalars = Array(name.unicodeScalars)
    guard scalars.count == 1 else { throw unknown("key", name, known.keys) }
    return .character(scalars[0])
  }

  private func choose<T>(_ key: String, from choices: [String: T], else standard: T?) throws -> T {
    guard let name = try text(key) else {
      if let standard { return standard }
      throw LineProblem("\"\(key)\" is missing")
    }
    guard let choice = choices[name] else { throw unknown(key, name, choices.keys) }
    return choice
  }

  private func unknown(
    _ key: String,
    _ name: String,
    _ known: some Collection<String>
  ) -> LineProblem {
    LineProblem(
      Suggestion.message(
        "\"\(key)\" is \(JSONText.quote(name))",
        near: Suggestion.names(near: name, among: known.sorted()),
        expected: "one of " + Self.list(known)
      )
    )
  }
}
