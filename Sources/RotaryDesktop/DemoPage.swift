#if GTK
import CGtk
import Rotary
import RotaryGTK
import RotaryGallery

/// One demo: its title, its summary, its controls, and the latest event.
@MainActor
final class DemoPage {
  /// The container of the whole page.
  let widget: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)
  /// The margin around everything but a turntable, in points.
  private static let margin: Int32 = 24
  private let demo: Demo
  private let eventLabel = WidgetPointer.label(
    "Events appear here as you turn it.",
    style: "dim-label"
  )
  private var controls: [RotaryWidget] = []

  /// Makes the widgets of a demo.
  init(_ demo: Demo) {
    self.demo = demo
    gtk_widget_set_margin_top(widget, Self.margin)
    gtk_widget_set_margin_bottom(widget, Self.margin)
    add(.label(demo.title, style: "title-2"))
    add(.label(demo.summary, style: "dim-label"))
    let row: WidgetPointer = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12)
    gtk_box_set_homogeneous(row.asBox, 1)
    gtk_widget_set_vexpand(row, 1)
    for settings in demo.row.isEmpty ? [[]] : demo.row {
      guard let control = make(settings) else { continue }
      controls.append(control)
      gtk_widget_set_hexpand(control.widget, 1)
      gtk_box_append(row.asBox, control.widget)
    }
    // A turntable's planet extends past the edge of the page.
    add(row, margin: demo.control == Turntable.controlName ? 0 : Self.margin)
    addActions()
    gtk_label_set_single_line_mode(eventLabel.asOpaque, 1)
    add(eventLabel)
  }

  /// Adds a widget below the others, with a margin on both sides.
  private func add(_ part: WidgetPointer, margin: Int32 = margin) {
    gtk_widget_set_margin_start(part, margin)
    gtk_widget_set_margin_end(part, margin)
    gtk_box_append(widget.asBox, part)
  }

  /// Makes the demo's control with the demo's settings and those of one control in a row.
  private func make(_ more: [(name: String, value: SettingValue)]) -> RotaryWidget? {
    guard let control = RotaryLibrary.makeWidget(for: demo.control) else { return nil }
    do {
      for (name, value) in demo.allSettings { try control.set(name, to: value) }
      for (name, value) in more { try control.set(name, to: value) }
    } catch {
      preconditionFailure("the demo \(demo.id) is wrong: \(error)")
    }
    control.onValueChanged { [weak self] in self?.show($0) }
    control.onActivate { [weak self] in self?.show($0, "activate") }
    if let menu = control as? RingMenuWidget { openOnRightClick(menu) }
    return control
  }

  private func openOnRightClick(_ menu: RingMenuWidget) {
    guard let click = gtk_gesture_click_new() else { return }
    gtk_gesture_single_set_button(click, 3)
    let widget = menu.widget
    RotaryLibrary.connect(UnsafeMutableRawPointer(click), "pressed") {
      var (x, y) = (0.0, 0.0)
      guard gtk_gesture_get_point(click, nil, &x, &y) != 0 else { return }
      RingMenuWidget(widget).open(around: Point2D(x, y))
    }
    gtk_widget_add_controller(widget, click)
  }

  /// Shows an event.
  private func show(_ control: RotaryWidget, _ signal: String = "value-changed") {
    var text = signal
    switch control.setting("value") {
    case .number(let number):
      text += "  \(number == number.rounded() ? "\(Int(number))" : "\(number)")"
    case .text(let value): text += "  \(value)"
    case .numbers(let numbers): text += "  \(numbers.map { "\($0)" }.joined(separator: " – "))"
    case .flag, .texts, nil: break
    }
    if let menu = control as? RingMenuWidget, let index = menu.selectedIndex {
      text += "  \(index)"
    }
    gtk_label_set_text(eventLabel.asOpaque, text)
  }

  private func addActions() {
    guard let control = controls.first else { return }
    if let wheel = control as? WheelWidget, demo.actions.contains(.spin) {
      addButton(.spin) { wheel.draw() }
    }
    if let ring = control as? ProgressRingWidget, demo.actions.contains(.countDown) {
      addButton(.countDown) { ring.start() }
    }
    if let ring = control as? ProgressRingWidget, demo.actions.contains(.advance) {
      addButton(.advance) {
        // A twelfth of the range; after the end, from the start again.
        let range = ring.range
        let value = ring.value ?? range.lowerBound
        let step = (range.upperBound - range.lowerBound) / 12
        ring.setValue(
          value >= range.upperBound ? range.lowerBound : min(range.upperBound, value + step),
          animated: true
        )
      }
    }
    if let rings = control as? ActivityRingsWidget, demo.actions.contains(.advance) {
      addButton(.advance) {
        // A twelfth of each goal; after two rounds, from the start again.
        let next = rings.rings.map { $0.value >= 2 * $0.goal ? 0 : $0.value + $0.goal / 12 }
        rings.setValues(next, animated: true)
      }
    }
  }

  private func addButton(_ action: Demo.Action, _ body: @escaping @MainActor () -> Void) {
    let button: WidgetPointer = gtk_button_new_with_label(action.label)
    gtk_widget_set_halign(button, GTK_ALIGN_CENTER)
    button.on("clicked", body)
    add(button)
  }
}

extension Demo {
  /// The menu with its default items, the star signs.
  var withSigns: Demo {
    var demo = self
    demo.id = "signs"
    demo.title = "Star signs"
    demo.summary = "Press and hold the small ring, slide to your sign, and let go."
    demo.settings = []
    demo.options = []
    return demo
  }

  /// The menu with a summary for a window without a page around it.
  var withoutPage: Demo {
    var demo = self
    demo.summary = "Right-click, or press and hold, to open the menu there."
    return demo
  }
}
#endif
