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

/// Whether a symbol's value is an address in memory: it is defined, not for each thread, and in a
/// section that is loaded. (Records of coverage are not, and their values are those of functions.)
static inline bool pliant_is_address(const pliant_symbols *table, const Elf64_Sym *entry) {
  size_t index = entry->st_shndx;
  if (index == SHN_UNDEF || ELF64_ST_TYPE(entry->st_info) == STT_TLS) return false;
  if (index >= table->section_count) return index >= SHN_LORESERVE;
  Elf64_Shdr section;
  memcpy(&section, (const char *)table->sections + index * sizeof section, sizeof section);
  return (section.sh_flags & SHF_ALLOC) != 0;
}

/// False for what is not defined, has an invalid name, or only says what follows.
bool pliant_read_definition(const pliant_symbols *table, const Elf64_Sym *entry,
                            pliant_symbol *symbol);

#endif
