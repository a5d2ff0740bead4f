import Rotary

/// The demos, in the order in which to show them.
public enum Gallery {
  /// The gallery's own controls, as a stranger would write them.
  public static let controlTypes: [any ConfigurableControl.Type] = [
    Happiness.self, LayoutBox.self, PhoneFrame.self, StarField.self, MarkSheet.self,
    RelationshipPlanet.self, GesturePad.self, MotionPlot.self, RowBody.self,
  ]

  /// How code makes each control that the gallery shows, and writes each of its settings; see `Code`.
  public static let code: [ControlCode] = [
    wheelCode, numberSpinnerCode, spinnerRowCode, turntableCode, dialCode, rangeDialCode,
    progressRingCode, ringMenuCode, rowBodyCode, happinessCode, layoutBoxCode, phoneFrameCode,
    starFieldCode, markSheetCode, relationshipPlanetCode, gesturePadCode, motionPlotCode,
  ]

  /// How code makes the control of a name; nil for one that the gallery does not show.
  public static func code(of control: String) -> ControlCode? {
    code.first { $0.control == control }
  }

  /// The pages of the controls.
  static let controlPages = [
    wheelPage, numberSpinnerPage, spinnerRowPage, turntablePage, ringMenuPage, dialPage,
    progressRingPage,
  ]

  /// Every demo of every control.
  public static var all: [Demo] { controls + feel + stage + menus }

  /// The demos of the controls that are no menus.
  public static var controls: [Demo] {
    wheels + spinners + rows + turntables + dials + progressRings
  }
}
