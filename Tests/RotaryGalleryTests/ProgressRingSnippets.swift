import Rotary
import RotaryGallery
import Testing

extension GalleryTests {
  @Test(arguments: Gallery.progressRings.indices)
  func `every demo of the progress ring is made by the code that is shown`(index: Int) throws {
    let demo = Gallery.progressRings[index]
    let ring = try demo.make(ProgressRing.self)
    let made = try #require(Snippets.progressRings()[demo.id])
    #expect(made.range == ring.range && made.value == ring.value)
    #expect(made.durationSeconds == ring.durationSeconds && made.style == ring.style)
    let known = Set(ProgressRing.settings.map { $0.name })
    #expect(demo.panel.allSatisfy { known.contains($0) }, "\(demo.id)")
    #expect(demo.summary.hasSuffix("."))
  }
}

// Between the marks it is the same to the letter as what the gallery shows.
extension Snippets {
  /// What each snippet of a progress ring makes, by the demo's name.
  static func progressRings() -> [String: ProgressRing] {
    ["battery": makeBattery(), "tea": makeTea(), "parts": makeParts(), "loading": makeLoading()]
  }

  private static func makeBattery() -> ProgressRing {
    // begin battery
    var battery = ProgressRing()
    battery.range = 0...100
    battery.style.thresholds = [20, 50]
    battery.style.tints = [.role(.critical), .role(.warning), .role(.positive)]
    battery.style.title = "Battery"
    battery.value = 64
    // end battery
    return battery
  }

  private static func makeTea() -> ProgressRing {
    // begin tea
    var tea = ProgressRing(countdown: 90)
    tea.style.thresholds = [10, 30]
    tea.style.tints = [.role(.critical), .role(.warning)]
    tea.style.title = "Tea"
    // end tea
    return tea
  }

  private static func makeParts() -> ProgressRing {
    // begin parts
    var steps = ProgressRing()
    steps.range = 0...12
    steps.style.segments = 12
    steps.style.format = .value
    steps.style.decimals = 0
    steps.style.unit = " of 12"
    steps.style.title = "steps"
    steps.value = 5
    // end parts
    return steps
  }

  private static func makeLoading() -> ProgressRing {
    // begin loading
    var loading = ProgressRing()
    loading.style.thickness = 0.1
    loading.style.title = "Loading"
    // end loading
    return loading
  }
}
