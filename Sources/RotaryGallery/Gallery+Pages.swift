extension Gallery {
  /// The pages, in the order of the navigation; the first is the front page.
  public static let pages: [GalleryPage] = [front] + controlPages + [feelPage, stagePage]

  /// What stands in the place of the documentation until that is built.
  public static let documentsPage = GalleryPage(
    id: "docs",
    title: "Documentation",
    summary: "It has not been built yet: run script/docs, and load this page again.",
    words: ["articles", "tutorial", "reference", "docc"]
  )

  /// Words by which something is searched, and the words by which it is found.
  public static let synonyms: [(word: String, means: [String])] = [
    ("alarm", ["timer", "countdown", "sleep"]), ("clock", ["time", "timer", "sleep", "countdown"]),
    ("knob", ["dial"]), ("slider", ["dial", "happiness"]), ("picker", ["wheel", "spinner"]),
    ("roulette", ["fortune", "wheel"]), ("raffle", ["fortune"]), ("lottery", ["fortune"]),
    ("calendar", ["date", "months"]), ("stepper", ["spinner"]),
    ("counter", ["odometer", "spinner"]),
    ("loader", ["loading", "progress"]), ("busy", ["loading"]), ("percentage", ["progress"]),
    ("pie", ["ring", "wheel"]), ("radial", ["ring", "menu"]), ("carousel", ["turntable"]),
    ("list", ["turntable"]), ("contacts", ["people"]), ("zodiac", ["cosmos", "sign"]),
    ("horoscope", ["cosmos", "sign"]), ("combination", ["lock"]), ("safe", ["lock"]),
    ("temperature", ["thermostat"]), ("heat", ["thermostat"]), ("audio", ["volume", "plug-in"]),
    ("color", ["accent", "colors", "tints"]), ("colour", ["accent", "colors", "tints"]),
    ("keyboard", ["keys"]), ("accessibility", ["reader", "screen"]), ("voiceover", ["reader"]),
    ("theme", ["variables"]), ("style", ["parts", "variables"]), ("css", ["parts", "variables"]),
    ("speed", ["deceleration", "velocity"]), ("friction", ["deceleration", "throws"]),
    ("animation", ["motion", "spring", "easing"]), ("bezier", ["easing"]), ("dialer", ["phone"]),
    ("telephone", ["phone"]), ("rtl", ["right-to-left"]), ("context", ["menu"]),
  ]

  private static let front = GalleryPage(
    id: "index",
    title: "Circular controls for Swift",
    summary:
      "Wheels, dials, spinners and menus that follow the finger: on the web, on Apple's platforms and "
      + "on Linux, from one core."
  )

  private static let feelPage = GalleryPage(
    id: "feel",
    title: "Feel",
    summary:
      "What every control stands on: gestures that do not fight, and motion that has weight.",
    tabs: [
      .init("gestures", hand: .none), .init("spring", hand: .left), .init("throwing", hand: .left),
      .init("curve", ["steps"], hand: .left),
    ],
    gestures: [
      .init("Drag on a curve", "Goes along the motion"),
      .init("Press a line of the list", "Shows that gesture made"),
    ],
    keys: [.init("Space", "Plays the motion"), .init("← →", "Goes along it")],
    words: ["motion", "gestures", "physics"]
  )

  private static let stagePage = GalleryPage(
    id: "stage",
    title: "Stage",
    summary: "What a control stands on: a face written from nothing, a phone that turns, a layout.",
    tabs: [
      .init("happiness", hand: .up), .init("turning", hand: .none), .init("layout", hand: .none),
    ],
    gestures: [
      .init("Drag up or down on the face", "Makes it happier or sadder"),
      .init("Pinch the face", "Makes it larger or smaller"),
      .init("Drag the corner of the box", "Changes its size; springs give way"),
    ],
    keys: [
      .init("↑ ↓", "Change the mood by one"), .init("Page Up, Page Down", "Change it by ten"),
      .init("← →", "Turn the phone"),
    ],
    words: ["custom control", "orientation", "layout"]
  )
}
