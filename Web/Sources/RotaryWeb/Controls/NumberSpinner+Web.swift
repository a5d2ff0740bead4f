import Rotary

extension NumberSpinner: WebControl {}

/// Makes a number spinner and answers with its handle.
@_expose(wasm, "createSpinner")
@_cdecl("createSpinner")
func createSpinner() -> Int32 { hold(WebSession<NumberSpinner>()) }

/// The names of a spinner's settings: a text, with a space between them.
@_expose(wasm, "spinnerSettings")
@_cdecl("spinnerSettings")
func spinnerSettings() -> UnsafeMutablePointer<Double>? { names(NumberSpinner.settingNames) }
