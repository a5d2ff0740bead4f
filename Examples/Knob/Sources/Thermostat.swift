import Board
import Rotary

/// The firmware: a dial from 5 to 30 degrees, which a rotary encoder turns, on a round display.
///
/// It is a class, so that the dial is on the heap. On the stack, the compiler would make several copies of it.
@main
final class Thermostat {
  /// The width and the height of the display, in pixels, which are points of the dial.
  private static let side = 240

  private var dial = Dial()
  private var screen = Screen(side: Thermostat.side, theme: Theme(.dark))

  static func main() {
    Thermostat().run()
    board_log_memory()
  }

  private init() {
    if let scale = try? DialScale(from: 5, through: 30, step: 0.5) { dial.scale = scale }
    dial.size = Size2D(Double(Self.side), Double(Self.side))
    setLook()
    dial.value = 20
  }

  private func setLook() {
    var options = DialOptions()
    options.defaultValue = .value(20)
    dial.options = options
    var style = DialStyle()
    style.majorTicks = 5
    style.minorTicks = 1
    style.unit = "°"
    dial.style = style
  }

  /// Shows the dial, and turns it until the board has no more events.
  private func run() {
    var isChanged = true
    while true {
      let now = board_next_frame()
      var event = EncoderEvent()
      while board_read_encoder(now, &event) {
        handle(event)
        isChanged = true
      }
      dial.advance(to: now)
      logValues()
      if isChanged { show() } else if !board_has_events() { return }
      isChanged = dial.isMoving
    }
  }

  /// Turns the dial, or resets it if the encoder's button was pressed.
  private func handle(_ event: EncoderEvent) {
    if event.detents != 0 {
      dial.handle(.detents(Int(event.detents)), at: event.seconds)
    } else {
      dial.advance(to: event.seconds)
      dial.reset()
    }
    logValues()
  }

  private func show() {
    screen.show(dial)
    withBytes(of: dial.text(of: dial.value)) { board_log_frame(!dial.isMoving, $0, $1) }
  }

  /// Logs the values that the user has chosen, to which a thermostat would set its heating.
  private func logValues() {
    while let next = dial.nextEvent() {
      guard case .changed(let value) = next.event else { continue }
      withBytes(of: dial.text(of: value)) { board_log_value(next.time, $0, $1) }
    }
  }

  /// Calls `body` with the UTF-8 bytes of a text and their number.
  private func withBytes(of text: String, _ body: (UnsafePointer<UInt8>?, UInt32) -> Void) {
    var text = text
    text.withUTF8 { body($0.baseAddress, UInt32($0.count)) }
  }
}
