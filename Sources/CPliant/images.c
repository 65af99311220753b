#define _GNU_SOURCE
#include "CPliant.h"

#include <dlfcn.h>
#include <elf.h>
#include <link.h>
#include <string.h>

typedef struct visitor {
  void (*visit)(const pliant_image *, void *);
  void *context;
} visitor;

static int visit_image(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size;
  visitor *visitor = data;
  pliant_image image = {info->dlpi_name, info->dlpi_addr, info->dlpi_phdr, info->dlpi_phnum};
  visitor->visit(&image, visitor->context);
  return 0;
}

void pliant_each_image(void (*visit)(const pliant_image *, void *), void *context) {
  visitor visitor = {visit, context};
  dl_iterate_phdr(visit_image, &visitor);
}

static int read_count(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size;
  *(uint64_t *)data = info->dlpi_adds;
  return 1;
}

uint64_t pliant_images_loaded(void) {
  uint64_t count = 0;
  dl_iterate_phdr(read_count, &count);
  return count;
}

bool pliant_keep_image(const void *address) {
  Dl_info info;
  struct link_map *map = NULL;
  if (dladdr1(address, &info, (void **)&map, RTLD_DL_LINKMAP) == 0 || map == NULL) return true;
  if (map->l_name[0] == 0) return true;  // the program itself
  // The handle is not given back: without the flag it would do by itself.
  return dlopen(map->l_name, RTLD_LAZY | RTLD_NOLOAD | RTLD_NODELETE) != NULL;
}

static Elf64_Sym entry_at(const pliant_symbols *table, size_t index) {
  Elf64_Sym entry;  // copied, for the file may not align it
  memcpy(&entry, (const char *)table->symbols + index * sizeof entry, sizeof entry);
  return entry;
}

/// False where the name is none: it starts behind its table or does not end in it, or is longer than
/// compilers write. (Without that limit a file could make every symbol cost as much as all names.)
static bool read_symbol(const pliant_symbols *table, const Elf64_Sym *entry, pliant_symbol *symbol) {
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
    .is_defined = entry->st_shndx != SHN_UNDEF,
    .is_global = (binding == STB_GLOBAL || binding == STB_WEAK)
                 && (visibility == STV_DEFAULT || visibility == STV_PROTECTED),
    // The linker makes hidden symbols local, too, and lets them keep their visibility.
    .is_internal = binding == STB_LOCAL && visibility == STV_DEFAULT,
  };
  return true;
}

/// On arm64 every run of code or data starts with one of these, at the address of its first
/// function.
static bool is_mapping_symbol(const char *name) {
  return name[0] == '$' && (name[1] == 'x' || name[1] == 'd') && (name[2] == 0 || name[2] == '.');
}

static bool read_definition(const pliant_symbols *table, const Elf64_Sym *entry,
                            pliant_symbol *symbol) {
  return read_symbol(table, entry, symbol) && symbol->is_defined && !is_mapping_symbol(symbol->name);
}

bool pliant_symbol_at(const pliant_symbols *table, size_t index, pliant_symbol *symbol) {
  Elf64_Sym entry = entry_at(table, index);
  return read_symbol(table, &entry, symbol);
}

bool pliant_next_symbol_named(const pliant_symbols *table, size_t *index, const char *prefix,
                              const char *part, pliant_symbol *symbol) {
  size_t length = strlen(prefix);
  while (*index < table->count) {
    Elf64_Sym entry = entry_at(table, (*index)++);
    if (entry.st_name > table->names_size || table->names_size - entry.st_name < length) continue;
    if (memcmp(table->names + entry.st_name, prefix, length) != 0) continue;
    if (read_definition(table, &entry, symbol) && strstr(symbol->name, part) != NULL) return true;
  }
  return false;
}

bool pliant_next_symbol_at(const pliant_symbols *table, size_t *index, const uint64_t *values,
                           size_t value_count, pliant_symbol *symbol) {
  while (*index < table->count) {
    Elf64_Sym entry = entry_at(table, (*index)++);
    size_t low = 0, high = value_count;
    while (low < high) {
      size_t middle = (low + high) / 2;
      if (values[middle] < entry.st_value) low = middle + 1;
      else high = middle;
    }
    if (low == value_count || values[low] != entry.st_value) continue;
    if (read_definition(table, &entry, symbol)) return true;
  }
  return false;
}

/// Thunks stand for what they lead to; C has other names.
static bool is_function_of_swift(const pliant_symbol *symbol) {
  return symbol->name_size > 2 && strncmp(symbol->name, "$s", 2) == 0 && symbol->name[symbol->name_size - 2] != 'T';
}

bool pliant_next_forwarded(const pliant_symbols *table, size_t *index, const pliant_code *code, uint64_t *function) {
  enum { most = 1024 };  // with 60 arguments on the stack
  while (*index < table->count) {
    Elf64_Sym entry = entry_at(table, (*index)++);
    if (entry.st_size == 0 || entry.st_size > most || entry.st_value < code->address) continue;
    uint64_t offset = entry.st_value - code->address;
    if (offset > code->size || code->size - offset < entry.st_size) continue;
    int64_t distance;
    pliant_symbol symbol;
    if (!pliant_find_forwarding(code->bytes + offset, entry.st_size, &distance)) continue;
    if (!read_definition(table, &entry, &symbol) || !is_function_of_swift(&symbol)) continue;
    *function = entry.st_value + (uint64_t)distance;
    return true;
  }
  return false;
}
