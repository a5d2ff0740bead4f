import Testing

@testable import Rotary

@Suite struct AccessibilityTreeTests {
  @Test func `a cleared tree is empty`() {
    var tree = AccessibilityTree()
    Dial().describe(into: &tree)
    tree.activeIndex = 0
    #expect(!tree.elements.isEmpty)
    tree.clear()
    #expect(tree.elements.isEmpty && tree.activeIndex == nil)
  }
}
