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
