import Rotary
import RotaryGestures
import RotaryTestRandom

extension CornerTests {
  static let geometry: [CornerRow] = [
    CornerRow("Circular", [1, 2], .number) {
      [
        Circular.wrapped($0[0]), Circular.positive($0[0]), Circular.sweep(from: $0[0], to: $0[1]),
        Circular.directionAngle(x: $0[0], y: $0[1]), Circular.arcCosine($0[0]),
        Circular.cosine($0[0]), Circular.sine($0[0]), Circular.radians(degrees: $0[0]),
        Circular.degrees(radians: $0[0]),
      ]
    },
    CornerRow("Turns", [1, 8], .anything) {
      let turns = Turns(rotation: $0[0], stepsPerTurn: $0[1])
      return [turns.whole, turns.fraction, Turns.rotation(steps: $0[0], stepsPerTurn: $0[1])]
    },
    CornerRow("Point2D", [1, 2, 3, 4]) {
      let (a, b) = (Point2D($0[0], $0[1]), Point2D($0[2], $0[3]))
      let moved = a.moved(by: $0[2], towards: $0[3])
      return [a.distance(to: b), moved.x, moved.y, a.directionAngle(to: b), (a - b).length]
    },
    CornerRow("Size2D", [1, 2], .finite) {
      let size = Size2D($0[0], $0[1])
      return [size.width, size.height, size.shorterSide, size.center.x, size.center.y]
    },
    CornerRow("Rect2D", [1, 2, 3, 4]) {
      let rect = Rect2D($0[0], $0[1], $0[2], $0[3])
      let other = Rect2D(corner: rect.origin, opposite: Point2D($0[2], $0[3]))
      let both = rect.union(other).inset(by: $0[3])
      _ = both.contains(Point2D($0[0], $0[3]))
      return [both.minX, both.minY, rect.maxX, rect.maxY, rect.center.x, rect.center.y]
    },
    CornerRow("Annulus", [100, 100, 40, 90, 30, 20]) {
      let ring = Annulus(center: Point2D($0[0], $0[1]), innerRadius: $0[2], outerRadius: $0[3])
      let place = Point2D($0[4], $0[5])
      _ = ring.zone(of: place)
      return [
        ring.innerRadius, ring.outerRadius, ring.sweep(from: place, to: Point2D(150, 120)),
        ring.sweep(from: Point2D(150, 120), to: place),
      ]
    },
    CornerRow("CubicCurve", [1, 2, 3, 4, 0.5], .anything) {
      let (a, b) = (Point2D($0[0], $0[1]), Point2D($0[2], $0[3]))
      let place = CubicCurve(a, b, a, b).point(at: $0[4])
      let raised = CubicCurve(quadratic: a, b, a).point(at: $0[4])
      return [place.x, place.y, raised.x, raised.y]
    },
  ]

