// The symbols of a file, sorted, so that each look-up is a binary search: by value at once, by name
// as far as names are looked up.
#include "platform.h"

#include <stdatomic.h>
#include <stdlib.h>

#include "symbols.h"

enum { INDEX_BITS = 24, DIGIT_BITS = 10, DIGITS = 1 << DIGIT_BITS, LONGEST_COMPARED = 1024 };

/// A symbol while it is sorted by name, with eight bytes of the name, the first as the highest.
typedef struct item {
  uint64_t key;
  uint32_t index, name;
} item;

// MARK: Sorting by value

/// Radix sort by all bits except the lowest, which hold an index; returns one of both, sorted.
/// (Knuth, volume 3, 5.2.5.)
static const uint64_t *sort_values(uint64_t *values, uint64_t *other, size_t count) {
  for (int shift = INDEX_BITS; shift < 64; shift += DIGIT_BITS) {
    size_t starts[DIGITS + 1] = {0};
    for (size_t i = 0; i < count; i++) starts[(values[i] >> shift & (DIGITS - 1)) + 1]++;
    // Few files are so large that this digit differs.
    if (count == 0 || starts[(values[0] >> shift & (DIGITS - 1)) + 1] == count) continue;
    for (size_t i = 0; i < DIGITS; i++) starts[i + 1] += starts[i];
    for (size_t i = 0; i < count; i++)
      other[starts[values[i] >> shift & (DIGITS - 1)]++] = values[i];
    uint64_t *sorted = other;
    other = values;
    values = sorted;
  }
  return values;
}

// MARK: Sorting by name

/// Eight bytes of a name as a number with the same order; bytes behind its end are 0.
static uint64_t key_at(const pliant_symbols *table, uint32_t name, size_t depth) {
  size_t at = name + depth, left = at < table->names_size ? table->names_size - at : 0;
  uint64_t bytes = 0;
  if (left >= sizeof bytes) memcpy(&bytes, table->names + at, sizeof bytes);
  else if (left > 0) memcpy(&bytes, table->names + at, left);
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

/// Multikey quicksort, eight bytes at a time, by bytes from `depth` to `end`. (Bentley and
/// Sedgewick, "Fast algorithms for sorting and searching strings".)
static void sort_names(const pliant_symbols *table, item *items, size_t count, size_t depth,
                       size_t end) {
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
    if ((middle & 0xff) != 0 && depth + 8 < end && high - low > 1) {
      for (size_t i = low; i < high; i++) items[i].key = key_at(table, items[i].name, depth + 8);
      sort_names(table, items + low, high - low, depth + 8, end);
    }
    bool is_upper_smaller = count - high < low;
    sort_names(table, is_upper_smaller ? items + high : items,
               is_upper_smaller ? count - high : low, depth, end);
    if (!is_upper_smaller) items += high;
    count = is_upper_smaller ? low : count - high;
  }
}

// MARK: Groups of names

/// Swift's symbols whose names have the same eight bytes behind `$s`: most of a module, or a type.
///
/// A look-up by more of a name passes all of them, which takes a fraction of the time that sorting
/// takes, until there have been some; those of a large group are sorted at once.
struct pliant_symbol_group {
  uint64_t key;
  size_t start;                // in `by_name`
  _Atomic(uint32_t *) sorted;  // NULL until then
  _Atomic(uint32_t) look_ups;
};

enum { GROUPED = 2, GROUP_BYTES = 8, UNSORTED_LOOK_UPS = 3, LARGEST_UNSORTED = 1 << 15 };

static size_t end_of_group(const pliant_symbol_order *order, size_t group) {
  return group + 1 < order->group_count ? order->groups[group + 1].start : order->name_count;
}

/// Makes `by_name` and the groups.
static bool group_names(const pliant_symbols *table, item *items, pliant_symbol_order *order) {
  sort_names(table, items, order->name_count, GROUPED, GROUPED + GROUP_BYTES);
  size_t count = 0;
  for (size_t i = 0; i < order->name_count; i++)
    count += i == 0 || items[i].key != items[i - 1].key;
  order->by_name = malloc((order->name_count + 1) * sizeof *order->by_name);
  order->groups = malloc((count + 1) * sizeof *order->groups);
  if (order->by_name == NULL || order->groups == NULL) return false;
  for (size_t i = 0; i < order->name_count; i++) {
    order->by_name[i] = items[i].index;
    if (i > 0 && items[i].key == items[i - 1].key) continue;
    pliant_symbol_group *group = &order->groups[order->group_count++];
    group->key = items[i].key;
    group->start = i;
    atomic_init(&group->sorted, NULL);
    atomic_init(&group->look_ups, 0);
  }
  return true;
}

