// The first instructions of a function, which a jump takes the place of, and their copy.
#ifndef PLIANT_RELOCATION_H
#define PLIANT_RELOCATION_H

#include "../processors/processor.h"
#include "CPliant.h"

typedef struct pliant_prologue {
  uint8_t length;                     // whole instructions, at least as long as the jump
  uint8_t relocated[PLIANT_JUMP_SIZE];    // for a byte that begins one, where that is in the copy; else 0
} pliant_prologue;

/// Finds the prologue of a function of `size` bytes, behind which the next begins after `room`.
pliant_hook_refusal pliant_find_prologue(const uint8_t *_Nonnull function, size_t size, size_t room,
                                           pliant_prologue *_Nonnull prologue);

/// Writes to `copy` what does the same as the prologue does at `function`, and goes on behind it, for the
/// address `at`.
pliant_hook_refusal pliant_relocate_prologue(pliant_prologue *_Nonnull prologue, const uint8_t *_Nonnull function,
                                           uint8_t trampoline[_Nonnull PLIANT_TRAMPOLINE_SIZE],
                                           const uint8_t *_Nonnull at);

#endif
