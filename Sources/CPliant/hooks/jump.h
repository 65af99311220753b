// The jump that an inline hook writes over a function's first instructions. It leads to an island, which is within its
// reach and jumps to what a target pointer holds.
#ifndef PLIANT_JUMP_H
#define PLIANT_JUMP_H

#include "relocation.h"

#pragma GCC visibility push(hidden)

/// What a thread traps at, as debuggers write it.
extern const uint8_t pliant_breakpoint[PLIANT_BREAKPOINT_SIZE];

/// Takes memory for an island; NULL if there is none in reach. Where islands are parts of copies this is the function.
uint8_t *_Nullable pliant_take_island(const uint8_t *_Nonnull function, const pliant_prologue *_Nonnull prologue);

/// Where the island is, by what was taken for it and where the copy is.
uint8_t *_Nonnull pliant_island_at(uint8_t *_Nonnull taken, uint8_t *_Nonnull trampoline);

/// Writes to `code` the island that is to stand at `island`.
void pliant_put_island(uint8_t code[_Nonnull PLIANT_ISLAND_SIZE], const uint8_t *_Nonnull island,
                       const void *_Nonnull target);

/// Writes to `code` the jump that is to stand at `function`.
void pliant_put_jump(uint8_t code[_Nonnull PLIANT_JUMP_SIZE], const uint8_t *_Nonnull function,
                     const uint8_t *_Nonnull island);

/// Whether the processor would refuse the return from a call that a copy makes.
bool pliant_has_shadow_stack(void);

/// Where the instruction is that a thread trapped at, by what the handler of a signal is given.
uintptr_t pliant_trapped_at(int signal, const void *_Nonnull context);
void pliant_go_on_at(void *_Nonnull context, const void *_Nonnull to);

#pragma GCC visibility pop

#endif
