import Rotary
import Testing

/// Strokes that a user drew with a mouse on menus of eight, each with intended directions.
@Suite(.enabled(if: Vectors.exist("marking"), "marking.json is not there: see ROTARYKIT_VECTORS"))
struct MarkingVectorTests {
  private func segments(_ vector: VectorCase) -> [MarkSegment] {
    var mark = MarkRecognizer()
    for (index, sample) in vector["points"].array.enumerated() {
      let place = Point2D(sample[0].number, sample[1].number)
      let seconds = sample[2].number / 1_000
      if index == 0 { mark.begin(place, at: seconds) } else { mark.add(place, at: seconds) }
    }
    return mark.segments
  }

  /// Returns the deviation of the parts from the intended directions, in degrees.
  ///
  /// Infinite for a different number of parts. The file counts counter-clockwise.
  private func greatestError(_ parts: [MarkSegment], _ degrees: [Double]) -> Double {
    guard parts.count == degrees.count else { return .infinity }
    return zip(parts, degrees).map { part, meant in
      let direction = Circular.radians(degrees: -meant)
      return Circular.degrees(
        radians: Circular.sweep(from: direction, to: part.directionAngle).magnitude
      )
    }.max() ?? .infinity
  }

  @Test func `there are thirteen strokes`() {
    #expect(Vectors.cases("marking").count == 13)
  }

  @Test(arguments: Vectors.cases("marking"))
  func `a recorded stroke has the intended directions`(_ vector: VectorCase) {
    let parts = segments(vector)
    let shown = parts.map { "\(Circular.degrees(radians: -$0.directionAngle)) \($0.length)" }
    let paths = [vector["expected_path_deg"]] + vector["also_valid_paths_deg"].array
    for path in paths {
      let cut = MarkSegment.divided(parts, into: path.numbers.count)
      #expect(greatestError(cut, path.numbers) <= vector["tolerance_deg"].number, "\(shown)")
    }
  }

  @Test(arguments: Vectors.cases("marking"))
  func `a stroke selects the intended item`(_ vector: VectorCase) throws {
    let path = vector["expected_path_deg"].numbers
    // Eight directions on each of the rings, right first, clockwise.
    let menu = try compass(levels: path.count)
    let parts = segments(vector)
    let chosen = menu.item(of: parts)
    let way = path.map { Int(((360 - $0) / 45).rounded()) % 8 }
    let titles = way.map { "\($0)" }.joined(separator: "-")
    #expect(chosen.map { menu.items.all[$0].title } == titles)
    // On a menu with fewer rings, a stroke of more parts is invalid.
    if parts.count > 1 { #expect(try compass(levels: 1).item(of: parts) == nil) }
  }

  private func compass(levels: Int) throws -> RingMenu {
    var items: [RingItem] = []
    func add(under parent: Int?, _ title: String, _ level: Int) {
      for way in 0..<8 {
        let name = title.isEmpty ? "\(way)" : "\(title)-\(way)"
        items.append(RingItem(name, parent: parent))
        let index = items.count - 1
        if level > 1 { add(under: index, name, level - 1) }
      }
    }
    add(under: nil, "", levels)
    var menu = RingMenu(items: try RingItems(items))
    menu.options.startAngle = -.pi / 8
    return menu
  }
}
