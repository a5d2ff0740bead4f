import Rotary

extension ProgressRing: WebControl {
  /// A finger can do nothing to it: all of it is the page's.
  func readTouchAreas(_ read: (TouchArea) -> Void) {}
}

/// Makes a progress ring and answers with its handle.
@_expose(wasm, "createProgressRing")
@_cdecl("createProgressRing")
func createProgressRing() -> Int32 { hold(ControlSession<ProgressRing>()) }
