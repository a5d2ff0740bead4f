import Rotary

extension RingMenu: WebControl {
  /// All of it while it is open or opens around the finger; else the square in the middle.
  func readTouchAreas(_ read: (TouchArea) -> Void) {
    let frame = isOpen ? Rect2D(origin: .zero, size: size) : pressFrame
    read(TouchArea(use: .hold, frame: frame, cornerRadius: 0))
  }
}

/// Makes a ring menu and answers with its handle.
@_expose(wasm, "createRingMenu")
@_cdecl("createRingMenu")
func createRingMenu() -> Int32 { hold(ControlSession<RingMenu>()) }
