#if Tool
/// How much of a request is taken, and how long it may take.
struct RequestLimits: Equatable, Sendable {
  /// The longest request line, in bytes with its line end: 8 KB.
  ///
  /// Source: RFC 9112, 3, asks for at least 8,000,
  /// https://www.rfc-editor.org/rfc/rfc9112#section-3.
  var lineBytes = 8_192
  /// All headers together, in bytes with their line ends: 32 KB.
  var headerBytes = 32_768
  /// How many headers: 100.
  var headerCount = 100
  /// From a request's first byte to its last, and from one request to the next, in seconds: 10.
  var requestSeconds = 10.0
  /// How long a client may take to fetch an answer, in seconds: 60.
  var answerSeconds = 60.0
  /// How long what a refused client still sends is thrown away, in seconds, so that it can read why it
  /// was refused: 2.
  ///
  /// Source: RFC 9112, 9.6, on closing a connection in stages,
  /// https://www.rfc-editor.org/rfc/rfc9112#section-9.6.
  var lingerSeconds = 2.0
}

/// Why a request is not let in.
enum RequestRefusal: Error, Equatable {
  /// Its line is too long: 414.
  case longLine
  /// Its headers are too long, or too many: 431.
  case longHeaders
  /// It is of a version of HTTP that is not served: 505.
  case version
  /// It took too long: 408.
  case slow
  /// It has a body: 413.
  case body
}

/// Finds where the head of a request ends: its line, its headers, and an empty line.
///
/// It keeps no bytes, and looks at each of them once.
struct RequestScanner: Equatable {
  /// What came of some more bytes.
  enum Finding: Equatable {
    /// The head goes on.
    case incomplete
    /// The head ended after so many of these bytes.
    case complete(count: Int)
    /// It is too long, or has too many headers.
    case refused(RequestRefusal)
  }

  private let limits: RequestLimits
  /// Whether the request line has ended, and the headers have begun.
  private var isInHeaders = false
  /// Bytes of the request line so far, or of the headers.
  private var bytes = 0
  /// Headers that have begun.
  private var headers = 0
  /// Whether nothing but a carriage return is in the present line.
  private var isLineEmpty = true

  /// Makes a scanner at the beginning of a request.
  init(limits: RequestLimits) {
    self.limits = limits
  }

  /// Whether part of a request has come.
  var hasBegun: Bool { isInHeaders || bytes > 0 }

  /// Looks at the next bytes.
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
