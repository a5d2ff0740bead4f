#if Tool
import Rotary
import RotaryGallery
import RotaryReplay

// What is called on the gallery's controls, and what their keys do.

extension Happiness: GuidedControl {
  /// None: its happiness is a setting.
  public static let calls: [CallDescription] = []
  /// As a slider has.
  public static let keys = [
    KeyDescription("ArrowUp ArrowRight", "Happier."),
    KeyDescription("ArrowDown ArrowLeft", "Sadder."),
    KeyDescription("PageUp PageDown", "Much happier or sadder."),
    KeyDescription("Home End", "As sad or as happy as can be."),
    KeyDescription("+ -", "A larger or a smaller face."),
  ]
}

extension LayoutBox: GuidedControl {
  /// To resize it, and to change what gives way.
  public static let calls = [
    CallDescription(
      "resize",
      [.needed("width"), .needed("height")],
      "Resizes the box, in points."
    ),
    CallDescription(
      "toggle",
      [.needed("part")],
      "Lets a part give way, or no longer: left, width, right, top, height, bottom, from 0."
    ),
  ]
  /// To resize it by steps, and to go from part to part.
  public static let keys = [
    KeyDescription("ArrowLeft ArrowRight", "Narrower or wider."),
    KeyDescription("ArrowUp ArrowDown", "Lower or higher."),
    KeyDescription("PageUp PageDown", "Much larger or smaller."),
    KeyDescription("Home End", "As small or as large as can be."),
    KeyDescription("Space", "The next part; with Shift the one before."),
    KeyDescription("Enter", "Has the part give way or not."),
    KeyDescription("characters", "The same for the part of that first letter."),
    KeyDescription("Escape", "Its first size."),
  ]
}

extension PhoneFrame: GuidedControl {
  /// To turn it.
  public static let calls = [
    CallDescription(
      "turn",
      [.needed("to"), .optional("animated", .flag(true))],
      "Turns to an orientation."
    ),
    CallDescription(
      "turn",
      [.needed("by"), .optional("animated", .flag(true))],
      "Turns by quarters, to the right if positive."
    ),
  ]
  /// To turn it; all else is for the face on its screen.
  public static let keys = [
    KeyDescription("ArrowLeft ArrowUp", "A quarter to the left."),
    KeyDescription("ArrowRight ArrowDown", "A quarter to the right."),
    KeyDescription("Home End", "Upright, or on its side."),
    KeyDescription("PageUp PageDown + -", "As for the face on its screen."),
  ]
}

extension StarField: GuidedControl {
  /// The menu's.
  public static let calls = RingMenu.calls
  /// The menu's.
  public static let keys = RingMenu.keys
}

extension MarkSheet: GuidedControl {
  /// The menu's, and to begin a game.
  public static let calls =
    RingMenu.calls + [CallDescription("start", "Begins a game of twenty seconds.")]
  /// The menu's.
  public static let keys = RingMenu.keys
}

extension RowBody: GuidedControl {
  /// The row's.
  public static let calls = SpinnerRow.calls
  /// The row's.
  public static let keys = SpinnerRow.keys
}

extension RelationshipPlanet: GuidedControl {
  /// To bring a planet to the front; all else is for the people there.
  public static let calls =
    [CallDescription("swap", [.needed("to")], "Brings a planet to the front, counted from 0.")]
    + Turntable.calls
  /// To bring a planet to the front; all else is for the people there.
  public static let keys =
    [KeyDescription("1 2 3 4", "Brings that planet to the front.")] + Turntable.keys
}

extension GesturePad: GuidedControl {
  /// To be shown a gesture.
  public static let calls = [
    CallDescription("demonstrate", [.needed("gesture")], "Shows a gesture, by name or number."),
    CallDescription("putBack", "Puts the card back where it lay."),
  ]
  /// To go along the list.
  public static let keys = [
    KeyDescription("ArrowDown ArrowRight", "The next gesture."),
    KeyDescription("ArrowUp ArrowLeft", "The gesture before."),
    KeyDescription("Home PageUp End PageDown", "The first or the last gesture."),
    KeyDescription("Enter Space", "Shows the gesture."),
    KeyDescription("characters", "Shows the gesture of that number, counted from 1."),
    KeyDescription("Escape", "Puts the card back where it lay."),
  ]
}

extension MotionPlot: GuidedControl {
  /// To play it, and to go to a place.
  public static let calls = [
    CallDescription("play", "Lets the ball run."),
    CallDescription("go", [.needed("to")], "Goes to a place along the curves."),
  ]
  /// To go along the curves.
  public static let keys = [
    KeyDescription("ArrowRight ArrowUp", "A fiftieth on."),
    KeyDescription("ArrowLeft ArrowDown", "A fiftieth back."),
    KeyDescription("PageUp PageDown", "A fifth on or back."),
    KeyDescription("Home End", "The beginning or the end."),
    KeyDescription("Enter Space", "Lets the ball run."),
  ]
}
#endif
