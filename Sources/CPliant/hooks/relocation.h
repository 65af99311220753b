// The prologue of a function, which an inline hook overwrites, and its relocation into a
// trampoline.
#ifndef PLIANT_RELOCATION_H
#define PLIANT_RELOCATION_H

#include "../processors/processor.h"
#include "CPliant.h"

typedef struct pliant_prologue {
  uint8_t length;  // of whole instructions, at least that of the jump
  // For a byte that begins an instruction, the offset of that in the trampoline; else 0.
  uint8_t relocated[PLIANT_JUMP_SIZE];
} pliant_prologue;

/// Finds the prologue of a function of `size` bytes; the next function begins after `room` bytes.
pliant_hook_refusal pliant_find_prologue(const uint8_t *_Nonnull function, size_t size, size_t room,
                                         pliant_prologue *_Nonnull prologue);

/// Writes to `trampoline` code for the address `at` that does what the prologue does at `function`,
/// and continues behind it.
pliant_hook_refusal pliant_relocate_prologue(pliant_prologue *_Nonnull prologue,
                                             const uint8_t *_Nonnull function,
                                             uint8_t trampoline[_Nonnull PLIANT_TRAMPOLINE_SIZE],
                                             const uint8_t *_Nonnull at);

#endif
