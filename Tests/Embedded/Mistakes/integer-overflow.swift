// expected: overflows when stored into 'Int'
/// An integer that does not fit into 32 bits.
public let most: Int = 3_000_000_000
