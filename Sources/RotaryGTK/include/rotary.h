// RotaryKit's controls as widgets of GTK 4, for C and for whatever reads C.
//
// Link with -lRotaryGTKDynamic. All of it belongs to the thread that GTK runs on.
//
// What can be set are the properties of the types, which are the controls' settings by name. Numbers are doubles, so
// write 5.0 and not 5; what is counted is an int; words, and what may be a word or a number, are texts:
//
//   GtkWidget *dial = rotary_dial_new();
//   g_object_set(dial, "min", 5.0, "max", 30.0, "step", "0.5", "decimals", "1", "value", 21.5, NULL);
//   g_signal_connect(dial, "value-changed", G_CALLBACK(on_value_changed), NULL);
//
// What the user does emits (what a program sets does not):
//
//   value-changed    void (*)(RotaryWidget *, gpointer data)
//       another value, on the way as well as at its end
//   activate         void (*)(RotaryWidget *, gpointer data)
//       something was pressed or chosen
//   event            void (*)(RotaryWidget *, const char *name, GVariant *fields, gpointer data)
//       all that the control tells, with its name as the detail: "event::changed", "event::met-end";
//       fields is a dictionary, a{sv}
//   notify::value    as with every object
//
// What a control can do is called by the signal "call", with a dictionary of arguments or NULL:
//
//   gboolean done;
//   g_signal_emit_by_name(menu, "call", "open", NULL, &done);
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

// Makes GTK ready and registers all types, so that GtkBuilder and bindings find them by name. To be called on
// the main thread before all else; a second time nothing happens.
void rotary_init(void);

// The abstract type of all widgets, and one for each control; of each a function that makes one, with a
// floating reference, as GTK's own functions do.
GType rotary_widget_get_type(void);

GType rotary_wheel_get_type(void);
GtkWidget *rotary_wheel_new(void);

GType rotary_number_spinner_get_type(void);
GtkWidget *rotary_number_spinner_new(void);

GType rotary_spinner_row_get_type(void);
GtkWidget *rotary_spinner_row_new(void);

GType rotary_turntable_get_type(void);
GtkWidget *rotary_turntable_new(void);

GType rotary_ring_menu_get_type(void);
GtkWidget *rotary_ring_menu_new(void);

GType rotary_dial_get_type(void);
GtkWidget *rotary_dial_new(void);

GType rotary_range_dial_get_type(void);
GtkWidget *rotary_range_dial_new(void);

GType rotary_progress_ring_get_type(void);
GtkWidget *rotary_progress_ring_new(void);

#define ROTARY_TYPE_WIDGET (rotary_widget_get_type())
#define ROTARY_TYPE_WHEEL (rotary_wheel_get_type())
#define ROTARY_TYPE_NUMBER_SPINNER (rotary_number_spinner_get_type())
#define ROTARY_TYPE_SPINNER_ROW (rotary_spinner_row_get_type())
#define ROTARY_TYPE_TURNTABLE (rotary_turntable_get_type())
#define ROTARY_TYPE_RING_MENU (rotary_ring_menu_get_type())
#define ROTARY_TYPE_DIAL (rotary_dial_get_type())
#define ROTARY_TYPE_RANGE_DIAL (rotary_range_dial_get_type())
#define ROTARY_TYPE_PROGRESS_RING (rotary_progress_ring_get_type())

G_END_DECLS
