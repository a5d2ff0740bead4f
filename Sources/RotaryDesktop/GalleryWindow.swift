#if GTK
import CGtk
import Rotary
import RotaryGTK
import RotaryGallery
import RotaryReplay

/// The gallery's window: a list of the demos, and the selected demo.
@MainActor
final class GalleryWindow {
  /// The width, in points, below which the window shows either the list or the demo.
  private static let narrowWidth: Int32 = 640

  /// Whether the window is open.
  private(set) var isOpen = true
  private let window: WidgetPointer = gtk_window_new()
  private let list: WidgetPointer = gtk_list_box_new()
  private let sidebar: WidgetPointer = gtk_revealer_new()
  private let listButton: WidgetPointer = gtk_toggle_button_new()
  private let darkButton: WidgetPointer = gtk_toggle_button_new_with_label("Dark")
  /// The container of the demo.
  private let stage: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
  /// The demos of the core's controls.
  ///
  /// The gallery's own controls have no widgets.
  private static let demos = Controls.standard.all.flatMap { control in
    Gallery.all.filter { $0.control == control.controlName }.flatMap { demo in
      demo.control == RingMenu.controlName ? [demo.withSigns, demo.withoutPage] : [demo]
    }
  }
  /// The demos of the list's rows, by the addresses of the rows.
  private var rows: [OpaquePointer: Demo] = [:]
  private var page: DemoPage?
  private var isNarrow = false

  /// The help of the program.
  static let help = """
    Opens the gallery of controls in a window.

    USAGE: rotary-gallery [<demo>]

    <demo> is the name of the demo to show first: \(demos.map { $0.id }.joined(separator: ", ")).
    """

  /// An error message about an argument, or nil if it is the name of a demo.
  static func problem(of name: String) -> String? {
    let names = demos.map { $0.id }
    guard !names.contains(name) else { return nil }
    let shown = names.prefix(12).joined(separator: ", ")
    return Suggestion.message(
      "unknown demo \(JSONText.quote(name))",
      near: Suggestion.names(near: name, among: names),
      expected: "a demo, such as \(shown); rotary-gallery --help lists all \(names.count)"
    )
  }

  /// Opens the window.
  ///
  /// - Parameter id: the name of the demo to show; nil for the first.
  init(showing id: String?) {
    gtk_window_set_title(window.asWindow, "RotaryKit")
    gtk_window_set_default_size(window.asWindow, 900, 700)
    makeHeader()
    fillList()
    layOut()
    window.on("close-request") { [unowned self] in isOpen = false }
    window.on("notify::default-width") { [unowned self] in followWidth() }
    gtk_window_present(window.asWindow)
    choose(Self.demos.first { $0.id == id } ?? Self.demos[0])
  }

  private func makeHeader() {
    let header: WidgetPointer = gtk_header_bar_new()
    let icon: WidgetPointer = gtk_image_new_from_icon_name("open-menu-symbolic")
    gtk_button_set_child(
      UnsafeMutableRawPointer(listButton).assumingMemoryBound(to: GtkButton.self),
      icon
    )
    gtk_widget_set_tooltip_text(listButton, "List of demos")
    gtk_toggle_button_set_active(listButton.asToggle, 1)
    listButton.on("toggled") { [unowned self] in
      let isActive = gtk_toggle_button_get_active(listButton.asToggle)
      gtk_revealer_set_reveal_child(sidebar.asOpaque, isActive)
      // In a narrow window the list covers the demo.
      gtk_widget_set_visible(stage, isNarrow && isActive != 0 ? 0 : 1)
    }
    darkButton.on("toggled") { [unowned self] in followDark() }
    gtk_header_bar_pack_start(header.asOpaque, listButton)
    gtk_header_bar_pack_end(header.asOpaque, darkButton)
    gtk_window_set_titlebar(window.asWindow, header)
  }

