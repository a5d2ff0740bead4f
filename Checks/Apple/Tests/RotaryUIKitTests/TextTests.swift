import Rotary
import Testing
import UIKit

@testable import RotaryUIKit

/// How lines of text stand in their boxes.
@MainActor
@Suite(.serialized)
struct TextTests {
  /// Where the line of a text stands.
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

  @Test func `a line begins at the left or at the right as the layout does, whatever its letters`()
  {
    for words in ["words", "12", "\u{5D0}\u{5D1}"] {
      #expect(Self.alignment(.start, isRightToLeft: false, words) == .left)
      #expect(Self.alignment(.start, isRightToLeft: true, words) == .right)
      #expect(Self.alignment(.end, isRightToLeft: false, words) == .right)
      #expect(Self.alignment(.end, isRightToLeft: true, words) == .left)
      #expect(Self.alignment(.center, isRightToLeft: true, words) == .center)
    }
  }

  @Test func `a turntable's titles stand beside their pictures, whichever way round the layout is`()
  {
    for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      for edge in [TurntableOptions.Edge.left, .right] {
        let stage = Stage(TurntableView.self, direction: direction)
        stage.view.options.edge = edge
        TestDevice.showFrame(at: 0.1)
        let titles = Self.titles(in: stage.view.surface.layer)
        #expect(titles.count > 3)
        for title in titles {
          // Right of the picture the line begins at the left of its box.
          let side: NSTextAlignment = title.position.x > 0 ? .left : .right
          let found = title.contents.flatMap { $0 as? CGImage }?.alignments.first
          #expect(found == side, "\(direction), \(edge)")
        }
      }
    }
  }

  @Test func `another direction of the layout draws the texts anew`() {
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

  /// The layers of the items' titles: lines of text in nodes that are called so.
  private static func titles(in layer: CALayer) -> [CALayer] {
    (layer.sublayers ?? []).flatMap { child in
      let isTitle = layer.name?.hasPrefix("title") == true && child.name == nil
      return (isTitle ? [child] : []) + titles(in: child)
    }
  }
}
