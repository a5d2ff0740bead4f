// expected: overflows when stored into 'Int'
public let most: Int = 3_000_000_000
