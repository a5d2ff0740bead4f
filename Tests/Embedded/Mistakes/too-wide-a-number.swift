// expected: overflows when stored into 'Int'
/// More than 32 bits hold.
public let most: Int = 3_000_000_000
