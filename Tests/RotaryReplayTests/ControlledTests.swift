import Foundation
import Rotary
import RotaryGallery
import RotaryReplay
import Testing

/// An app that binds a control's value, as React, SwiftUI and a plain `oninput` do.
///
/// It sets the value of each event, or another one.
private struct BindingApp<C: ConfigurableControl> {
  /// Seconds from an event to the setting.
  var delay: Double
  /// The setting that an event is answered with, if any.
  var answer: (C.Event) -> (name: String, value: SettingValue)?

  var control: C
  private(set) var events: [C.Event] = []
  private var now = 0.0
  private var pending: [(time: Double, name: String, value: SettingValue)] = []

  init(
    _ control: C,
    delay: Double,
    answer: @escaping (C.Event) -> (name: String, value: SettingValue)?
  ) {
    self.control = control
    self.delay = delay
    self.answer = answer
  }

  /// Plays a recording in frames of a 120th of a second.
  mutating func play(_ recording: Recording) throws {
    for line in recording.lines {
      try wait(until: line.time)
      switch line.action {
      case .input(let input): tell { $0.handle(input, at: line.time) }
      case .resize(let size): control.size = size
      case .setting(let name, let value):
        // A new value replaces the older ones that the app would have set.
        pending.removeAll { $0.name == name }
        try control.apply(name, value)
      case .call(let name, let arguments):
        // After the setting there may be no motion to stop.
        do {
          try tell {
            $0.advance(to: line.time)
            try $0.call(name, arguments)
          }
        } catch SettingError.refused {}
      case .check, .end: break
      }
      try deliver()
    }
    for _ in 0..<10_000 where control.isMoving || !pending.isEmpty {
      try wait(until: now + 1.0 / 120)
    }
  }

  private mutating func wait(until end: Double) throws {
    while now < end {
      now = min(end, now + 1.0 / 120)
      let time = now
      tell { $0.advance(to: time) }
      try deliver()
    }
  }

  /// Sets the values that are due, after the control has handled the input.
  private mutating func deliver() throws {
    while let next = pending.first, next.time <= now {
      pending.removeFirst()
      try control.set(next.name, to: next.value)
    }
  }

  private mutating func tell<Result>(_ body: (inout C) throws -> Result) rethrows {
    var heard: [C.Event] = []
    _ = try body(&control)
    while let next = control.nextEvent() { heard.append(next.event) }
    events += heard
    for event in heard {
      if let (name, value) = answer(event) { pending.append((now + delay, name, value)) }
    }
  }
}

/// The binding of each control: the setting that an app sets to the value of an event.
private enum Bindings {
  static func setting(
    of event: some DescribedEvent,
    on control: String
  ) -> (name: String, value: SettingValue)? {
    // The item in the middle of a turntable is not its value.
    let names = control == "turntable" ? ["changed"] : ["changing", "skipped", "changed"]
    guard names.contains(event.name) else { return nil }
    let fields = ["wheel": ["index"], "turntable": ["index"], "range-dial": ["low", "high"]]
    var numbers: [Double] = []
    event.readFields { name, value in
      guard fields[control, default: ["value"]].contains(name) else { return }
      if case .number(let number) = value { numbers.append(number) }
    }
    return numbers.isEmpty
      ? nil : ("value", numbers.count > 1 ? .numbers(numbers) : .number(numbers[0]))
  }

  /// The displayed value of a control, in the form of the bound setting.
  static func shown(by control: some ConfigurableControl) -> [Double] {
    var numbers: [Double] = []
    control.readState { name, value in
      guard ["value", "low", "high"].contains(name), case .number(let number) = value else {
        return
      }
      numbers.append(number)
    }
    return numbers
  }

  /// The controls that have a value to bind.
  static let controls = [
    "wheel", "turntable", "number-spinner", "spinner-row", "dial", "range-dial",
  ]
}

@Suite struct ControlledTests {
  /// Recordings of controls with a value, but those in which something else sets it.
  static let files: [String] = CorpusTests.files.filter { file in
    guard let recording = try? Recording(file: CorpusTests.folder.appendingPathComponent(file).path)
    else { return false }
    return Bindings.controls.contains(recording.control)
  }

