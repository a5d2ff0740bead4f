import Rotary

/// A configured control, which the gallery of each host shows.
public struct Demo: Sendable {
  /// An item that a control shows, such as a sector of a wheel.
  public struct Option: Sendable {
    /// The title.
    public var title: String
    /// The icon, as SVG path data on a grid of 24 × 24.
    public var icon: String
    /// The width, relative to the other options.
    public var weight: Double
    /// The relative probability that a draw selects the option; nil to use ``weight``.
    public var odds: Double?
    /// Whether the option is selected initially.
    public var isSelected: Bool

    init(
      _ title: String,
      icon: String = "",
      weight: Double = 1,
      odds: Double? = nil,
      isSelected: Bool = false
    ) {
      self.isSelected = isSelected
      self.title = title
      self.icon = icon
      self.weight = weight
      self.odds = odds
    }
  }

  /// An action that a button next to the control performs.
  public enum Action: String, Sendable {
    /// Draws a winner by the odds, and spins to it.
    case spin
    /// Counts continuously, as the odometer of a moving car.
    case drive
    /// Turns a lock to random digits. A text shows whether the lock is open.
    case scramble
    /// Starts, pauses, resumes or resets a countdown.
    case countDown
    /// Advances progress by a step; after the end, starts over.
    case advance
    /// Inserts an item before the first, in the middle of the visible ones, or after the last.
    case insertFirst, insertMiddle, insertLast
    /// Inserts a hundred items in the middle of the visible ones.
    case insertMany
    /// Deletes the middle one of the visible items.
    case delete
    /// Puts all items into random order.
    case shuffle

    /// The title of the action's button.
    public var label: String {
      switch self {
      case .spin: return "Spin"
      case .drive: return "Drive"
      case .scramble: return "Scramble"
      case .countDown: return "Start"
      case .advance: return "Advance"
      case .insertFirst: return "Insert first"
      case .insertMiddle: return "Insert middle"
      case .insertLast: return "Insert last"
      case .insertMany: return "Insert 100"
      case .delete: return "Delete"
      case .shuffle: return "Shuffle"
      }
    }
  }

  /// The identifier, which is part of addresses.
  public var id: String
  /// The title.
  public var title: String
  /// One or two sentences that describe the control's purpose and what the demo shows.
  public var summary: String
  /// The name of the control, as in recordings.
  public var control: String
  /// The settings, in the order in which they are applied.
  public var settings: [(name: String, value: SettingValue)]
  /// The options.
  public var options: [Option]
  /// The actions of the buttons next to the control.
  public var actions: [Action]
  /// The names of the settings that the panel shows first.
  public var panel: [String]
  /// The settings that distinguish each of several controls side by side; empty for a single control.
  public var row: [[(name: String, value: SettingValue)]] = []

  /// The name of the custom element on web pages.
  public var element: String {
    switch control {
    case Happiness.controlName: return "happiness-face"
    case RelationshipPlanet.controlName: return "relationship-planet"
    case NumberSpinner.controlName: return "rotary-spinner"
    case PhoneDial.controlName: return "rotary-phone"
    case GaugeDial.controlName: return "rotary-gauge"
    case ClockFace.controlName: return "rotary-clock"
    case RangeDial.controlName: return "rotary-\(Dial.controlName)"
    default: return "rotary-\(control)"
    }
  }

  /// The attributes of the custom element on web pages.
  ///
  /// `rotary-dial` is two controls; the attribute `range` selects the range dial.
  public var attributes: [(name: String, value: SettingValue)] {
    (control == RangeDial.controlName ? [("range", .flag(true))] : []) + settings
  }

  /// The settings that result from the options, followed by ``settings``.
  public var allSettings: [(String, SettingValue)] {
    var result: [(String, SettingValue)] = []
    if !options.isEmpty { result.append(("titles", .texts(options.map { $0.title }))) }
    if options.contains(where: { !$0.icon.isEmpty }) {
      result.append(("icons", .texts(options.map { $0.icon })))
    }
    if options.contains(where: { $0.weight != 1 }) {
      result.append(("weights", .numbers(options.map { $0.weight })))
    }
    if options.contains(where: { $0.odds != nil }) {
      result.append(("odds", .numbers(options.map { $0.odds ?? $0.weight })))
    }
    return result + settings.map { ($0.name, $0.value) }
  }

  /// Makes the controls of the row, from left to right.
  ///
  /// - Throws: the same errors as ``make(_:)``.
  public func makeRow<C: ConfigurableControl>(_ kind: C.Type) throws(SettingError) -> [C] {
    var controls: [C] = []
    for own in row {
      var control = try make(kind)
      for (name, value) in own { try control.set(name, to: value) }
      controls.append(control)
    }
    return controls
  }

  /// Makes the control.
  ///
  /// - Throws: `SettingError` if the control rejects a setting, which is a mistake in the demo.
  public func make<C: ConfigurableControl>(_: C.Type) throws(SettingError) -> C {
    var control = C()
    for (name, value) in allSettings { try control.set(name, to: value) }
    return control
  }
}

extension Demo {
  /// Creates a demo of a single control without options.
  init(
    of control: any ConfigurableControl.Type,
    _ id: String,
    _ title: String,
    _ summary: String,
    _ settings: [(name: String, value: SettingValue)],
    actions: [Action] = [],
    panel: [String]
  ) {
    self.init(
      id: id,
      title: title,
      summary: summary,
      control: control.controlName,
      settings: settings,
      options: [],
      actions: actions,
      panel: panel
    )
  }
}
