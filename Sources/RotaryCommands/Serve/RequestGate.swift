#if Tool
import NIOCore

/// Passes one complete request head at a time to a connection's decoder: refuses heads that are too long or too slow,
/// and holds back a request until the previous one is answered.
///
/// A refusal is an error of type `RequestRefusal`, which the last handler answers. That handler triggers ``Answered``
/// when an answer is sent.
final class RequestGate: ChannelDuplexHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer
  typealias OutboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  /// The outbound event that an answer has been sent.
  struct Answered: Sendable {
    /// Whether the connection stays open; otherwise it is closed in stages.
    var keepsOpen: Bool
  }

  private enum State {
    /// The gate waits for the rest of a head.
    case reading
    /// A request or a refusal is being answered; nothing is read.
    case answering
    /// The last answer is sent; further bytes are discarded.
    case closing
  }

  private let limits: RequestLimits
  private var state = State.reading
  private var scanner: RequestScanner
  /// The received bytes of the next request and of those after it.
  private var buffer = ByteBuffer()
  /// The number of bytes of the buffer that are scanned.
  private var scannedCount = 0
  private var deadline: Scheduled<Void>?
  /// Whether a requested read waits until the answer is sent.
  private var isReadPutOff = false
  /// Whether the client has closed its side of the connection.
  private var isInputClosed = false

  /// Makes a gate.
  init(limits: RequestLimits) {
    self.limits = limits
    scanner = RequestScanner(limits: limits)
  }

  func channelActive(context: ChannelHandlerContext) {
    setDeadline(limits.requestSeconds, context)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    deadline?.cancel()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard state != .closing else { return }
    var more = unwrapInboundIn(data)
    buffer.writeBuffer(&more)
    scan(context)
  }

  func read(context: ChannelHandlerContext) {
    isReadPutOff = state == .answering
    if !isReadPutOff { context.read() }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    guard let event = event as? ChannelEvent, event == .inputClosed else {
      return context.fireUserInboundEventTriggered(event)
    }
    isInputClosed = true
    if state != .answering { context.close(promise: nil) }
  }

  func triggerUserOutboundEvent(
    context: ChannelHandlerContext,
    event: Any,
    promise: EventLoopPromise<Void>?
  ) {
    guard let answered = event as? Answered else {
      return context.triggerUserOutboundEvent(event, promise: promise)
    }
    promise?.succeed(())
    guard !isInputClosed else { return context.close(promise: nil) }
    if answered.keepsOpen {
      state = .reading
      setDeadline(limits.requestSeconds, context)
      scan(context)
    } else {
      state = .closing
      buffer.clear()
      setDeadline(limits.lingerSeconds, context)
      context.close(mode: .output, promise: nil)
    }
    if isReadPutOff, state != .answering { read(context: context) }
  }

  /// Passes the next head on if it is complete.
  private func scan(_ context: ChannelHandlerContext) {
    guard state == .reading else { return }
    let hadBegun = scanner.hasBegun
    let fresh = buffer.readableBytesView.dropFirst(scannedCount)
    switch scanner.scan(fresh) {
    case .incomplete:
      scannedCount += fresh.count
      if scanner.hasBegun, !hadBegun { setDeadline(limits.requestSeconds, context) }
    case .refused(let refusal): refuse(refusal, context)
    case .complete(let count):
      guard let head = buffer.readSlice(length: scannedCount + count) else { return }
      buffer.discardReadBytes()
      guard Self.isServed(head) else { return refuse(.version, context) }
      begin(context)
      context.fireChannelRead(wrapInboundOut(head))
    }
  }

  /// Whether a head has a version of HTTP/1.
  ///
  /// The decoder would wait for the rest of a head that begins HTTP/2.
  private static func isServed(_ head: ByteBuffer) -> Bool {
    let (carriageReturn, lineFeed, space) = (
      UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: " ")
    )
    let line = head.readableBytesView.drop { $0 == carriageReturn || $0 == lineFeed }
      .prefix { $0 != carriageReturn && $0 != lineFeed }
    guard let version = line.split(separator: space).last, version.starts(with: "HTTP/".utf8) else {
      return true
    }
    return version.starts(with: "HTTP/1.".utf8)
  }

  private func refuse(_ refusal: RequestRefusal, _ context: ChannelHandlerContext) {
    buffer.clear()
    begin(context)
    context.fireErrorCaught(refusal)
  }

  /// Begins an answer, and prepares the scanner for the next request.
  private func begin(_ context: ChannelHandlerContext) {
    state = .answering
    scanner = RequestScanner(limits: limits)
    scannedCount = 0
    setDeadline(limits.answerSeconds, context)
  }

  private func setDeadline(_ seconds: Double, _ context: ChannelHandlerContext) {
    deadline?.cancel()
    let delay = TimeAmount.milliseconds(Int64(seconds * 1_000))
    deadline = context.eventLoop.assumeIsolated().scheduleTask(in: delay) {
      if self.state == .reading, self.scanner.hasBegun {
        self.refuse(.slow, context)
      } else {
        context.close(promise: nil)
      }
    }
  }
}
#endif
