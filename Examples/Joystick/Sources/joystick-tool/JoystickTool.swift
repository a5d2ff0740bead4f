import Joystick
import RotaryCommands
import RotaryReplay

/// The tool `rotary` with the joystick: renders, replays, lists and serves it.
@main
enum JoystickTool {
  static func main() async { await RotaryCommands.run(Controls.standard + [Joystick.self]) }
}
