import Rotary

/// A control that a page can hold.
protocol WebControl: ConfigurableControl {
  /// Tells where a finger may touch it, what lies above last; the page has all the rest.
  func readTouchAreas(_ read: (TouchArea) -> Void)

  /// What a draw ends on; nil when the control has no odds.
  func choice(forDraw draw: Double) -> Int?
}

extension WebControl {
  func choice(forDraw draw: Double) -> Int? { nil }
}

/// A part of a control that takes touches.
struct TouchArea {
  /// What the page may still do with a touch there.
  ///
  /// The same numbers stand in `js/control.js`.
  enum Use: Int {
    /// Nothing: it turns or moves something.
    case hold
    /// Everything: it is only pressed.
    case press
    /// Scroll up and down: it slides along.
    case slide
    /// Scroll with what the control declines when the finger has begun to move.
    case turn
    /// Scroll sideways: it is a list that scrolls up and down, and stands at neither end, at its
    /// first, at its last, or at both. Beyond an end the page scrolls, if it can.
    case column, columnAtStart, columnAtEnd, columnAtBoth
    /// Scroll up and down: a list that scrolls sideways; its start is at the left.
    case row, rowAtStart, rowAtEnd, rowAtBoth
    /// Scroll sideways: it slides up and down.
    case lift
  }

  var use: Use
  var frame: Rect2D
  /// Half of a round area's width.
  var cornerRadius = 0.0
}
