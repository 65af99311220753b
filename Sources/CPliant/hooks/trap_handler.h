// A thread that runs into a breakpoint of ours is sent on to where its instruction was moved.
#ifndef PLIANT_TRAP_HANDLER_H
#define PLIANT_TRAP_HANDLER_H

#include "CPliant.h"

/// Takes the signal of breakpoints, and that of what is no instruction, unless it has them; others' are handed on.
bool pliant_catch_traps(bool also_illegal);
/// Makes room for as many fixups, so that adding them cannot fail.
bool pliant_reserve_fixups(size_t count);
void pliant_add_fixup(const uint8_t *_Nonnull from, const void *_Nonnull to);
const void *_Nullable pliant_find_fixup(uintptr_t from);

#endif
