#if Tool
import RotaryCommands
import RotaryGallery
import RotaryReplay

/// The command line tool `rotary`, with the controls of the core and of the gallery.
@main
enum RotaryTool {
  static func main() async {
    await RotaryCommands.run(Controls.standard + Gallery.controlTypes)
  }
}
#else
/// The command line tool `rotary`, built without its trait.
@main
enum RotaryTool {
  static func main() {
    print(
      "rotary was built without its commands. Build it with: swift build --traits Tool,Pictures"
    )
  }
}
#endif
