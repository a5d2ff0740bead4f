import Rotary

extension SpinnerRow: WebControl {
  /// A finger turns a column up and down anywhere; sideways the page scrolls.
  func readTouchAreas(_ read: (TouchArea) -> Void) {
    read(TouchArea(use: .lift, frame: Rect2D(origin: .zero, size: size)))
  }
}

/// Makes a row of spinners and answers with its handle.
@_expose(wasm, "createSpinnerRow")
@_cdecl("createSpinnerRow")
func createSpinnerRow() -> Int32 { hold(ControlSession<SpinnerRow>()) }
