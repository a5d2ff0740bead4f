#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Something that takes numbers and tells numbers, to be tried with every corner.
public struct CornerRow: Sendable {
  /// What holds of the numbers that it tells.
  public enum Promise: Sendable {
    /// They are finite, whatever it is given.
    case finite
    /// None is NaN when all that it is given is finite.
    case number
    /// Nothing but that it comes back.
    case anything
  }

  /// What is tried, and named when it fails.
  public let name: String
  /// What the other arguments are while some are corners.
  public let ordinary: [Double]
  /// What holds of what it tells.
  public let promise: Promise
  /// Does it.
  public let body: @Sendable ([Double]) -> [Double]

  /// Makes a row of a table.
  public init(
    _ name: String,
    _ ordinary: [Double],
    _ promise: Promise = .number,
    _ body: @escaping @Sendable ([Double]) -> [Double]
  ) {
    self.name = name
    self.promise = promise
    self.ordinary = ordinary
    self.body = body
  }

  /// Tries every pair of arguments with every pair of corners, three arguments all at once.
  ///
  /// - Returns: the first arguments with which it broke its promise, and what it told; nil for none.
  public func firstFault() -> (arguments: [Double], told: [Double])? {
    var fault: ([Double], [Double])?
    CornerTrap.name(name)
    for arguments in argumentLists where fault == nil {
      let told = body(arguments)
      if !isKept(arguments, told) { fault = (arguments, told) }
    }
    CornerTrap.name("")
    return fault
  }

  private func isKept(_ arguments: [Double], _ told: [Double]) -> Bool {
    switch promise {
    case .finite: told.allSatisfy(\.isFinite)
    case .number: !arguments.allSatisfy(\.isFinite) || !told.contains(where: \.isNaN)
    case .anything: true
    }
  }

  private var argumentLists: [[Double]] {
    guard ordinary.count > 3 else {
      return ordinary.indices.reduce([[]]) { lists, _ in
        lists.flatMap { list in Corners.doubles.map { list + [$0] } }
      }
    }
    var lists: [[Double]] = []
    for first in ordinary.indices {
      for second in ordinary.indices where first < second {
        for one in Corners.doubles {
          for other in Corners.doubles {
            var list = ordinary
            list[first] = one
            list[second] = other
            lists.append(list)
          }
        }
      }
    }
    return lists
  }
}

/// Says which row trapped: a trap ends the process, and tells no more than a line of the library.
public enum CornerTrap {
  private static let room = 256
  /// The row that runs, as bytes that a signal's handler may write.
  nonisolated(unsafe) private static let row: UnsafeMutablePointer<CChar> = {
    let row = UnsafeMutablePointer<CChar>.allocate(capacity: room)
    row.initialize(repeating: 0, count: room)
    for number in [SIGILL, SIGTRAP, SIGFPE, SIGBUS, SIGSEGV] { signal(number, tell) }
    return row
  }()

  /// Names the row that runs now; nothing when it has come back.
  public static func name(_ text: String) {
    let message = text.isEmpty ? "" : "\ntrapped: \(text)\n"
    var bytes = message.utf8.prefix(room - 1).map { CChar(bitPattern: $0) }
    bytes.append(0)
    row.update(from: bytes, count: bytes.count)
  }

  private static let tell: @convention(c) (Int32) -> Void = { number in
    _ = write(2, row, strlen(row))
    signal(number, SIG_DFL)
    raise(number)
  }
}
