// Accessibility: non-variadic wrappers of GTK's variadic functions, for Swift.
#include <gtk/gtk.h>

static inline void rotary_access_set_label(GtkWidget *widget, const char *text) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}
static inline void rotary_access_set_description(GtkWidget *widget, const char *text) {
  gtk_accessible_update_property(
    GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1
  );
}
static inline void rotary_access_set_number(
  GtkWidget *widget, double now, double minimum, double maximum, const char *text
) {
  gtk_accessible_update_property(
    GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, minimum,
    GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, maximum, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, now,
    GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1
  );
}
static inline void rotary_access_reset_number(GtkWidget *widget) {
  gtk_accessible_reset_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_VALUE_MIN);
  gtk_accessible_reset_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_VALUE_MAX);
  gtk_accessible_reset_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_VALUE_NOW);
  gtk_accessible_reset_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT);
}
static inline void rotary_access_set_popup(GtkWidget *widget, gboolean has, gboolean is_open) {
  gtk_accessible_update_property(
    GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_HAS_POPUP, has, -1
  );
  if (has || is_open)
    gtk_accessible_update_state(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_EXPANDED, is_open, -1
    );
}
static inline void rotary_access_set_selected(GtkWidget *widget, gboolean is) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_SELECTED, is, -1);
}
static inline void rotary_access_set_busy(GtkWidget *widget, gboolean is) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_BUSY, is, -1);
}
static inline void rotary_access_set_disabled(GtkWidget *widget, gboolean is) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_DISABLED, is, -1);
}
static inline void rotary_access_set_labelled_by(GtkWidget *widget, GtkWidget *label) {
  gtk_accessible_update_relation(
    GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1
  );
}
static inline void rotary_access_set_active(GtkWidget *widget, GtkWidget *descendant) {
  gtk_accessible_update_relation(
    GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_ACTIVE_DESCENDANT, descendant, -1
  );
}
static inline void rotary_access_reset_active(GtkWidget *widget) {
  gtk_accessible_reset_relation(
    GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_ACTIVE_DESCENDANT
  );
}
static inline void rotary_access_set_role(GtkWidget *widget, GtkAccessibleRole role) {
  g_object_set(widget, "accessible-role", role, NULL);
}
static inline GtkWidget *rotary_access_new_element(GtkAccessibleRole role) {
  return g_object_new(
    GTK_TYPE_DRAWING_AREA, "accessible-role", role, "can-target", FALSE,
    "can-focus", FALSE, NULL
  );
}
static inline GtkWidget *rotary_access_new_number(GtkAccessibleRole role) {
  return g_object_new(
    GTK_TYPE_SCALE, "accessible-role", role, "can-target", FALSE, "can-focus", FALSE,
    "focusable", FALSE, "opacity", 0.0, "draw-value", FALSE, "round-digits", -1, NULL
  );
}
static inline void rotary_access_set_range(
  GtkWidget *scale, double now, double minimum, double maximum
) {
  gtk_adjustment_configure(
    gtk_range_get_adjustment(GTK_RANGE(scale)), now, minimum, maximum, 0, 0, 0
  );
}
static inline double rotary_access_get_number(GtkWidget *scale) {
  return gtk_range_get_value(GTK_RANGE(scale));
}
static inline GSimpleAction *rotary_access_add_action(GSimpleActionGroup *group, const char *name) {
  GSimpleAction *action = g_simple_action_new(name, NULL);
  g_action_map_add_action(G_ACTION_MAP(group), G_ACTION(action));
  g_object_unref(action);
  return action;
}
static inline void rotary_access_insert_actions(
  GtkWidget *widget, const char *prefix, GSimpleActionGroup *group
) {
  gtk_widget_insert_action_group(widget, prefix, G_ACTION_GROUP(group));
}

// Gestures: wrappers of GLib's macros.
static inline gboolean rotary_is_gesture(gpointer object) { return GTK_IS_GESTURE(object); }
static inline GtkGesture *rotary_new_tracker(guint fingers) {
  return g_object_new(GTK_TYPE_GESTURE_ROTATE, "n-points", fingers, NULL);
}
