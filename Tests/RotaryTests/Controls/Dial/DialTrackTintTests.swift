import Testing

@testable import Rotary

/// Tracks with several colours.
@Suite struct DialTrackTintTests {
  private static let tints: [Tint] = [.role(.positive), .role(.warning), .role(.critical)]

  private func dial(_ tints: [Tint], isCounterclockwise: Bool = false) throws -> Dial {
    var dial = Dial()
    dial.scale = try DialScale(
      from: 0,
      through: 100,
      startAngle: .pi,
      sweep: .pi,
      isCounterclockwise: isCounterclockwise
    )
    dial.style.trackTints = tints
    return dial
  }

  /// A short arc of the track: its ends, and the gradient's colours and shares at these.
  private struct Piece {
    var ends: [Point2D]
    var stops: [Tint]
    var shares: [Double]
  }

  private func pieces(of dial: Dial) throws -> [Piece] {
    var scene = ControlScene()
    dial.draw(into: &scene)
    let nodes = scene.nodes.flatMap { [$0] + ($0.fragment?.nodes ?? []) }
    return try nodes.filter { $0.id.rawValue >= DialNode.colors.rawValue }.map { node in
      guard case .shape(let path, _, let stroke?) = node.content,
        case .linear(let start, let end, let stops) = stroke.paint,
        case .move(let first) = path.elements[0],
        case .arc(let center, let radius, let angle, let sweep) = path.elements[1]
      else { throw SettingError.refused }
      let last = center.moved(by: radius, towards: angle + sweep)
      let line = end - start
      let square = line.x * line.x + line.y * line.y
      let shares = [first, last].map { point in
        let way = point - start
        return (way.x * line.x + way.y * line.y) / square
      }
      return Piece(ends: [first, last], stops: stops.map(\.tint), shares: shares)
    }
  }

  @Test(arguments: [false, true])
  func `the colours change evenly from the minimum to the maximum`(isCounterclockwise: Bool) throws
  {
    let dial = try dial(Self.tints, isCounterclockwise: isCounterclockwise)
    let pieces = try pieces(of: dial)
    // Two intervals of 90°, each in parts of at most 12°.
    #expect(pieces.count == 16)
    for (index, piece) in pieces.enumerated() {
      #expect(piece.stops == [Self.tints[index / 8], Self.tints[index / 8 + 1]])
      #expect(abs(piece.shares[0] - Double(index % 8) / 8) < 1e-9)
      // All but the last continue a little under the next one.
      let more = piece.shares[1] - Double(index % 8 + 1) / 8
      #expect(index == 15 ? abs(more) < 1e-9 : more > 0 && more < 0.02)
      if index > 0 { #expect(piece.ends[0].distance(to: pieces[index - 1].ends[1]) < 1.1) }
    }
    let (first, last) = (pieces[0].ends[0], pieces[15].ends[1])
    #expect(first.distance(to: Point2D(last.x, first.y)) > dial.size.width / 2)
    #expect((pieces[7].ends[1].y < dial.size.height / 2) != isCounterclockwise)
  }

  @Test func `with one colour or none the track is one line`() throws {
    for tints in [[], [Tint.role(.positive)]] {
      let dial = try dial(tints)
      #expect(try pieces(of: dial).isEmpty)
      var scene = ControlScene()
      dial.draw(into: &scene)
      let nodes = scene.nodes.flatMap { $0.fragment?.nodes ?? [] }
      let track = try #require(nodes.first { $0.id == DialNode.track.id })
      guard case .shape(_, _, let stroke?) = track.content else {
        Issue.record("the track is no line")
        return
      }
      #expect(stroke.paint == .solid(tints.first ?? .role(.hairline, opacity: 0.55)))
    }
  }

  @Test func `further colours than the limit are ignored, and refused by the setting`() throws {
    let many = [Tint](repeating: .role(.accent), count: 1_000)
    #expect(try pieces(of: dial(many)).count == 63)
    var dial = Dial()
    #expect(throws: SettingError.badCount(65, expected: 0...64)) {
      try dial.set("track-tints", to: .texts([String](repeating: "accent", count: 65)))
    }
    try dial.set("track-tints", to: .texts(["#ff0000", "palette2"]))
    #expect(dial.style.trackTints == [.fixed(RGBA(hex: 0xFF0000)), .role(.palette2)])
  }

  @Test func `a dial without a size draws its colours`() throws {
    var dial = try dial(Self.tints)
    dial.size = .zero
    #expect(try pieces(of: dial).allSatisfy { $0.ends.allSatisfy(\.isFinite) })
  }
}
