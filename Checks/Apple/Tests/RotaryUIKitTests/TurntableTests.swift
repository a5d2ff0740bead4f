import Rotary
import Testing
import UIKit

@testable import RotaryUIKit

/// Tests a turntable's data source, its delegate, and the app's views in cells.
@MainActor
@Suite(.serialized)
struct TurntableTests {
  private static func stage(_ source: TurntableSource) -> Stage<TurntableView> {
    let stage = Stage<TurntableView>()
    stage.view.dataSource = source
    stage.view.delegate = source
    TestDevice.showFrame(at: 0.1)
    stage.clear()
    return stage
  }

  /// The visible views of the app, each with its cell's layer.
  private static func cells(of view: TurntableView) -> [(cell: TestCell, node: CALayer)] {
    func find(_ view: UIView) -> [TestCell] {
      view.subviews.flatMap { ($0 as? TestCell).map { [$0] } ?? find($0) }
    }
    return find(view).compactMap { cell in cell.superview.map { (cell, $0.layer) } }
  }

  /// The core's place for an item.
  private struct Place: Equatable {
    var transform: Transform3D
    var opacity: Double
  }

  /// The visible items with the core's places.
  private static func places(_ control: Turntable) -> [Int: Place] {
    var indices: [NodeID: Int] = [:]
    control.readCells { indices[$0.node] = $0.index }
    var places: [Int: Place] = [:]
    control.readPlacements { id, placement in
      guard let index = indices[id] else { return }
      places[index] = Place(transform: placement.transform, opacity: placement.opacity ?? 1)
    }
    control.readTransforms { id, transform, opacity in
      if let index = indices[id] { places[index] = Place(transform: transform, opacity: opacity) }
    }
    return places
  }

  /// Returns the first difference between the app's views and the core's places; nil if there is none.
  private static func difference(_ view: TurntableView) -> String? {
    let places = places(view.control)
    let cells = cells(of: view)
    guard Set(cells.map(\.cell.index)) == Set(places.keys), cells.count == places.count else {
      return "expected \(places.keys.sorted()), found \(cells.map(\.cell.index).sorted())"
    }
    for (cell, node) in cells {
      guard let place = places[cell.index] else { continue }
      let wanted = CATransform3D(place.transform)
      guard node.transform == wanted, node.opacity == Float(place.opacity) else {
        return "item \(cell.index) has another place"
      }
      let side = CGFloat(view.control.ring.avatar)
      guard cell.bounds == CGRect(x: 0, y: 0, width: side, height: side), cell.center == .zero
      else { return "item \(cell.index) has \(cell.bounds) about \(cell.center)" }
      let drawn = (node.sublayers ?? []).filter { !$0.isHidden && $0 !== cell.layer }
      guard drawn.isEmpty else { return "item \(cell.index) is drawn as well" }
    }
    return nil
  }

  @Test func `a turntable requests and shows an item when it becomes visible`() {
    let source = TurntableSource(count: 1_000)
    let stage = Self.stage(source)
    #expect(source.askedItems.contains(0) && source.askedItems.count < 100)
    #expect(LayerText.text(of: stage.view).contains("text item 0"))
    stage.view.scrollToItem(at: 500, animated: true)
    stage.settle()
    #expect(LayerText.text(of: stage.view).contains("text item 500"))
    #expect(LayerTests.difference(stage.view) == nil)
    #expect(stage.actions == [])
    #expect(source.calls == [])
  }

  @Test func `an invalid number of items is clamped`() {
    let source = TurntableSource(count: -3)
    let stage = Self.stage(source)
    #expect(stage.view.itemCount == 0)
    source.count = .max
    stage.view.reloadData()
    #expect(stage.view.itemCount == TurntableList.greatestCount)
  }

  @Test func `reloading requests the visible items again, and keeps the position`() {
    let source = TurntableSource(count: 40)
    let stage = Self.stage(source)
    stage.view.scrollToItem(at: 20, animated: false)
    TestDevice.showFrame(at: 0.2)
    let middle = stage.view.centeredIndex
    source.item = { TurntableItem("other \($0)") }
    source.count = 60
    stage.view.reloadData()
    stage.settle()
    #expect(stage.view.itemCount == 60)
    #expect(stage.view.centeredIndex == middle)
    #expect(LayerText.text(of: stage.view).contains("text other 20"))
    #expect(!LayerText.text(of: stage.view).contains("text item"))
    stage.view.dataSource = nil
    stage.settle()
    #expect(LayerText.text(of: stage.view).contains("text 21"))
  }

