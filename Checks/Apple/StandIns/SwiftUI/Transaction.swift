// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Apple documents each declaration on the page that it names, below developer.apple.com/documentation.

// swiftui/transaction
public struct Transaction {
  /// The transaction of the current state changes.
  @MainActor static var current = Transaction()

  // swiftui/transaction/animation
  public var animation: Animation?
  // swiftui/transaction/disablesanimations
  public var disablesAnimations = false

  public init() {}

  // swiftui/transaction/init(animation:)
  public init(animation: Animation?) { self.animation = animation }
}

// swiftui/animation
public struct Animation: Hashable, Sendable {
  private let name: String
  public static let `default` = Animation(name: "default")
  public static let linear = Animation(name: "linear")
  public static let easeInOut = Animation(name: "easeInOut")
}

// swiftui/withtransaction(_:_:)
@MainActor
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current = transaction
  defer { Transaction.current = outer }
  return try body()
}

// swiftui/withanimation(_:_:)
@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}