  private func fillList() {
    gtk_widget_add_css_class(list, "navigation-sidebar")
    var control = ""
    for demo in Self.demos {
      if demo.control != control {
        control = demo.control
        addHeading(control)
      }
      let label = WidgetPointer.label(demo.title)
      gtk_widget_set_margin_start(label, 12)
      gtk_list_box_append(list.asOpaque, label)
      guard let row = gtk_widget_get_parent(label) else { continue }
      rows[row.asOpaque] = demo
    }
    list.on("selected-rows-changed") { [unowned self] in
      guard let row = gtk_list_box_get_selected_row(list.asOpaque) else { return }
      if let demo = rows[OpaquePointer(row)] { show(demo) }
    }
    list.on("row-activated") { [unowned self] in
      if isNarrow { gtk_toggle_button_set_active(listButton.asToggle, 0) }
    }
  }

  /// Adds a control's name as a heading: `Number spinner` for `number-spinner`.
  private func addHeading(_ control: String) {
    let words = control.split(separator: "-").joined(separator: " ")
    let label = WidgetPointer.label(
      words.prefix(1).uppercased() + words.dropFirst(),
      style: "heading"
    )
    gtk_widget_set_margin_top(label, 8)
    gtk_list_box_append(list.asOpaque, label)
    guard let row = gtk_widget_get_parent(label) else { return }
    let found = UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkListBoxRow.self)
    gtk_list_box_row_set_selectable(found, 0)
    gtk_list_box_row_set_activatable(found, 0)
  }

  private func layOut() {
    let scroller: WidgetPointer = gtk_scrolled_window_new()
    gtk_scrolled_window_set_policy(scroller.asOpaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(scroller.asOpaque, list)
    gtk_widget_set_size_request(scroller, 220, -1)
    gtk_revealer_set_transition_type(sidebar.asOpaque, GTK_REVEALER_TRANSITION_TYPE_SLIDE_RIGHT)
    gtk_revealer_set_child(sidebar.asOpaque, scroller)
    gtk_revealer_set_reveal_child(sidebar.asOpaque, 1)
    gtk_widget_set_hexpand(stage, 1)
    let row: WidgetPointer = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    gtk_box_append(row.asBox, sidebar)
    gtk_box_append(row.asBox, gtk_separator_new(GTK_ORIENTATION_VERTICAL))
    gtk_box_append(row.asBox, stage)
    gtk_window_set_child(window.asWindow, row)
  }

  /// Selects a demo in the list, which shows the demo, and focuses the list.
  private func choose(_ demo: Demo) {
    guard let row = rows.first(where: { $0.value.id == demo.id })?.key else { return }
    gtk_list_box_select_row(list.asOpaque, UnsafeMutablePointer(row))
    gtk_widget_grab_focus(UnsafeMutablePointer(row))
  }

  private func show(_ demo: Demo) {
    if let page { gtk_box_remove(stage.asBox, page.widget) }
    let page = DemoPage(demo)
    gtk_box_append(stage.asBox, page.widget)
    self.page = page
  }

  private func followDark() {
    let isDark = gtk_toggle_button_get_active(darkButton.asToggle)
    var value = GValue()
    g_value_init(&value, rotary_type_boolean())
    g_value_set_boolean(&value, isDark)
    let settings = UnsafeMutableRawPointer(gtk_widget_get_settings(window))
    g_object_set_property(
      settings?.assumingMemoryBound(to: GObject.self),
      "gtk-application-prefer-dark-theme",
      &value
    )
  }

  /// Shows the list beside the demo in a wide window, and hides it in a narrow one.
  private func followWidth() {
    var (width, height) = (Int32(0), Int32(0))
    gtk_window_get_default_size(window.asWindow, &width, &height)
    guard width > 0, (width < Self.narrowWidth) != isNarrow else { return }
    isNarrow.toggle()
    gtk_toggle_button_set_active(listButton.asToggle, isNarrow ? 0 : 1)
  }
}
#endif
