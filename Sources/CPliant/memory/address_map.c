#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "CPliant.h"
#include "mappings.h"

static const uintptr_t REMOVED = 1;  // no object lives at address 1

static size_t size_of(uintptr_t capacity) {
  return sizeof(pliant_map_table) + capacity * sizeof(pliant_map_slot);
}

// `malloc` may merge all pieces that the program has freed, which takes a hundred milliseconds
// after a million of them. Tables that are no longer small therefore have pages of their own.
enum { SMALLEST = 16, SMALLEST_MAPPED = 64 };
static bool is_mapped(uintptr_t capacity) { return capacity >= SMALLEST_MAPPED; }

static pliant_map_table *new_table(uintptr_t capacity) {
  size_t size = size_of(capacity);
  pliant_map_table *table = is_mapped(capacity) ? pliant_map_pages(size) : calloc(1, size);
  if (table != NULL) table->mask = capacity - 1;
  return table;
}

/// The key's slot, or the first free one for it.
static pliant_map_slot *slot_for(pliant_map_table *table, uintptr_t key) {
  pliant_map_slot *free_slot = NULL;
  for (uintptr_t at = pliant_map_hash(key);; at++) {
    pliant_map_slot *slot = &table->slots[at & table->mask];
    uintptr_t found = atomic_load_explicit(&slot->key, memory_order_relaxed);
    if (found == key) return slot;
    if (found == REMOVED && free_slot == NULL) free_slot = slot;
    if (found == 0) return free_slot != NULL ? free_slot : slot;
  }
}

/// Whether the table must grow before it takes one more key.
static bool is_full(const pliant_map_table *table) {
  return (table->used + 1) * 4 > (table->mask + 1) * 3;
}

static void put(pliant_map_slot *slot, uintptr_t key, const void *value) {
  atomic_store_explicit(&slot->value, value, memory_order_release);
  atomic_store_explicit(&slot->key, key, memory_order_release);
}

static pliant_map_table *table_at(_Atomic(pliant_map_table *) *place) {
  return atomic_load_explicit(place, memory_order_relaxed);
}

static pliant_map_parts *parts_of(const pliant_map *map) {
  return (pliant_map_parts *)atomic_load_explicit(&map->parts, memory_order_relaxed);
}

static _Atomic(pliant_map_table *) *place_of(pliant_map *map, uintptr_t key) {
  pliant_map_parts *parts = parts_of(map);
  return parts == NULL ? &map->table
                       : &parts->tables[pliant_map_hash(key) >> PLIANT_MAP_PART_SHIFT];
}

/// A capacity with room for one more key, of which at most half is used.
static uintptr_t capacity_for(uintptr_t count, uintptr_t smallest) {
  uintptr_t capacity = smallest;
  while (capacity < (count + 1) * 2) capacity *= 2;
  return capacity;
}

/// These pages also hold a small table for each part: as many mappings would take a millisecond.
static size_t size_of_parts(void) {
  return sizeof(pliant_map_parts) + PLIANT_MAP_PARTS * size_of(SMALLEST_MAPPED);
}

static bool is_inner(const pliant_map_parts *parts, const pliant_map_table *table) {
  return parts != NULL && (uintptr_t)table - (uintptr_t)parts < size_of_parts();
}

/// A table for a part: the one in the parts' pages if it is large enough and is not `old`, which is
/// still being read.
static pliant_map_table *part_table(pliant_map_parts *parts, size_t part, uintptr_t count,
                                    const pliant_map_table *old) {
  uintptr_t capacity = capacity_for(count, SMALLEST_MAPPED);
  if (capacity > SMALLEST_MAPPED || is_inner(parts, old)) return new_table(capacity);
  pliant_map_table *table = (pliant_map_table *)((char *)(parts + 1) + part * size_of(capacity));
  memset(table, 0, size_of(capacity));
  table->mask = capacity - 1;
  return table;
}

