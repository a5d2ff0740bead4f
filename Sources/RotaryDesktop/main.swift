import Glibc

#if GTK
import CGtk
import RotaryGTK
#endif

// The gallery in a window, with a list of the controls' demos. The first argument is the name of a demo to open.

/// Prints an error and exits.
func fail(_ problem: String, code: Int32 = 1) -> Never {
  let line = "rotary-gallery: \(problem)\n"
  write(STDERR_FILENO, line, line.utf8.count)
  exit(code)
}

#if GTK
let name = CommandLine.arguments.dropFirst().first
if let name, name == "--help" || name == "-h" {
  print(GalleryWindow.help)
  exit(0)
}
if let name, let problem = GalleryWindow.problem(of: name) { fail(problem, code: EX_USAGE) }
guard gtk_init_check() != 0 else { fail("cannot open a window, because there is no display") }
RotaryLibrary.begin()
let gallery = GalleryWindow(showing: name)
while gallery.isOpen { g_main_context_iteration(nil, 1) }
#else
fail("built without GTK; build it with: swift build --traits GTK")
#endif
