import RotaryUIKit
import Testing
import UIKit

/// Tests the originals that use a delegate or a data source.
@Suite(.serialized) @MainActor struct OriginalsByDelegateTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))

  @Test func `the turntable has as many friends as its data source, each with a name`() throws {
    TestDevice.reset()
    let table = TurntableView(frame: window.bounds)
    window.addSubview(table)
    let friends = Friends(on: table)
    TestDevice.showFrame(at: 0)
    #expect(table.itemCount == friends.names.count)
    table.selectedIndex = 3
    TestDevice.showFrame(at: 0.1)
    #expect(table.accessibilityValue?.contains(friends.names[3]) == true)
  }

  @Test func `a turntable shows the palette with the app's views`() {
    TestDevice.reset()
    let table = TurntableView(frame: window.bounds)
    let palette = Palette()
    table.dataSource = palette
    window.addSubview(table)
    table.reloadData()
    TestDevice.showFrame(at: 0)
    #expect(layers(of: table.layer).contains { $0.backgroundColor == UIColor.systemBlue.cgColor })
  }

  @Test func `the wheel's delegate is called for another sector`() throws {
    TestDevice.reset()
    final class Listener: WheelViewDelegate {
      var heard: [Int] = []
      func wheelDidChangeValue(_ wheel: WheelView) { heard.append(wheel.selectedIndex) }
    }
    let clovers = try Clovers(in: window)
    #expect(clovers.wheel.delegate === clovers)
    let listener = Listener()
    clovers.wheel.delegate = listener
    TestDevice.showFrame(at: 0)
    clovers.wheel.accessibilityIncrement()
    TestDevice.advance(to: 3)
    #expect(listener.heard.last == 1)
  }

  private func layers(of layer: CALayer) -> [CALayer] {
    [layer] + (layer.sublayers ?? []).flatMap { layers(of: $0) }
  }
}
