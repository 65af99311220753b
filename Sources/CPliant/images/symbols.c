// The symbols of a file.
#include "platform.h"

#include <elf.h>
#include <string.h>

#include "../processors/processor.h"
#include "CPliant.h"
#include "symbols.h"

/// False if the name is invalid: it begins behind the table, does not end in it, or is longer than
/// compilers write. (Without that limit, each symbol of a file could cost as much as all names.)
static bool read_symbol(const pliant_symbols *table, const Elf64_Sym *entry,
                        pliant_symbol *symbol) {
  enum { longest_name = 8192 };
  if (entry->st_name >= table->names_size) return false;
  const char *name = table->names + entry->st_name;
  size_t rest = table->names_size - entry->st_name;
  const char *end = memchr(name, 0, rest < longest_name ? rest : longest_name);
  if (end == NULL) return false;
  unsigned char binding = ELF64_ST_BIND(entry->st_info);
  unsigned char visibility = ELF64_ST_VISIBILITY(entry->st_other);
  *symbol = (pliant_symbol){
      .name = name,
      .name_size = (size_t)(end - name),
      .value = entry->st_value,
      .size = entry->st_size,
      .is_defined = pliant_is_address(table, entry),
    .is_global = (binding == STB_GLOBAL || binding == STB_WEAK)
                 && (visibility == STV_DEFAULT || visibility == STV_PROTECTED),
      // The linker also makes hidden symbols local; they keep their visibility.
      .is_internal = binding == STB_LOCAL && visibility == STV_DEFAULT,
  };
  return true;
}

/// On arm64 every run of code or data begins with such a symbol, at the address of its first
/// function.
static bool is_mapping_symbol(const char *name) {
  return name[0] == '$' && (name[1] == 'x' || name[1] == 'd') && (name[2] == 0 || name[2] == '.');
}

bool pliant_read_definition(const pliant_symbols *table, const Elf64_Sym *entry,
                            pliant_symbol *symbol) {
  return read_symbol(table, entry, symbol) && symbol->is_defined &&
         !is_mapping_symbol(symbol->name);
}

bool pliant_symbol_at(const pliant_symbols *table, size_t index, pliant_symbol *symbol) {
  Elf64_Sym entry = pliant_entry_at(table, index);
  return read_symbol(table, &entry, symbol);
}

/// A Swift function other than a thunk, which represents what it leads to. C has other names.
static bool is_function_of_swift(const pliant_symbol *symbol) {
  return symbol->name_size > 2 && strncmp(symbol->name, "$s", 2) == 0 &&
         symbol->name[symbol->name_size - 2] != 'T';
}

bool pliant_next_forwarded(const pliant_symbols *table, size_t *index, const pliant_code *code,
                           uint64_t *function) {
  enum { most = 1024, ahead = 16 };  // enough for 60 arguments on the stack
  while (*index < table->count) {
    // Most of the time would go into waiting for each function's first bytes.
    if (table->count - *index > ahead) {
      uint64_t next = pliant_entry_at(table, *index + ahead).st_value - code->address;
      if (next < code->size) __builtin_prefetch(code->bytes + next);
    }
    Elf64_Sym entry = pliant_entry_at(table, (*index)++);
    if (entry.st_size == 0 || entry.st_size > most || entry.st_value < code->address) continue;
    uint64_t offset = entry.st_value - code->address;
    if (offset > code->size || code->size - offset < entry.st_size) continue;
    int64_t distance;
    pliant_symbol symbol;
    if (!pliant_find_forwarding(code->bytes + offset, entry.st_size, &distance)) continue;
    if (!pliant_read_definition(table, &entry, &symbol) || !is_function_of_swift(&symbol)) continue;
    *function = entry.st_value + (uint64_t)distance;
    return true;
  }
  return false;
}

bool pliant_next_that_only_names(const pliant_symbols *table, size_t *index, pliant_code *code,
                                 bool *is_thunk) {
  while (*index < table->count) {
    Elf64_Sym entry = pliant_entry_at(table, (*index)++);
    pliant_symbol symbol;
    if (entry.st_size == 0 || !pliant_read_definition(table, &entry, &symbol)) continue;
    // `__Pliant.EntryPoints`, whose second word may stand elsewhere in the name.
    const char *expansion = strstr(symbol.name, "02__");
    bool is_of_handle = expansion != NULL && strstr(expansion, "11EntryPointsV") != NULL;
    const char *thunk = strstr(symbol.name, "_TR");
    *is_thunk = thunk != NULL && thunk[3] >= '0' && thunk[3] <= '9';
    size_t length = symbol.name_size;
    bool is_record =
        entry.st_size == 8 && length > 2 && strcmp(symbol.name + length - 2, "Tu") == 0;
    if (!is_of_handle && !*is_thunk && !is_record) continue;
    *code = (pliant_code){.address = entry.st_value, .bytes = NULL, .size = entry.st_size};
    return true;
  }
  return false;
}