static void free_table(const pliant_map_parts *parts, pliant_map_table *table) {
  if (table == NULL || is_inner(parts, table)) return;
  if (is_mapped(table->mask + 1)) munmap(table, size_of(table->mask + 1));
  else free(table);
}

static void free_parts(pliant_map_parts *parts) {
  if (parts == NULL) return;
  for (int i = 0; i < PLIANT_MAP_PARTS; i++) free_table(parts, table_at(&parts->tables[i]));
  munmap(parts, size_of_parts());
}

static void add(pliant_map_table *table, const pliant_map_slot *old) {
  uintptr_t key = atomic_load_explicit(&old->key, memory_order_relaxed);
  put(slot_for(table, key), key, atomic_load_explicit(&old->value, memory_order_relaxed));
  table->used = ++table->count;
}

static bool is_key(const pliant_map_slot *slot) {
  return atomic_load_explicit(&slot->key, memory_order_relaxed) > REMOVED;
}

/// Replaces a table with a larger or a smaller one, and frees the old one once nobody reads it.
static bool rebuild(pliant_map *map, _Atomic(pliant_map_table *) *place) {
  pliant_map_table *old = table_at(place);
  pliant_map_parts *parts = parts_of(map);
  uintptr_t count = old == NULL ? 0 : old->count;
  uintptr_t smallest = old != NULL && is_mapped(old->mask + 1) ? SMALLEST_MAPPED : SMALLEST;
  pliant_map_table *table = parts == NULL
                                ? new_table(capacity_for(count, smallest))
                                : part_table(parts, (size_t)(place - parts->tables), count, old);
  if (table == NULL) return false;
  for (uintptr_t i = 0; old != NULL && i <= old->mask; i++)
    if (is_key(&old->slots[i])) add(table, &old->slots[i]);
  atomic_store_explicit(place, table, memory_order_seq_cst);
  if (old != NULL) {
    pliant_wait_for_readers();
    free_table(parts, old);
  }
  return true;
}

/// Divides a map's table into parts. From then on each of them grows by itself, so that no write
/// takes long.
static bool split(pliant_map *map) {
  pliant_map_table *old = table_at(&map->table);
  uint16_t counts[PLIANT_MAP_PARTS] = {0};
  for (uintptr_t i = 0; i <= old->mask; i++)
    if (is_key(&old->slots[i]))
      counts[pliant_map_hash(old->slots[i].key) >> PLIANT_MAP_PART_SHIFT]++;
  pliant_map_parts *parts = pliant_map_pages(size_of_parts());
  bool has_memory = parts != NULL;
  for (size_t i = 0; has_memory && i < PLIANT_MAP_PARTS; i++) {
    parts->tables[i] = part_table(parts, i, counts[i], old);
    has_memory = parts->tables[i] != NULL;
  }
  if (!has_memory) {
    free_parts(parts);
    return false;
  }
  for (uintptr_t i = 0; i <= old->mask; i++)
    if (is_key(&old->slots[i]))
      add(parts->tables[pliant_map_hash(old->slots[i].key) >> PLIANT_MAP_PART_SHIFT],
          &old->slots[i]);
  atomic_store_explicit(&map->parts, parts, memory_order_seq_cst);
  pliant_wait_for_readers();
  // Readers that saw no parts have finished with the table.
  atomic_store_explicit(&map->table, NULL, memory_order_relaxed);
  free_table(NULL, old);
  return true;
}

/// Gives back the parts of a map that has become empty.
static void join(pliant_map *map) {
  pliant_map_parts *parts = parts_of(map);
  pliant_map_table *table = new_table(SMALLEST_MAPPED);
  if (table == NULL) return;
  atomic_store_explicit(&map->table, table, memory_order_seq_cst);
  atomic_store_explicit(&map->parts, NULL, memory_order_seq_cst);
  map->full = NULL;
  pliant_wait_for_readers();
  free_parts(parts);
}

