// A text view with a ring menu, whose items are the view's standard actions.
#include <rotary.h>

static void on_chosen(GtkWidget *ring, const char *name, GVariant *fields, gpointer data) {
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
  GMenu *menu = g_menu_new();
  g_menu_append(menu, "Cut", "clipboard.cut");
  g_menu_append(menu, "Copy", "clipboard.copy");
  g_menu_append(menu, "Paste", "clipboard.paste");
  g_menu_append(menu, "Select all", "selection.select-all");
  GtkWidget *window = gtk_window_new();
  GtkWidget *text = gtk_text_view_new();
  gtk_text_view_set_wrap_mode(GTK_TEXT_VIEW(text), GTK_WRAP_WORD);
  gtk_text_buffer_set_text(
    gtk_text_view_get_buffer(GTK_TEXT_VIEW(text)), "Press the right button, and slide to an item.", -1
  );
  GtkWidget *ring = rotary_ring_menu_attach(text, G_MENU_MODEL(menu));
  g_object_set(ring, "start-angle", -135.0, NULL);
  g_signal_connect(ring, "event::chosen", G_CALLBACK(on_chosen), NULL);
  g_signal_connect(window, "close-request", G_CALLBACK(on_close), loop);
  gtk_window_set_child(GTK_WINDOW(window), text);
  gtk_window_set_title(GTK_WINDOW(window), "TextMenu");
  gtk_window_set_default_size(GTK_WINDOW(window), 360, 240);
  gtk_window_present(GTK_WINDOW(window));
  g_main_loop_run(loop);
  g_object_unref(menu);
  return 0;
}
