// A dial that sets a progress bar.
#include <rotary.h>

static void on_value_changed(GtkWidget *dial, GtkProgressBar *bar) {
  double value;
  g_object_get(dial, "value", &value, NULL);
  gtk_progress_bar_set_fraction(bar, (value - 5) / 25);
  g_print("%g %.3f\n", value, gtk_progress_bar_get_fraction(bar));
}

static void on_changed(GtkWidget *dial, const char *name, GVariant *fields, gpointer data) {
  char *text = g_variant_print(fields, FALSE);
  g_print("%s %s\n", name, text);
  g_free(text);
}

static gboolean on_close(GtkWindow *window, GMainLoop *loop) {
  g_main_loop_quit(loop);
  return FALSE;
}

int main(void) {
  rotary_init();
  GMainLoop *loop = g_main_loop_new(NULL, FALSE);
  GtkWidget *window = gtk_window_new();
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *dial = rotary_dial_new();
  GtkWidget *bar = gtk_progress_bar_new();
  g_object_set(dial, "min", 5.0, "max", 30.0, "step", "0.5", "value", 18.0, "unit", " °C", NULL);
  g_signal_connect(dial, "value-changed", G_CALLBACK(on_value_changed), bar);
  g_signal_connect(dial, "event::changed", G_CALLBACK(on_changed), NULL);
  g_signal_connect(window, "close-request", G_CALLBACK(on_close), loop);
  gtk_widget_set_vexpand(dial, TRUE);
  gtk_box_append(GTK_BOX(box), dial);
  gtk_box_append(GTK_BOX(box), bar);
  gtk_window_set_child(GTK_WINDOW(window), box);
  gtk_window_set_title(GTK_WINDOW(window), "Heat");
  gtk_window_set_default_size(GTK_WINDOW(window), 320, 360);
  gtk_window_present(GTK_WINDOW(window));
  g_main_loop_run(loop);
  return 0;
}
