#if Tool
import Rotary
import RotaryGallery
import RotaryReplay

// Descriptions of the gallery's controls.

extension Happiness: GuidedControl {
  /// The purpose of the face.
  public static let summary = "A face that smiles or frowns: an example of a control."
  /// None, because the happiness is a setting.
  public static let calls: [CallDescription] = []
  /// The keys of a slider.
  public static let keys = [
    KeyDescription("ArrowUp ArrowRight", "Happier."),
    KeyDescription("ArrowDown ArrowLeft", "Sadder."),
    KeyDescription("PageUp PageDown", "Much happier, or much sadder."),
    KeyDescription("Home End", "Saddest, or happiest."),
    KeyDescription("+ -", "A larger or a smaller face."),
  ]
}

extension LayoutBox: GuidedControl {
  /// The purpose of the box.
  public static let summary = "A box inside a box, with fixed and flexible sides."
  /// Calls that resize the box and that change its flexible parts.
  public static let calls = [
    CallDescription(
      "resize",
      [.needed("width"), .needed("height")],
      "Resizes the box, in points."
    ),
    CallDescription(
      "toggle",
      [.needed("part")],
      "Makes a part flexible or fixed: 0 left, 1 width, 2 right, 3 top, 4 height, 5 bottom."
    ),
  ]
  /// Keys that resize the box and that select a part.
  public static let keys = [
    KeyDescription("ArrowLeft ArrowRight", "Narrower or wider."),
    KeyDescription("ArrowUp ArrowDown", "Lower or higher."),
    KeyDescription("PageUp PageDown", "Much larger or smaller."),
    KeyDescription("Home End", "Smallest, or largest."),
    KeyDescription("Space", "The next part; with Shift the previous one."),
    KeyDescription("Enter", "Makes the part flexible or fixed."),
    KeyDescription("characters", "Does the same for the part with that first letter."),
    KeyDescription("Escape", "The initial size."),
  ]
}

extension PhoneFrame: GuidedControl {
  /// The purpose of the phone.
  public static let summary = "A phone to turn, which rotates its screen."
  /// Calls that turn the phone.
  public static let calls = [
    CallDescription(
      "turn",
      [.needed("to"), .optional("animated", .flag(true))],
      "Turns to an orientation."
    ),
    CallDescription(
      "turn",
      [.needed("by"), .optional("animated", .flag(true))],
      "Turns by quarter turns, to the right if positive."
    ),
  ]
  /// Keys that turn the phone.
  ///
  /// The face on the screen handles other keys.
  public static let keys = [
    KeyDescription("ArrowLeft ArrowUp", "A quarter turn to the left."),
    KeyDescription("ArrowRight ArrowDown", "A quarter turn to the right."),
    KeyDescription("Home End", "Upright, or sideways."),
    KeyDescription("PageUp PageDown + -", "The keys of the face on the screen."),
  ]
}

extension StarField: GuidedControl {
  /// The purpose of the night sky.
  public static let summary = "A night sky with a ring menu of star signs."
  /// The calls of a ring menu.
  public static let calls = RingMenu.calls
  /// The keys of a ring menu.
  public static let keys = RingMenu.keys
}

extension MarkSheet: GuidedControl {
  /// The purpose of the sheet.
  public static let summary = "A game about drawing menu choices as strokes."
  /// The calls of a ring menu, and one that starts a game.
  public static let calls =
    RingMenu.calls + [CallDescription("start", "Starts a game of twenty seconds.")]
  /// The keys of a ring menu.
  public static let keys = RingMenu.keys
}

extension RowBody: GuidedControl {
  /// The purpose of the row.
  public static let summary = "A spinner row in a padlock, an odometer or a clock."
  /// The calls of a spinner row.
  public static let calls = SpinnerRow.calls
  /// The keys of a spinner row.
  public static let keys = SpinnerRow.keys
}

extension RelationshipPlanet: GuidedControl {
  /// The purpose of the planets.
  public static let summary = "A planet with people, and three satellites to swap."
  /// The calls of a turntable, and one that brings a planet to the front.
  public static let calls =
    [CallDescription("swap", [.needed("to")], "Brings a planet to the front, counted from 0.")]
    + Turntable.calls
  /// The keys of a turntable, and those that bring a planet to the front.
  public static let keys =
    [KeyDescription("1 2 3 4", "Brings that planet to the front.")] + Turntable.keys
}

extension GesturePad: GuidedControl {
  /// The purpose of the pad.
  public static let summary = "A card that recognizes gestures and demonstrates them."
  /// Calls that demonstrate a gesture and that reset the card.
  public static let calls = [
    CallDescription(
      "demonstrate",
      [.needed("gesture")],
      "Demonstrates a gesture, given by name or number."
    ),
    CallDescription("putBack", "Moves the card back to its place."),
  ]
  /// Keys that move along the list of gestures.
  public static let keys = [
    KeyDescription("ArrowDown ArrowRight", "The next gesture."),
    KeyDescription("ArrowUp ArrowLeft", "The previous gesture."),
    KeyDescription("Home PageUp End PageDown", "The first or the last gesture."),
    KeyDescription("Enter Space", "Demonstrates the gesture."),
    KeyDescription("characters", "Demonstrates the gesture with that number, counted from 1."),
    KeyDescription("Escape", "Moves the card back to its place."),
  ]
}

extension MotionPlot: GuidedControl {
  /// The purpose of the plot.
  public static let summary = "The curves of a motion, with a ball that plays it."
  /// Calls that play the motion and that move along it.
  public static let calls = [
    CallDescription("play", "Plays the motion."),
    CallDescription("go", [.needed("to")], "Moves to a position along the curves."),
  ]
  /// Keys that move along the curves.
  public static let keys = [
    KeyDescription("ArrowRight ArrowUp", "A fiftieth forward."),
    KeyDescription("ArrowLeft ArrowDown", "A fiftieth back."),
    KeyDescription("PageUp PageDown", "A fifth forward or back."),
    KeyDescription("Home End", "The start or the end."),
    KeyDescription("Enter Space", "Plays the motion."),
  ]
}
#endif