  static let paths: [CornerRow] = [
    CornerRow("Transform2D", [1, 2, 3, 4, 5, 6]) {
      let map = Transform2D($0[0], $0[1], $0[2], $0[3], $0[4], $0[5])
      _ = map.inverse?.then(map).apply(to: Point2D(1, 2))
      let turned = Transform2D.rotation($0[0])
      return [turned.a, turned.b, turned.tx]
    },
    CornerRow("Transform3D", [1, 2, 3, 4, 5], .anything) {
      let map = Transform3D.rotation($0[0], axisX: $0[1], axisY: $0[2], axisZ: $0[3])
        .then(.perspective($0[4])).then(.translation($0[0], $0[1], $0[2]))
        .then(.scale($0[1], $0[2], $0[3]))
      _ = map.inverse
      _ = (map.isFacingAway, map.isFinite, map.flat, map.determinant)
      _ = map.project(Point2D($0[0], $0[1])).map { map.unproject($0) }
      _ = map.map(Point3D($0[0], $0[1], $0[2]))
      _ = map.bounds(of: Rect2D($0[0], $0[1], $0[2], $0[3]))
      return []
    },
    CornerRow("Transform3D by an axis", [1, 2, 3, 4]) {
      let map = Transform3D.rotation($0[0], axisX: $0[1], axisY: $0[2], axisZ: $0[3])
      return [map.x.x, map.y.y, map.z.z, map.x.y, map.y.z]
    },
    CornerRow("VectorPath, its bounds and what it covers", [1, 2, 3, 4, 5], .anything) {
      let (a, b) = (Point2D($0[0], $0[1]), Point2D($0[2], $0[3]))
      var path = VectorPath()
      path.move(to: a)
      path.addLine(to: b)
      path.addQuadratic(control: b, to: a)
      path.addCubic(control1: a, control2: b, to: b)
      path.addArc(center: a, radius: $0[2], startAngle: $0[3], sweep: $0[4])
      path.close()
      _ = path.contains(b, rule: .evenOdd)
      return path.bounds.map { [$0.minX, $0.maxY] } ?? []
    },
    CornerRow("VectorPath, ready ones", [100, 40, 1, 2, 5], .anything) {
      let rect = Rect2D($0[0], $0[1], $0[2], $0[3])
      let ring = Annulus(center: rect.origin, innerRadius: $0[2], outerRadius: $0[1])
      let paths = [
        VectorPath.rectangle(rect, cornerRadius: $0[4]), .ring(ring),
        .circle(center: rect.origin, radius: $0[3]),
        .sector(of: ring, startAngle: $0[3], sweep: $0[4]),
      ]
      for path in paths { _ = path.contains(Point2D($0[0], $0[4])) }
      return paths.compactMap(\.bounds).flatMap { [$0.minX, $0.maxY] }
    },
    CornerRow("path data", [1, 2, 3], .anything) { numbers in
      func text(_ place: Int) -> String { "\(numbers[place])" }
      let commands = [
        "L", "H", "V", "C", "S", "Q", "T", "A", "l", "h", "v", "c", "s", "q", "t", "a",
      ]
      for command in commands {
        var data = "M\(text(0)) \(text(1)) \(command)"
        for place in 0..<6 { data += " \(text(place % 3))" }
        let arc = "M1 1 \(command)\(text(0)) \(text(1)) \(text(2)) 1 0 \(text(1)) \(text(0))"
        for text in [data, arc] {
          guard let path = try? VectorPath(svgPathData: text) else { continue }
          _ = path.contains(Point2D(1, 1))
          _ = path.bounds
        }
      }
      return []
    },
    CornerRow("Stroke.drawnRun", [1, 2, 3], .anything) {
      let dashes = Stroke.Run.dashes(mark: $0[0], gap: $0[1], phase: $0[2])
      let part = Stroke.Run.part(from: $0[0], to: $0[1])
      _ = Stroke(paint: .role(.ink), width: $0[0], run: part).drawnRun
      guard
        case .dashes(let mark, let gap, let phase) =
          Stroke(paint: .role(.ink), width: 1, run: dashes).drawnRun
      else { return [] }
      return [mark, gap, phase]
    },
  ]

  static let layouts: [CornerRow] = [
    CornerRow("Stage", [320, 480, 1, 2]) {
      var stage = Stage(screen: Size2D($0[0], $0[1]))
      stage.turn(to: .landscapeLeft, at: $0[2])
      let map = stage.transform(at: $0[3])
      stage.size = Size2D($0[1], $0[3])
      return [
        map.a, map.tx, map.ty, stage.angle(at: $0[3]), stage.bounds(at: $0[3]).width,
        stage.bounds(at: $0[2]).height,
      ]
    },
    CornerRow("Autoresizing", [10, 20, 30, 40, 100, 200]) { numbers in
      (UInt8(0)..<64).flatMap { bits in
        let frame = Autoresizing(rawValue: bits).frame(
          Rect2D(numbers[0], numbers[1], numbers[2], numbers[3]),
          from: Size2D(numbers[4], 100),
          to: Size2D(numbers[5], numbers[4])
        )
        return [frame.minX, frame.minY, frame.size.width, frame.size.height]
      }
    },
    CornerRow("ContentGravity", [10, 20, 30, 40, 50, 60]) { numbers in
      ContentGravity.allCases.flatMap { gravity in
        let map = gravity.transform(
          of: Size2D(numbers[0], numbers[1]),
          in: Rect2D(numbers[2], numbers[3], numbers[4], numbers[5])
        )
        return [map.a, map.d, map.tx, map.ty]
      }
    },
    CornerRow("DeviceOrientation", [0], .anything) { _ in
      Corners.integers.map { DeviceOrientation.portrait.turned(byQuarters: $0).deviceAngle }
    },
  ]

