import Rotary
import Testing
import UIKit

@testable import RotaryUIKit

/// Tests the alignment of text in its box, and text along a circle.
@MainActor
@Suite(.serialized)
struct TextTests {
  /// Returns the alignment of a text.
  private static func alignment(
    _ alignment: TextContent.Alignment,
    isRightToLeft: Bool,
    _ words: String = "words"
  ) -> NSTextAlignment? {
    let text = TextContent(
      words,
      style: TextStyle(size: 12),
      paint: .role(.ink),
      box: Rect2D(0, 0, 100, 20),
      alignment: alignment
    )
    let style = SceneStyle(theme: .light, scale: 1, isRightToLeft: isRightToLeft)
    let contents = TextDrawing.layer(of: text, style).contents
    return contents.flatMap { $0 as? CGImage }?.alignments.first
  }

  @Test func `text is aligned by the layout direction, not by its script`() {
    for words in ["words", "12", "\u{5D0}\u{5D1}"] {
      #expect(Self.alignment(.start, isRightToLeft: false, words) == .left)
      #expect(Self.alignment(.start, isRightToLeft: true, words) == .right)
      #expect(Self.alignment(.end, isRightToLeft: false, words) == .right)
      #expect(Self.alignment(.end, isRightToLeft: true, words) == .left)
      #expect(Self.alignment(.center, isRightToLeft: true, words) == .center)
    }
  }

  @Test(arguments: [90.0, -90, 25, 1_000])
  func `the strips of a curved text are on its circle, inside its layer`(radius: Double) throws {
    var text = TextContent(
      "along the rim",
      style: TextStyle(size: 12),
      paint: .role(.ink),
      box: Rect2D(30, 40, 100, 16)
    )
    text.curveRadius = radius
    let layer = TextDrawing.layer(of: text, SceneStyle(theme: .light, scale: 2))
    let image = try #require(layer.contents.flatMap { $0 as? CGImage })
    #expect(image.transforms.count == 34 && Set(image.texts) == ["along the rim"])
    let frame = Rect2D(
      Double(layer.position.x),
      Double(layer.position.y),
      Double(layer.bounds.width),
      Double(layer.bounds.height)
    )
    var covered = text.box.minX
    for (transform, clipping) in zip(image.transforms, image.clippings) {
      // Each strip begins where the one before ends, or earlier.
      #expect(Double(clipping.minX) <= covered)
      covered = Double(clipping.maxX)
      let middle = (clipping.minX + clipping.maxX) / 2
      for y in [text.box.minY, text.box.center.y, text.box.maxY] {
        let place = CGPoint(x: middle, y: CGFloat(y)).applying(transform)
        let expected = text.curved(Point2D(Double(middle), y))
        #expect(abs(Double(place.x) + frame.minX - expected.x) < 1e-9)
        #expect(abs(Double(place.y) + frame.minY - expected.y) < 1e-9)
        #expect(frame.inset(by: -1e-9).contains(expected))
      }
    }
    #expect(covered >= text.box.maxX)
  }

  @Test func `the titles of a wheel can run along its rim`() throws {
    let stage = Stage<WheelView>()
    let straight = Self.titles(in: stage.view.surface.layer).map(\.bounds.height)
    stage.view.style.labels = .curved
    TestDevice.showFrame(at: 0.1)
    let titles = Self.titles(in: stage.view.surface.layer)
    #expect(titles.count > 3 && titles.count == straight.count)
    for title in titles {
      let image = try #require(title.contents.flatMap { $0 as? CGImage })
      #expect(image.transforms.count > 1)
    }
  }

  @Test func `a turntable's titles are beside their pictures in both layout directions`() {
    for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      for edge in [TurntableOptions.Edge.left, .right] {
        let stage = Stage(TurntableView.self, direction: direction)
        stage.view.options.edge = edge
        TestDevice.showFrame(at: 0.1)
        let titles = Self.titles(in: stage.view.surface.layer)
        #expect(titles.count > 3)
        for title in titles {
          // To the right of the picture, the line begins at the left of its box.
          let side: NSTextAlignment = title.position.x > 0 ? .left : .right
          let found = title.contents.flatMap { $0 as? CGImage }?.alignments.first
          #expect(found == side, "\(direction), \(edge)")
        }
      }
    }
  }

  @Test func `another layout direction redraws the texts`() {
    let stage = Stage<TurntableView>()
    let before = Self.titles(in: stage.view.surface.layer).map(\.position.x)
    stage.view.semanticContentAttribute = .forceRightToLeft
    TestDevice.showFrame(at: 0.1)
    let titles = Self.titles(in: stage.view.surface.layer)
    #expect(titles.map(\.position.x) != before)
    #expect(
      titles.allSatisfy {
        $0.contents.flatMap { $0 as? CGImage }?.alignments == [$0.position.x > 0 ? .left : .right]
      }
    )
  }

  /// Returns the layers of the items' titles, which are the text in nodes with that name.
  private static func titles(in layer: CALayer) -> [CALayer] {
    (layer.sublayers ?? []).flatMap { child in
      let isTitle = layer.name?.hasPrefix("title") == true && child.name == nil
      return (isTitle ? [child] : []) + titles(in: child)
    }
  }
}
