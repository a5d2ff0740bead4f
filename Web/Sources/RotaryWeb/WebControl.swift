import Rotary

/// A control that a page can hold.
protocol WebControl: ConfigurableControl {
  /// What a draw ends on; nil when the control has no odds.
  func choice(forDraw draw: Double) -> Int?

  /// The names of its settings, with a space between them.
  static var settingNames: StaticString { get }
}

extension WebControl {
  func choice(forDraw draw: Double) -> Int? { nil }
}