  static let scales: [CornerRow] = [
    CornerRow("SectorLayout", [1, 2, 3, 0.5, 1], .finite) { numbers in
      let even = SectorLayout(count: Int(bounded: numbers[0]))
      let weighted = try? SectorLayout(weights: [numbers[0], numbers[1], numbers[2]])
      return [even, weighted ?? even].flatMap { layout in
        let detent = layout.detent(containing: numbers[3])
        let index = Int(bounded: numbers[4])
        return [
          layout.rotation(of: detent), layout.boundary(after: Int64(index)),
          layout.rotation(of: layout.detent(of: index, from: numbers[3], turning: numbers[2])),
          layout.width(of: index), layout.middle(of: index), layout.range(of: index).middle,
          Double(layout.sector(atOffset: numbers[4], rotation: numbers[3]) { _ in numbers[1] }),
        ]
      }
    },
    CornerRow("SpinnerRange", [1, 2, 0.1, 1, 2], .finite) {
      guard let range = try? SpinnerRange(from: $0[0], through: $0[1], step: $0[2]) else {
        return []
      }
      let index = range.index(nearest: $0[3]) ?? 0
      return [
        range[index], range[Int64(bounded: $0[4])], range.minimum, range.maximum,
        range.minimum <= range.maximum && range.index(nearest: range[index]) == index ? 0 : .nan,
      ]
    },
    CornerRow("DialScale", [0, 10, 1, 2, 3, 5, 1], .anything) {
      guard
        let scale = try? DialScale(
          from: $0[0],
          through: $0[1],
          step: $0[2],
          startAngle: $0[3],
          sweep: $0[4]
        )
      else { return [] }
      return [scale.span, scale.angle(of: $0[5]), scale.value(atAngle: $0[6], near: $0[5])]
    },
    CornerRow("NumberText", [1], .anything) { number in
      for integer in Corners.integers + [3, 15] {
        let text = NumberText.text(
          number[0],
          decimals: integer,
          groups: true,
          minimumDigits: integer
        )
        precondition(text.utf8.count < 80)
      }
      return []
    },
    CornerRow("Theme and colours", [0.1, 0.2, 0.3, 0.4], .finite) {
      let color = RGBA(red: $0[0], green: $0[1], blue: $0[2], opacity: $0[3])
      let mixed = color.mixed(with: RGBA(hex: 0x80FF00), by: $0[3])
      var theme = Theme.light
      theme.accent = mixed
      let tint = theme.color(of: .role(.accent, opacity: $0[0]))
      return [
        Double(color.packed), Double(mixed.packed), Contrast.ratio(color, mixed), tint.red,
        Double(tint.packed),
      ]
    },
    CornerRow("ColorRole.palette", [0], .anything) { _ in
      Corners.integers.map { Double(ColorRole.palette($0).rawValue) }
    },
    CornerRow("Placement", [1, 2, 3, 4], .number) {
      let places = [
        Placement.turned($0[0], about: Point2D($0[1], $0[2])), .moved(Point2D($0[0], $0[1])),
        .shown(at: Point2D($0[0], $0[1]), scale: $0[2], opacity: $0[3]), .faded($0[3]),
      ]
      return places.flatMap { [$0.transform.x.x, $0.transform.w.x, $0.opacity ?? 0] }
    },
    CornerRow("ControlScene.text", [1, 2, 3], .anything) {
      var scene = ControlScene(size: Size2D($0[0], $0[1]))
      scene.add(
        SceneNode(
          NodeID(1),
          transform: .translation($0[0], $0[1], $0[2]),
          opacity: $0[2],
          content: .text(
            TextContent(
              "\0\u{FFFE}",
              style: TextStyle(size: $0[2]),
              paint: .role(.ink),
              box: Rect2D($0[0], $0[1], $0[2], $0[0])
            )
          )
        )
      )
      return [Double(scene.text.utf8.count)]
    },
  ]
}
