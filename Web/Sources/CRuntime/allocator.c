// A small allocator: powers of two, each with a list of what was freed.
//
// It never gives memory back to the page and never joins blocks: a control allocates the same
// sizes over and over, and nothing at all while it turns. 4 KB smaller than wasi-libc's.
#ifdef __wasm__
#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

// Before each block, 16 bytes: which list it belongs to, and where it really begins.
typedef struct {
  uint32_t size_class;
  uintptr_t start;
} header;

enum { header_bytes = 16, smallest_class = 5, page_shift = 16, class_count = 31 };

static uintptr_t top;
static void *freed[class_count];

void *malloc(size_t size) {
  if (size > 0x3fff0000u) return 0;
  unsigned size_class = 32 - __builtin_clz((unsigned)(size + header_bytes - 1));
  if (size_class < smallest_class) size_class = smallest_class;
  void *block = freed[size_class];
  if (block) {
    freed[size_class] = *(void **)block;
    return block;
  }
  if (!top) top = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  uintptr_t start = top, end = start + ((uintptr_t)1 << size_class);
  uintptr_t have = (uintptr_t)__builtin_wasm_memory_size(0) << page_shift;
  if (end < start) return 0;
  if (end > have) {
    size_t pages = (end - have + 0xffff) >> page_shift;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
  }
  top = end;
  header *head = (header *)start;
  head->size_class = size_class;
  head->start = start + header_bytes;
  return (void *)(start + header_bytes);
}

void free(void *block) {
  if (!block) return;
  header *head = (header *)((char *)block - header_bytes);
  void **start = (void **)head->start;
  *start = freed[head->size_class];
  freed[head->size_class] = start;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  size_t room = alignment > 16 ? alignment : 0;
  char *block = malloc(size + room);
  if (!block) return 12;
  *result = block;
  if (!room) return 0;
  char *aligned = (char *)(((uintptr_t)block + room - 1) & ~(uintptr_t)(room - 1));
  if (aligned != block) {
    header *from = (header *)(block - header_bytes);
    header *to = (header *)(aligned - header_bytes);
    uint32_t size_class = from->size_class;
    to->size_class = size_class;
    to->start = (uintptr_t)block;
  }
  *result = aligned;
  return 0;
}
#endif
