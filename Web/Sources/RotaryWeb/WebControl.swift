import Rotary

/// A control that a page can hold.
protocol WebControl: ConfigurableControl {
  /// Where a finger may turn or press it, so that the page scrolls everywhere else.
  var touchAreas: TouchAreas { get }

  /// What a draw ends on; nil when the control has no odds.
  func choice(forDraw draw: Double) -> Int?

  /// The names of its settings, with a space between them.
  static var settingNames: StaticString { get }
}

/// A ring to drag and a button inside it.
struct TouchAreas {
  /// Where a touch turns the control, and the page is not to scroll.
  var ring: Annulus
  /// Whether the hole of the ring can be pressed.
  var hasButton: Bool
}

extension Wheel: WebControl {
  var touchAreas: TouchAreas { TouchAreas(ring: ring, hasButton: style.hasHub) }

  func choice(forDraw draw: Double) -> Int? { sector(forDraw: draw) }
}
