// GTK 4. Link flags come from pkg-config.
#include <glib-unix.h>
#include <gtk/gtk.h>
// gtk.h does not include it.
#include <gsk/gl/gskglrenderer.h>

// Wrappers of GLib's macros, for Swift.
static inline GType rotary_type_boolean(void) { return G_TYPE_BOOLEAN; }
static inline GType rotary_type_double(void) { return G_TYPE_DOUBLE; }
static inline GType rotary_type_int(void) { return G_TYPE_INT; }
static inline GType rotary_type_uint(void) { return G_TYPE_UINT; }
static inline GType rotary_type_object(void) { return G_TYPE_OBJECT; }
static inline GType rotary_type_int64(void) { return G_TYPE_INT64; }
static inline GType rotary_type_string(void) { return G_TYPE_STRING; }
static inline GType rotary_type_strv(void) { return G_TYPE_STRV; }
static inline GType rotary_type_variant(void) { return G_TYPE_VARIANT; }
static inline GType rotary_type_none(void) { return G_TYPE_NONE; }
static inline GType rotary_type_of_class(gpointer of) { return G_TYPE_FROM_CLASS(of); }
static inline GType rotary_type_of_instance(gpointer of) { return G_TYPE_FROM_INSTANCE(of); }
static inline GType rotary_type_of_value(const GValue *of) { return G_VALUE_TYPE(of); }

// libdispatch's functions for foreign run loops, which CFRunLoop uses. No public header declares them.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);
