#ifndef MALLOC_COUNT_H
#define MALLOC_COUNT_H

/// The number of allocations since the start of the program.
unsigned long malloc_count(void);

#endif
