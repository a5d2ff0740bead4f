import Foundation
import Rotary
import RotaryGallery
import RotaryReplay
import Testing

@Suite struct GalleryTests {
  @Test(arguments: Gallery.demos.indices)
  func `every demo makes a wheel of its options`(index: Int) throws {
    let demo = Gallery.demos[index]
    let wheel = try demo.make(Wheel.self)
    #expect(wheel.sectors.map { $0.title } == demo.options.map { $0.title })
    for (sector, option) in zip(wheel.sectors, demo.options) {
      if case .path? = sector.icon {
        #expect(!option.icon.isEmpty)
      } else {
        #expect(option.icon.isEmpty)
      }
    }
    let known = Set(Wheel.settings.map { $0.name })
    #expect(demo.panel.allSatisfy { known.contains($0) }, "\(demo.id)")
    #expect(demo.summary.hasSuffix("."))
  }

  @Test func `every demo has an address of its own`() {
    let all = Gallery.all
    #expect(Set(all.map { $0.id }).count == all.count)
  }

  @Test(arguments: [
    ("circles", Icons.circles), ("flower", Icons.flower), ("monster", Icons.monster),
    ("person", Icons.person), ("smile", Icons.smile), ("sun", Icons.sun), ("swirl", Icons.swirl),
    ("triangle", Icons.triangle), ("three circles", Icons.threeCircles),
  ])
  func `every sign is a path in the middle of its grid`(name: String, data: String) throws {
    let bounds = try #require(try VectorPath(svgPathData: data).bounds)
    // Half the line's width stays inside the grid.
    #expect(bounds.minX >= 1 && bounds.minY >= 1 && bounds.maxX <= 23 && bounds.maxY <= 23)
    #expect(bounds.center.distance(to: Point2D(12, 12)) < 1)
    #expect(max(bounds.size.width, bounds.size.height) >= 15)
  }

  @Test(arguments: Gallery.spinners.indices)
  func `every demo of the spinner is made by the code that is shown`(index: Int) throws {
    let demo = Gallery.spinners[index]
    let spinner = try demo.make(NumberSpinner.self)
    let made = try #require(try Snippets.spinners()[demo.id])
    #expect(made.range == spinner.range && made.value == spinner.value)
    #expect(made.options == spinner.options && made.style == spinner.style)
    let known = Set(NumberSpinner.settings.map { $0.name })
    #expect(demo.panel.allSatisfy { known.contains($0) }, "\(demo.id)")
    #expect(demo.summary.hasSuffix("."))
  }

  @Test(arguments: Gallery.rows.indices)
  func `every demo of a row is made by the code that is shown`(index: Int) throws {
    let demo = Gallery.rows[index]
    let row = try demo.make(SpinnerRow.self)
    let made = try #require(try Snippets.rows()[demo.id])
    #expect(made.columns == row.columns && made.value == row.value)
    #expect(made.options == row.options && made.style == row.style && made.labels == row.labels)
    #expect(made.look == row.look && row.look != .plain)
    let known = Set(SpinnerRow.settings.map { $0.name })
    #expect(demo.panel.allSatisfy { known.contains($0) }, "\(demo.id)")
    #expect(demo.summary.hasSuffix("."))
  }

  @Test(arguments: Gallery.dials.indices)
  func `every demo of the dial is made by the code that is shown`(index: Int) throws {
    let demo = Gallery.dials[index]
    if demo.control == RangeDial.controlName {
      let (made, dial) = (try Snippets.sleep(), try demo.make(RangeDial.self))
      #expect(made.thumbs == dial.thumbs)
      try check(demo, [made], [dial])
    } else if demo.row.isEmpty {
      try check(demo, [try #require(try Snippets.dials()[demo.id])], [demo.make(Dial.self)])
    } else {
      try check(demo, Snippets.strip(), demo.makeRow(Dial.self))
    }
  }

  private func check<Value: DialReading>(
    _ demo: Demo,
    _ made: [DialControl<Value>],
    _ dials: [DialControl<Value>]
  ) throws {
    #expect(made.count == dials.count)
    for (one, dial) in zip(made, dials) {
      #expect(one.value == dial.value && one.options == dial.options && one.style == dial.style)
      #expect(abs(one.scale.startAngle - dial.scale.startAngle) < 1e-12)
      #expect(abs(one.scale.sweep - dial.scale.sweep) < 1e-12)
      #expect(one.scale.minimum == dial.scale.minimum && one.scale.maximum == dial.scale.maximum)
      #expect(one.scale.step == dial.scale.step && one.scale.wraps == dial.scale.wraps)
    }
    let known = Set(DialControl<Value>.settings.map { $0.name })
    #expect(demo.panel.allSatisfy { known.contains($0) }, "\(demo.id)")
    #expect(demo.summary.hasSuffix("."))
  }

  @Test(arguments: Gallery.turntables.indices)
  func `every demo of the turntable is made by the code that is shown`(index: Int) throws {
    let demo = Gallery.turntables[index]
    let table = try demo.make(Turntable.self)
    let made = try #require(try Snippets.turntables()[demo.id])
    #expect((made.list == table.list) == true)
    #expect(made.options == table.options && made.style == table.style)
    let known = Set(Turntable.settings.map { $0.name })
    #expect(demo.panel.allSatisfy { known.contains($0) }, "\(demo.id)")
    #expect(demo.summary.hasSuffix("."))
  }

  @Test(arguments: Gallery.all.indices)
  func `every demo makes its control, and shows settings that the control has`(index: Int) throws {
    let demo = Gallery.all[index]
    let control = try #require((Controls.standard + Gallery.controlTypes).named(demo.control))
    _ = try demo.make(control)
    #expect(demo.panel.allSatisfy { name in control.settings.contains { $0.name == name } })
    #expect(demo.summary.hasSuffix("."), "\(demo.id)")
  }

  /// The lines of the files that compile what is shown, whose names end in `Snippets.swift`: cut up once, as
  /// searching a text of this size for each demo takes seconds.
  private static let snippetLines: [Substring] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix("Snippets.swift") }.flatMap { file in
      let path = folder.appendingPathComponent(file)
      let source = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
      return source.split(separator: "\n", omittingEmptySubsequences: false)
    }
  }()

  @Test(arguments: Gallery.all.indices)
  func `the code that is shown is code that is compiled`(index: Int) throws {
    let demo = Gallery.all[index]
    func line(_ mark: String) -> Int? {
      Self.snippetLines.firstIndex { $0.hasSuffix("// \(mark) \(demo.id)") }
    }
    let begin = try #require(line("begin"))
    let end = try #require(line("end"))
    let lines = Self.snippetLines[begin + 1..<end]
    let indent = lines.first?.prefix { $0 == " " }.count ?? 0
    let snippet = lines.map { $0.dropFirst(indent) }.joined(separator: "\n")
    #expect(snippet == demo.swift)
  }

  @Test(arguments: Gallery.demos.indices)
  func `the code that is shown makes the demo's wheel`(index: Int) throws {
    let demo = Gallery.demos[index]
    let made = try #require(try Snippets.wheels()[demo.id])
    let wheel = try demo.make(Wheel.self)
    #expect(made.options == wheel.options && made.style == wheel.style)
    #expect(made.sectors.map { $0.title } == wheel.sectors.map { $0.title })
    #expect(made.sectors.map { $0.weight } == wheel.sectors.map { $0.weight })
    #expect(made.environment == wheel.environment)
  }
}
