#ifndef PLIANT_LEADS_H
#define PLIANT_LEADS_H

#include "CPliant.h"

#pragma GCC visibility push(hidden)

void pliant_add_lead(pliant_leads *_Nonnull leads, uintptr_t address, bool is_cell);

/// Adds the addresses in the instruction at `at`. Returns its length, or 0 if it is unknown or
/// longer than `left`.
size_t pliant_find_leads_at(pliant_leads *_Nonnull leads, const uint8_t *_Nonnull at, size_t left);

#pragma GCC visibility pop

#endif
