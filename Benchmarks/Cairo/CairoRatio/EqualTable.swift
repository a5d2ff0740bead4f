import BareTable
import Rotary

/// The scene of the planet that `BareTable` draws with direct calls.
struct EqualTable {
  private static let center = Point2D(400, 300)
  private static let planet = VectorPath.circle(center: center, radius: 180)
  private static let blue = Paint.solid(.fixed(RGBA(red: 0.2, green: 0.3, blue: 0.5)))
  private static let white = Paint.solid(.fixed(RGBA(hex: 0xFFFFFF)))
  /// 14 pt at Pango's 96 dpi.
  private static let style = TextStyle(size: 14 * 96 / 72, weight: .bold)

  private let contents: [(picture: SceneContent, label: SceneContent)]

  /// Makes the scene.
  ///
  /// - Parameter picture: the file of the picture.
  init(picture: String) {
    let half = Double(bareTablePicture) / 2
    contents = (0..<Int32(bareTableItems)).map { item in
      let text = TextContent(
        String(cString: bareTableLabel(item)),
        style: Self.style,
        paint: Self.white,
        box: Rect2D(-80, -20, 160, 40)
      )
      let rect = Rect2D(-half, -half, 2 * half, 2 * half)
      return (.image(ImageContent(source: picture, rect: rect)), .text(text))
    }
  }

  /// Fills a scene like a turntable does in each frame: cells are placed, pictures on whole pixels.
  func draw(rotation: Double, into scene: inout ControlScene) {
    scene.clear(size: Size2D(800, 600))
    scene.add(
      SceneNode(
        NodeID(1),
        .background,
        content: .shape(Self.planet, fill: Self.blue, stroke: nil)
      )
    )
    for (index, content) in contents.enumerated() {
      let direction = rotation + Double(index) * Circular.turn / Double(contents.count)
      let place = Self.center.moved(by: 240, towards: direction)
      scene.add(
        SceneNode(
          NodeID(UInt32(100 + index)),
          .icon,
          transform: .translation(place.x.rounded(.down), place.y.rounded(.down)),
          content: content.picture
        )
      )
      scene.add(
        SceneNode(
          NodeID(UInt32(200 + index)),
          .title,
          transform: .translation(place.x, place.y),
          content: content.label
        )
      )
    }
  }
}
