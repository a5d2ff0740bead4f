#if Tool
import RotaryCommands
import RotaryGallery
import RotaryReplay

/// The command line tool `rotary`: the commands, with the core's controls and the gallery's.
@main
enum RotaryTool {
  static func main() async {
    await RotaryCommands.run(Controls.standard + Gallery.controlTypes)
  }
}
#else
/// The command line tool `rotary`, without its trait.
@main
enum RotaryTool {
  static func main() {
    print(
      "rotary was built without its commands: build it with swift build --traits Tool,Pictures."
    )
  }
}
#endif
