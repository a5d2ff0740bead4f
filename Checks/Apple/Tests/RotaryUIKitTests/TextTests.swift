import Rotary
import Testing
import UIKit

@testable import RotaryUIKit

/// Tests the alignment of text in its box.
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
