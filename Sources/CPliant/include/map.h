// A hash map from addresses to values that is read without a lock.
#ifndef PLIANT_MAP_H
#define PLIANT_MAP_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct pliant_map_slot {
  _Atomic(uintptr_t) key;
  _Atomic(const void *) value;
} pliant_map_slot;

typedef struct pliant_map_table {
  uintptr_t mask;
  uintptr_t used;   // slots that hold a key or held one
  uintptr_t count;  // keys
  pliant_map_slot slots[];
} pliant_map_table;

enum { PLIANT_MAP_PARTS = 256 };

/// The tables of a large map, by the highest bits of the hash. Each is small enough to be replaced
/// within microseconds.
typedef struct pliant_map_parts {
  _Atomic(pliant_map_table *) tables[PLIANT_MAP_PARTS];
} pliant_map_parts;

/// Open addressing over tables that are replaced when they grow. The caller's lock admits one
/// writer at a time; readers need a read section and nothing else.
typedef struct pliant_map {
  _Atomic(pliant_map_table *) table;            // while the map is small
  _Atomic(const pliant_map_parts *) parts;      // once it has been large
  uintptr_t count;                              // keys
  _Atomic(pliant_map_table *) *_Nullable full;  // the table to grow before another key is set
} pliant_map;

/// Sets or removes (`value` is NULL) a key's value. Returns the previous one.
const void *_Nullable pliant_map_set(pliant_map *_Nonnull map, const void *_Nonnull key,
                                     const void *_Nullable value);
/// Makes room for one more key, so that setting it cannot fail; false if no memory is left.
bool pliant_map_reserve(pliant_map *_Nonnull map);

/// Copies keys and values from position `*from` on, as `pliant_copy_object_records` does. The
/// caller holds the writers' lock.
size_t pliant_map_copy(pliant_map *_Nonnull map, size_t *_Nonnull from, size_t most,
                       const void *_Nullable *_Nonnull keys,
                       const void *_Nullable *_Nonnull values);

// Of the hash's 44 bits, tables use the lowest and parts the eight highest.
enum { PLIANT_MAP_PART_SHIFT = 36 };
static inline uintptr_t pliant_map_hash(uintptr_t key) {
  return (key >> 4) * 0x9E3779B97F4A7C15ull >> 20;  // Fibonacci hashing, Knuth 6.4
}

static inline const void *_Nullable pliant_map_get(pliant_map *_Nonnull map,
                                                   const void *_Nonnull key) {
  uintptr_t at = pliant_map_hash((uintptr_t)key);
  const pliant_map_parts *parts = atomic_load_explicit(&map->parts, memory_order_acquire);
  // Most maps are small, and most of those are empty; these skip the computation.
  const pliant_map_table *table;
  if (__builtin_expect(parts == NULL, 1))
    table = atomic_load_explicit(&map->table, memory_order_acquire);
  else
    table = atomic_load_explicit(&parts->tables[at >> PLIANT_MAP_PART_SHIFT], memory_order_acquire);
  if (table == NULL) return NULL;
  for (;; at++) {
    const pliant_map_slot *slot = &table->slots[at & table->mask];
    uintptr_t found = atomic_load_explicit(&slot->key, memory_order_acquire);
    if (found == (uintptr_t)key) return atomic_load_explicit(&slot->value, memory_order_acquire);
    if (found == 0) return NULL;
  }
}

#endif
