// The symbols of a file. They are sorted once, so that each look-up is a binary search.
#include "platform.h"

#include <elf.h>
#include <stdlib.h>
#include <string.h>

#include "../processors/processor.h"
#include "CPliant.h"

enum { INDEX_BITS = 24, DIGIT_BITS = 10, DIGITS = 1 << DIGIT_BITS, LONGEST_COMPARED = 1024 };

/// A symbol while it is sorted by name, with eight bytes of the name, the first as the highest.
typedef struct item {
  uint64_t key;
  uint32_t index, name;
} item;

static Elf64_Sym entry_at(const pliant_symbols *table, size_t index) {
  Elf64_Sym entry;  // copied, because the file may not align it
  memcpy(&entry, (const char *)table->symbols + index * sizeof entry, sizeof entry);
  return entry;
}

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
      .is_defined = entry->st_shndx != SHN_UNDEF,
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

static bool read_definition(const pliant_symbols *table, const Elf64_Sym *entry,
                            pliant_symbol *symbol) {
  return read_symbol(table, entry, symbol) && symbol->is_defined &&
         !is_mapping_symbol(symbol->name);
}

bool pliant_symbol_at(const pliant_symbols *table, size_t index, pliant_symbol *symbol) {
  Elf64_Sym entry = entry_at(table, index);
  return read_symbol(table, &entry, symbol);
}

/// A Swift function other than a thunk, which represents what it leads to. C has other names.
static bool is_function_of_swift(const pliant_symbol *symbol) {
  return symbol->name_size > 2 && strncmp(symbol->name, "$s", 2) == 0 &&
         symbol->name[symbol->name_size - 2] != 'T';
}

