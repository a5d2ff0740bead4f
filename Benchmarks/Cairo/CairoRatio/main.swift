// How much more a scene costs than the Cairo calls it stands for.
//
// Both draw the same frame in turn, so that whatever else the machine does hits both alike; the
// figure is the median of the ratios of neighbours. Run it on one core: taskset -c 1.
import BareTable
import BareWheel
import Foundation
import Rotary
import RotaryCairo

let frameCount = 400
let radiansPerFrame = 0.0137
/// The most a scene may cost, as a multiple of the bare calls.
let allowedRatio = 1.15
/// The most that two colours may differ on average, of 255: labels are hinted by one and not by
/// the other.
let allowedDifference = 1.0

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

func seconds(_ work: () throws -> Void) rethrows -> Double {
  let duration = try ContinuousClock().measure(work)
  return Double(duration.components.attoseconds) * 1e-18
    + Double(duration.components.seconds)
}

/// How far two pictures differ on average, of 255.
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

/// One frame, drawn by hand and by a scene.
struct Contest {
  let name: String
  /// Whether what is shown turns with its labels.
  let turns: Bool
  let textDrawing: TextDrawing
  /// Draws it by hand.
  let bare: (Double) -> Void
  /// What is drawn by hand.
  let pixels: () -> UnsafePointer<UInt32>?
  /// Fills the scene.
  let scene: (Double, inout ControlScene) -> Void

  /// Whether the scene is no dearer than it may be, and looks the same.
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
      // Who goes first changes, as the first finds the caches cold.
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
  fatalError("there is no memory for two pictures")
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
    // Pictures of labels are for labels that turn, outlines for single pictures.
    let isMeantFor = textDrawing == .glyphs || textDrawing == .rasters && contest.turns
    if isMeantFor, !isWithin { isGood = false }
  }
}
bareWheelFree(bareWheel)
bareTableFree(bareTable)
try? FileManager.default.removeItem(atPath: picture)
guard isGood else {
  print("A scene costs more than \(allowedRatio) times the bare calls, or looks otherwise.")
  exit(1)
}
