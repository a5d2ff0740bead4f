#if Tool
import NIOCore
import NIOHTTP1
import NIOPosix

/// Answers the requests of one connection to a site, one after the other.
final class SiteHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let site: Site

  /// Makes a handler for one connection.
  init(site: Site) {
    self.site = site
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    // The only part after a head is its end, because a request with a body is refused by its head.
    guard case .head(let head) = unwrapInboundIn(data) else { return }
    guard !Self.hasBody(head) else { return refuse(.body, context) }
    guard Self.namesHost(head) else {
      return refuse(.badRequest, "A request needs exactly one Host header.", context)
    }
    guard head.headers["Host"].allSatisfy(site.names.allow) else {
      return refuse(
        .misdirectedRequest,
        "The Host header names another server. To allow it, start the server with --allow-host NAME.",
        context
      )
    }
    let site = site
    // Reading a file may block, so it runs on another thread.
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
      refuse(.badRequest, "This is not a valid HTTP request.", context)
    default: context.close(promise: nil)
    }
  }

  private func refuse(_ refusal: RequestRefusal, _ context: ChannelHandlerContext) {
    switch refusal {
    case .longLine: refuse(.uriTooLong, "The request line is too long.", context)
    case .longHeaders:
      refuse(.requestHeaderFieldsTooLarge, "The headers are too long, or too many.", context)
    case .version: refuse(.httpVersionNotSupported, "The server supports HTTP/1.1 only.", context)
    case .slow: refuse(.requestTimeout, "The request took too long.", context)
    case .body: refuse(.payloadTooLarge, "Requests with a body are not accepted.", context)
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

  /// Whether a request has a body.
  private static func hasBody(_ head: HTTPRequestHead) -> Bool {
    head.headers.contains(name: "Transfer-Encoding")
      || head.headers["Content-Length"].contains { $0 != "0" }
  }

  /// Whether a request has one Host header, or has none and is of HTTP/1.0.
  ///
  /// Source: RFC 9112, 3.2, https://www.rfc-editor.org/rfc/rfc9112#section-3.2.
  private static func namesHost(_ head: HTTPRequestHead) -> Bool {
    let count = head.headers["Host"].count
    return count == 1 || count == 0 && head.version == .http1_0
  }

  /// Whether another request may follow on the connection.
  ///
  /// After a request for another protocol the decoder accepts none.
  private static func keepsOpen(_ head: HTTPRequestHead) -> Bool {
    head.isKeepAlive && head.method != .CONNECT && !head.headers.contains(name: "Upgrade")
  }
}
#endif
