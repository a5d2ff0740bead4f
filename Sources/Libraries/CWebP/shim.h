// libwebp encodes pictures, libwebpmux joins them to a moving one.
#include <webp/encode.h>
#include <webp/mux.h>
