import Rotary

/// A control with its settings, shown in every host's gallery.
public struct Demo: Sendable {
  /// One of the things a control offers.
  public struct Option: Sendable {
    /// What it is called.
    public var title: String
    /// Its sign, as SVG path data on a grid of 24 × 24.
    public var icon: String
    /// How wide it is drawn, measured against the others.
    public var weight: Double
    /// How likely a draw ends on it; nil for as likely as wide.
    public var odds: Double?
    /// Whether it is chosen at first.
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

  /// Something to do beside turning it.
  public enum Action: String, Sendable {
    /// Draw a winner by the odds, and spin to it.
    case spin
    /// Count on and on, as a car that drives.
    case drive
    /// Turn a lock to any numbers, and see whether it is open.
    case scramble
    /// Have a time run out, stand still, run on, or begin anew.
    case countDown
    /// A step further, and from the end on from the beginning.
    case goOn
    /// A new item before the first, in the middle of what is seen, or after the last.
    case insertFirst, insertMiddle, insertLast
    /// A hundred new items in the middle of what is seen.
    case insertMany
    /// The item in the middle goes.
    case delete
    /// All items in another order.
    case shuffle

    /// What its button says.
    public var label: String {
      switch self {
      case .spin: return "Spin"
      case .drive: return "Drive"
      case .scramble: return "Scramble"
      case .countDown: return "Start"
      case .goOn: return "Go on"
      case .insertFirst: return "Insert first"
      case .insertMiddle: return "In the middle"
      case .insertLast: return "Last"
      case .insertMany: return "A hundred"
      case .delete: return "Delete"
      case .shuffle: return "Shuffle"
      }
    }
  }

  /// A name for addresses.
  public var id: String
  /// What it is called.
  public var title: String
  /// What it shows, in a sentence.
  public var summary: String
  /// The control's name, as recordings have it.
  public var control: String
  /// Settings by name, in the order in which to apply them.
  public var settings: [(name: String, value: SettingValue)]
  /// What it offers.
  public var options: [Option]
  /// What can be done beside turning it.
  public var actions: [Action]
  /// The settings worth trying on it.
  public var panel: [String]
  /// What each of several has for itself that stand side by side; empty for one alone.
  public var row: [[(name: String, value: SettingValue)]] = []

  /// The name of its element on web pages.
  public var element: String {
    switch control {
    case Happiness.controlName: return "happiness-face"
    case RelationshipPlanet.controlName: return "relationship-planet"
    case NumberSpinner.controlName: return "rotary-spinner"
    case RangeDial.controlName: return "rotary-\(Dial.controlName)"
    default: return "rotary-\(control)"
    }
  }

  /// What its element on web pages is set to, by the names of its attributes.
  ///
  /// Where one element is two controls, an attribute says which.
  public var attributes: [(name: String, value: SettingValue)] {
    (control == RangeDial.controlName ? [("range", .flag(true))] : []) + settings
  }

  /// What its options come to as settings, and its own.
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

  /// Every one of several that stand side by side.
  ///
  /// - Throws: as ``make(_:)``.
  public func makeRow<C: ConfigurableControl>(_ kind: C.Type) throws(SettingError) -> [C] {
    var controls: [C] = []
    for own in row {
      var control = try make(kind)
      for (name, value) in own { try control.set(name, to: value) }
      controls.append(control)
    }
    return controls
  }

  /// The control itself.
  ///
  /// - Throws: `SettingError` when a setting is refused, which is a mistake in the demo.
  public func make<C: ConfigurableControl>(_: C.Type) throws(SettingError) -> C {
    var control = C()
    for (name, value) in allSettings { try control.set(name, to: value) }
    return control
  }
}
