// The names that documents of RotaryGTK use without declaring them.
func makeWindow() -> UnsafeMutablePointer<GtkWindow>? {
  UnsafeMutableRawPointer(gtk_window_new())?.assumingMemoryBound(to: GtkWindow.self)
}
let window = makeWindow()
let names = ["Ada", "Alan"]
func makeText() -> UnsafeMutablePointer<GtkWidget> {
  guard let text = gtk_text_view_new() else { fatalError("GTK made no text view") }
  return text
}
let text = makeText()
func edit(_ index: Int) {}
let turntable = TurntableWidget()
// The gauge of "Write your own control", as far as these documents use it.
struct Gauge: ConfigurableControl {
  struct Event: DescribedEvent {
    let name = "changed"
    func readFields(_ read: (String, SettingValue) -> Void) {}
  }
  static let controlName = "gauge"
  var value = 40.0
  var size = Size2D(240, 240)
  var environment = ControlEnvironment()
  var now = 0.0
  var pendingEvents = PendingEvents<Event>()
  let isMoving = false
  mutating func receive(_ input: Input) -> Response { .declined }
  mutating func receive(time: Double) {}
  func draw(into scene: inout ControlScene) {}
  func describe(into tree: inout AccessibilityTree) {}
  func feedback(for event: Event) -> Feedback { Feedback(cue: nil) }
  mutating func visitSettings(_ visitor: inout some SettingVisitor) {}
  mutating func call(_ name: String, _ arguments: Arguments) throws(SettingError) {
    throw .unknownName
  }
  func readState(_ read: (String, SettingValue) -> Void) {}
}
