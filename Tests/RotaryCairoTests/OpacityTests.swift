#if Pictures
import Rotary
import RotaryTestSupport
import Testing

@Suite struct OpacityTests {
  private func overlapping(_ scene: inout ControlScene) {
    scene.add(filled(2, .rectangle(Rect2D(10, 10, 50, 50)), .pureRed))
    scene.add(filled(3, .rectangle(Rect2D(40, 40, 50, 50)), .pureBlue))
  }

  @Test func `a node and its children fade as one picture`() throws {
    let picture = try drawn {
      $0.add(SceneNode(NodeID(1), opacity: 0.5), children: overlapping)
    }
    var half = RGBA.pureBlue
    half.opacity = 0.5
    // In the overlap, only the upper one is visible.
    #expect(picture[50, 50].isClose(to: half))
    #expect(picture[80, 80].isClose(to: half))
  }

  @Test func `a line and a filling fade as one picture`() throws {
    let stroke = Stroke(paint: .solid(.fixed(.pureBlue)), width: 20)
    let picture = try drawn {
      $0.add(
        SceneNode(
          NodeID(1),
          opacity: 0.5,
          content: .shape(
            .rectangle(Rect2D(20, 20, 60, 60)),
            fill: .solid(.fixed(.pureRed)),
            stroke: stroke
          )
        )
      )
    }
    #expect(picture[25, 50].isClose(to: RGBA(hex: 0x0000FF, opacity: 0.5)))
  }

  @Test func `one primitive fades the same by its paint as by a group`() throws {
    let circle = VectorPath.circle(center: Point2D(50, 50), radius: 30)
    let alone = try drawn { $0.add(filled(1, circle, opacity: 0.4)) }
    // Something unseen beside it makes it a group.
    let grouped = try drawn {
      $0.add(SceneNode(NodeID(1), opacity: 0.4)) { inner in
        inner.add(filled(2, circle))
        inner.add(filled(3, .rectangle(Rect2D(0, 0, 1, 1)), .clear))
      }
    }
    #expect(try #require(PerceivedDifference(alone, grouped)).largest < 0.01)
    #expect((alone[50, 50].opacity - 0.4).magnitude < 0.01)
  }

  @Test func `opacities of nodes inside each other multiply`() throws {
    let picture = try drawn {
      $0.add(SceneNode(NodeID(1), opacity: 0.5)) { inner in
        inner.add(filled(2, .rectangle(Rect2D(0, 0, 50, 50)), opacity: 0.5))
        inner.add(filled(3, .rectangle(Rect2D(50, 50, 50, 50)), opacity: 0.5))
      }
    }
    #expect((picture[10, 10].opacity - 0.25).magnitude < 0.01)
    #expect((picture[90, 90].opacity - 0.25).magnitude < 0.01)
  }

  private static let mitre = SceneContent.shape(
    VectorPath([.move(Point2D(30, 30)), .line(Point2D(70, 50)), .line(Point2D(30, 70))]),
    fill: nil,
    stroke: Stroke(paint: .solid(.fixed(.pureRed)), width: 16, cap: .butt)
  )

  /// Letters higher than their box.
  private static let letters = SceneContent.text(
    TextContent(
      "gÅj",
      style: TextStyle(size: 20),
      paint: .solid(.fixed(.pureBlue)),
      box: Rect2D(20, 45, 60, 2)
    )
  )

  @Test(arguments: [mitre, letters])
  func `a group cuts nothing off, however it is turned`(content: SceneContent) throws {
    let turned = Transform3D(.rotation(0.5, about: Point2D(50, 50)))
    func picture(opacity: Double) throws -> Bitmap {
      try drawn {
        $0.add(SceneNode(NodeID(1), transform: turned, opacity: opacity)) { inner in
          inner.add(SceneNode(NodeID(2), content: content))
          inner.add(SceneNode(NodeID(3), content: content))
        }
      }
    }
    let difference = try #require(
      PerceivedDifference(picture(opacity: 1), picture(opacity: 0.999))
    )
    #expect(difference.largest < 0.01)
  }

  @Test func `opacity 0 draws nothing`() throws {
    let picture = try drawn {
      $0.add(SceneNode(NodeID(1), opacity: 0), children: overlapping)
    }
    #expect(picture.coverage == 0)
  }
}
#endif
