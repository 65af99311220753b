// Code that is changed while it runs.
#ifndef PLIANT_CODE_PATCHING_H
#define PLIANT_CODE_PATCHING_H

#include "CPliant.h"

/// Writes over code, and reads it again; false where the system forbids it, or it came to nothing.
bool pliant_write_code(uint8_t *_Nonnull at, const void *_Nonnull bytes, size_t count);

/// The same in one step, for whoever runs it: another page in its place.
bool pliant_replace_code(uint8_t *_Nonnull at, const void *_Nonnull bytes, size_t count);

/// What the process's threads have blocked: those that block a breakpoint's signal die of one.
typedef enum pliant_blocked_traps {
  PLIANT_NOT_BLOCKED,
  PLIANT_BLOCKED_ASLEEP,   // by threads that sleep in the kernel
  PLIANT_BLOCKED_RUNNING,  // or that may be anywhere
} pliant_blocked_traps;
pliant_blocked_traps pliant_find_blocked_traps(void);

/// Makes every processor forget the instructions that it has read ahead; false where the system cannot.
bool pliant_synchronize_code(void);

#endif
