import Foundation
import RotaryUIKit
import Testing
import UIKit

/// Tests the README's example, which has a file here.
@Suite @MainActor struct ReadmeTests {
  private let file = URL(fileURLWithPath: #filePath)

  @Test func `the example equals that of the README`() throws {
    let folder = file.deletingLastPathComponent()
    let root = (0..<5).reduce(file) { url, _ in url.deletingLastPathComponent() }
    let example = try String(
      contentsOf: folder.appendingPathComponent("ReadmeExample.swift"),
      encoding: .utf8
    )
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    #expect(readme.contains("```swift\n\(example)```"))
  }

  @Test func `the example shows a dial at 21 degrees`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    addHeat(to: view)
    let heat = try #require(view.subviews.first as? DialView)
    #expect(heat.value == 21 && heat.minimumValue == 5 && heat.maximumValue == 30)
  }
}