  @Test func `the delegate is called in order, after the layers show the change`() {
    let source = TurntableSource(count: 30)
    let stage = Self.stage(source)
    var differences: [String?] = []
    source.onDelegateCall = { differences.append(LayerTests.difference($0)) }
    _ = stage.drag(from: 1, to: 2.4)
    stage.settle()
    let centered = stage.events.filter { $0.hasPrefix("centered") }
    #expect(!centered.isEmpty && source.calls.count == centered.count)
    source.calls = []
    var tree = AccessibilityTree()
    stage.view.control.describe(into: &tree)
    let frame = tree.elements[2].frame
    stage.tap(stage.point(frame.center.x, frame.center.y))
    let index = stage.view.selectedIndex ?? -1
    #expect(source.calls == ["pressed \(index)", "changed"])
    #expect(differences.allSatisfy { $0 == nil })
  }

  @Test func `the delegate may set and scroll the turntable`() {
    let source = TurntableSource(count: 30)
    let stage = Self.stage(source)
    source.onDelegateCall = { view in
      view.selectedIndex = 4
      view.scrollToItem(at: 9, animated: false)
      view.reloadData()
    }
    _ = stage.drag(from: 1, to: 2.4)
    stage.settle()
    #expect(!source.calls.isEmpty)
    #expect(stage.view.selectedIndex == 4)
    #expect(LayerTests.difference(stage.view) == nil)
  }

  @Test func `appearing and disappearing items are reported, also when code scrolls`() {
    let source = TurntableSource(count: 500)
    let stage = Self.stage(source)
    func inView() -> Set<Int> { Set(Self.places(stage.view.control).keys) }
    // Items that were visible before the delegate was set are not reported.
    #expect(source.seen == [])
    stage.view.scrollToItem(at: 300, animated: true)
    stage.settle()
    #expect(source.seen == inView() && inView().contains(300))
    source.count = 0
    stage.view.reloadData()
    stage.settle()
    #expect(source.seen == [])
  }

  @Test func `neither data source nor delegate is retained`() {
    let stage = Stage<TurntableView>()
    weak var freed: TurntableSource?
    do {
      let source = TurntableSource(count: 5)
      freed = source
      stage.view.dataSource = source
      stage.view.delegate = source
    }
    TestDevice.showFrame(at: 0.1)
    #expect(freed == nil)
    #expect(stage.view.dataSource == nil)
  }

  @Test func `typing moves to an item by the title from the data source`() {
    let source = TurntableSource(count: 3_000)
    source.item = { TurntableItem($0 == 700 ? "Zoe" : "Anna \($0)") }
    let stage = Self.stage(source)
    stage.view.becomeFirstResponder()
    Keyboard.press(.keyboardA, "z", in: stage.window)
    stage.settle()
    #expect(Self.places(stage.view.control).keys.contains(700))
  }

  // MARK: Views of the app.

  private static func viewSource(count: Int) -> TurntableSource {
    let source = TurntableSource(count: count)
    source.item = { _ in nil }
    source.hasView = { _ in true }
    return source
  }

  @Test(arguments: [TurntableArrangement.circle, .coverFlow, .cylinder, .stack])
  func `after each frame the app's views are at the core's cells`(
    arrangement: TurntableArrangement
  ) {
    let source = Self.viewSource(count: 100)
    let stage = Self.stage(source)
    stage.view.style.arrangement = arrangement
    TestDevice.showFrame(at: 0.1)
    #expect(Self.difference(stage.view) == nil)
    let finger = Finger(in: stage.window)
    TestDevice.implicitAnimations = []
    finger.down(at: stage.point(atAngle: 1))
    for step in 1...150 {
      TestDevice.showFrame(at: 0.1 + Double(step) / 60)
      if step < 12 { finger.move(to: stage.point(atAngle: 1 + Double(step) * 0.15)) }
      if step == 12 { finger.up() }
      if let difference = Self.difference(stage.view) {
        Issue.record("frame \(step): \(difference)")
        return
      }
    }
    #expect(source.askedViews.count > Self.cells(of: stage.view).count)
    #expect(TestDevice.implicitAnimations == [])
  }

