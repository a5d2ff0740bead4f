// Cairo draws, Pango lays out text. Link flags come from pkg-config.
#include <cairo.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <pango/pangocairo.h>
