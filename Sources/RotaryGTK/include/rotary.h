// RotaryKit's controls as widgets of GTK 4, for C and language bindings.
//
// Link with -lRotaryGTKDynamic. Call all functions on GTK's thread.
//
// The controls' settings are properties with the same names. Numbers are doubles, so write 5.0 and not 5. Counts are
// ints. Words, and settings that accept a word or a number, are strings:
//
//   GtkWidget *dial = rotary_dial_new();
//   g_object_set(dial, "min", 5.0, "max", 30.0, "step", "0.5", "decimals", "1", "value", 21.5, NULL);
//   g_signal_connect(dial, "value-changed", G_CALLBACK(on_value_changed), NULL);
//
// The user's actions emit these signals; setting a property emits only notify:
//
//   value-changed    void (*)(RotaryWidget *, gpointer data)
//       the value has changed, also during a drag
//   activate         void (*)(RotaryWidget *, gpointer data)
//       something was pressed or chosen
//   event            void (*)(RotaryWidget *, const char *name, GVariant *fields, gpointer data)
//       any event of the control, with its name as the detail: "event::changed", "event::met-end";
//       fields is a dictionary, a{sv}
//   notify::value    as with every object
//
// A motion that the program starts by "call" takes time. When it ends, the widget emits
//
//   motion-ended     void (*)(RotaryWidget *, gboolean interrupted, gpointer data)
//       the control has reached its target, or was interrupted: the user took hold of it, the program moved it
//       elsewhere, or it is no longer shown
//
// The signal "call" performs a control's action, with a dictionary of arguments or NULL:
//
//   gboolean done;
//   g_signal_emit_by_name(menu, "call", "open", NULL, &done);
//
// A turntable shows the items of a GListModel, its property "model". It draws the content of a RotaryItem or a
// GtkStringObject, and a placeholder for any other object. To show your own widgets, connect these signals before you
// set the model; only visible items have widgets:
//
//   create-cell      GtkWidget *(*)(RotaryTurntable *, gpointer data)
//       return a new widget, or NULL to have the item drawn. The turntable takes ownership of the returned
//       reference: to keep the widget, return g_object_ref(widget)
//   bind-cell        void (*)(RotaryTurntable *, GtkWidget *cell, GObject *item, guint position, gpointer data)
//       show the object, which is at this position, in the cell
//   unbind-cell      void (*)(RotaryTurntable *, GtkWidget *cell, GObject *item, gpointer data)
//       the object is no longer visible or was removed; the cell may be bound to another one
//
// A cell has its natural size, at least that of a picture. It is centred where the picture would be, or, by "halign"
// and "valign", its start or end is at the picture's. Its interactive children receive presses; a drag that begins on
// them turns the turntable. Handlers may change the model, remove a cell from the turntable (the item is then drawn),
// or destroy the turntable. A widget that already has a parent is rejected with a warning, and the returned reference
// is released.
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

// Initialises GTK and registers all types, so that GtkBuilder and bindings find them by name. Call it on the main
// thread before any other function; calling it again has no effect.
void rotary_init(void);

// The abstract type of all widgets; then for each control its type, and a function that makes a widget with a
// floating reference, as GTK's own functions do.
GType rotary_widget_get_type(void);

GType rotary_wheel_get_type(void);
GtkWidget *rotary_wheel_new(void);

GType rotary_phone_dial_get_type(void);
GtkWidget *rotary_phone_dial_new(void);

GType rotary_number_spinner_get_type(void);
GtkWidget *rotary_number_spinner_new(void);

GType rotary_spinner_row_get_type(void);
GtkWidget *rotary_spinner_row_new(void);

GType rotary_turntable_get_type(void);
GtkWidget *rotary_turntable_new(void);

// An item that a turntable draws, with the string properties "title", "detail" and "image", and the Boolean "enabled".
// A visible item is redrawn when one of them changes. The caller owns the new object.
GType rotary_item_get_type(void);
GObject *rotary_item_new(const char *title);

GType rotary_ring_menu_get_type(void);
GtkWidget *rotary_ring_menu_new(void);

// Adds a ring menu to any widget, instead of a GtkPopoverMenu. It opens with the secondary button, a long press, the
// Menu key and Shift+F10. The widget owns it, and gets the action "ring-menu.popup", which opens it.
//
//   GtkWidget *ring = rotary_ring_menu_attach(text, NULL);
//   g_object_set(ring, "titles", (const char *[]){"Cut", "Copy", "Paste", NULL}, NULL);
//   g_signal_connect(ring, "event::chosen", G_CALLBACK(on_chosen), text);
//
// With a model, choosing an item activates its action: see RotaryKit's RingMenuController. The function returns the
// ring, a RotaryRingMenu that the widget owns. The type is for builders and bindings. Its properties are "widget",
// "menu-model", "menu" (the ring, read-only) and "active" (whether the menu is open).
GType rotary_ring_menu_controller_get_type(void);
GtkWidget *rotary_ring_menu_attach(GtkWidget *widget, GMenuModel *model);

GType rotary_dial_get_type(void);
GtkWidget *rotary_dial_new(void);

GType rotary_range_dial_get_type(void);
GtkWidget *rotary_range_dial_new(void);

GType rotary_progress_ring_get_type(void);
GtkWidget *rotary_progress_ring_new(void);

GType rotary_activity_rings_get_type(void);
GtkWidget *rotary_activity_rings_new(void);

GType rotary_gauge_dial_get_type(void);
GtkWidget *rotary_gauge_dial_new(void);

GType rotary_clock_face_get_type(void);
GtkWidget *rotary_clock_face_new(void);

GType rotary_color_wheel_get_type(void);
GtkWidget *rotary_color_wheel_new(void);

#define ROTARY_TYPE_WIDGET (rotary_widget_get_type())
#define ROTARY_TYPE_WHEEL (rotary_wheel_get_type())
#define ROTARY_TYPE_PHONE_DIAL (rotary_phone_dial_get_type())
#define ROTARY_TYPE_NUMBER_SPINNER (rotary_number_spinner_get_type())
#define ROTARY_TYPE_SPINNER_ROW (rotary_spinner_row_get_type())
#define ROTARY_TYPE_TURNTABLE (rotary_turntable_get_type())
#define ROTARY_TYPE_ITEM (rotary_item_get_type())
#define ROTARY_TYPE_RING_MENU (rotary_ring_menu_get_type())
#define ROTARY_TYPE_RING_MENU_CONTROLLER (rotary_ring_menu_controller_get_type())
#define ROTARY_TYPE_DIAL (rotary_dial_get_type())
#define ROTARY_TYPE_RANGE_DIAL (rotary_range_dial_get_type())
#define ROTARY_TYPE_PROGRESS_RING (rotary_progress_ring_get_type())
#define ROTARY_TYPE_ACTIVITY_RINGS (rotary_activity_rings_get_type())
#define ROTARY_TYPE_GAUGE_DIAL (rotary_gauge_dial_get_type())
#define ROTARY_TYPE_CLOCK_FACE (rotary_clock_face_get_type())
#define ROTARY_TYPE_COLOR_WHEEL (rotary_color_wheel_get_type())

G_END_DECLS
