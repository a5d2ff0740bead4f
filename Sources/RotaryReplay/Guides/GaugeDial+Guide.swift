import Rotary

extension GaugeDial: GuidedControl {
  /// The purpose of a gauge.
  public static let summary = "A value on a scale, with coloured ranges and a target."

  /// The call that moves the pointer.
  public static let calls = [
    CallDescription("move", [.needed("to"), .animated], "Moves to a value.")
  ]
  /// The keys of a slider, for an editable gauge.
  public static let keys = [
    KeyDescription("ArrowUp ArrowRight", "One step up, if the gauge is editable."),
    KeyDescription("ArrowDown ArrowLeft", "One step down."),
    KeyDescription("PageUp PageDown", "Ten steps up or down."),
    KeyDescription("Home End", "The minimum or the maximum."),
  ]
}
