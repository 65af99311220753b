// The library that `pliant trace` preloads. It wraps the program's `main`, before which the Swift
// runtime does not know the program's types.
#ifndef PLIANT_TRACER_H
#define PLIANT_TRACER_H

#include <stdbool.h>

/// Starts the trace that the environment asks for; PliantTracing has it.
void pliant_trace_from_environment(void);

/// Writes what was recorded, and stops recording unless more is to come; PliantTracing has it.
void pliant_trace_write_from_environment(bool is_last);

/// Has it written when a signal ends the program, when SIGUSR1 comes, and after some seconds, if
/// that is more than 0.
void pliant_trace_watch(long seconds);

#endif
