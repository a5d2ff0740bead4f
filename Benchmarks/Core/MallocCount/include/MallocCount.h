#ifndef MALLOC_COUNT_H
#define MALLOC_COUNT_H

/// How often memory was asked for since the program began.
unsigned long malloc_count(void);

#endif
