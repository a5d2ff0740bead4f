// A small allocator with block sizes of powers of two, and a free list for each size.
//
// It never returns memory to the page and never merges blocks: a control allocates the same sizes over and over, and
// nothing while it turns. 4 KB smaller than wasi-libc's.
#ifdef __wasm__
#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

// Before each block, 16 bytes with the number of its list. So blocks begin at multiples of 16, as __heap_base does.
enum { header_bytes = 16, smallest_class = 5, page_shift = 16, class_count = 31 };

static uintptr_t top = (uintptr_t)&__heap_base;
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
  uintptr_t start = top, end = start + ((uintptr_t)1 << size_class);
  uintptr_t have = (uintptr_t)__builtin_wasm_memory_size(0) << page_shift;
  if (end < start) return 0;
  if (end > have) {
    size_t pages = (end - have + 0xffff) >> page_shift;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
  }
  top = end;
  *(unsigned *)start = size_class;
  return (void *)(start + header_bytes);
}

void free(void *block) {
  if (!block) return;
  unsigned size_class = *(unsigned *)((char *)block - header_bytes);
  *(void **)block = freed[size_class];
  freed[size_class] = block;
}

// All callers ask for at most the alignment that all blocks have.
int posix_memalign(void **result, size_t alignment, size_t size) {
  *result = alignment > header_bytes ? 0 : malloc(size);
  return *result ? 0 : 12;
}
#endif
