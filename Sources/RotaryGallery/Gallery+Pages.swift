extension Gallery {
  /// The pages, in the order of the navigation; the first is the front page.
  public static let pages: [GalleryPage] = [front] + controlPages + [feelPage, stagePage]

  /// The page in place of the documentation until that is built.
  ///
  /// The server replaces the summary by the build's state.
  public static let documentsPage = GalleryPage(
    id: "docs",
    title: "Documentation",
    summary: "Articles about the controls, and every type with its members.",
    searchTerms: ["articles", "tutorial", "reference", "docc"]
  )

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
