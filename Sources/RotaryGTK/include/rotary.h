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
// What a program commands by "call" takes its time. When it has ended, the widget emits
//
//   motion-ended     void (*)(RotaryWidget *, gboolean interrupted, gpointer data)
//       the control rests where the call led, or it was interrupted: the user took hold of it, the program moved it
//       elsewhere, or it is no longer shown
//
// What a control can do is called by the signal "call", with a dictionary of arguments or NULL:
//
//   gboolean done;
//   g_signal_emit_by_name(menu, "call", "open", NULL, &done);
//
// A turntable shows the items of a GListModel, its property "model". Of a RotaryItem it draws what that says, of a
// GtkStringObject the text, of any other object a sign that nothing is known. To have widgets of your own in the
// place of that, connect these before the model is set; only items in sight have any:
//
//   create-cell      GtkWidget *(*)(RotaryTurntable *, gpointer data)
//       return a new widget, or NULL to have an item drawn. The turntable takes over the reference that is
//       returned: of a widget that you keep, return g_object_ref(widget)
//   bind-cell        void (*)(RotaryTurntable *, GtkWidget *cell, GObject *item, guint position, gpointer data)
//       the cell is to show an object, which is at that position now
//   unbind-cell      void (*)(RotaryTurntable *, GtkWidget *cell, GObject *item, gpointer data)
//       the object is out of sight, or gone; the cell may be bound to another
//
// A cell has its natural size, at least that of a picture. Its middle stands where that of the picture would be, or,
// by "halign" and "valign", its start or end at the picture's. What can be pressed in it is pressed; a drag that
// begins there turns the turntable. Handlers may change the model, take a cell out of the turntable (the item is
// drawn then) or take the turntable away. A widget that is in use already is refused with a warning, and the
// reference that was returned is released.
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

// What a turntable draws of an item, an object with the properties "title", "detail" and "image", which are texts, and
// the flag "enabled". What is in sight is drawn anew when one of them changes. The caller owns what is made.
GType rotary_item_get_type(void);
GObject *rotary_item_new(const char *title);

GType rotary_ring_menu_get_type(void);
GtkWidget *rotary_ring_menu_new(void);

// A ring menu for any widget, in the place of a GtkPopoverMenu: opened by the secondary button, a finger that rests,
// the Menu key and Shift+F10. The widget keeps it, and has the action "ring-menu.popup", which opens it.
//
//   GtkWidget *ring = rotary_ring_menu_attach(text, NULL);
//   g_object_set(ring, "titles", (const char *[]){"Cut", "Copy", "Paste", NULL}, NULL);
//   g_signal_connect(ring, "event::chosen", G_CALLBACK(on_chosen), text);
//
// With a model, what is chosen activates the item's action: see RotaryKit's RingMenuController. What this returns is
// the ring, a RotaryRingMenu that the widget owns. For builders and bindings there is a type: its properties are
// "widget", "menu-model", "menu", the ring, which can only be read, and "active", whether it is open.
GType rotary_ring_menu_controller_get_type(void);
GtkWidget *rotary_ring_menu_attach(GtkWidget *widget, GMenuModel *model);

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
#define ROTARY_TYPE_ITEM (rotary_item_get_type())
#define ROTARY_TYPE_RING_MENU (rotary_ring_menu_get_type())
#define ROTARY_TYPE_RING_MENU_CONTROLLER (rotary_ring_menu_controller_get_type())
#define ROTARY_TYPE_DIAL (rotary_dial_get_type())
#define ROTARY_TYPE_RANGE_DIAL (rotary_range_dial_get_type())
#define ROTARY_TYPE_PROGRESS_RING (rotary_progress_ring_get_type())

G_END_DECLS
