import Rotary
import Testing
import UIKit

@testable import RotaryUIKit

@MainActor
@Suite(.serialized)
struct LayerTests {
  /// Returns the first line in which a view's layers differ from the control's drawing; nil if they are equal.
  static func difference(_ view: some ShownControl, _ scheme: Theme.Scheme = .light) -> String? {
    var theme = Theme(scheme)
    theme.accent = RGBA(red: 0, green: 122.0 / 255, blue: 1)
    let expected = ExpectedLayers.text(of: view.control, view.theme ?? theme)
    let found = LayerText.text(of: view)
    guard expected != found else { return nil }
    let pairs = zip(expected.split(separator: "\n"), found.split(separator: "\n"))
    guard let (wanted, got) = pairs.first(where: { $0 != $1 }) else {
      return "\(expected.split(separator: "\n").count) lines, "
        + "\(found.split(separator: "\n").count) found"
    }
    return "expected \(wanted)\nfound    \(got)"
  }

  @Test func `each view immediately shows its control's drawing`() {
    for kind in allViews {
      func check<View: ShownControl>(_ kind: View.Type) {
        let stage = Stage(kind)
        #expect(LayerText.text(of: stage.view) != "", "\(kind) shows nothing")
        #expect(Self.difference(stage.view) == nil, "\(kind)")
      }
      check(kind)
    }
  }

  @Test func `after each frame of a drag and its motion the layers match the scene`() {
    for kind in allViews {
      func check<View: ShownControl>(_ kind: View.Type) {
        let stage = Stage(kind)
        let finger = Finger(in: stage.window)
        finger.down(at: stage.point(atAngle: 0.3))
        for step in 1...90 {
          TestDevice.showFrame(at: Double(step) / 60)
          if step < 20 { finger.move(to: stage.point(atAngle: 0.3 + Double(step) * 0.08)) }
          if step == 20 { finger.up() }
          guard let difference = Self.difference(stage.view) else { continue }
          Issue.record("\(kind), frame \(step): \(difference)")
          return
        }
      }
      check(kind)
    }
  }

  @Test func `a node's layers have antialiased edges, also when rotated in 3D`() {
    func contents(of layer: CALayer) -> [CALayer] {
      (layer.sublayers ?? []).flatMap { $0.name == nil ? [$0] : contents(of: $0) }
    }
    for view in viewsMadeByFrame {
      view.frame.size = view.intrinsicContentSize
      view.layoutIfNeeded()
      let shown = contents(of: view.surface.layer)
      #expect(!shown.isEmpty, "\(view)")
      #expect(shown.allSatisfy { $0.allowsEdgeAntialiasing }, "\(view)")
    }
  }

  @Test func `Core Animation animates no change of a control`() {
    for kind in allViews {
      func check<View: ShownControl>(_ kind: View.Type) {
        let stage = Stage(kind)
        TestDevice.implicitAnimations = []
        _ = stage.drag(from: 0.3, to: 2)
        stage.settle()
        stage.view.change(traits: .make(style: .dark))
        TestDevice.showFrame(at: TestDevice.time + 0.1)
        stage.view.bounds.size = CGSize(width: 300, height: 300)
        TestDevice.showFrame(at: TestDevice.time + 0.1)
        #expect(TestDevice.implicitAnimations == [], "\(kind)")
        #expect(!CATransaction.isOpen)
      }
      check(kind)
    }
  }

  @Test func `another size redraws the control`() {
    for kind in allViews {
      func check<View: ShownControl>(_ kind: View.Type) {
        let stage = Stage(kind)
        stage.view.frame.size = CGSize(width: 330, height: 310)
        TestDevice.showFrame(at: 0.1)
        #expect(stage.view.control.size == Size2D(330, 310))
        #expect(Self.difference(stage.view) == nil, "\(kind)")
      }
      check(kind)
    }
  }

  @Test func `light, dark, high contrast and an app's theme have their colours`() {
    let schemes: [(Theme.Scheme, UITraitCollection)] = [
      (.dark, .make(style: .dark)), (.lightHighContrast, .make(contrast: .high)),
      (.darkHighContrast, .make(style: .dark, contrast: .high)), (.light, .make()),
    ]
    for kind in allViews {
      func check<View: ShownControl>(_ kind: View.Type) {
        let stage = Stage(kind)
        for (scheme, traits) in schemes {
          stage.window.change(traits: traits)
          TestDevice.showFrame(at: TestDevice.time + 0.1)
          #expect(Self.difference(stage.view, scheme) == nil, "\(kind), \(scheme)")
        }
        stage.view.theme = .darkHighContrast
        TestDevice.showFrame(at: TestDevice.time + 0.1)
        #expect(Self.difference(stage.view) == nil, "\(kind)")
        stage.view.theme = nil
        TestDevice.showFrame(at: TestDevice.time + 0.1)
        #expect(Self.difference(stage.view) == nil, "\(kind)")
      }
      check(kind)
    }
  }
}
