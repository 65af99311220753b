// Entries of a file's table of symbols.
#ifndef PLIANT_SYMBOLS_H
#define PLIANT_SYMBOLS_H

#include <elf.h>
#include <string.h>

#include "CPliant.h"

static inline Elf64_Sym pliant_entry_at(const pliant_symbols *table, size_t index) {
  Elf64_Sym entry;  // copied, because the file may not align it
  memcpy(&entry, (const char *)table->symbols + index * sizeof entry, sizeof entry);
  return entry;
}

/// False for what is not defined, has an invalid name, or only says what follows.
bool pliant_read_definition(const pliant_symbols *table, const Elf64_Sym *entry,
                            pliant_symbol *symbol);

#endif
