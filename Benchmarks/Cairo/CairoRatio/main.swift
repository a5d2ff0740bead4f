// Measures how much more a scene costs than the equivalent Cairo calls.
//
// Both draw the same frames alternately, so that other load on the machine affects both. The result is the median of
// the ratios of neighbours. Run it on one core: taskset -c 1.
import BareTable
import BareWheel
import Foundation
import Rotary
import RotaryCairo

let frameCount = 400
let radiansPerFrame = 0.0137
/// The maximum cost of a scene, as a multiple of the direct calls.
let allowedRatio = 1.15
/// The maximum average difference of two colours, of 255.
///
/// Only one of the two hints its labels.
let allowedDifference = 1.0

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

func seconds(_ work: () throws -> Void) rethrows -> Double {
  let duration = try ContinuousClock().measure(work)
  return Double(duration.components.attoseconds) * 1e-18
    + Double(duration.components.seconds)
}

/// Returns the average difference of two pictures, of 255.
func difference(_ canvas: Canvas, _ other: UnsafePointer<UInt32>?) -> Double {
  guard let other else { return .infinity }
  return canvas.withPixels { pixels, _ in
    var total = 0.0
    for index in pixels.indices {
      for shift in stride(from: UInt32(0), to: 24, by: 8) {
        let part = Int(pixels[index] >> shift & 0xFF) - Int(other[index] >> shift & 0xFF)
        total += Double(part.magnitude)
      }
    }
    return total / Double(pixels.count * 3)
  }
}

/// One frame, drawn by direct calls and from a scene.
struct Contest {
  let name: String
  /// Whether the labels turn too.
  let turns: Bool
  let textDrawing: TextDrawing
  /// Draws the frame with direct calls.
  let bare: (Double) -> Void
  /// Returns the pixels of the frame drawn with direct calls.
  let pixels: () -> UnsafePointer<UInt32>?
  /// Fills the scene.
  let scene: (Double, inout ControlScene) -> Void

  /// Whether the scene costs at most the maximum and looks the same.
  func run() throws -> Bool {
    let canvas = try Canvas(size: Size2D(800, 600))
    let renderer = SceneRenderer(
      families: FontFamilies(interface: "DejaVu Sans"),
      textDrawing: textDrawing
    )
    var filled = ControlScene()
    var bareTimes: [Double] = []
    var sceneTimes: [Double] = []
    var worstDifference = 0.0
    for frame in -20..<frameCount {
      let rotation = Double(frame) * radiansPerFrame
      func drawBare() -> Double { seconds { bare(rotation) } }
      // The order alternates, because the first finds cold caches.
      let early = frame % 2 == 0 ? drawBare() : nil
      let sceneTime = try seconds {
        scene(rotation, &filled)
        try canvas.draw(filled, with: renderer, background: EqualWheel.ground)
      }
      let bareTime = early ?? drawBare()
      if frame % 100 == 0 { worstDifference = max(worstDifference, difference(canvas, pixels())) }
      guard frame >= 0 else { continue }
      bareTimes.append(bareTime)
      sceneTimes.append(sceneTime)
    }
    let ratio = median(zip(sceneTimes, bareTimes).map { $0 / $1 })
    func milliseconds(_ times: [Double]) -> String {
      String((median(times) * 1e6).rounded() / 1000)
    }
    let rounded = (ratio * 1000).rounded() / 1000
    let off = (worstDifference * 1000).rounded() / 1000
    print(
      "\(name), \(textDrawing): bare \(milliseconds(bareTimes)) ms,",
      "scene \(milliseconds(sceneTimes)) ms, ratio \(rounded), mean difference \(off) of 255"
    )
    return ratio <= allowedRatio && worstDifference <= allowedDifference
  }
}

guard let bareWheel = bareWheelMake(), let bareTable = bareTableMake() else {
  fatalError("out of memory for two pictures")
}
let picture = FileManager.default.temporaryDirectory.appendingPathComponent("bare-table.png").path
guard bareTableWritePicture(bareTable, picture) == 0 else {
  fatalError("\(picture) could not be written")
}
let wheel = EqualWheel()
let table = EqualTable(picture: picture)

var isGood = true
for textDrawing in [TextDrawing.glyphs, .rasters, .outlines] {
  var contests = [false, true].map { turnsLabels in
    Contest(
      name: "wheel, labels \(turnsLabels ? "turned" : "upright")",
      turns: true,
      textDrawing: textDrawing,
      bare: { bareWheelDraw(bareWheel, $0, turnsLabels ? 1 : 0) },
      pixels: { bareWheelPixels(bareWheel) },
      scene: { wheel.draw(rotation: $0, turnsLabels: turnsLabels, into: &$1) }
    )
  }
  contests.append(
    Contest(
      name: "planet with 12 pictures and labels",
      turns: false,
      textDrawing: textDrawing,
      bare: { bareTableDraw(bareTable, $0) },
      pixels: { bareTablePixels(bareTable) },
      scene: { table.draw(rotation: $0, into: &$1) }
    )
  )
  for contest in contests {
    let isWithin = try contest.run()
    // Images are for labels that turn; outlines are for single pictures.
    let isMeantFor = textDrawing == .glyphs || textDrawing == .rasters && contest.turns
    if isMeantFor, !isWithin { isGood = false }
  }
}
bareWheelFree(bareWheel)
bareTableFree(bareTable)
try? FileManager.default.removeItem(atPath: picture)
guard isGood else {
  print("A scene costs more than \(allowedRatio) times the direct calls, or looks different.")
  exit(1)
}
