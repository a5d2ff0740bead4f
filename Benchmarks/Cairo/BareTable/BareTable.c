#include "BareTable.h"

#include <math.h>
#include <pango/pangocairo.h>
#include <stdlib.h>

static const int width = 800;
static const int height = 600;
static const double planetRadius = 180;
static const double orbit = 240;

static const char *const labels[bareTableItems] = {
    "Anna", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana", "Ivo", "Jun", "Kim", "Lea"};

struct BareTable {
  cairo_surface_t *surface;
  cairo_surface_t *picture;
  PangoLayout *layouts[bareTableItems];
  int widths[bareTableItems];
  int heights[bareTableItems];
};

static cairo_surface_t *makePicture(void) {
  cairo_surface_t *picture =
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, bareTablePicture, bareTablePicture);
  cairo_t *context = cairo_create(picture);
  double radius = bareTablePicture / 2.0;
  cairo_set_source_rgb(context, .3, .5, .8);
  cairo_arc(context, radius, radius, radius, 0, 2 * G_PI);
  cairo_fill(context);
  cairo_destroy(context);
  cairo_surface_flush(picture);
  return picture;
}

BareTable *bareTableMake(void) {
  BareTable *table = calloc(1, sizeof *table);
  table->surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  table->picture = makePicture();
  cairo_t *context = cairo_create(table->surface);
  PangoFontDescription *font = pango_font_description_from_string("DejaVu Sans Bold 14");
  for (int i = 0; i < bareTableItems; i++) {
    PangoLayout *layout = pango_cairo_create_layout(context);
    pango_layout_set_font_description(layout, font);
    pango_layout_set_text(layout, labels[i], -1);
    pango_layout_get_pixel_size(layout, &table->widths[i], &table->heights[i]);
    table->layouts[i] = layout;
  }
  pango_font_description_free(font);
  cairo_destroy(context);
  return table;
}

void bareTableFree(BareTable *table) {
  for (int i = 0; i < bareTableItems; i++) g_object_unref(table->layouts[i]);
  cairo_surface_destroy(table->picture);
  cairo_surface_destroy(table->surface);
  free(table);
}

void bareTableDraw(BareTable *table, double rotation) {
  cairo_t *context = cairo_create(table->surface);
  cairo_set_source_rgb(context, .95, .95, .97);
  cairo_paint(context);
  cairo_set_source_rgb(context, .2, .3, .5);
  cairo_arc(context, width / 2.0, height / 2.0, planetRadius, 0, 2 * G_PI);
  cairo_fill(context);
  double half = bareTablePicture / 2.0;
  for (int i = 0; i < bareTableItems; i++) {
    double angle = rotation + i * 2 * G_PI / bareTableItems;
    double x = width / 2.0 + orbit * cos(angle), y = height / 2.0 + orbit * sin(angle);
    cairo_set_source_surface(context, table->picture, floor(x - half), floor(y - half));
    cairo_paint(context);
    cairo_set_source_rgb(context, 1, 1, 1);
    cairo_move_to(context, x - table->widths[i] / 2.0, y - table->heights[i] / 2.0);
    pango_cairo_show_layout(context, table->layouts[i]);
  }
  cairo_destroy(context);
  cairo_surface_flush(table->surface);
}

const uint32_t *bareTablePixels(const BareTable *table) {
  return (const uint32_t *)cairo_image_surface_get_data(table->surface);
}

int bareTableWritePicture(const BareTable *table, const char *file) {
  return cairo_surface_write_to_png(table->picture, file) == CAIRO_STATUS_SUCCESS ? 0 : 1;
}

const char *bareTableLabel(int item) { return labels[item]; }
