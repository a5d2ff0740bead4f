// Measures the main thread's time for a turning wheel widget, as a multiple of drawing all of the wheel in every frame.
//
// Both are shown alternately in one window, so that other load on the machine affects both. A result is the median of
// the ratios of neighbours. Run it once for each of GTK's renderers: see `run`.
import CGtk
import Glibc
import Rotary
import RotaryCairo
import RotaryGTK

let rounds = 7
let framesPerRound = 90
/// Longer than a round.
let spinSeconds = 30.0
/// One turn per second, like a softly flicked wheel.
let turns = 30
/// The maximum time of the main thread per frame, as a multiple of the simple drawing, with a GL renderer.
let allowedFrameRatio = 0.25
/// The maximum time of a snapshot, as a multiple of the drawing alone, without a GL renderer.
let allowedSnapshotRatio = 1.1

/// Returns the seconds of the clock of GTK's frames.
func now() -> Double { Double(g_get_monotonic_time()) / 1e6 }

/// Returns the seconds in which the main thread was running.
func threadSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

func rounded(_ value: Double, to digits: Double = 1_000) -> Double {
  (value * digits).rounded() / digits
}

func milliseconds(_ seconds: [Double]) -> String { "\(rounded(median(seconds) * 1e3)) ms" }

/// A widget that draws all of a wheel in every frame.
@MainActor
func makePlainWidget(_ wheel: PlainWheel) -> UnsafeMutablePointer<GtkWidget>? {
  guard let widget = gtk_drawing_area_new() else { return nil }
  let area = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkDrawingArea.self)
  gtk_drawing_area_set_draw_func(
    area,
    { _, context, _, _, data in
      guard let context, let data else { return }
      nonisolated(unsafe) let target = context
      let wheel = Unmanaged<PlainWheel>.fromOpaque(data).takeUnretainedValue()
      MainActor.assumeIsolated { wheel.draw(into: target) }
    },
    Unmanaged.passRetained(wheel).toOpaque(),
    nil
  )
  gtk_widget_add_tick_callback(
    widget,
    { widget, _, _ in
      gtk_widget_queue_draw(widget)
      return 1
    },
    nil,
    nil
  )
  return widget
}

/// Returns the time of a snapshot of a widget, in seconds.
@MainActor
func snapshotSeconds(of widget: UnsafeMutablePointer<GtkWidget>) -> Double {
  let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
  let widgets = UnsafeMutableRawPointer(instance.pointee.g_class)
    .assumingMemoryBound(to: GtkWidgetClass.self)
  let snapshot = gtk_snapshot_new()
  let begin = threadSeconds()
  widgets.pointee.snapshot(widget, snapshot)
  let seconds = threadSeconds() - begin
  if let node = gtk_snapshot_free_to_node(snapshot) { gsk_render_node_unref(node) }
  return seconds
}

/// Returns the time of drawing the whole wheel into a snapshot, in seconds.
@MainActor
func drawingSeconds(of wheel: PlainWheel) -> Double {
  let snapshot = gtk_snapshot_new()
  var area = graphene_rect_t()
  graphene_rect_init(&area, -20, -20, Float(side) + 40, Float(side) + 40)
  let begin = threadSeconds()
  if let context = gtk_snapshot_append_cairo(snapshot, &area) {
    wheel.draw(into: context)
    cairo_destroy(context)
  }
  let seconds = threadSeconds() - begin
  if let node = gtk_snapshot_free_to_node(snapshot) { gsk_render_node_unref(node) }
  return seconds
}

guard let stage = Stage() else {
  print("There is no display. Run Benchmarks/GTK/run.")
  exit(2)
}
let plain = try PlainWheel()
let wheel = WheelWidget()
try wheel.setSectors(sectors)
guard let plainWidget = makePlainWidget(plain) else { exit(2) }
g_object_ref_sink(plainWidget)

// At rest.
stage.show(wheel.widget)
_ = stage.wait(seconds: 1)
let restFrames = stage.wait(seconds: 2)

// Turning.
var (ours, theirs): ([Double], [Double]) = ([], [])
var (snapshots, drawings): ([Double], [Double]) = ([], [])
for _ in 0..<rounds {
  stage.show(plainWidget)
  plain.turn()
  _ = stage.run(frames: 10)
  theirs.append(stage.run(frames: framesPerRound))
  stage.show(wheel.widget)
  wheel.spin(to: 0, turns: turns, duration: spinSeconds)
  _ = stage.run(frames: 10)
  ours.append(stage.run(frames: framesPerRound))
  for _ in 0..<30 {
    _ = stage.run(frames: 1)
    drawings.append(drawingSeconds(of: plain))
    snapshots.append(snapshotSeconds(of: wheel.widget))
  }
}
let name = stage.rendererName
let isCairo = name == "GskCairoRenderer"
let frameRatio = median(zip(ours, theirs).map { $0 / $1 })
let snapshotRatio = median(zip(snapshots, drawings).map { $0 / $1 })
print(
  "\(name), main thread for each frame: plain \(milliseconds(theirs)), widget \(milliseconds(ours)),",
  "ratio \(rounded(frameRatio))"
)
print(
  "\(name), snapshot function: plain \(milliseconds(drawings)), widget \(milliseconds(snapshots)),",
  "ratio \(rounded(snapshotRatio))"
)
print("\(name), frames in 2 s at rest: \(restFrames)")
let isWithin = isCairo ? snapshotRatio <= allowedSnapshotRatio : frameRatio <= allowedFrameRatio
guard isWithin, restFrames == 0 else {
  print("The cost exceeds a limit.")
  exit(1)
}
