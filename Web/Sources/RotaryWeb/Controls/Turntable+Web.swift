import Rotary

extension Turntable: WebControl {}

/// Makes a turntable and answers with its handle.
@_expose(wasm, "createTurntable")
@_cdecl("createTurntable")
func createTurntable() -> Int32 { hold(WebSession<Turntable>()) }

/// The names of a turntable's settings: a text, with a space between them.
@_expose(wasm, "turntableSettings")
@_cdecl("turntableSettings")
func turntableSettings() -> UnsafeMutablePointer<Double>? { names(Turntable.settingNames) }