/// The symbols of a group, sorted by name; NULL if they are not, yet or for lack of memory. Of two
/// threads that sort it at once, one's work is thrown away.
static const uint32_t *sorted_group(const pliant_symbols *table, const pliant_symbol_order *order,
                                    size_t group) {
  pliant_symbol_group *one = &order->groups[group];
  uint32_t *known = atomic_load_explicit(&one->sorted, memory_order_acquire);
  if (known != NULL) return known;
  size_t count = end_of_group(order, group) - one->start;
  if (count <= LARGEST_UNSORTED &&
      atomic_fetch_add_explicit(&one->look_ups, 1, memory_order_relaxed) < UNSORTED_LOOK_UPS)
    return NULL;
  item *items = malloc(count * sizeof *items);
  uint32_t *sorted = malloc(count * sizeof *sorted);
  if (items != NULL && sorted != NULL) {
    for (size_t i = 0; i < count; i++) {
      uint32_t index = order->by_name[one->start + i], name = pliant_entry_at(table, index).st_name;
      items[i] = (item){key_at(table, name, GROUPED + GROUP_BYTES), index, name};
    }
    sort_names(table, items, count, GROUPED + GROUP_BYTES, LONGEST_COMPARED);
    for (size_t i = 0; i < count; i++) sorted[i] = items[i].index;
    if (atomic_compare_exchange_strong_explicit(&one->sorted, &known, sorted, memory_order_acq_rel,
                                                memory_order_acquire))
      known = sorted;
  }
  free(items);
  if (known != sorted) free(sorted);
  return known;
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
  bool has_memory = values != NULL && other != NULL && items != NULL;
  for (size_t i = 0; has_memory && i < count; i++) {
    Elf64_Sym entry = pliant_entry_at(table, i);
    if (!pliant_is_address(table, &entry) || entry.st_value >> (64 - INDEX_BITS) != 0) continue;
    values[order->value_count++] = entry.st_value << INDEX_BITS | i;
    if (!is_of_swift(table, &entry)) continue;
    items[order->name_count++] =
        (item){key_at(table, entry.st_name, GROUPED), (uint32_t)i, entry.st_name};
  }
  order->by_value = malloc((order->value_count + 1) * sizeof *order->by_value);
  has_memory = has_memory && order->by_value != NULL;
  if (has_memory) {
    const uint64_t *sorted = sort_values(values, other, order->value_count);
    for (size_t i = 0; i < order->value_count; i++)
      order->by_value[i] = sorted[i] & ((1 << INDEX_BITS) - 1);
    has_memory = group_names(table, items, order);
  }
  free(values);
  free(other);
  free(items);
  if (!has_memory) pliant_symbols_free_order(order);
  return has_memory;
}

void pliant_symbols_free_order(pliant_symbol_order *order) {
  for (size_t i = 0; i < order->group_count; i++) free(order->groups[i].sorted);
  free(order->groups);
  free(order->by_value);
  free(order->by_name);
  *order = (pliant_symbol_order){0};
}

// MARK: Looking up

/// The first of a group that is not before a prefix.
static size_t first_named(const pliant_symbols *table, const uint32_t *sorted, size_t count,
                          const char *prefix, size_t length) {
  size_t low = 0, high = count;
  if (length > LONGEST_COMPARED) length = LONGEST_COMPARED;
  while (low < high) {
    size_t middle = (low + high) / 2;
    Elf64_Sym entry = pliant_entry_at(table, sorted[middle]);
    size_t left = table->names_size - entry.st_name;
    if (strncmp(table->names + entry.st_name, prefix, left < length ? left : length) < 0)
      low = middle + 1;
    else high = middle;
  }
  return low;
}

/// The first group whose key is not before one.
static size_t first_group(const pliant_symbol_order *order, uint64_t key) {
  size_t low = 0, high = order->group_count;
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (order->groups[middle].key < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

pliant_symbol_range pliant_symbols_named(const pliant_symbols *table,
                                         const pliant_symbol_order *order, const char *prefix) {
  size_t length = strlen(prefix), grouped = length < GROUPED ? length : GROUPED;
  if (memcmp(prefix, "$s", grouped) != 0) return (pliant_symbol_range){0};
  size_t known = length - grouped < GROUP_BYTES ? length - grouped : GROUP_BYTES;
  uint64_t key = 0, rest = known < GROUP_BYTES ? UINT64_MAX >> 8 * known : 0;
  memcpy(&key, prefix + grouped, known);
  key = __builtin_bswap64(key);
  size_t first = first_group(order, key), group = first;
  while (group < order->group_count && order->groups[group].key <= (key | rest)) group++;
  if (group == first) return (pliant_symbol_range){0};
  size_t start = order->groups[first].start, count = end_of_group(order, group - 1) - start;
  const uint32_t *sorted = rest == 0 ? sorted_group(table, order, first) : NULL;
  if (sorted == NULL) return (pliant_symbol_range){order->by_name + start, count, false};
  size_t before = first_named(table, sorted, count, prefix, length);
  // They are sorted by no more bytes than that.
  return (pliant_symbol_range){sorted + before, count - before, length <= LONGEST_COMPARED};
}

bool pliant_next_symbol_named(const pliant_symbols *table, pliant_symbol_range *range,
                              const char *prefix, const char *part, pliant_symbol *symbol) {
  size_t length = strlen(prefix);
  while (range->count > 0) {
    Elf64_Sym entry = pliant_entry_at(table, *range->indices++);
    range->count--;
    if (table->names_size - entry.st_name < length) continue;
    if (strncmp(table->names + entry.st_name, prefix, length) != 0) {
      if (range->is_sorted) return false;
      continue;
    }
    if (pliant_read_definition(table, &entry, symbol) && strstr(symbol->name, part) != NULL)
      return true;
  }
  return false;
}

static size_t first_at(const pliant_symbols *table, const pliant_symbol_order *order,
                       uint64_t value) {
  size_t low = 0, high = order->value_count;
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (pliant_entry_at(table, order->by_value[middle]).st_value < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

bool pliant_next_symbol_at(const pliant_symbols *table, const pliant_symbol_order *order,
                           size_t *at, uint64_t value, uint64_t end, pliant_symbol *symbol) {
  if (*at == SIZE_MAX) *at = first_at(table, order, value);
  while (*at < order->value_count) {
    Elf64_Sym entry = pliant_entry_at(table, order->by_value[(*at)++]);
    if (entry.st_value >= end) return false;
    if (pliant_read_definition(table, &entry, symbol)) return true;
  }
  return false;
}
