#include "BareWheel.h"

#include <math.h>
#include <pango/pangocairo.h>
#include <stdlib.h>

static const double centerX = bareWheelWidth / 2.0;
static const double centerY = bareWheelHeight / 2.0;
static const double outerRadius = 280;
static const double innerRadius = 110;
static const double hubRadius = 100;
static const double labelRadius = 195;

static const char *const labels[bareWheelSectors] = {
    "Home",  "Search", "Mail",  "Photos", "Music", "Maps",
    "Clock", "Notes",  "Files", "Chat",   "Help",  "Setup"};

struct BareWheel {
  cairo_surface_t *surface;
  PangoLayout *layouts[bareWheelSectors];
  int widths[bareWheelSectors];
  int heights[bareWheelSectors];
};

BareWheel *bareWheelMake(void) {
  BareWheel *wheel = calloc(1, sizeof *wheel);
  wheel->surface =
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, bareWheelWidth, bareWheelHeight);
  cairo_t *context = cairo_create(wheel->surface);
  PangoFontDescription *font = pango_font_description_from_string("DejaVu Sans Bold 14");
  for (int i = 0; i < bareWheelSectors; i++) {
    PangoLayout *layout = pango_cairo_create_layout(context);
    pango_layout_set_font_description(layout, font);
    pango_layout_set_text(layout, labels[i], -1);
    pango_layout_get_pixel_size(layout, &wheel->widths[i], &wheel->heights[i]);
    wheel->layouts[i] = layout;
  }
  pango_font_description_free(font);
  cairo_destroy(context);
  return wheel;
}

void bareWheelFree(BareWheel *wheel) {
  for (int i = 0; i < bareWheelSectors; i++) g_object_unref(wheel->layouts[i]);
  cairo_surface_destroy(wheel->surface);
  free(wheel);
}

static void drawSector(cairo_t *context, int i, double start, double end) {
  double middle = (start + end) / 2, x = cos(middle), y = sin(middle);
  cairo_new_path(context);
  cairo_arc(context, centerX, centerY, outerRadius, start, end);
  cairo_arc_negative(context, centerX, centerY, innerRadius, end, start);
  cairo_close_path(context);
  cairo_pattern_t *gradient = cairo_pattern_create_linear(
      centerX + innerRadius * x, centerY + innerRadius * y, centerX + outerRadius * x,
      centerY + outerRadius * y);
  cairo_pattern_add_color_stop_rgb(gradient, 0, .2 + .05 * i, .5, .9 - .05 * i);
  cairo_pattern_add_color_stop_rgb(gradient, 1, .1 + .05 * i, .3, .6 - .03 * i);
  cairo_set_source(context, gradient);
  cairo_fill(context);
  cairo_pattern_destroy(gradient);
}

void bareWheelDraw(BareWheel *wheel, double rotation, int turnsLabels) {
  cairo_t *context = cairo_create(wheel->surface);
  double step = 2 * G_PI / bareWheelSectors;
  cairo_set_source_rgb(context, .95, .95, .97);
  cairo_paint(context);
  for (int i = 0; i < bareWheelSectors; i++)
    drawSector(context, i, rotation + i * step, rotation + (i + 1) * step);
  cairo_set_source_rgb(context, 1, 1, 1);
  cairo_arc(context, centerX, centerY, hubRadius, 0, 2 * G_PI);
  cairo_fill(context);
  for (int i = 0; i < bareWheelSectors; i++) {
    double middle = rotation + (i + .5) * step;
    cairo_save(context);
    cairo_translate(
        context, centerX + labelRadius * cos(middle), centerY + labelRadius * sin(middle));
    if (turnsLabels) cairo_rotate(context, middle + G_PI / 2);
    cairo_set_source_rgb(context, 1, 1, 1);
    cairo_move_to(context, -wheel->widths[i] / 2.0, -wheel->heights[i] / 2.0);
    pango_cairo_show_layout(context, wheel->layouts[i]);
    cairo_restore(context);
  }
  cairo_destroy(context);
  cairo_surface_flush(wheel->surface);
}

const uint32_t *bareWheelPixels(const BareWheel *wheel) {
  return (const uint32_t *)cairo_image_surface_get_data(wheel->surface);
}

const char *bareWheelLabel(int sector) { return labels[sector]; }
