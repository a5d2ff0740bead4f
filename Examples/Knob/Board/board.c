// The board in QEMU. Semihosting reads the encoder's events from the file recording.jsonl, one of RotaryKit's
// recordings, writes the frames to frames.rgb565 and logs to standard output. Time advances by a frame at a time.
#include "board.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { frames_per_second = 60, line_bytes = 160, frame_bytes = 512 };

// The SysTick timer of the Cortex-M4, which counts down. QEMU runs it at 21 MHz, and an instruction takes 1 ns.
static volatile uint32_t *const systick = (uint32_t *)0xE000E010;
enum { systick_control, systick_reload, systick_value };
enum { systick_maximum = 0xFFFFFF, nanoseconds_in_21_ticks = 1000 };

// The limits of the heap and of the stack, from picolibc's linker script.
extern char __heap_start[], __heap_end[], __stack[];
// Marks memory that the stack has not used.
static const uint32_t unused = 0xA5A5A5A5;

static int recording = -1, frames = -1;
static uint32_t frame_count;
static EncoderEvent next;
static bool has_next;

// Reads a line of the recording.
static bool read_line(char *line) {
  size_t count = 0;
  char byte;
  while (read(recording, &byte, 1) == 1 && byte != '\n') {
    if (count < line_bytes - 1) line[count++] = byte;
  }
  line[count] = 0;
  return count > 0;
}

// Reads the next event, such as {"t":0.5,"detent":2}. A reset is a press; other lines are skipped.
static void read_next(void) {
  char line[line_bytes];
  has_next = false;
  while (!has_next && read_line(line)) {
    const char *time = strstr(line, "{\"t\":"), *detents = strstr(line, "\"detent\":");
    has_next = time && (detents || strstr(line, "\"call\":\"reset\""));
    if (!has_next) continue;
    next.seconds = strtod(time + strlen("{\"t\":"), NULL);
    next.detents = detents ? atoi(detents + strlen("\"detent\":")) : 0;
  }
}

// Marks the stack below this function's frame as unused, opens the files and starts the timer, before the firmware
// starts.
__attribute__((constructor)) static void start(void) {
  char *end = (char *)__builtin_frame_address(0) - frame_bytes;
  for (uint32_t *word = (uint32_t *)__heap_end; (char *)word < end; word++) *word = unused;
  recording = open("recording.jsonl", O_RDONLY);
  frames = open("frames.rgb565", O_WRONLY | O_CREAT | O_TRUNC, 0644);
  if (recording < 0 || frames < 0) {
    puts("cannot open recording.jsonl or frames.rgb565");
    exit(1);
  }
  systick[systick_reload] = systick_maximum;
  systick[systick_control] = 1;
  read_next();
}

double board_next_frame(void) {
  systick[systick_value] = 0;
  return (double)frame_count++ / frames_per_second;
}

bool board_read_encoder(double until, EncoderEvent *event) {
  if (!has_next || next.seconds > until) return false;
  *event = next;
  read_next();
  return true;
}

bool board_has_events(void) { return has_next; }

void board_show(uint32_t first_row, const uint16_t *pixels, uint32_t count) {
  uint32_t head[] = {frame_count - 1, first_row, count};
  write(frames, head, sizeof head);
  write(frames, pixels, count * sizeof *pixels);
}

void board_log_frame(bool is_at_rest, const uint8_t *text, uint32_t count) {
  uint32_t ticks = systick_maximum - systick[systick_value];
  int milliseconds = (int)((frame_count - 1) * 1000 / frames_per_second);
  printf("frame %d at %d ms %s %.*s %u instructions\n", (int)frame_count - 1, milliseconds,
         is_at_rest ? "rests" : "moves", (int)count, (const char *)text,
         (unsigned)(ticks / 21 * nanoseconds_in_21_ticks));
}

void board_log_value(double seconds, const uint8_t *text, uint32_t count) {
  printf("value at %d ms %.*s\n", (int)(seconds * 1000 + 0.5), (int)count, (const char *)text);
}

void board_log_memory(void) {
  const uint32_t *word = (uint32_t *)__heap_end;
  while (*word == unused) word++;
  printf("heap %d bytes\nstack %d bytes\n", (int)((char *)sbrk(0) - __heap_start), (int)(__stack - (char *)word));
}
