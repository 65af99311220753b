// The handler of traps in overwritten prologues, and its fix-up table: where each overwritten
// instruction was relocated to.
#ifndef PLIANT_TRAP_HANDLER_H
#define PLIANT_TRAP_HANDLER_H

#include "CPliant.h"

/// Installs the handler of SIGTRAP, and of SIGILL if `also_illegal`, unless installed. Signals that
/// are not ours go to the previous handlers.
bool pliant_catch_traps(bool also_illegal);
/// Makes room for `count` fix-ups, so that adding them cannot fail.
bool pliant_reserve_fixups(size_t count);
void pliant_add_fixup(const uint8_t *_Nonnull from, const void *_Nonnull to);
const void *_Nullable pliant_find_fixup(uintptr_t from);

#endif