enum { MOST_UNDIVIDED = 2048 };

static bool grow(pliant_map *map, _Atomic(pliant_map_table *) *place) {
  bool splits = place == &map->table && map->count >= MOST_UNDIVIDED;
  bool has_grown = splits ? split(map) : rebuild(map, place);
  map->full = has_grown ? NULL : place;
  return has_grown;
}

// Every table has room for one more key, except the one that the last key has filled: it grows
// here.
bool pliant_map_reserve(pliant_map *map) {
  if (map->full != NULL) return grow(map, map->full);
  bool is_empty = parts_of(map) == NULL && table_at(&map->table) == NULL;
  return !is_empty || grow(map, &map->table);
}

/// Whether a table is many times larger than necessary, so that the memory of a million objects is
/// given back after they are gone.
static bool is_sparse(const pliant_map_table *table) {
  uintptr_t capacity = table->mask + 1;
  return capacity > SMALLEST_MAPPED && table->count < capacity / 16;
}

const void *pliant_map_set(pliant_map *map, const void *key, const void *value) {
  if (value != NULL && !pliant_map_reserve(map)) pliant_no_memory();
  _Atomic(pliant_map_table *) *place = place_of(map, (uintptr_t)key);
  pliant_map_table *table = table_at(place);
  if (table == NULL) return NULL;
  pliant_map_slot *slot = slot_for(table, (uintptr_t)key);
  uintptr_t found = atomic_load_explicit(&slot->key, memory_order_relaxed);
  const void *old = NULL;
  if (found == (uintptr_t)key) {
    old = atomic_load_explicit(&slot->value, memory_order_relaxed);
    atomic_store_explicit(&slot->value, value, memory_order_seq_cst);
    if (value == NULL) {
      atomic_store_explicit(&slot->key, REMOVED, memory_order_release);
      table->count--;
      map->count--;
      // If no memory is left, the map stays as it is.
      if (map->count == 0 && place != &map->table) join(map);
      else if (is_sparse(table)) rebuild(map, place);
    }
  } else if (value != NULL) {
    if (found == 0) table->used++;
    table->count++;
    map->count++;
    put(slot, (uintptr_t)key, value);
    if (is_full(table)) map->full = place;
  }
  return old;
}

// A position is a place in a table, which is one of the parts; the highest bits tell the table from
// the one that replaces it, whose places are others.
enum { TABLE_SHIFT = PLIANT_MAP_PART_SHIFT + 8 };
static size_t mark_of(const pliant_map_table *table) {
  return pliant_map_hash((uintptr_t)table) << TABLE_SHIFT;
}

size_t pliant_map_copy(pliant_map *map, size_t *from, size_t most, const void **keys,
                       const void **values) {
  pliant_map_parts *parts = parts_of(map);
  size_t part = *from >> PLIANT_MAP_PART_SHIFT & (PLIANT_MAP_PARTS - 1);
  size_t part_count = parts == NULL ? 1 : PLIANT_MAP_PARTS;
  size_t at = *from & (((size_t)1 << PLIANT_MAP_PART_SHIFT) - 1), copied = 0, visited = 0;
  const size_t mark = *from >> TABLE_SHIFT << TABLE_SHIFT;
  for (; part < part_count; part++, at = 0) {
    const pliant_map_table *table = table_at(parts == NULL ? &map->table : &parts->tables[part]);
    if (at != 0 && mark_of(table) != mark) at = 0;
    for (; table != NULL && at <= table->mask; at++, visited++) {
      if (copied == most || visited == 16 * most) {
        *from = mark_of(table) | part << PLIANT_MAP_PART_SHIFT | at;
        return copied;
      }
      if (!is_key(&table->slots[at])) continue;
      keys[copied] = (const void *)table->slots[at].key;
      values[copied++] = atomic_load_explicit(&table->slots[at].value, memory_order_relaxed);
    }
  }
  *from = 0;
  return copied;
}
