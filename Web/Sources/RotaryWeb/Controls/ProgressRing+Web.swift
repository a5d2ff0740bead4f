import Rotary

extension ProgressRing: WebControl {
  /// A finger can do nothing to it: all of it is the page's.
  func readTouchAreas(_ read: (TouchArea) -> Void) {}
}
