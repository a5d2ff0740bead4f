#if Tool
/// The limits of a request's size and duration.
struct RequestLimits: Equatable, Sendable {
  /// The longest request line, in bytes with its line end: 8 KB.
  ///
  /// Source: RFC 9112, 3, asks for at least 8,000,
  /// https://www.rfc-editor.org/rfc/rfc9112#section-3.
  var lineBytes = 8_192
  /// The size of all headers, in bytes with their line ends: 32 KB.
  var headerBytes = 32_768
  /// The number of headers: 100.
  var headerCount = 100
  /// The time from a request's first byte to its last, and from one request to the next, in seconds: 10.
  var requestSeconds = 10.0
  /// The time in which a client has to read an answer, in seconds: 60.
  var answerSeconds = 60.0
  /// The time in which bytes of a refused client are discarded, in seconds, so that it can read the refusal: 2.
  ///
  /// Source: RFC 9112, 9.6, on closing a connection in stages,
  /// https://www.rfc-editor.org/rfc/rfc9112#section-9.6.
  var lingerSeconds = 2.0
}

/// The reason why a request is refused.
enum RequestRefusal: Error, Equatable {
  /// The request line is too long: 414.
  case longLine
  /// The headers are too long, or too many: 431.
  case longHeaders
  /// The version of HTTP is not supported: 505.
  case version
  /// The request took too long: 408.
  case slow
  /// The request has a body: 413.
  case body
}

/// Finds the end of a request's head, which is a line, headers and an empty line.
///
/// The scanner keeps no bytes, and reads each of them once.
struct RequestScanner: Equatable {
  /// The result of a scan.
  enum Finding: Equatable {
    /// The head is incomplete.
    case incomplete
    /// The head ended after `count` of these bytes.
    case complete(count: Int)
    /// The head is too long, or has too many headers.
    case refused(RequestRefusal)
  }

  private let limits: RequestLimits
  /// Whether the request line has ended, and the headers have begun.
  private var isInHeaders = false
  /// The number of bytes of the request line so far, or of the headers.
  private var bytes = 0
  /// The number of headers so far.
  private var headers = 0
  /// Whether the present line is empty, apart from a carriage return.
  private var isLineEmpty = true

  /// Makes a scanner at the beginning of a request.
  init(limits: RequestLimits) {
    self.limits = limits
  }

  /// Whether a part of a request was scanned.
  var hasBegun: Bool { isInHeaders || bytes > 0 }

  /// Scans the next bytes.
  ///
  /// Empty lines before the request line belong to it (RFC 9112, 2.2).
  mutating func scan(_ more: some Sequence<UInt8>) -> Finding {
    var count = 0
    for byte in more {
      count += 1
      bytes += 1
      guard bytes <= (isInHeaders ? limits.headerBytes : limits.lineBytes) else {
        return .refused(isInHeaders ? .longHeaders : .longLine)
      }
      switch byte {
      case UInt8(ascii: "\n"):
        if isInHeaders && isLineEmpty { return .complete(count: count) }
        if !isInHeaders && !isLineEmpty {
          isInHeaders = true
          bytes = 0
        }
        isLineEmpty = true
      case UInt8(ascii: "\r"): break
      default:
        if isInHeaders && isLineEmpty { headers += 1 }
        guard headers <= limits.headerCount else { return .refused(.longHeaders) }
        isLineEmpty = false
      }
    }
    return .incomplete
  }
}
#endif
