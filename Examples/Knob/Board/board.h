// The board, as the firmware needs it: a rotary encoder, a clock and a display. board.c is the board in QEMU.
#pragma once
#include <stdbool.h>
#include <stdint.h>

/// A movement of the rotary encoder.
typedef struct {
  /// The time of the movement, in seconds since the start.
  double seconds;
  /// The number of detents, clockwise positive; 0 for a press of the button.
  int32_t detents;
} EncoderEvent;

/// Waits for the next frame of the display, and returns its time in seconds since the start.
double board_next_frame(void);

/// Reads the oldest event of the encoder until a time.
///
/// - Returns: Whether there is one.
bool board_read_encoder(double until, EncoderEvent *event);

/// Whether more events may follow; a real board always returns true.
bool board_has_events(void);

/// Sends rows to the display, as RGB565. The others keep their pixels.
void board_show(uint32_t first_row, const uint16_t *pixels, uint32_t count);

/// Logs a frame that has been shown, with the text of the dial's value.
void board_log_frame(bool is_at_rest, const uint8_t *text, uint32_t count);

/// Logs a value that the user has chosen.
void board_log_value(double seconds, const uint8_t *text, uint32_t count);

/// Logs the memory that the firmware has used.
void board_log_memory(void);
