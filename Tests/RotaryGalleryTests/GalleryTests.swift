import Rotary
import RotaryGallery
import RotaryReplay
import Testing

@Suite struct GalleryTests {
  @Test(arguments: Gallery.wheels.indices)
  func `a wheel has the options of its demo`(index: Int) throws {
    let demo = Gallery.wheels[index]
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

  @Test func `each demo has a unique ID`() {
    let all = Gallery.all
    #expect(Set(all.map { $0.id }).count == all.count)
  }

  @Test(arguments: [
    ("circles", Icons.circles), ("flower", Icons.flower), ("monster", Icons.monster),
    ("person", Icons.person), ("smile", Icons.smile), ("sun", Icons.sun), ("swirl", Icons.swirl),
    ("triangle", Icons.triangle), ("three circles", Icons.threeCircles),
  ])
  func `each icon is a path in the middle of its grid`(name: String, data: String) throws {
    let bounds = try #require(try VectorPath(svgPathData: data).bounds)
    // The path plus half the line width is inside the grid.
    #expect(bounds.minX >= 1 && bounds.minY >= 1 && bounds.maxX <= 23 && bounds.maxY <= 23)
    #expect(bounds.center.distance(to: Point2D(12, 12)) < 1)
    #expect(max(bounds.size.width, bounds.size.height) >= 15)
  }

  @Test(arguments: Gallery.all.indices)
  func `each demo makes its control, and its panel names existing settings`(index: Int) throws {
    let demo = Gallery.all[index]
    let control = try #require((Controls.standard + Gallery.controlTypes).named(demo.control))
    _ = try demo.make(control)
    #expect(demo.panel.allSatisfy { name in control.settings.contains { $0.name == name } })
    #expect(demo.summary.hasSuffix("."), "\(demo.id)")
  }
}
