// Makes calls that the program itself makes into the C library fail on demand, and lets Swift fork.
#ifndef FAULT_INJECTION_H
#define FAULT_INJECTION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

typedef enum {
  FAULT_NONE,
  FAULT_CALLOC,
  FAULT_MALLOC,
  FAULT_MMAP,
  FAULT_CODE,    // writing code: every call from then on
  FAULT_TABLES,  // `calloc` and `mmap`
} fault_call;

/// Lets the call after `skipped` others of its kind fail, once, on this thread; of `malloc` those
/// of one size alone.
void fault_arm(fault_call call, size_t skipped, size_t size);
/// Disarms it, and says whether it has struck.
bool fault_disarm(void);

/// Writes each line of standard output when it ends.
void fault_line_buffered(void);

/// Bytes that are allocated now.
size_t fault_allocated(void);

pid_t fault_fork(void);
/// The child's exit status; -1 for a signal that killed it, -2 where it did not end in time.
int fault_wait(pid_t child, int seconds);

/// Calls `handler` by a signal: by a timer every `microseconds` on whatever thread of the process
/// runs, and as often as can be on the threads that join. Ends with `fault_storm_ends`.
void fault_storm_begins(void (*_Nonnull handler)(int), int microseconds);
void fault_storm_ends(void);
void fault_storm_join(void);
void fault_storm_leave(void);

#endif
