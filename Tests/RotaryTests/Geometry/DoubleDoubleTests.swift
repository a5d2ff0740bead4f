import RotaryTestRandom
import Testing

@testable import Rotary

/// Sums and products of doubles without rounding.
@Suite struct DoubleDoubleTests {
  @Test func `products and sums are exact`() {
    var random = SeededGenerator(seed: 5)
    for _ in rounds(1_000) {
      let (left, right) = (
        Double.random(in: -1e9...1e9, using: &random), Double.random(in: -1e3...1e3, using: &random)
      )
      let product = DoubleDouble(product: left, right)
      // A fused multiplication rounds once, and the error of a rounded product is a double.
      #expect(product.high == left * right)
      #expect(product.low == (-product.high).addingProduct(left, right))
      let sum = DoubleDouble(sum: left, right)
      #expect(sum.high == left + right)
      // The greater one first: the difference of the rounded sum to it is exact.
      let (great, small) = left.magnitude > right.magnitude ? (left, right) : (right, left)
      #expect(sum.low == small - (sum.high - great))
    }
  }
}
