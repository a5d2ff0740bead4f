import Rotary

extension RingMenu: WebControl {
  /// All of it while it is open or opens around the finger; else the square in the middle.
  func readTouchAreas(_ read: (TouchArea) -> Void) {
    let frame = isOpen ? Rect2D(origin: .zero, size: size) : pressFrame
    read(TouchArea(use: .hold, frame: frame, cornerRadius: 0))
  }
}
