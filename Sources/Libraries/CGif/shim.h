// giflib has no pkg-config file: the module map links it.
#include <stdio.h>
#include <gif_lib.h>
