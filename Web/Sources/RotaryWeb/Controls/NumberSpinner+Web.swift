import Rotary

extension NumberSpinner: WebControl {
  /// A finger turns it anywhere, sideways or up and down; the other way the page scrolls.
  func readTouchAreas(_ read: (TouchArea) -> Void) {
    let use: TouchArea.Use = options.axis == .vertical ? .slide : .lift
    read(TouchArea(use: use, frame: Rect2D(origin: .zero, size: size)))
  }
}

/// Makes a number spinner and answers with its handle.
@_expose(wasm, "createSpinner")
@_cdecl("createSpinner")
func createSpinner() -> Int32 { hold(ControlSession<NumberSpinner>()) }
