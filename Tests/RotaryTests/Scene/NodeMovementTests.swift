import Testing

@testable import Rotary

@Suite struct NodeMovementTests {
  @Test(arguments: [NodeMovement.shown, .faded, .outlined, .transformed])
  func `the movement changes the opacity`(movement: NodeMovement) {
    #expect(movement.changesOpacity)
  }
}
