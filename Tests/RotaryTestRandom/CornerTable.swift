#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A function from numbers to numbers, which is tested with all corner values.
public struct CornerRow: Sendable {
  /// The guarantee for the resulting numbers.
  public enum Promise: Sendable {
    /// The results are finite for any arguments.
    case finite
    /// No result is NaN if all arguments are finite.
    case number
    /// The function returns.
    case anything
  }

  /// The name in failures.
  public let name: String
  /// The values of arguments that are not corners.
  public let ordinary: [Double]
  /// The guarantee for the results.
  public let promise: Promise
  /// The function.
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

  /// Tests each pair of arguments with each pair of corners; three arguments all together.
  ///
  /// - Returns: the first arguments whose results violate the guarantee, and the results; nil for none.
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

/// Names the row that trapped, since a trap ends the process with only a line of the standard library.
public enum CornerTrap {
  private static let room = 256
  /// The current row, as bytes that a signal handler may write.
  nonisolated(unsafe) private static let row: UnsafeMutablePointer<CChar> = {
    let row = UnsafeMutablePointer<CChar>.allocate(capacity: room)
    row.initialize(repeating: 0, count: room)
    for number in [SIGILL, SIGTRAP, SIGFPE, SIGBUS, SIGSEGV] { signal(number, tell) }
    return row
  }()

  /// Sets the current row; an empty text when it has returned.
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