bool pliant_next_forwarded(const pliant_symbols *table, size_t *index, const pliant_code *code,
                           uint64_t *function) {
  enum { most = 1024 };  // enough for 60 arguments on the stack
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

bool pliant_next_that_only_names(const pliant_symbols *table, size_t *index, pliant_code *code) {
  while (*index < table->count) {
    Elf64_Sym entry = entry_at(table, (*index)++);
    pliant_symbol symbol;
    if (entry.st_size == 0 || !read_definition(table, &entry, &symbol)) continue;
    // `__Pliant.EntryPoints`, whose second word may stand elsewhere in the name.
    const char *expansion = strstr(symbol.name, "02__");
    bool is_of_handle = expansion != NULL && strstr(expansion, "11EntryPointsV") != NULL;
    size_t length = strlen(symbol.name);
    bool is_record =
        entry.st_size == 8 && length > 2 && strcmp(symbol.name + length - 2, "Tu") == 0;
    if (!is_of_handle && !is_record) continue;
    *code = (pliant_code){.address = entry.st_value, .bytes = NULL, .size = entry.st_size};
    return true;
  }
  return false;
}

// MARK: Sorting by value

/// Radix sort by all bits except the lowest, which hold an index. (Knuth, volume 3, 5.2.5.)
static void sort_values(uint64_t *values, uint64_t *other, size_t count) {
  for (int shift = INDEX_BITS; shift < 64; shift += DIGIT_BITS) {
    size_t starts[DIGITS + 1] = {0};
    for (size_t i = 0; i < count; i++) starts[(values[i] >> shift & (DIGITS - 1)) + 1]++;
    for (size_t i = 0; i < DIGITS; i++) starts[i + 1] += starts[i];
    for (size_t i = 0; i < count; i++)
      other[starts[values[i] >> shift & (DIGITS - 1)]++] = values[i];
    uint64_t *sorted = other;
    other = values;
    values = sorted;
  }
}

// MARK: Sorting by name

/// Eight bytes of a name as a number with the same order; bytes behind its end are 0.
static uint64_t key_at(const pliant_symbols *table, uint32_t name, size_t depth) {
  size_t at = name + depth, left = at < table->names_size ? table->names_size - at : 0;
  uint64_t bytes = 0;
  memcpy(&bytes, table->names + (left > 0 ? at : 0), left < 8 ? left : 8);
  // Marks the first byte that is 0, and perhaps later ones. (Warren, "Hacker's Delight", 6-1.)
  uint64_t ends = (bytes - 0x0101010101010101) & ~bytes & 0x8080808080808080;
  if (ends != 0) bytes &= (ends & -ends) - 1;
  return __builtin_bswap64(bytes);
}

static void swap(item *items, size_t a, size_t b) {
  item kept = items[a];
  items[a] = items[b];
  items[b] = kept;
}

/// The key of an item at a place that looks random. (Knuth, volume 2, 3.3.4: MMIX's generator.)
static uint64_t key_of_some(const item *items, size_t count, uint64_t *random) {
  *random = *random * 6364136223846793005 + 1442695040888963407;
  return items[(*random >> 32) % count].key;
}

/// Multikey quicksort, eight bytes at a time. (Bentley and Sedgewick, "Fast algorithms for sorting
/// and searching strings".)
static void sort_names(const pliant_symbols *table, item *items, size_t count, size_t depth) {
  // Sorted parts become patterns when they are divided; pivots at fixed places would then divide
  // them badly, again and again.
  uint64_t random = count;
  while (count > 1) {
    uint64_t a = key_of_some(items, count, &random), b = key_of_some(items, count, &random),
             c = key_of_some(items, count, &random);
    uint64_t middle = a < b ? (b < c ? b : a < c ? c : a) : (a < c ? a : b < c ? c : b);
    size_t low = 0, high = count, at = 0;
    while (at < high) {
      if (items[at].key < middle) swap(items, low++, at++);
      else if (items[at].key > middle) swap(items, at, --high);
      else at++;
    }
    // Names with the same eight bytes, unless they end in them.
    if ((middle & 0xff) != 0 && depth + 8 < LONGEST_COMPARED && high - low > 1) {
      for (size_t i = low; i < high; i++) items[i].key = key_at(table, items[i].name, depth + 8);
      sort_names(table, items + low, high - low, depth + 8);
    }
    bool is_upper_smaller = count - high < low;
    sort_names(table, is_upper_smaller ? items + high : items,
               is_upper_smaller ? count - high : low, depth);
    if (!is_upper_smaller) items += high;
    count = is_upper_smaller ? low : count - high;
  }
}

// MARK: Sorting both

static bool is_of_swift(const pliant_symbols *table, const Elf64_Sym *entry) {
  size_t left = entry->st_name < table->names_size ? table->names_size - entry->st_name : 0;
  return left > 2 && memcmp(table->names + entry->st_name, "$s", 2) == 0;
}

bool pliant_symbols_sort(const pliant_symbols *table, pliant_symbol_order *order) {
  *order = (pliant_symbol_order){0};
  size_t count = table->count < 1 << INDEX_BITS ? table->count : 1 << INDEX_BITS;
  uint64_t *values = malloc((count + 1) * sizeof *values),
           *other = malloc((count + 1) * sizeof *other);
  item *items = malloc((count + 1) * sizeof *items);
  uint32_t *by_value = malloc((count + 1) * sizeof *by_value),
           *by_name = malloc((count + 1) * sizeof *by_name);
  bool has_memory =
      values != NULL && other != NULL && items != NULL && by_value != NULL && by_name != NULL;
  for (size_t i = 0; has_memory && i < count; i++) {
    Elf64_Sym entry = entry_at(table, i);
    if (entry.st_shndx == SHN_UNDEF || entry.st_value >> (64 - INDEX_BITS) != 0) continue;
    values[order->value_count++] = entry.st_value << INDEX_BITS | i;
    if (!is_of_swift(table, &entry)) continue;
    items[order->name_count++] =
        (item){key_at(table, entry.st_name, 0), (uint32_t)i, entry.st_name};
  }
  if (has_memory) {
    sort_values(values, other, order->value_count);
    for (size_t i = 0; i < order->value_count; i++)
      by_value[i] = values[i] & ((1 << INDEX_BITS) - 1);
    sort_names(table, items, order->name_count, 0);
    for (size_t i = 0; i < order->name_count; i++) by_name[i] = items[i].index;
    order->by_value = realloc(by_value, (order->value_count + 1) * sizeof *by_value);
    order->by_name = realloc(by_name, (order->name_count + 1) * sizeof *by_name);
  } else {
    free(by_value);
    free(by_name);
  }
  free(values);
  free(other);
  free(items);
  return has_memory;
}

void pliant_symbols_free_order(pliant_symbol_order *order) {
  free(order->by_value);
  free(order->by_name);
}

// MARK: Looking up

static size_t first_named(const pliant_symbols *table, const pliant_symbol_order *order,
                          const char *prefix) {
  size_t low = 0, high = order->name_count, length = strlen(prefix);
  if (length > LONGEST_COMPARED) length = LONGEST_COMPARED;
  while (low < high) {
    size_t middle = (low + high) / 2;
    Elf64_Sym entry = entry_at(table, order->by_name[middle]);
    size_t left = table->names_size - entry.st_name;
    if (strncmp(table->names + entry.st_name, prefix, left < length ? left : length) < 0)
      low = middle + 1;
    else high = middle;
  }
  return low;
}

bool pliant_next_symbol_named(const pliant_symbols *table, const pliant_symbol_order *order,
                              size_t *at, const char *prefix, const char *part,
                              pliant_symbol *symbol) {
  if (*at == SIZE_MAX) *at = first_named(table, order, prefix);
  size_t length = strlen(prefix);
  if (strcmp(prefix, "$s") == 0) length = 0;  // as all in this order do
  while (*at < order->name_count) {
    Elf64_Sym entry = entry_at(table, order->by_name[(*at)++]);
    if (table->names_size - entry.st_name < length) continue;
    if (length > 0 && strncmp(table->names + entry.st_name, prefix, length) != 0) {
      // Names are sorted by no more bytes than that.
      if (length <= LONGEST_COMPARED) return false;
      continue;
    }
    if (read_definition(table, &entry, symbol) && strstr(symbol->name, part) != NULL) return true;
  }
  return false;
}

static size_t first_at(const pliant_symbols *table, const pliant_symbol_order *order,
                       uint64_t value) {
  size_t low = 0, high = order->value_count;
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (entry_at(table, order->by_value[middle]).st_value < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

bool pliant_next_symbol_at(const pliant_symbols *table, const pliant_symbol_order *order,
                           size_t *at, uint64_t value, uint64_t end, pliant_symbol *symbol) {
  if (*at == SIZE_MAX) *at = first_at(table, order, value);
  while (*at < order->value_count) {
    Elf64_Sym entry = entry_at(table, order->by_value[(*at)++]);
    if (entry.st_value >= end) return false;
    if (read_definition(table, &entry, symbol)) return true;
  }
  return false;
}
