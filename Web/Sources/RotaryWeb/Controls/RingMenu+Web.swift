import Rotary

extension RingMenu: WebControl {}

/// Makes a ring menu and answers with its handle.
@_expose(wasm, "createRingMenu")
@_cdecl("createRingMenu")
func createRingMenu() -> Int32 { hold(WebSession<RingMenu>()) }

/// The names of a ring menu's settings: a text, with a space between them.
@_expose(wasm, "ringMenuSettings")
@_cdecl("ringMenuSettings")
func ringMenuSettings() -> UnsafeMutablePointer<Double>? { names(RingMenu.settingNames) }
