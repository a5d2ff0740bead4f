// A wheel of 12 sectors, drawn with direct calls of Cairo and Pango. RotaryCairo is measured against it. Pointers are
// opaque, so that Swift does not import Cairo.
#ifndef BARE_WHEEL_H
#define BARE_WHEEL_H

#include <stdint.h>

enum { bareWheelWidth = 800, bareWheelHeight = 600, bareWheelSectors = 12 };

// A surface of 800 x 600 pixels and the labels, which are laid out once.
typedef struct BareWheel BareWheel;

BareWheel *bareWheelMake(void);
void bareWheelFree(BareWheel *wheel);

// Draws one frame.
// rotation: radians, clockwise.
// turnsLabels: whether labels turn with the wheel or stay upright.
void bareWheelDraw(BareWheel *wheel, double rotation, int turnsLabels);

// 0xAARRGGBB, row by row.
const uint32_t *bareWheelPixels(const BareWheel *wheel);

// The label of a sector.
const char *bareWheelLabel(int sector);

#endif
