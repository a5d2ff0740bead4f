import Rotary

/// A catalogue of controls by name, for recordings and the command line.
///
/// The catalogue is a value; there is no global registry. A program adds custom controls to those of the core:
/// `Controls.standard + [Gauge.self]`.
public struct Controls: Sendable {
  /// The controls in the order for lists.
  ///
  /// Each name occurs once.
  public private(set) var all: [any ConfigurableControl.Type] = []

  /// Makes a catalogue.
  ///
  /// A control replaces an earlier one with the same name. A program can replace the core's wheel this way.
  public init(_ controls: [any ConfigurableControl.Type]) {
    for control in controls {
      if let index = all.firstIndex(where: { $0.controlName == control.controlName }) {
        all[index] = control
      } else {
        all.append(control)
      }
    }
  }

  /// Adds controls to a catalogue.
  ///
  /// A control replaces an earlier one with the same name.
  public static func + (
    catalogue: Controls,
    more: [any ConfigurableControl.Type]
  ) -> Controls {
    Controls(catalogue.all + more)
  }

  /// Returns the control with a name, or nil.
  public func named(_ name: String) -> (any ConfigurableControl.Type)? {
    all.first { $0.controlName == name }
  }

  /// The names of all controls, for messages.
  public var names: String { all.map { $0.controlName }.joined(separator: ", ") }
}

extension Controls {
  /// The controls of the core.
  public static let standard = Controls([
    Wheel.self, PhoneDial.self, NumberSpinner.self, SpinnerRow.self, Turntable.self, RingMenu.self,
    Dial.self, RangeDial.self, ProgressRing.self, ActivityRings.self, GaugeDial.self,
    ClockFace.self, ColorWheel.self,
  ])
}

extension ConfigurableControl {
  /// Makes a control and applies settings in the control's order, because some depend on earlier ones, such as on the
  /// number of sectors.
  ///
  /// - Throws: `SettingProblem` for a name or value that is rejected.
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

  /// Changes one setting.
  ///
  /// - Throws: `SettingProblem` for a name or value that is rejected.
  public mutating func apply(_ name: String, _ value: SettingValue) throws(SettingProblem) {
    // An empty list in JSON is read as a list of numbers.
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
