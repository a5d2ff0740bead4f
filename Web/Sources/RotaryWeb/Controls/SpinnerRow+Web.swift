import Rotary

extension SpinnerRow: WebControl {
  /// A finger turns a column up and down anywhere; sideways the page scrolls.
  func readTouchAreas(_ read: (TouchArea) -> Void) {
    read(TouchArea(use: .lift, frame: Rect2D(origin: .zero, size: size)))
  }
}
