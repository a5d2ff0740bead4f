#include <math.h>
#include <stdio.h>

extern int failures;

/// Releases a new widget. A warning would have ended the program.
static inline void take(GtkWidget *widget, const char *name) {
  (void)name;
  g_object_ref_sink(widget);
  g_object_unref(widget);
}

static inline void compare(GtkWidget *widget, const char *name, const char *property, gboolean is_right) {
  if (!is_right) {
    printf("C, %s: %s has another value\n", name, property);
    failures++;
  }
  take(widget, name);
}

static inline void has_flag(GtkWidget *widget, const char *name, const char *property, gboolean expected) {
  gboolean found;
  g_object_get(widget, property, &found, NULL);
  compare(widget, name, property, found == expected);
}

static inline void has_number(GtkWidget *widget, const char *name, const char *property, double expected) {
  double found;
  g_object_get(widget, property, &found, NULL);
  compare(widget, name, property, fabs(found - expected) <= 1e-9 * fmax(1, fabs(expected)));
}

static inline void has_integer(GtkWidget *widget, const char *name, const char *property, int expected) {
  int found;
  g_object_get(widget, property, &found, NULL);
  compare(widget, name, property, found == expected);
}

static inline void has_text(GtkWidget *widget, const char *name, const char *property, const char *expected) {
  char *found;
  g_object_get(widget, property, &found, NULL);
  compare(widget, name, property, g_str_equal(found, expected));
  g_free(found);
}
