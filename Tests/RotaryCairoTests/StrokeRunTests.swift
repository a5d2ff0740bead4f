#if Pictures
import Rotary
import RotaryTestSupport
import Testing

/// Lines that run along a part of their outline, or in dashes.
@Suite struct StrokeRunTests {
  /// A line across the middle, 80 points long from x = 10.
  private let across = VectorPath([.move(Point2D(10, 50)), .line(Point2D(90, 50))])
  /// A tilt that is none to speak of, drawn by the other half of the painter.
  private static let tilted = Transform3D.rotation(aboutY: 1e-6).then(.perspective(1e4))

  private func covered(
    _ path: VectorPath,
    _ run: Stroke.Run,
    cap: Stroke.Cap = .butt,
    transform: Transform3D = .identity
  ) throws -> Bitmap {
    try drawn {
      let stroke = Stroke(paint: .solid(.fixed(.pureRed)), width: 10, cap: cap, run: run)
      let content = SceneContent.shape(path, fill: nil, stroke: stroke)
      $0.add(SceneNode(NodeID(1), transform: transform, content: content))
    }
  }

  @Test(arguments: [Transform3D.identity, tilted])
  func `a part covers its share of the length`(transform: Transform3D) throws {
    for (from, to) in [(0.0, 0.25), (0.25, 0.5), (0.1, 1), (-3, 0.5), (0.5, 7)] {
      let picture = try covered(across, .part(from: from, to: to), transform: transform)
      let left = 10 + 80 * max(0, from)
      let right = 10 + 80 * min(1, to)
      #expect((picture.coverage - (right - left) * 10).magnitude < 12, "\(from) to \(to)")
      let inked = try #require(picture.inked)
      #expect((inked.minX - left).magnitude <= 1 && (inked.maxX - right).magnitude <= 1)
    }
  }

  @Test func `a part that is none draws nothing, round ends or not`() throws {
    for (from, to) in [(0.0, 0.0), (0.5, 0.2), (1, 1), (.nan, 1), (0, .nan), (2, 3), (-2, -1)] {
      let picture = try covered(across, .part(from: from, to: to), cap: .round)
      #expect(picture.inked == nil, "\(from) to \(to)")
    }
  }

  @Test func `each outline of a path runs by itself`() throws {
    var path = VectorPath([.move(Point2D(10, 20)), .line(Point2D(90, 20))])
    path.append(VectorPath([.move(Point2D(10, 70)), .line(Point2D(50, 70))]))
    let picture = try covered(path, .part(from: 0, to: 0.5))
    #expect(picture[48, 20].isClose(to: .pureRed))
    #expect(picture[52, 20].opacity == 0)
    #expect(picture[28, 70].isClose(to: .pureRed))
    #expect(picture[32, 70].opacity == 0)
  }

  @Test func `a part of a curve is measured along it`() throws {
    let arc = VectorPath([.arc(center: Point2D(50, 50), radius: 40, startAngle: 0, sweep: .pi)])
    for share in [0.2, 0.5, 0.9] {
      let picture = try covered(arc, .part(from: 0, to: share))
      let length = 40 * .pi * share
      // Antialiasing gives the area to about a hundredth.
      #expect((picture.coverage - length * 10).magnitude < length * 0.1, "\(share)")
    }
  }

  @Test(arguments: [Transform3D.identity, tilted])
  func `dashes mark as much of the length as their pattern says`(transform: Transform3D) throws {
    let picture = try covered(across, .dashes(mark: 6, gap: 10), transform: transform)
    #expect((picture.coverage - 5 * 6 * 10).magnitude < 12)
    for mark in 0..<5 {
      #expect(picture[13 + 16 * mark, 50].isClose(to: .pureRed))
      #expect(picture[21 + 16 * mark, 50].opacity == 0)
    }
  }

  @Test func `a phase begins within the pattern, and one beyond it at the same place`() throws {
    let plain = try covered(across, .dashes(mark: 6, gap: 10, phase: 3))
    #expect(plain[12, 50].isClose(to: .pureRed))
    #expect(plain[14, 50].opacity == 0)
    for phase: Double in [83, -77] {
      let same = try covered(across, .dashes(mark: 6, gap: 10, phase: phase))
      #expect(same.pixels == plain.pixels)
    }
  }

  @Test func `dashes that mean nothing draw a whole line or none, in no time`() throws {
    let whole = try covered(across, .whole)
    for run in [
      Stroke.Run.dashes(mark: 5, gap: 0), .dashes(mark: 5, gap: -1), .dashes(mark: 5, gap: .nan),
      .dashes(mark: .infinity, gap: 1), .dashes(mark: 1e-300, gap: 1e-300),
      .part(from: -.infinity, to: .infinity),
    ] {
      #expect(try covered(across, run).pixels == whole.pixels, "\(run)")
    }
    for mark: Double in [0, -1, .nan] {
      #expect(try covered(across, .dashes(mark: mark, gap: 3)).inked == nil)
    }
  }
}
#endif
