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
