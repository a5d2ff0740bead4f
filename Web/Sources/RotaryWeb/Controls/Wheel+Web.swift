import Rotary

extension Wheel: WebControl {
  func choice(forDraw draw: Double) -> Int? { sector(forDraw: draw) }
}

/// Makes a wheel and answers with its handle.
@_expose(wasm, "createWheel")
@_cdecl("createWheel")
func createWheel() -> Int32 { hold(WebSession<Wheel>()) }

/// The names of a wheel's settings: a text, with a space between them.
@_expose(wasm, "wheelSettings")
@_cdecl("wheelSettings")
func wheelSettings() -> UnsafeMutablePointer<Double>? { names(Wheel.settingNames) }
