// A turntable of ten thousand people, with a button for each visible one.
#include <rotary.h>

static void on_clicked(GtkButton *button, gpointer data) {
  g_print("called %s\n", gtk_button_get_label(button));
}

static GtkWidget *create_cell(GtkWidget *turntable, gpointer data) {
  GtkWidget *button = gtk_button_new();
  gtk_widget_set_halign(button, GTK_ALIGN_START);
  g_signal_connect(button, "clicked", G_CALLBACK(on_clicked), NULL);
  return button;
}

static void bind_cell(GtkWidget *turntable, GtkButton *cell, GtkStringObject *item, guint position, gpointer data) {
  gtk_button_set_label(cell, gtk_string_object_get_string(item));
}

static gboolean on_close(GtkWindow *window, GMainLoop *loop) {
  g_main_loop_quit(loop);
  return FALSE;
}

int main(void) {
  rotary_init();
  GMainLoop *loop = g_main_loop_new(NULL, FALSE);
  GtkStringList *people = gtk_string_list_new(NULL);
  for (int number = 1; number <= 10000; number++)
    gtk_string_list_take(people, g_strdup_printf("Person %d", number));
  GtkWidget *turntable = rotary_turntable_new();
  g_signal_connect(turntable, "create-cell", G_CALLBACK(create_cell), NULL);
  g_signal_connect(turntable, "bind-cell", G_CALLBACK(bind_cell), NULL);
  g_object_set(turntable, "model", people, NULL);
  g_object_unref(people);
  GtkWidget *window = gtk_window_new();
  g_signal_connect(window, "close-request", G_CALLBACK(on_close), loop);
  gtk_window_set_child(GTK_WINDOW(window), turntable);
  gtk_window_set_title(GTK_WINDOW(window), "People");
  gtk_window_set_default_size(GTK_WINDOW(window), 580, 360);
  gtk_window_present(GTK_WINDOW(window));
  g_main_loop_run(loop);
  return 0;
}
