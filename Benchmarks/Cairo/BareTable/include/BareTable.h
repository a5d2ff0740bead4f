// A planet with 12 pictures and labels around it by nothing but calls of Cairo and Pango: the floor
// that RotaryCairo is measured against. Pointers are opaque so that nothing of Cairo's reaches the
// Swift side.
#ifndef BARE_TABLE_H
#define BARE_TABLE_H

#include <stdint.h>

enum { bareTableItems = 12, bareTablePicture = 64 };

// A surface of 800 x 600 pixels, a picture of 64 x 64, and the labels, laid out once.
typedef struct BareTable BareTable;

BareTable *bareTableMake(void);
void bareTableFree(BareTable *table);

// Draws one frame; pictures stand on whole pixels.
// rotation: radians, clockwise.
void bareTableDraw(BareTable *table, double rotation);

// 0xAARRGGBB, row by row.
const uint32_t *bareTablePixels(const BareTable *table);

// Writes the picture as a PNG file; 0 when that was done.
int bareTableWritePicture(const BareTable *table, const char *file);

// The label of an item.
const char *bareTableLabel(int item);

#endif
