// The names that recipes for GTK use without declaring them.
func makeWidget() -> WidgetPointer {
  guard let made = gtk_label_new("") else { fatalError("GTK made no label") }
  return made
}
let window = UnsafeMutableRawPointer(makeWidget()).assumingMemoryBound(to: GtkWindow.self)
let text = makeWidget()
