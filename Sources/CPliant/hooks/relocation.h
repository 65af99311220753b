// The prologue of a function, which an inline hook overwrites, and its relocation into a
// trampoline.
#ifndef PLIANT_RELOCATION_H
#define PLIANT_RELOCATION_H

#include <string.h>

#include "../processors/processor.h"
#include "CPliant.h"

typedef struct pliant_prologue {
  bool lands;      // another instruction is before it
  uint8_t length;  // of whole instructions, at least that of the jump
  // For a byte that begins an instruction, the offset of that in the trampoline; else 0.
  uint8_t relocated[PLIANT_JUMP_SIZE];
} pliant_prologue;

/// The size of a function's first instruction if that must stay, because calls may lead to no
/// other; else 0. What follows it is what the functions below call the function.
size_t pliant_landing_size(const uint8_t *_Nonnull function);

/// Finds the prologue of a function of `size` bytes; the next function begins after `room` bytes.
pliant_hook_refusal pliant_find_prologue(const uint8_t *_Nonnull function, size_t size, size_t room,
                                         pliant_prologue *_Nonnull prologue);

/// Writes to `trampoline` code for the address `at` that does what the prologue does at `function`,
/// after what the function's first instruction does, and continues behind it.
pliant_hook_refusal pliant_relocate_prologue(pliant_prologue *_Nonnull prologue,
                                             const uint8_t *_Nonnull function,
                                             uint8_t trampoline[_Nonnull PLIANT_TRAMPOLINE_SIZE],
                                             const uint8_t *_Nonnull at);

/// The code that is written, and the address that it is for.
typedef struct writer {
  uint8_t *_Nonnull bytes;
  const uint8_t *_Nonnull at;
  uint8_t length;
  bool is_far;  // a destination is out of reach
} writer;

static inline void put(writer *_Nonnull writer, const void *_Nonnull bytes, size_t count) {
  memcpy(writer->bytes + writer->length, bytes, count);
  writer->length += (uint8_t)count;
}

#endif
