import Rotary

extension SpinnerRow: WebControl {}

/// Makes a row of spinners and answers with its handle.
@_expose(wasm, "createSpinnerRow")
@_cdecl("createSpinnerRow")
func createSpinnerRow() -> Int32 { hold(WebSession<SpinnerRow>()) }

/// The names of a row's settings: a text, with a space between them.
@_expose(wasm, "spinnerRowSettings")
@_cdecl("spinnerRowSettings")
func spinnerRowSettings() -> UnsafeMutablePointer<Double>? { names(SpinnerRow.settingNames) }
