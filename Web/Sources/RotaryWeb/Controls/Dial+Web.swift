import Rotary

extension DialControl: WebControl {}

/// Makes a dial and answers with its handle.
@_expose(wasm, "createDial")
@_cdecl("createDial")
func createDial() -> Int32 { hold(WebSession<Dial>()) }

/// Makes a range dial and answers with its handle.
@_expose(wasm, "createRangeDial")
@_cdecl("createRangeDial")
func createRangeDial() -> Int32 { hold(WebSession<RangeDial>()) }

/// The names of the settings of both, of which each refuses those of the other: a text, with a space
/// between them.
@_expose(wasm, "dialSettings")
@_cdecl("dialSettings")
func dialSettings() -> UnsafeMutablePointer<Double>? { names(Dial.settingNames) }
