import Rotary

extension Gallery {
  /// The page of the rotary phone.
  static let phoneDialPage = GalleryPage(
    id: "phone-dial",
    title: "Rotary phone",
    summary:
      "Lets users dial digits by turning holes to the finger stop, as on a telephone with a dial.",
    tabs: [.init("phone", gesture: .turn), .init("intercom", gesture: .turn)],
    gestures: [
      .init("Drag a hole to the finger stop", "Dials its digit when you release it"),
      .init("Tap a hole", "Dials its digit"),
      .init("Tap the hub", "Sends the event press"),
    ],
    keys: [
      .init("0 – 9", "Dial a digit, also while the dial turns"),
      .init("← → ↑ ↓", "Move to another hole"), .init("Enter, Space", "Dial that hole"),
      .init("Home, End", "Move to the first or last hole"),
      .init("Escape", "Drops the typed digits that wait"),
    ],
    searchTerms: ["telephone", "dialer", "digits"]
  )

  /// The demos of the rotary phone.
  public static let phoneDials = [
    Demo(
      id: "phone",
      title: "Rotary phone",
      summary:
        "A rotary phone dial. Turn a hole to the finger stop and release; the dial returns and "
        + "enters the digit.",
      control: PhoneDial.controlName,
      settings: [],
      options: "1234567890".map { Demo.Option(String($0)) },
      actions: [],
      panel: ["finger-stop", "tap-dials", "reduced-motion"]
    ),
    Demo(
      id: "intercom",
      title: "Intercom",
      summary: "Calls a floor. P is the parking deck, G the ground floor; floor 3 is empty.",
      control: PhoneDial.controlName,
      settings: [("disabled-holes", .numbers([4]))],
      options: "PG1234567".map { Demo.Option(String($0)) },
      actions: [],
      panel: ["finger-stop", "tap-dials", "hub"]
    ),
  ]
}
