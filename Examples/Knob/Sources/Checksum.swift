/// A number that is equal for equal sequences of numbers, and nearly always differs for others.
///
/// Source: G. Fowler, L. C. Noll, K.-P. Vo, FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/, here with 32 bits at a
/// time.
struct Checksum: Equatable {
  private var sum: UInt32 = 0x811C_9DC5

  mutating func add(_ number: UInt32) {
    sum = (sum ^ number) &* 0x0100_0193
    // The upper bits of a number change the lower bits of the sum too.
    sum ^= sum >> 15
  }

  mutating func add(_ other: Checksum) { add(other.sum) }

  mutating func add(_ number: Float) { add(number.bitPattern) }

  mutating func add(_ vector: Vector) {
    add(vector.x)
    add(vector.y)
  }

  mutating func add(_ color: Color) {
    for index in 0..<4 { add(color[index]) }
  }
}
