#if Pictures
import CCairo

/// The attributes of a `PangoLayout` in Pango's own words.
func describeAttributes(of layout: OpaquePointer) -> String {
  guard let attributes = pango_layout_get_attributes(layout),
    let text = pango_attr_list_to_string(attributes)
  else { return "" }
  defer { g_free(text) }
  return String(cString: text)
}
#endif
