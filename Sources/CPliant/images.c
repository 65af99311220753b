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

static int read_unloaded(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size;
  *(uint64_t *)data = info->dlpi_subs;
  return 1;
}

uint64_t pliant_images_unloaded(void) {
  uint64_t count = 0;
  dl_iterate_phdr(read_unloaded, &count);
  return count;
}

// The head of what the runtime keeps of an image (`MetadataSections.h`).
typedef struct metadata_sections {
  uintptr_t version;
  const void *unused[3];
  struct { const void *start; size_t size; } protocols, conformances, types;
} metadata_sections;
extern void swift_enumerateAllMetadataSections(bool (*visit)(const metadata_sections *, void *),
                                               void *context);

typedef struct list_visitor {
  void (*visit)(const void *, size_t, void *);
  void *context;
} list_visitor;

static bool visit_list(const metadata_sections *sections, void *data) {
  list_visitor *visitor = data;
  if (sections->types.size != 0)
    visitor->visit(sections->types.start, sections->types.size, visitor->context);
  return true;
}

void pliant_each_type_list(void (*visit)(const void *, size_t, void *), void *context) {
  list_visitor visitor = {visit, context};
  swift_enumerateAllMetadataSections(visit_list, &visitor);
}

bool pliant_keep_image(const void *address) {
  Dl_info info;
  struct link_map *map = NULL;
  if (dladdr1(address, &info, (void **)&map, RTLD_DL_LINKMAP) == 0 || map == NULL) return true;
  if (map->l_name[0] == 0) return true;  // the program itself
  // The handle is not given back: without the flag it would do by itself.
  return dlopen(map->l_name, RTLD_LAZY | RTLD_NOLOAD | RTLD_NODELETE) != NULL;
}

/// On arm64 every run of code or data starts with one of these, at the address of its first
/// function.
static bool is_mapping_symbol(const char *name) {
  return name[0] == '$' && (name[1] == 'x' || name[1] == 'd') && (name[2] == 0 || name[2] == '.');
}

/// The symbol's name, or NULL where it does not end inside the string table or names nothing.
static const char *name_of(const pliant_symbols *table, const Elf64_Sym *symbol) {
  if (symbol->st_name >= table->names_size || symbol->st_shndx == SHN_UNDEF) return NULL;
  const char *name = table->names + symbol->st_name;
  if (memchr(name, 0, table->names_size - symbol->st_name) == NULL) return NULL;
  return is_mapping_symbol(name) ? NULL : name;
}

static Elf64_Sym symbol_at(const pliant_symbols *table, size_t index) {
  Elf64_Sym symbol;  // copied, for the file may not align it
  memcpy(&symbol, (const char *)table->symbols + index * sizeof symbol, sizeof symbol);
  return symbol;
}

void pliant_symbols_named(const pliant_symbols *table, const char *prefix, const char *part,
                          void (*visit)(const char *, uint64_t, void *), void *context) {
  size_t length = strlen(prefix);
  for (size_t i = 0; i < table->count; i++) {
    Elf64_Sym symbol = symbol_at(table, i);
    if (symbol.st_name > table->names_size || table->names_size - symbol.st_name < length)
      continue;
    if (memcmp(table->names + symbol.st_name, prefix, length) != 0) continue;
    const char *name = name_of(table, &symbol);
    if (name != NULL && strstr(name, part) != NULL) visit(name, symbol.st_value, context);
  }
}

void pliant_symbols_at(const pliant_symbols *table, const uint64_t *values, size_t value_count,
                       void (*visit)(const char *, uint64_t, void *), void *context) {
  for (size_t i = 0; i < table->count; i++) {
    Elf64_Sym symbol = symbol_at(table, i);
    size_t low = 0, high = value_count;
    while (low < high) {
      size_t middle = (low + high) / 2;
      if (values[middle] < symbol.st_value) low = middle + 1;
      else high = middle;
    }
    if (low == value_count || values[low] != symbol.st_value) continue;
    const char *name = name_of(table, &symbol);
    if (name != NULL) visit(name, symbol.st_value, context);
  }
}

uint64_t pliant_symbol_size(const pliant_symbols *table, uint64_t value) {
  for (size_t i = 0; i < table->count; i++) {
    Elf64_Sym symbol = symbol_at(table, i);
    if (symbol.st_value == value && symbol.st_shndx != SHN_UNDEF && symbol.st_size != 0)
      return symbol.st_size;
  }
  return 0;
}