  private struct Outcome: Equatable {
    var changed: [String]
    var state: [String]
    var shown: [Double]
  }

  private static func play(
    _ file: String,
    delay: Double,
    answer: @escaping (SettingValue) -> SettingValue?
  ) throws -> Outcome {
    let path = CorpusTests.folder.appendingPathComponent(file).path
    let recording = try Recording(file: path)
    let control = try #require((Controls.standard + Gallery.controlTypes).named(recording.control))
    return try play(recording, on: control, delay: delay, answer: answer)
  }

  private static func play<C: ConfigurableControl>(
    _ recording: Recording,
    on: C.Type,
    delay: Double,
    answer: @escaping (SettingValue) -> SettingValue?
  ) throws -> Outcome {
    var control = try C.make(recording.settings)
    if let size = recording.size { control.size = size }
    var app = BindingApp(control, delay: delay) { event in
      guard let setting = Bindings.setting(of: event, on: C.controlName),
        let value = answer(setting.value)
      else { return nil }
      return (setting.name, value)
    }
    try app.play(recording)
    var state: [String] = []
    app.control.readState { state.append("\($0): \($1)") }
    return Outcome(
      changed: app.events.filter { $0.name == "changed" }.map { "\($0)" },
      state: state,
      shown: Bindings.shown(by: app.control)
    )
  }

  @Test func `there are recordings to bind`() {
    #expect(Self.files.count >= 40)
  }

  @Test(arguments: files)
  func `an app that sets what it was told disturbs nothing`(file: String) throws {
    let alone = try Self.play(file, delay: 0) { _ in nil }
    for delay in [0, 1.0 / 60, 0.1] {
      let bound = try Self.play(file, delay: delay) { $0 }
      #expect(bound == alone, "after \(delay) s")
    }
  }

  @Test(arguments: files) func `an app that clamps gets its way`(file: String) throws {
    // Half of the largest value in the events, so that some values are clamped.
    var greatest: [Double] = []
    _ = try Self.play(file, delay: 0) {
      let numbers = $0.numbers
      if greatest.isEmpty { greatest = numbers }
      greatest = zip(greatest, numbers).map { max($0, $1) }
      return nil
    }
    let limits = try Self.limits(of: file, near: greatest.map { ($0 / 2).rounded(.down) })
    let clamped = try Self.play(file, delay: 0) {
      let numbers = zip($0.numbers, limits).map { min($0, $1) }
      guard let first = numbers.first else { return $0 }
      return numbers.count > 1 ? .numbers(numbers) : .number(first)
    }
    #expect(!clamped.shown.isEmpty)
    #expect(zip(clamped.shown, limits).allSatisfy { $0 <= $1 }, "\(clamped.shown) of \(limits)")
    #expect(clamped.state.contains("resting: \(SettingValue.flag(true))"))
  }

  /// The value that a control displays after these numbers are set: the nearest step.
  private static func limits(of file: String, near numbers: [Double]) throws -> [Double] {
    guard let first = numbers.first else { return [] }
    let path = CorpusTests.folder.appendingPathComponent(file).path
    let recording = try Recording(file: path)
    let control = try #require((Controls.standard + Gallery.controlTypes).named(recording.control))
    return try shown(
      control,
      with: recording.settings,
      setTo: numbers.count > 1 ? .numbers(numbers) : .number(first)
    )
  }

  private static func shown<C: ConfigurableControl>(
    _: C.Type,
    with settings: [String: SettingValue],
    setTo value: SettingValue
  ) throws -> [Double] {
    var control = try C.make(settings)
    try control.set("value", to: value)
    return Bindings.shown(by: control)
  }
}

extension SettingValue {
  /// The number that it is, or the numbers; none where it is neither.
  fileprivate var numbers: [Double] {
    switch self {
    case .number(let number): return [number]
    case .numbers(let numbers): return numbers
    case .flag, .text, .texts: return []
    }
  }
}
