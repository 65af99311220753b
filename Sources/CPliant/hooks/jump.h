// The jump that an inline hook writes over a prologue. It leads to an island, which is within its
// reach and jumps to the address in the target pointer.
#ifndef PLIANT_JUMP_H
#define PLIANT_JUMP_H

#include "relocation.h"

#pragma GCC visibility push(hidden)

/// The instruction that debuggers write as a breakpoint.
extern const uint8_t pliant_breakpoint[PLIANT_BREAKPOINT_SIZE];

/// Reserves memory for an island; NULL if none is free within reach. Returns `function` if islands
/// are parts of trampolines.
uint8_t *_Nullable pliant_take_island(const uint8_t *_Nonnull function,
                                      const pliant_prologue *_Nonnull prologue);

/// Lets the next search that finds nothing look again at memory that others used.
void pliant_search_anew(void);

/// The address of the island, given what was reserved and the trampoline.
uint8_t *_Nonnull pliant_island_at(uint8_t *_Nonnull taken, uint8_t *_Nonnull trampoline);

/// Writes to `code` the island for the address `island`. It undoes what the instruction `landing`
/// has done, if there is one that stays.
void pliant_put_island(uint8_t code[_Nonnull PLIANT_ISLAND_SIZE], const uint8_t *_Nonnull island,
                       const void *_Nonnull target, const uint8_t *_Nullable landing);

/// Writes to `code` the jump for the address `function`.
void pliant_put_jump(uint8_t code[_Nonnull PLIANT_JUMP_SIZE], const uint8_t *_Nonnull function,
                     const uint8_t *_Nonnull island);

/// Whether the thread has a shadow stack, which prevents returns from calls in a trampoline.
bool pliant_has_shadow_stack(void);

/// The address of the instruction at which a thread trapped, given the arguments of a signal
/// handler.
uintptr_t pliant_trapped_at(int signal, const void *_Nonnull context);
/// Makes the thread continue at an address when the handler returns.
void pliant_go_on_at(void *_Nonnull context, const void *_Nonnull to);

#pragma GCC visibility pop

#endif
