#ifndef PLIANT_LEADS_H
#define PLIANT_LEADS_H

#include "CPliant.h"

#pragma GCC visibility push(hidden)

void pliant_add_lead(pliant_leads *_Nonnull leads, uintptr_t address, bool is_cell);

/// Adds what the instruction at `at` leads to. Returns its length; 0 if it is unknown or longer than `left`.
///
/// `pages` holds the addresses of pages that instructions before it left in registers, on processors
/// that make an address by two.
size_t pliant_find_leads_at(pliant_leads *_Nonnull leads, uintptr_t *_Nonnull pages,
                            const uint8_t *_Nonnull at, size_t left);

#pragma GCC visibility pop

#endif