  @Test func `scrolling through ten thousand items creates no more views than cells`() {
    let source = Self.viewSource(count: 20_000)
    let before = TestCell.liveCount
    let stage = Self.stage(source)
    var most = 0
    for index in stride(from: 0, to: 10_000, by: 3) {
      stage.view.scrollToItem(at: index, animated: false)
      TestDevice.showFrame(at: TestDevice.time + 1.0 / 60)
      var count = 0
      stage.view.control.readCells { _ in count += 1 }
      most = max(most, count)
    }
    #expect(Self.difference(stage.view) == nil)
    #expect(source.askedViews.count > 9_000)
    #expect(source.made <= most)
    #expect(TestCell.liveCount - before == source.made)
  }

  @Test func `views of an app that reuses none are deallocated`() {
    let source = Self.viewSource(count: 500)
    let before = TestCell.liveCount
    let stage = Self.stage(source)
    // The app ignores the views for reuse, so each item gets a new one.
    source.reuses = false
    for index in stride(from: 0, to: 300, by: 3) {
      stage.view.scrollToItem(at: index, animated: false)
      TestDevice.showFrame(at: TestDevice.time + 1.0 / 60)
    }
    #expect(source.made > 250)
    #expect(TestCell.liveCount - before <= 2 * Self.cells(of: stage.view).count)
    #expect(Self.difference(stage.view) == nil)
  }

  @Test func `the app's views are deallocated with the turntable, and with their data source`() {
    let source = Self.viewSource(count: 50)
    let before = TestCell.liveCount
    weak var freed: TurntableView?
    do {
      let stage = Self.stage(source)
      freed = stage.view
      #expect(TestCell.liveCount > before)
      stage.view.removeFromSuperview()
    }
    #expect(freed == nil)
    #expect(TestCell.liveCount == before)
    let stage = Self.stage(source)
    stage.view.dataSource = nil
    TestDevice.showFrame(at: 0.2)
    #expect(TestCell.liveCount == before)
    #expect(Self.cells(of: stage.view).isEmpty)
    #expect(LayerTests.difference(stage.view) == nil)
  }

