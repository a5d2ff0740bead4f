import Rotary

/// A catalogue: the controls that recordings and the command line know by name.
///
/// It is a value that is passed on; nothing is registered anywhere. A program with controls of its own
/// adds them to the core's: `Controls.standard + [Smiley.self]`.
public struct Controls: Sendable {
  /// The controls, in the order in which to list them; no two have one name.
  public private(set) var all: [any ConfigurableControl.Type] = []

  /// Makes a catalogue.
  ///
  /// Of two controls with one name the later is kept, in the place of the earlier: so a program can put
  /// its own wheel where the core's was.
  public init(_ controls: [any ConfigurableControl.Type]) {
    for control in controls {
      if let index = all.firstIndex(where: { $0.controlName == control.controlName }) {
        all[index] = control
      } else {
        all.append(control)
      }
    }
  }

  /// A catalogue with more controls after its own; of two with one name the later is kept, as in
  /// ``init(_:)``.
  public static func + (
    catalogue: Controls,
    more: [any ConfigurableControl.Type]
  ) -> Controls {
    Controls(catalogue.all + more)
  }

  /// The control of a name, or nil.
  public func named(_ name: String) -> (any ConfigurableControl.Type)? {
    all.first { $0.controlName == name }
  }

  /// Their names, for messages.
  public var names: String { all.map { $0.controlName }.joined(separator: ", ") }
}

extension Controls {
  /// The core's own controls.
  ///
  /// This is the one list of them.
  public static let standard = Controls([
    Wheel.self, NumberSpinner.self, SpinnerRow.self, Turntable.self, RingMenu.self, Dial.self,
    RangeDial.self, ProgressRing.self,
  ])
}

extension ConfigurableControl {
  /// Makes a control and gives it settings, in the order in which the control lists them: what
  /// counts sectors comes before what counts on them.
  ///
  /// - Throws: `SettingProblem` for a name or value that is refused.
  public static func make(_ settings: [String: SettingValue]) throws(SettingProblem) -> Self {
    var control = Self()
    let known = Self.settings
    for name in settings.keys.sorted() where !known.contains(where: { $0.name == name }) {
      throw SettingProblem(setting: name, of: control, error: .unknownName)
    }
    for setting in known {
      guard let value = settings[setting.name] else { continue }
      try control.apply(setting.name, value)
    }
    return control
  }

  /// Changes one setting, or says in words why not.
  public mutating func apply(_ name: String, _ value: SettingValue) throws(SettingProblem) {
    // An empty list says nothing of what it is a list of.
    var value = value
    if value == .numbers([]),
      Self.settings.contains(where: { $0.name == name && $0.kind == .texts })
    {
      value = .texts([])
    }
    do { try set(name, to: value) } catch {
      throw SettingProblem(setting: name, of: self, value: value, error: error)
    }
  }
}
