// Writes to code that may be running.
#ifndef PLIANT_CODE_PATCHING_H
#define PLIANT_CODE_PATCHING_H

#include "CPliant.h"

/// Overwrites code and compares it afterwards; false if the system denies it or the comparison
/// fails.
bool pliant_write_code(uint8_t *_Nonnull at, const void *_Nonnull bytes, size_t count);

/// Replaces the page of the code, one step for the threads that run it; false if it cannot.
bool pliant_replace_code(uint8_t *_Nonnull at, const void *_Nonnull bytes, size_t count);

/// Whether other threads block SIGTRAP: such a thread would die of a breakpoint.
typedef enum pliant_blocked_traps {
  PLIANT_NOT_BLOCKED,
  PLIANT_BLOCKED_ASLEEP,   // only threads that sleep in the kernel do
  PLIANT_BLOCKED_RUNNING,  // a thread that may be anywhere does
} pliant_blocked_traps;
pliant_blocked_traps pliant_find_blocked_traps(void);

/// Makes every processor discard the instructions that it has prefetched; false if the system
/// cannot.
bool pliant_synchronize_code(void);

#endif
