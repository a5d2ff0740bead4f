extension Gallery {
  /// The pages of the controls.
  static let controlPages: [GalleryPage] = [
    GalleryPage(
      id: "wheel",
      title: "Wheel",
      summary: "Turn it, throw it, tap it: it always lands with one choice on the pointer.",
      tabs: [
        .init(
          "icon-wheel",
          ["three", "months", "letters", "upright", "right-to-left", "stops", "one-way"],
          hand: .turn
        ),
        .init("fortune", hand: .turn), .init("phone", hand: .turn),
      ],
      gestures: [
        .init("Drag along the rim", "Turns it with the finger"),
        .init("Flick", "Throws it; it coasts and lands on a sector"),
        .init("Tap a sector", "Turns that sector to the pointer"),
        .init("Tap the hub", "Tells a press"), .init("Scroll", "Turns it sector by sector"),
      ],
      keys: [
        .init("↓ →", "The next choice"), .init("↑ ←", "The one before"),
        .init("Page Up, Page Down", "Ten choices at once"),
        .init("Home, End", "The first and the last"), .init("Letters", "The choice that begins so"),
        .init("Enter, Space", "Presses the sector on the pointer"),
      ],
      words: ["picker", "roulette", "select"]
    ),
    GalleryPage(
      id: "number-spinner",
      title: "Number spinner",
      summary: "A ring of numbers in perspective: from 0 to 9, or to a million.",
      tabs: [
        .init("digit", hand: .left), .init("million", hand: .left),
        .init("month-ring", hand: .left),
      ],
      gestures: [
        .init("Drag sideways", "Turns the ring"), .init("Flick", "Throws it"),
        .init("Tap a neighbour", "Turns it to the front"), .init("Tap the front", "Tells a press"),
        .init("Scroll", "Goes on number by number"),
      ],
      keys: [
        .init("↑ →", "One more"), .init("↓ ←", "One less"),
        .init("Page Up, Page Down", "Ten more or less"), .init("Home, End", "The ends"),
        .init("Figures", "The number that is typed"),
        .init("Backspace", "Takes the last figure back"),
        .init("Escape", "Undoes what was typed"), .init("Enter", "Tells a press"),
      ],
      words: ["stepper", "number field", "reel"]
    ),
    GalleryPage(
      id: "spinner-row",
      title: "Spinner row",
      summary: "Rings side by side that know each other: a date, a time, a lock, an odometer.",
      tabs: [
        .init("flap-clock", ["time"], hand: .up), .init("padlock", ["lock"], hand: .up),
        .init("desk-calendar", ["date"], hand: .up),
        .init("dashboard", ["odometer"], hand: .none),
      ],
      gestures: [
        .init("Drag a ring up or down", "Turns it; it may carry into the next"),
        .init("Tap above or below", "Goes on by one"),
        .init("Two fingers", "Turn two rings at once"),
      ],
      keys: [
        .init("← →", "Go to another ring"), .init("↑ ↓", "One more, one less"),
        .init("Page Up, Page Down", "Several at once"), .init("Home, End", "The ends of the ring"),
        .init("Figures", "Type across all rings"),
        .init("Backspace", "Takes the last figure back"),
        .init("Escape", "Undoes what was typed"),
      ],
      words: ["date picker", "time picker", "split flap", "counter"]
    ),
    GalleryPage(
      id: "turntable",
      title: "Turntable",
      summary: "Ten people or ten million around a planet, scrolled as a list is.",
      tabs: [
        .init("people", hand: .up), .init("ten-million", hand: .up), .init("around", hand: .turn),
        .init("relationship", ["galaxy"], hand: .up),
      ],
      gestures: [
        .init("Drag around the planet", "Scrolls the items"), .init("Flick", "Throws them"),
        .init("Tap an item", "Chooses it"), .init("Tap a satellite", "Swaps it with the planet"),
      ],
      keys: [
        .init("↓ →", "The next item"), .init("↑ ←", "The one before"),
        .init("Page Up, Page Down", "Half a turn"), .init("Home, End", "The first and the last"),
        .init("Letters", "The item that begins so"), .init("Enter, Space", "Chooses the item"),
      ],
      words: ["list", "carousel", "friends"]
    ),
    GalleryPage(
      id: "ring-menu",
      title: "Ring menu",
      summary: "A menu that opens around the finger; those who know the way draw it as a stroke.",
      tabs: [
        .init("cosmos", hand: .hold), .init("marking", hand: .hold), .init("context", hand: .hold),
      ],
      gestures: [
        .init("Press and hold, slide, let go", "Opens the ring and chooses"),
        .init("Tap, then tap an item", "The same in two taps"),
        .init("Draw a stroke", "Chooses without waiting, where marks are on"),
        .init("Right click", "Opens a context menu"),
      ],
      keys: [
        .init("Enter, Space, ↓", "Opens the ring"), .init("Arrows", "Go from item to item"),
        .init("Home, End", "The first and the last item"),
        .init("Letters", "The item that begins so"), .init("Enter, Space", "Chooses"),
        .init("Escape", "A ring back, or closes"),
        .init("Menu key, Shift F10", "Opens a context menu"),
      ],
      words: ["radial menu", "pie menu", "context menu", "zodiac"]
    ),
    GalleryPage(
      id: "dial",
      title: "Dial",
      summary: "A knob for a number or, with two thumbs, for a range; fine when you need it fine.",
      tabs: [
        .init("thermostat", ["angle", "timer"], hand: .turn), .init("volume", hand: .up),
        .init("sleep", hand: .none), .init("strip", hand: .up),
      ],
      gestures: [
        .init("Drag along the rim", "Turns it with the finger"),
        .init("Drag up or down", "Turns a knob that is set so"),
        .init("Drag with Shift, or far to the side", "Ten times finer"),
        .init("Drag the arc of a range", "Moves both thumbs"),
        .init("Tap twice", "Goes back to the usual value"), .init("Scroll", "Goes on step by step"),
      ],
      keys: [
        .init("↑ →", "A step more"), .init("↓ ←", "A step less"),
        .init("Page Up, Page Down", "A tenth of the range"), .init("Home, End", "The ends"),
        .init("Enter, Space", "The other thumb of a range"),
      ],
      words: ["knob", "slider", "gauge"]
    ),
    GalleryPage(
      id: "progress-ring",
      title: "Progress ring",
      summary: "How far something has come, how much is left, or how long it takes.",
      tabs: [
        .init("battery", hand: .none), .init("tea", hand: .none), .init("parts", hand: .none),
        .init("loading", hand: .none),
      ],
      words: ["gauge", "countdown", "spinner", "loader"]
    ),
  ]
}
