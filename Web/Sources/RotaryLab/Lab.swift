import Rotary

// The controls of the gallery's pages "Feel", "Stage" and "Menus": compiled with them, and with all of
// RotaryWeb but the wheel, into a module of its own, so that pages which only turn a wheel do not
// carry them.

extension GesturePad: WebControl {}

extension MotionPlot: WebControl {}

extension Happiness: WebControl {}

extension LayoutBox: WebControl {}

extension PhoneFrame: WebControl {}

extension StarField: WebControl {}

extension MarkSheet: WebControl {}

extension RelationshipPlanet: WebControl {}

/// The device was turned; the number is that of ``DeviceOrientation``.
///
/// The elements have no need of it: what declines it is given its size by the page.
@_expose(wasm, "orientation")
@_cdecl("orientation")
func orientation(
  _ handle: Int32,
  _ number: Int32,
  _ time: Double
) -> UnsafeMutablePointer<Double>? {
  let held = DeviceOrientation(rawValue: UInt8(truncatingIfNeeded: number)) ?? .portrait
  return report(handle) { $0.handle(.orientation(held), at: time, presents: true) }
}

@_expose(wasm, "createRelationshipPlanet")
@_cdecl("createRelationshipPlanet")
func createRelationshipPlanet() -> Int32 { hold(WebSession<RelationshipPlanet>()) }

@_expose(wasm, "relationshipPlanetSettings")
@_cdecl("relationshipPlanetSettings")
func relationshipPlanetSettings() -> UnsafeMutablePointer<Double>? {
  names(RelationshipPlanet.settingNames)
}

@_expose(wasm, "createHappiness")
@_cdecl("createHappiness")
func createHappiness() -> Int32 { hold(WebSession<Happiness>()) }

@_expose(wasm, "happinessSettings")
@_cdecl("happinessSettings")
func happinessSettings() -> UnsafeMutablePointer<Double>? { names(Happiness.settingNames) }

@_expose(wasm, "createLayoutBox")
@_cdecl("createLayoutBox")
func createLayoutBox() -> Int32 { hold(WebSession<LayoutBox>()) }

@_expose(wasm, "layoutBoxSettings")
@_cdecl("layoutBoxSettings")
func layoutBoxSettings() -> UnsafeMutablePointer<Double>? { names(LayoutBox.settingNames) }

@_expose(wasm, "createPhoneFrame")
@_cdecl("createPhoneFrame")
func createPhoneFrame() -> Int32 { hold(WebSession<PhoneFrame>()) }

@_expose(wasm, "phoneFrameSettings")
@_cdecl("phoneFrameSettings")
func phoneFrameSettings() -> UnsafeMutablePointer<Double>? { names(PhoneFrame.settingNames) }

@_expose(wasm, "createGesturePad")
@_cdecl("createGesturePad")
func createGesturePad() -> Int32 { hold(WebSession<GesturePad>()) }

@_expose(wasm, "gesturePadSettings")
@_cdecl("gesturePadSettings")
func gesturePadSettings() -> UnsafeMutablePointer<Double>? { names(GesturePad.settingNames) }

@_expose(wasm, "createMotionPlot")
@_cdecl("createMotionPlot")
func createMotionPlot() -> Int32 { hold(WebSession<MotionPlot>()) }

@_expose(wasm, "motionPlotSettings")
@_cdecl("motionPlotSettings")
func motionPlotSettings() -> UnsafeMutablePointer<Double>? { names(MotionPlot.settingNames) }

@_expose(wasm, "createStarField")
@_cdecl("createStarField")
func createStarField() -> Int32 { hold(WebSession<StarField>()) }

@_expose(wasm, "starFieldSettings")
@_cdecl("starFieldSettings")
func starFieldSettings() -> UnsafeMutablePointer<Double>? { names(StarField.settingNames) }

@_expose(wasm, "createMarkSheet")
@_cdecl("createMarkSheet")
func createMarkSheet() -> Int32 { hold(WebSession<MarkSheet>()) }

@_expose(wasm, "markSheetSettings")
@_cdecl("markSheetSettings")
func markSheetSettings() -> UnsafeMutablePointer<Double>? { names(MarkSheet.settingNames) }
