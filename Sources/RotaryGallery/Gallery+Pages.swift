extension Gallery {
  /// The pages, in the order of the navigation; the first is the front page.
  public static let pages: [GalleryPage] = [front] + controlPages + [feelPage, stagePage]

  /// The page that is shown instead of the documentation until the documentation is built.
  public static let documentsPage = GalleryPage(
    id: "docs",
    title: "Documentation",
    summary: "The documentation is not built yet. Run script/docs, then reload this page.",
    searchTerms: ["articles", "tutorial", "reference", "docc"]
  )

  /// Search terms, each with the words of the site that also match.
  public static let synonyms: [(word: String, means: [String])] = [
    ("alarm", ["timer", "countdown", "sleep"]), ("clock", ["time", "timer", "sleep", "countdown"]),
    ("knob", ["dial"]), ("slider", ["dial", "happiness"]), ("picker", ["wheel", "spinner"]),
    ("roulette", ["fortune", "wheel"]), ("raffle", ["fortune"]), ("lottery", ["fortune"]),
    ("calendar", ["date", "months"]), ("stepper", ["spinner"]),
    ("counter", ["odometer", "spinner"]),
    ("loader", ["loading", "progress"]), ("busy", ["loading"]), ("percentage", ["progress"]),
    ("pie", ["ring", "wheel"]), ("radial", ["ring", "menu"]), ("carousel", ["turntable"]),
    ("list", ["turntable"]), ("contacts", ["people"]), ("cosmos", ["zodiac"]),
    ("horoscope", ["zodiac", "sign"]), ("combination", ["lock"]), ("safe", ["lock"]),
    ("temperature", ["thermostat"]), ("heat", ["thermostat"]), ("audio", ["volume", "plug-in"]),
    ("color", ["accent", "colors", "tints"]), ("colour", ["accent", "colors", "tints"]),
    ("keyboard", ["keys"]), ("accessibility", ["reader", "screen"]), ("voiceover", ["reader"]),
    ("theme", ["variables"]), ("style", ["parts", "variables"]), ("css", ["parts", "variables"]),
    ("speed", ["deceleration", "velocity"]), ("friction", ["deceleration"]),
    ("animation", ["motion", "spring", "easing"]), ("bezier", ["easing"]), ("dialer", ["phone"]),
    ("telephone", ["phone"]), ("rtl", ["right-to-left"]), ("context", ["menu"]),
  ]

  private static let front = GalleryPage(
    id: "index",
    title: "Circular controls for Swift",
    summary:
      "Wheels, dials, spinners and menus that users turn by touch, pointer or keyboard, for the "
      + "web, Apple platforms and Linux."
  )

  private static let feelPage = GalleryPage(
    id: "feel",
    title: "Feel",
    summary: "Try the gesture recognizers and motion functions that all controls use.",
    tabs: [
      .init("gestures", gesture: .none), .init("spring", gesture: .left),
      .init("throwing", gesture: .left),
      .init("curve", ["steps"], gesture: .left),
    ],
    gestures: [
      .init("Drag on a curve", "Scrubs through the motion"),
      .init("Press a name in the list", "Plays that gesture"),
    ],
    keys: [.init("Space", "Plays the motion"), .init("← →", "Scrub through the motion")],
    searchTerms: ["motion", "gestures", "physics"]
  )

  private static let stagePage = GalleryPage(
    id: "stage",
    title: "Stage",
    summary: "See a custom control, the rotation of a device, and autoresizing of views.",
    tabs: [
      .init("happiness", gesture: .up), .init("turning", gesture: .none),
      .init("layout", gesture: .none),
    ],
    gestures: [
      .init("Drag up or down on the face", "Makes it happier or sadder"),
      .init("Pinch the face", "Makes it larger or smaller"),
      .init("Drag the corner of the box", "Resizes it; only flexible parts change"),
    ],
    keys: [
      .init("↑ ↓", "Change the happiness by 1 %"),
      .init("Page Up, Page Down", "Change the happiness by 10 %"),
      .init("← →", "Rotate the phone"),
    ],
    searchTerms: ["custom control", "orientation", "layout"]
  )
}
