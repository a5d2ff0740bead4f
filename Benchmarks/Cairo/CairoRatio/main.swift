// How much more a scene costs than the Cairo calls it stands for.
//
// Both draw the same frame in turn, so that whatever else the machine does hits both alike; the
// figure is the median of the ratios of neighbours. Run it on one core: taskset -c 1.
import BareWheel
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

func difference(_ canvas: Canvas, _ bare: OpaquePointer) -> Double {
  guard let other = bareWheelPixels(bare) else { return .infinity }
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

struct Variant {
  let name: String
  let turnsLabels: Bool
  let textDrawing: TextDrawing
}

func run(_ variant: Variant) throws -> Bool {
  guard let bare = bareWheelMake() else { return false }
  defer { bareWheelFree(bare) }
  let canvas = try Canvas(size: Size(800, 600))
  let renderer = SceneRenderer(
    families: FontFamilies(interface: "DejaVu Sans"),
    textDrawing: variant.textDrawing
  )
  let wheel = EqualWheel()
  var scene = Scene()
  var bareTimes: [Double] = []
  var sceneTimes: [Double] = []
  var worstDifference = 0.0
  for frame in -20..<frameCount {
    let rotation = Double(frame) * radiansPerFrame
    func drawBare() -> Double {
      seconds { bareWheelDraw(bare, rotation, variant.turnsLabels ? 1 : 0) }
    }
    // Who goes first changes, as the first finds the caches cold.
    let early = frame % 2 == 0 ? drawBare() : nil
    let sceneTime = try seconds {
      wheel.draw(rotation: rotation, turnsLabels: variant.turnsLabels, into: &scene)
      try canvas.draw(scene, with: renderer, background: EqualWheel.ground)
    }
    let bareTime = early ?? drawBare()
    if frame % 100 == 0 { worstDifference = max(worstDifference, difference(canvas, bare)) }
    guard frame >= 0 else { continue }
    bareTimes.append(bareTime)
    sceneTimes.append(sceneTime)
  }
  let ratio = median(zip(sceneTimes, bareTimes).map { $0 / $1 })
  func milliseconds(_ times: [Double]) -> String {
    String((median(times) * 1e5).rounded() / 100)
  }
  let rounded = (ratio * 1000).rounded() / 1000
  let off = (worstDifference * 1000).rounded() / 1000
  print(
    "\(variant.name): bare \(milliseconds(bareTimes)) ms, scene \(milliseconds(sceneTimes)) ms,",
    "ratio \(rounded), mean difference \(off) of 255"
  )
  return ratio <= allowedRatio && worstDifference <= allowedDifference
}

var isGood = true
for turnsLabels in [false, true] {
  for textDrawing in [TextDrawing.glyphs, .rasters, .outlines] {
    let name = "labels \(turnsLabels ? "turned" : "upright"), \(textDrawing)"
    let variant = Variant(name: name, turnsLabels: turnsLabels, textDrawing: textDrawing)
    let isWithin = try run(variant)
    // Outlines are for single pictures, and cost what they cost.
    if textDrawing != .outlines, !isWithin { isGood = false }
  }
}
guard isGood else { fatalError("a scene costs more than \(allowedRatio) times the bare calls") }
