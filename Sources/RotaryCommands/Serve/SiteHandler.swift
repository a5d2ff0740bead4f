#if Tool
import NIOCore
import NIOHTTP1
import NIOPosix

/// Answers the requests of one connection, one after the other, with what a site has.
final class SiteHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let site: Site

  /// Makes a handler for one connection.
  init(site: Site) {
    self.site = site
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    // What follows a head is its end: a request with a body is refused by its head.
    guard case .head(let head) = unwrapInboundIn(data) else { return }
    guard !Self.hasBody(head) else { return refuse(.body, context) }
    guard Self.namesHost(head) else {
      return refuse(.badRequest, "A request names one host, by a header Host.", context)
    }
    let site = site
    // Files are read on threads that may wait for a disk.
    NIOThreadPool.singleton.runIfActive(eventLoop: context.eventLoop) { site.answer(to: head) }
      .assumeIsolated()
      .whenComplete { result in
        switch result {
        case .success(let answer):
          self.send(answer, version: head.version, keepsOpen: Self.keepsOpen(head), context)
        case .failure: context.close(promise: nil)
        }
      }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    case let refusal as RequestRefusal: refuse(refusal, context)
    case is HTTPParserError:
      refuse(.badRequest, "This is no request as HTTP has it.", context)
    default: context.close(promise: nil)
    }
  }

  private func refuse(_ refusal: RequestRefusal, _ context: ChannelHandlerContext) {
    switch refusal {
    case .longLine: refuse(.uriTooLong, "The request line is too long.", context)
    case .longHeaders:
      refuse(.requestHeaderFieldsTooLarge, "The headers are too long, or too many.", context)
    case .version: refuse(.httpVersionNotSupported, "This is served by HTTP/1.1 only.", context)
    case .slow: refuse(.requestTimeout, "The request took too long.", context)
    case .body: refuse(.payloadTooLarge, "No request here has a body.", context)
    }
  }

  private func refuse(
    _ status: HTTPResponseStatus,
    _ sentence: String,
    _ context: ChannelHandlerContext
  ) {
    send(.sentence(status, sentence), version: .http1_1, keepsOpen: false, context)
  }

  private func send(
    _ answer: SiteAnswer,
    version: HTTPVersion,
    keepsOpen: Bool,
    _ context: ChannelHandlerContext
  ) {
    var headers = answer.headers
    headers.replaceOrAdd(name: "Connection", value: keepsOpen ? "keep-alive" : "close")
    let head = HTTPResponseHead(version: version, status: answer.status, headers: headers)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    if !answer.body.isEmpty {
      let body = context.channel.allocator.buffer(bytes: answer.body)
      context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
    }
    let sent = context.eventLoop.makePromise(of: Void.self)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: sent)
    sent.futureResult.assumeIsolated().whenComplete { result in
      switch result {
      case .success:
        context.triggerUserOutboundEvent(RequestGate.Answered(keepsOpen: keepsOpen), promise: nil)
      case .failure: context.close(promise: nil)
      }
    }
  }

  /// Whether bytes follow a head.
  private static func hasBody(_ head: HTTPRequestHead) -> Bool {
    head.headers.contains(name: "Transfer-Encoding")
      || head.headers["Content-Length"].contains { $0 != "0" }
  }

  /// Whether a request names one host, or is of the version that need not name any.
  ///
  /// Source: RFC 9112, 3.2, https://www.rfc-editor.org/rfc/rfc9112#section-3.2.
  private static func namesHost(_ head: HTTPRequestHead) -> Bool {
    let count = head.headers["Host"].count
    return count == 1 || count == 0 && head.version == .http1_0
  }

  /// Whether another request may follow on the connection; after one that asks for another protocol
  /// the decoder would take none.
  private static func keepsOpen(_ head: HTTPRequestHead) -> Bool {
    head.isKeepAlive && head.method != .CONNECT && !head.headers.contains(name: "Upgrade")
  }
}
#endif
