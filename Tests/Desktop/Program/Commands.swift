#if GTK && DEBUG
import CGtk
import Foundation
import Rotary
@testable import RotaryGTK

/// Performs the commands on standard input, one per line.
///
/// Each answer is a line that begins with the command.
///
/// | command | answer |
/// |---|---|
/// | `place` | the control's bounds in the window: x, y, width, height; `nowhere` before it is drawn |
/// | `state` | the control's state as a JSON object |
/// | `moving` | whether the control moves |
/// | `scrolled` | the lists' scroll offsets: vertical, horizontal |
/// | `center` | scrolls the lists to their centre |
/// | `pixels` | the number of pixels per point, and the difference from RotaryCairo's picture: 1 for black and white |
/// | `focus` | focuses the control |
/// | `focused` | whether the control has the focus |
/// | `sensitive`, `insensitive`, `hide`, `show`, `remove` | changes the widget |
/// | `quit` | ends the program |
@MainActor
final class Commands: LineReader {
  private let host: ProbeHost
  private let window: ProbeWindow

  init(on host: ProbeHost, in window: ProbeWindow) {
    self.host = host
    self.window = window
  }

  override func end() { window.isClosed = true }

  override func answer(_ command: String) -> String {
    let widget: WidgetPointer = host.widget
    switch command {
    case "place": return place
    case "state": return host.state
    case "moving": return host.core.isMoving ? "yes" : "no"
    case "scrolled": return window.scrolled.map { "\($0)" }.joined(separator: " ")
    case "center": window.center()
    case "pixels": return Pixels.comparison(of: host)
    case "focus": gtk_widget_grab_focus(widget)
    case "focused": return gtk_widget_has_focus(widget) != 0 ? "yes" : "no"
    case "sensitive": gtk_widget_set_sensitive(widget, 1)
    case "insensitive": gtk_widget_set_sensitive(widget, 0)
    case "hide": gtk_widget_set_visible(widget, 0)
    case "show": gtk_widget_set_visible(widget, 1)
    case "remove": gtk_box_remove(boxPointer(gtk_widget_get_parent(widget)), widget)
    case "quit": window.isClosed = true
    default: return "unknown"
    }
    return "done"
  }

  private var place: String {
    let widget: WidgetPointer = host.widget
    var (x, y) = (0.0, 0.0)
    guard gtk_widget_get_mapped(widget) != 0, gtk_widget_get_width(widget) > 0,
      gtk_widget_translate_coordinates(widget, window.window, 0, 0, &x, &y) != 0
    else { return "nowhere" }
    return "\(x) \(y) \(gtk_widget_get_width(widget)) \(gtk_widget_get_height(widget))"
  }
}
#endif
