#ifndef COUNTERS_H
#define COUNTERS_H

/// The number of allocations since the start of the program.
unsigned long malloc_count(void);

/// Lets valgrind's callgrind count instructions from here on, if it was started with --instr-atstart=no.
void start_instruction_count(void);

/// Ends what start_instruction_count began, so that the end of the program is not counted.
void stop_instruction_count(void);

#endif
