// The first instructions of a function, which a jump takes the place of, and their copy.
#ifndef PLIANT_RELOCATION_H
#define PLIANT_RELOCATION_H

#include "../processors/processor.h"
#include "CPliant.h"

typedef struct pliant_window {
  uint8_t length;                     // whole instructions, at least as long as the jump
  uint8_t moved[PLIANT_JUMP_SIZE];    // for a byte that begins one, where that is in the copy; else 0
} pliant_window;

/// Finds the window of a function of `size` bytes, behind which the next begins after `room`.
pliant_function_refusal pliant_window_find(const uint8_t *_Nonnull entry, size_t size, size_t room,
                                           pliant_window *_Nonnull window);

/// Writes to `copy` what does the same as the window does at `entry`, and goes on behind it, for the
/// address `at`.
pliant_function_refusal pliant_window_copy(pliant_window *_Nonnull window, const uint8_t *_Nonnull entry,
                                           uint8_t copy[_Nonnull PLIANT_COPY_SIZE],
                                           const uint8_t *_Nonnull at);

#endif
