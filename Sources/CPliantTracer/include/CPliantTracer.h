// The library that `pliant trace` preloads. It wraps the program's `main`, before which the Swift
// runtime does not know the program's types.
#ifndef PLIANT_TRACER_H
#define PLIANT_TRACER_H

/// Starts the trace that the environment asks for; PliantTracing has it.
void pliant_trace_from_environment(void);

#endif
