import Rotary
import Testing

@Suite struct PathDataTests {
  @Test func `absolute and relative commands draw the same outline`() throws {
    let absolute = try VectorPath(svgPathData: "M2 3L8 3H10V9C10 11 8 12 6 12S2 11 2 9Z")
    let relative = try VectorPath(svgPathData: "m2,3l6,0h2v6c0 2-2 3-4 3s-4-1-4-3z")
    #expect(absolute == relative)
    #expect(absolute.bounds?.maxX == 10)
  }

  @Test func `numbers may be adjacent`() throws {
    let close = try VectorPath(svgPathData: "M.5.5-1e1-2.5E-1l+3-.5")
    #expect(
      close.elements == [
        .move(Point2D(0.5, 0.5)), .line(Point2D(-10, -0.25)), .line(Point2D(-7, -0.75)),
      ]
    )
  }

  @Test func `a path of any numbers has only finite ones`() throws {
    let numbers = [
      "0", "1", "-3", "1e-320", "1e-160", "1e160", "-1e19", "1e300", "1e308", "-1e308",
    ]
    let counts: [Character: Int] = [
      "M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7,
    ]
    for (verb, count) in counts {
      for index in 0..<count {
        for number in numbers {
          for other in numbers {
            for flags in ["0 0", "0 1", "1 0", "1 1"] {
              var arguments = [String](repeating: other, count: count)
              arguments[index] = number
              if verb == "A" {
                arguments.replaceSubrange(3...4, with: flags.split(separator: " ").map(String.init))
              }
              for letter in [String(verb), verb.lowercased()] {
                // Twice, because relative coordinates add up.
                let text =
                  "M1 2\(letter)\(arguments.joined(separator: " ")) \(arguments.joined(separator: " "))Z"
                let path = try VectorPath(svgPathData: text)
                #expect(Self.numbers(of: path).allSatisfy { $0.magnitude <= 1e19 }, "\(text)")
              }
              if verb != "A" { break }
            }
          }
        }
      }
    }
  }

  private static func numbers(of path: VectorPath) -> [Double] {
    path.elements.flatMap { element -> [Double] in
      switch element {
      case .move(let end), .line(let end): [end.x, end.y]
      case .quadratic(let control, let end): [control.x, control.y, end.x, end.y]
      case .cubic(let first, let second, let end):
        [first.x, first.y, second.x, second.y, end.x, end.y]
      case .arc(let center, let radius, let start, let sweep):
        [center.x, center.y, radius, start, sweep]
      case .close: []
      }
    }
  }

  @Test func `an arc of a circle stays an arc`() throws {
    let path = try VectorPath(svgPathData: "M0 10A10 10 0 0 1 20 10")
    guard case .arc(let center, let radius, let start, let sweep) = path.elements[1] else {
      Issue.record("no arc: \(path.elements)")
      return
    }
    #expect(center.distance(to: Point2D(10, 10)) < 1e-12)
    #expect(abs(radius - 10) < 1e-12)
    #expect(abs(Circular.wrapped(start - .pi)) < 1e-12)
    #expect(abs(sweep - .pi) < 1e-12)
  }

  @Test func `an arc that is too small is scaled up, as in the standard`() throws {
    let path = try VectorPath(svgPathData: "M0 0A1 1 0 0 1 20 0")
    let bounds = try #require(path.bounds)
    #expect(abs(bounds.size.height - 10) < 1e-9)
  }

  @Test func `flags may be written without spaces`() throws {
    let spaced = try VectorPath(svgPathData: "M0 0a5 5 0 1 0 6 8")
    let close = try VectorPath(svgPathData: "M0 0a5 5 0 106 8")
    #expect(spaced == close)
  }

  @Test func `an elliptic arc follows its ellipse`() throws {
    let path = try VectorPath(svgPathData: "M-8 0A8 3 0 0 1 8 0")
    let bounds = try #require(path.bounds)
    #expect(abs(bounds.minY + 3) < 0.001)
    #expect(abs(bounds.minX + 8) < 0.001)
  }

  @Test(arguments: [
    ("L1 1", 0), ("M1", 1), ("M1 1X", 4), ("M1 1C1 2 3", 4), ("M0 0A1 1 0 2 0 3 3", 4),
    ("M1e999 0", 1), ("drop table", 0), ("M 1 1 #", 6),
  ])
  func `invalid path data is rejected at its first error`(text: String, atLeast: Int) {
    let error = #expect(throws: PathDataError.self) { try VectorPath(svgPathData: text) }
    #expect((error?.offset ?? -1) >= atLeast)
  }

  @Test func `only spaces are an empty path`() throws {
    #expect(try VectorPath(svgPathData: "  \n").isEmpty)
  }
}