  @Test func `an item without a view is drawn, next to items with views`() {
    let source = TurntableSource(count: 60)
    source.hasView = { $0 % 2 == 0 }
    let stage = Self.stage(source)
    for end in [20, 35, 12] {
      stage.view.scrollToItem(at: end, animated: true)
      stage.settle()
      let shown = Set(Self.places(stage.view.control).keys)
      let cells = Set(Self.cells(of: stage.view).map(\.cell.index))
      #expect(cells == shown.filter { $0 % 2 == 0 })
      let text = LayerText.text(of: stage.view) + "\n"
      for index in shown { #expect(text.contains("text item \(index)\n") == (index % 2 == 1)) }
    }
  }

  @Test func `touches on the app's views go to the turntable, and select the item`() throws {
    let source = Self.viewSource(count: 30)
    let stage = Self.stage(source)
    let (cell, node) = try #require(Self.cells(of: stage.view).first { $0.cell.index == 1 })
    let place = stage.point(Double(node.transform.m41), Double(node.transform.m42))
    #expect(stage.tap(place) === stage.view.surface)
    #expect(stage.view.selectedIndex == cell.index)
  }

  /// A button in each cell, with the number of its presses and of its cancelled touches.
  private final class Buttons {
    var pressed: [Int] = []
    var cancelled: [Int] = []

    @MainActor
    func add(to cell: TestCell) {
      guard cell.subviews.isEmpty else { return }
      let button = UIControl(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
      let press = UIAction { [unowned cell] _ in self.pressed.append(cell.index) }
      let cancel = UIAction { [unowned cell] _ in self.cancelled.append(cell.index) }
      button.addAction(press, for: .touchUpInside)
      button.addAction(cancel, for: .touchCancel)
      cell.addSubview(button)
    }
  }

  /// Returns a cell and a point of the window that is on its button.
  private static func button(
    of index: Int,
    in stage: Stage<TurntableView>
  ) throws -> (cell: TestCell, place: CGPoint) {
    let (cell, _) = try #require(cells(of: stage.view).first { $0.cell.index == index })
    let button = try #require(cell.subviews.first)
    return (cell, button.convert(CGPoint(x: 4, y: 4), to: nil))
  }

  @Test func `a tap on a button in a cell presses the button, and not the item`() throws {
    let source = Self.viewSource(count: 30)
    let buttons = Buttons()
    source.configure = { buttons.add(to: $0) }
    let stage = Self.stage(source)
    for index in [1, 2] {
      let (cell, place) = try Self.button(of: index, in: stage)
      #expect(stage.tap(place) === cell.subviews.first)
    }
    #expect(buttons.pressed == [1, 2] && buttons.cancelled == [])
    #expect(stage.view.selectedIndex == nil)
    #expect(source.calls == [])
    // Beside the button, the item is pressed.
    let (cell, _) = try Self.button(of: 1, in: stage)
    let middle = CGPoint(x: cell.bounds.midX, y: cell.bounds.midY)
    #expect(stage.tap(cell.convert(middle, to: nil)) === stage.view.surface)
    #expect(stage.view.selectedIndex == 1 && buttons.pressed == [1, 2])
  }

  @Test func `a drag that begins on a button turns the turntable, and cancels the button`() throws {
    let source = Self.viewSource(count: 30)
    let buttons = Buttons()
    source.configure = { buttons.add(to: $0) }
    let stage = Self.stage(source)
    let before = Self.places(stage.view.control)
    let (_, place) = try Self.button(of: 1, in: stage)
    let finger = Finger(in: stage.window)
    finger.down(at: place)
    for step in 1...10 {
      TestDevice.showFrame(at: TestDevice.time + 1.0 / 60)
      finger.move(to: CGPoint(x: place.x, y: place.y - Double(step) * 12))
    }
    finger.up()
    stage.settle()
    #expect(buttons.pressed == [] && buttons.cancelled == [1])
    #expect(Self.places(stage.view.control) != before)
  }

  @Test func `a gesture recognizer in a cell gets its touches, and a disabled cell none`() throws {
    let source = Self.viewSource(count: 30)
    source.configure = { cell in
      if cell.gestureRecognizers == nil { cell.addGestureRecognizer(UISwipeGestureRecognizer()) }
      cell.isUserInteractionEnabled = cell.index != 2
    }
    let stage = Self.stage(source)
    for index in [1, 2] {
      let (cell, _) = try #require(Self.cells(of: stage.view).first { $0.cell.index == index })
      let touched = stage.tap(cell.convert(CGPoint(x: 4, y: 4), to: nil))
      #expect(touched === (index == 1 ? cell : stage.view.surface))
      #expect(stage.view.selectedIndex == (index == 1 ? nil : 2))
    }
  }

  @Test func `a view is reused for items of its kind only`() {
    let source = Self.viewSource(count: 300)
    source.kind = { $0 % 3 == 0 ? "large" : "small" }
    var kinds: [ObjectIdentifier: String] = [:]
    var cells: [TestCell] = []
    source.configure = { cell in
      let kind = source.kind(cell.index)
      #expect(kinds[ObjectIdentifier(cell), default: kind] == kind)
      kinds[ObjectIdentifier(cell)] = kind
      cells.append(cell)
    }
    let stage = Self.stage(source)
    var most = 0
    for index in stride(from: 0, to: 300, by: 4) {
      stage.view.scrollToItem(at: index, animated: false)
      TestDevice.showFrame(at: TestDevice.time + 1.0 / 60)
      most = max(most, Self.cells(of: stage.view).count)
    }
    #expect(Self.difference(stage.view) == nil)
    #expect(kinds.count == source.made && source.made <= 2 * most)
    // A view that the app makes and does not return is kept for another item.
    let spare = stage.view.dequeueReusableView(withReuseIdentifier: "spare") { TestCell() }
    stage.view.reloadData()
    stage.settle()
    let again = stage.view.dequeueReusableView(withReuseIdentifier: "spare") { TestCell() }
    #expect(spare === again)
    // A view of another class is not reused.
    let control = stage.view.dequeueReusableView(withReuseIdentifier: "large") { UIControl() }
    #expect(control.superview == nil)
  }

  @Test func `a view that the app keeps and returns again is shown by one item only`() {
    let source = Self.viewSource(count: 30)
    let stage = Self.stage(source)
    var kept: [Int: TestCell] = [:]
    for (cell, _) in Self.cells(of: stage.view) { kept[cell.index] = cell }
    source.kept = kept
    stage.view.reloadData()
    stage.settle()
    source.kept = [:]
    stage.view.scrollToItem(at: 3, animated: false)
    TestDevice.showFrame(at: TestDevice.time + 1.0 / 60)
    #expect(Self.difference(stage.view) == nil)
  }

  @Test func `cells have the size that the app sets`() throws {
    let source = Self.viewSource(count: 30)
    let stage = Self.stage(source)
    stage.view.cellSize = CGSize(width: 90, height: 30)
    TestDevice.showFrame(at: 0.2)
    for (cell, _) in Self.cells(of: stage.view) {
      #expect(cell.bounds == CGRect(x: 0, y: 0, width: 90, height: 30) && cell.center == .zero)
    }
    stage.view.cellSize = CGSize(width: -5, height: Double.nan)
    TestDevice.showFrame(at: 0.3)
    #expect(Self.cells(of: stage.view).allSatisfy { $0.cell.bounds.size == .zero })
    stage.view.cellSize = nil
    TestDevice.showFrame(at: 0.4)
    #expect(Self.difference(stage.view) == nil)
  }

  @Test func `marks are above the app's views, and the background is below them`() throws {
    let source = Self.viewSource(count: 30)
    let stage = Self.stage(source)
    stage.view.selectedIndex = 1
    TestDevice.showFrame(at: 0.2)
    let root = try #require(stage.view.surface.layer.sublayers?.first)
    let names = (root.sublayers ?? []).compactMap(\.name)
    var control = ControlScene(size: stage.view.control.size)
    stage.view.control.draw(into: &control)
    // The children of the first node, in the core's order.
    var expected: [String] = []
    var index = 1
    while index < control.nodes.count {
      let node = control.nodes[index]
      expected.append("\(node.part) \(node.id.rawValue)")
      index += 1 + node.descendantCount
    }
    #expect(names == expected)
    #expect(names.count > 2)
    let items = try #require(root.sublayers?.first { $0.name == expected[1] })
    #expect(Self.cells(of: stage.view).allSatisfy { $0.node.superlayer === items })
  }

  @Test func `an item's accessibility label is its title, or its view's label`() {
    let source = Self.viewSource(count: 30)
    source.item = { $0 == 2 ? TurntableItem("Two") : nil }
    source.configure = { $0.accessibilityLabel = "Cell \($0.index)" }
    let stage = Self.stage(source)
    stage.view.selectedIndex = 1
    TestDevice.showFrame(at: 0.2)
    #expect(stage.view.accessibilityValue == "Cell 1")
    stage.view.selectedIndex = 2
    TestDevice.showFrame(at: 0.3)
    #expect(stage.view.accessibilityValue == "Two")
    #expect(stage.view.isAccessibilityElement)
  }

  @Test func `an inserted item gets a view, and the others keep theirs`() throws {
    let source = Self.viewSource(count: 30)
    let stage = Self.stage(source)
    let before = Set(Self.cells(of: stage.view).map { ObjectIdentifier($0.cell) })
    let asked = source.askedViews.count
    source.count = 31
    var batch = TurntableBatch()
    batch.insert(30..<31, index: 2)
    try stage.view.apply(batch)
    TestDevice.showFrame(at: TestDevice.time + 0.02)
    stage.settle()
    let after = Set(Self.cells(of: stage.view).map { ObjectIdentifier($0.cell) })
    #expect(source.askedViews[asked...].contains(2))
    #expect(source.askedViews.count - asked <= 2)
    #expect(before.subtracting(after).count <= 1)
  }

  @Test func `another size gives the views the cells' size`() {
    let source = Self.viewSource(count: 30)
    let stage = Self.stage(source)
    stage.view.frame.size = CGSize(width: 400, height: 700)
    TestDevice.showFrame(at: 0.2)
    TestDevice.showFrame(at: 0.3)
    #expect(Self.difference(stage.view) == nil)
  }
}
