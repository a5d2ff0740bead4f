// A wheel of 12 by nothing but calls of Cairo and Pango: the floor that RotaryCairo is measured
// against. Pointers are opaque so that nothing of Cairo's reaches the Swift side.
#ifndef BARE_WHEEL_H
#define BARE_WHEEL_H

#include <stdint.h>

enum { bareWheelWidth = 800, bareWheelHeight = 600, bareWheelSectors = 12 };

// A surface of 800 x 600 pixels and the labels, laid out once.
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
