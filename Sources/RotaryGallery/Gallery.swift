import Rotary

/// The demos, in display order.
public enum Gallery {
  /// The custom controls of the gallery, built with the public API only.
  public static let controlTypes: [any ConfigurableControl.Type] = [
    Happiness.self, LayoutBox.self, PhoneFrame.self, StarField.self, MarkSheet.self,
    RelationshipPlanet.self, GesturePad.self, MotionPlot.self, RowBody.self,
  ]

  /// The code that creates each control of the gallery and sets its settings; see `Code`.
  public static let code: [ControlCode] = [
    wheelCode, phoneDialCode, numberSpinnerCode, spinnerRowCode, turntableCode, dialCode,
    rangeDialCode, progressRingCode, activityRingsCode, gaugeDialCode, clockFaceCode,
    colorWheelCode, ringMenuCode,
    rowBodyCode, happinessCode, layoutBoxCode, phoneFrameCode, starFieldCode, markSheetCode,
    relationshipPlanetCode, gesturePadCode, motionPlotCode,
  ]

  /// Returns the code for the control with this name; nil if the gallery does not show the control.
  public static func code(of control: String) -> ControlCode? {
    code.first { $0.control == control }
  }

  /// The pages of the controls.
  static let controlPages = [
    wheelPage, phoneDialPage, numberSpinnerPage, spinnerRowPage, turntablePage, ringMenuPage,
    dialPage, gaugeDialPage, clockFacePage, colorWheelPage, progressRingPage,
  ]

  /// Every demo of every control.
  public static var all: [Demo] { controls + feel + stage + menus }

  /// The demos of the controls, without menus.
  public static var controls: [Demo] {
    wheels + phoneDials + spinners + rows + turntables + dials + gaugeDials + clockFaces
      + colorWheels
      + progressRings + activityRings
  }
}
