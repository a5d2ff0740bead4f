// libwebp encodes pictures; libwebpmux combines them to an animation.
#include <webp/encode.h>
#include <webp/mux.h>
