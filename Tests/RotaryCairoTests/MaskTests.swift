#if Pictures
import Rotary
import RotaryTestSupport
import Testing

@Suite struct MaskTests {
  private let everything = VectorPath.rectangle(Rect2D(0, 0, 100, 100))

  private var leftToRight: Paint {
    .linear(
      start: Point2D(0, 0),
      end: Point2D(100, 0),
      stops: [
        GradientStop(0, .fixed(RGBA(hex: 0, opacity: 1))),
        GradientStop(1, .fixed(RGBA(hex: 0, opacity: 0))),
      ]
    )
  }

  @Test func `a clip shows what lies inside its outline, children too`() throws {
    let clip = SceneMask.clip(.rectangle(Rect2D(20, 20, 30, 30)))
    let picture = try drawn {
      $0.add(filled(1, everything, mask: clip)) { inner in
        inner.add(filled(2, .rectangle(Rect2D(40, 0, 60, 100)), .pureGreen))
      }
    }
    #expect(picture.coverage == 900)
    #expect(picture[30, 30].isClose(to: .pureRed))
    #expect(picture[45, 30].isClose(to: .pureGreen))
  }

  @Test func `clips inside each other show what lies in both, and end with their node`() throws {
    let picture = try drawn {
      $0.add(SceneNode(NodeID(1), mask: .clip(.rectangle(Rect2D(0, 0, 50, 100))))) { inner in
        inner.add(filled(2, everything, mask: .clip(.rectangle(Rect2D(0, 0, 100, 50)))))
      }
      $0.add(filled(3, .rectangle(Rect2D(90, 90, 10, 10)), .pureBlue))
    }
    #expect(picture.coverage == 2600)
    #expect(picture[95, 95].isClose(to: .pureBlue))
  }

  @Test func `a fade shows as much as its paint is opaque`() throws {
    let mask = SceneMask.fade(.rectangle(Rect2D(0, 0, 100, 50)), leftToRight)
    let picture = try drawn { $0.add(filled(1, everything, mask: mask)) }
    #expect(picture[1, 25].opacity > 0.97)
    #expect((picture[50, 25].opacity - 0.5).magnitude < 0.02)
    #expect(picture[98, 25].opacity < 0.03)
    #expect(picture[1, 75].opacity == 0)
    #expect(picture[50, 25].isClose(to: RGBA(hex: 0xFF0000, opacity: picture[50, 25].opacity)))
  }

  @Test func `a fade moves and turns with its node`() throws {
    let mask = SceneMask.fade(everything, leftToRight)
    let turn = Transform3D(.rotation(.pi / 2, about: Point2D(50, 50)))
    let picture = try drawn { $0.add(filled(1, everything, transform: turn, mask: mask)) }
    #expect(picture[50, 2].opacity > 0.95)
    #expect(picture[50, 97].opacity < 0.05)
  }

  @Test func `a fade and an opacity multiply`() throws {
    let mask = SceneMask.fade(everything, leftToRight)
    let picture = try drawn { $0.add(filled(1, everything, opacity: 0.5, mask: mask)) }
    #expect((picture[50, 50].opacity - 0.25).magnitude < 0.02)
    let even = SceneMask.fade(everything, .solid(.fixed(RGBA(hex: 0, opacity: 0.5))))
    let evenly = try drawn {
      $0.add(filled(1, everything, opacity: 0.5, mask: even)) { inner in
        inner.add(filled(2, everything, .pureGreen))
      }
    }
    #expect(evenly[50, 50].isClose(to: RGBA(hex: 0x00FF00, opacity: 0.25)))
  }
}
#endif
