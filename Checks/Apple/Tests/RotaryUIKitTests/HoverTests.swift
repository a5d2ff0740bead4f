import Rotary
import Testing
import UIKit

@testable import RotaryUIKit

/// Tests a pointer over a control, and all ways in which it leaves.
@MainActor
@Suite(.serialized)
struct HoverTests {
  private let stage = Stage<TurntableView>()
  private let usual: String

  init() {
    stage.settle()
    usual = LayerText.text(of: stage.view)
  }

  /// Moves the pointer over an item.
  private func hover() throws -> Trackpad {
    let item = try #require(stage.view.host.tree.elements.dropFirst().first?.frame)
    let trackpad = Trackpad(in: stage.window)
    let center = Point2D(item.minX + item.size.width / 2, item.minY + item.size.height / 2)
    trackpad.hover(at: stage.point(center.x, center.y))
    stage.settle()
    #expect(LayerText.text(of: stage.view) != usual)
    return trackpad
  }

  private func expectNone() {
    stage.settle()
    #expect(LayerText.text(of: stage.view) == usual)
  }

  @Test func `a pointer that leaves ends its highlight`() throws {
    try hover().hover(at: nil)
    expectNone()
  }

  @Test func `hiding a control ends the hover`() throws {
    let trackpad = try hover()
    stage.view.isHidden = true
    expectNone()
    stage.view.isHidden = false
    trackpad.hover(at: nil)
    #expect(stage.events == [])
  }

  @Test func `removing a control from its window ends the hover`() throws {
    let trackpad = try hover()
    stage.view.removeFromSuperview()
    stage.window.addSubview(stage.view)
    expectNone()
    trackpad.hover(at: nil)
  }

  @Test func `disabling a control ends the hover`() throws {
    let trackpad = try hover()
    stage.view.isEnabled = false
    trackpad.hover(at: stage.point(atAngle: 2))
    stage.view.isEnabled = true
    expectNone()
    trackpad.hover(at: nil)
  }

  @Test func `deactivating the scene ends the hover`() throws {
    let trackpad = try hover()
    NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: nil)
    expectNone()
    trackpad.hover(at: nil)
    #expect(TestDevice.invalidTransitions == [])
  }
}
