// A planet with 12 pictures and labels around it, drawn with direct calls of Cairo and Pango. RotaryCairo is measured
// against it. Pointers are opaque, so that Swift does not import Cairo.
#ifndef BARE_TABLE_H
#define BARE_TABLE_H

#include <stdint.h>

enum { bareTableItems = 12, bareTablePicture = 64 };

// A surface of 800 x 600 pixels, a picture of 64 x 64, and the labels, which are laid out once.
typedef struct BareTable BareTable;

BareTable *bareTableMake(void);
void bareTableFree(BareTable *table);

// Draws one frame, with pictures on whole pixels.
// rotation: radians, clockwise.
void bareTableDraw(BareTable *table, double rotation);

// 0xAARRGGBB, row by row.
const uint32_t *bareTablePixels(const BareTable *table);

// Writes the picture as a PNG file; returns 0 for success.
int bareTableWritePicture(const BareTable *table, const char *file);

// The label of an item.
const char *bareTableLabel(int item);

#endif
