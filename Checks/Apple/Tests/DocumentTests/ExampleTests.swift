import Foundation
import Testing
import UIKit

@testable import RotaryExamples

/// Tests the screens of the example app.
@Suite(.serialized) @MainActor struct ExampleTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))

  @Test func `the example app requests the full frame rate of an iPhone's display`() throws {
    let root = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let app = Folder(url: root.appendingPathComponent("Examples/iOS/RotaryExamples.swiftpm"))
    let list = try PropertyListSerialization.propertyList(
      from: Data(app.text(of: "Info.plist").utf8),
      format: nil
    )
    #expect((list as? [String: Bool])?["CADisableMinimumFrameDurationOnPhone"] == true)
    #expect(try app.text(of: "Package.swift").contains("FilePath: \"Info.plist\""))
  }

  @Test func `the room temperature follows the dial when it stops`() {
    TestDevice.reset()
    let screen = ThermostatScreen(frame: window.bounds)
    window.addSubview(screen)
    TestDevice.showFrame(at: 0)
    #expect(screen.room.value == 18)
    screen.target.accessibilityIncrement()
    TestDevice.advance(to: 3)
    #expect(screen.target.value == 21.5)
    #expect(screen.room.value == 21.5)
  }

  @Test func `the timer sounds one alarm when the countdown ends`() {
    TestDevice.reset()
    let screen = CountdownScreen(frame: window.bounds)
    window.addSubview(screen)
    TestDevice.showFrame(at: 0)
    screen.minutes.sendActions(for: .primaryActionTriggered)
    TestDevice.advance(to: 239)
    #expect(screen.ringCount == 0)
    TestDevice.advance(to: 241)
    #expect(screen.ringCount == 1)
  }
}
