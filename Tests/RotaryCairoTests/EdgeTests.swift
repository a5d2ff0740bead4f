#if Pictures
import Rotary
import RotaryCairo
import RotaryTestSupport
import Testing

/// Lines around surfaces where all of them have one colour.
@Suite struct EdgeTests {
  private func picture(_ stroke: Stroke?, _ role: ColorRole, _ theme: Theme) throws -> Bitmap {
    var scene = ControlScene(size: Size2D(40, 40))
    let square = VectorPath.rectangle(Rect2D(10, 10, 20, 20))
    // A fading group is drawn on a separate surface, which must not clip the line.
    scene.add(SceneNode(NodeID(1), opacity: 0.6)) {
      let content = SceneContent.shape(square, fill: .role(role), stroke: stroke)
      $0.add(SceneNode(NodeID(2), content: content))
    }
    return try Bitmap(of: scene, theme: theme)
  }

  @Test(arguments: [ColorRole.surface, .hubLight, .palette3, .accent])
  func `a surface has a line in high contrast, and nothing else has`(role: ColorRole) throws {
    for theme in [Theme.light, .dark, .lightHighContrast, .darkHighContrast] {
      let plain = try picture(nil, role, theme)
      let lined = try picture(.edge, role, theme)
      #expect((plain == lined) == (theme.needsEdges && role.isSurface))
    }
  }
}
#endif
