#include <stdlib.h>
#include <sys/mman.h>

#include "CPliant.h"

static const uintptr_t REMOVED = 1;  // no object lives at address 1

static size_t size_of(uintptr_t capacity) {
  return sizeof(pliant_map_table) + capacity * sizeof(pliant_map_slot);
}

// Before `malloc` hands out a kilobyte it puts together the pieces of all that the program has freed, which takes
// a hundred milliseconds where those were a million.
static bool is_mapped(uintptr_t capacity) { return capacity >= 64; }

static pliant_map_table *new_table(uintptr_t capacity) {
  pliant_map_table *table;
  if (is_mapped(capacity)) {
    table = mmap(NULL, size_of(capacity), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS,
                 -1, 0);
    if (table == MAP_FAILED) return NULL;
  } else {
    table = calloc(1, size_of(capacity));
    if (table == NULL) return NULL;
  }
  table->mask = capacity - 1;
  return table;
}

static void free_table(pliant_map_table *table) {
  if (table == NULL) return;
  if (is_mapped(table->mask + 1)) munmap(table, size_of(table->mask + 1));
  else free(table);
}

/// The key's slot, or the first that it could take.
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

/// Whether it must grow before it takes one more key.
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

/// A table that has room for one more key and is half full at most; NULL where no memory is left.
static pliant_map_table *table_for(uintptr_t count) {
  uintptr_t capacity = 16;
  while (capacity < (count + 1) * 2) capacity *= 2;
  return new_table(capacity);
}

static void add(pliant_map_table *table, const pliant_map_slot *old) {
  uintptr_t key = atomic_load_explicit(&old->key, memory_order_relaxed);
  put(slot_for(table, key), key, atomic_load_explicit(&old->value, memory_order_relaxed));
  table->used = ++table->count;
}

static bool is_key(const pliant_map_slot *slot) {
  return atomic_load_explicit(&slot->key, memory_order_relaxed) > REMOVED;
}

/// Puts a table with more room in its place; the old one is freed once nobody reads it.
static bool rebuild(_Atomic(pliant_map_table *) *place) {
  pliant_map_table *old = table_at(place);
  pliant_map_table *table = table_for(old == NULL ? 0 : old->count);
  if (table == NULL) return false;
  for (uintptr_t i = 0; old != NULL && i <= old->mask; i++)
    if (is_key(&old->slots[i])) add(table, &old->slots[i]);
  atomic_store_explicit(place, table, memory_order_seq_cst);
  if (old != NULL) {
    pliant_wait_for_readers();
    free_table(old);
  }
  return true;
}

/// Spreads a map's table over parts. From here on each of them grows by itself, and no write has much to do.
static bool split(pliant_map *map) {
  pliant_map_table *old = table_at(&map->table);
  uint16_t counts[PLIANT_MAP_PARTS] = {0};
  for (uintptr_t i = 0; i <= old->mask; i++)
    if (is_key(&old->slots[i]))
      counts[pliant_map_hash(old->slots[i].key) >> PLIANT_MAP_PART_SHIFT]++;
  pliant_map_parts *parts = calloc(1, sizeof *parts);
  bool has_memory = parts != NULL;
  for (int i = 0; has_memory && i < PLIANT_MAP_PARTS; i++)
    has_memory = (parts->tables[i] = table_for(counts[i])) != NULL;
  if (!has_memory) {
    for (int i = 0; parts != NULL && i < PLIANT_MAP_PARTS; i++)
      free_table(table_at(&parts->tables[i]));
    free(parts);
    return false;
  }
  for (uintptr_t i = 0; i <= old->mask; i++)
    if (is_key(&old->slots[i]))
      add(parts->tables[pliant_map_hash(old->slots[i].key) >> PLIANT_MAP_PART_SHIFT],
          &old->slots[i]);
  atomic_store_explicit(&map->parts, parts, memory_order_seq_cst);
  pliant_wait_for_readers();
  // Whoever saw no parts has looked into the table by now.
  atomic_store_explicit(&map->table, NULL, memory_order_relaxed);
  free_table(old);
  return true;
}

enum { MOST_UNDIVIDED = 2048 };

static bool grow(pliant_map *map, _Atomic(pliant_map_table *) *place) {
  bool splits = place == &map->table && map->count >= MOST_UNDIVIDED;
  bool has_grown = splits ? split(map) : rebuild(place);
  map->full = has_grown ? NULL : place;
  return has_grown;
}

// Every table has room for one more key but the one that the last key has filled, and that grows here.
bool pliant_map_reserve(pliant_map *map) {
  if (map->full != NULL) return grow(map, map->full);
  bool is_empty = parts_of(map) == NULL && table_at(&map->table) == NULL;
  return !is_empty || grow(map, &map->table);
}

/// Whether a table has many times the room that it needs: what a million objects took goes with them.
static bool is_sparse(const pliant_map_table *table) {
  uintptr_t capacity = table->mask + 1;
  return capacity > 64 && table->count < capacity / 16;
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
      if (is_sparse(table)) rebuild(place);  // where no memory is left it stays as it is
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

size_t pliant_map_copy(pliant_map *map, size_t *from, size_t most, const void **keys,
                       const void **values) {
  pliant_map_parts *parts = parts_of(map);
  size_t part = *from >> PLIANT_MAP_PART_SHIFT, part_count = parts == NULL ? 1 : PLIANT_MAP_PARTS;
  size_t at = *from & (((size_t)1 << PLIANT_MAP_PART_SHIFT) - 1), copied = 0, visited = 0;
  for (; part < part_count; part++, at = 0) {
    const pliant_map_table *table = table_at(parts == NULL ? &map->table : &parts->tables[part]);
    for (; table != NULL && at <= table->mask; at++, visited++) {
      if (copied == most || visited == 16 * most) {
        *from = part << PLIANT_MAP_PART_SHIFT | at;
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

pliant_layers *pliant_layers_make(const void *owner, const void *redefinition, uint32_t count) {
  pliant_layers *layers =
      calloc(1, sizeof(pliant_layers) + count * (sizeof(const void *) + sizeof(uintptr_t)));
  if (layers == NULL) return NULL;
  layers->owner = owner;
  layers->redefinition = redefinition;
  layers->count = count;
  return layers;
}

const void *pliant_layers_below(const pliant_layers *all, uintptr_t order) {
  const uintptr_t *orders = pliant_layers_orders(all);
  uint32_t low = 0, high = all->count;
  while (low < high) {
    uint32_t middle = (low + high) / 2;
    if (orders[middle] < order) low = middle + 1;
    else high = middle;
  }
  return low == 0 ? NULL : all->layers[low - 1];
}

static void add_class(pliant_classes *classes, const pliant_layers *layers) {
  uintptr_t at = pliant_map_hash((uintptr_t)layers->owner);
  while (classes->slots[at & classes->mask].layers != NULL) at++;
  classes->slots[at & classes->mask] = (pliant_class_slot){layers->owner, layers};
  classes->count++;
}

const pliant_classes *pliant_classes_replacing(const pliant_classes *all, const void *owner,
                                               const pliant_layers *layers, bool *has_memory) {
  bool is_known = all != NULL && pliant_classes_get(all, owner) != NULL;
  uint32_t count = (all == NULL ? 0 : all->count) - is_known + (layers != NULL);
  *has_memory = true;
  if (count == 0) return NULL;
  uint32_t capacity = 2;
  while (capacity < count * 2) capacity *= 2;
  pliant_classes *made =
      calloc(1, sizeof(pliant_classes) + capacity * sizeof(pliant_class_slot));
  *has_memory = made != NULL;
  if (made == NULL) return NULL;
  made->mask = capacity - 1;
  for (uint32_t i = 0; all != NULL && i <= all->mask; i++) {
    const pliant_layers *old = all->slots[i].layers;
    if (old != NULL && old->owner != owner) add_class(made, old);
  }
  if (layers != NULL) add_class(made, layers);
  return made;
}

void pliant_stack_set_flags(pliant_stack *stack, uint32_t flags) {
  atomic_store_explicit(&stack->flags, flags, memory_order_seq_cst);
}

const pliant_classes *pliant_stack_set_levels(pliant_stack *stack, const pliant_classes *levels,
                                              bool top_answers_all, const void *top) {
  // A call between these stores sees the owner's class as it was or as it is: whoever changes
  // another class leaves `top` as it was.
  if (top_answers_all) {
    atomic_store_explicit(&stack->top, top, memory_order_seq_cst);
    atomic_store_explicit(&stack->classes, NULL, memory_order_seq_cst);
  } else {
    atomic_store_explicit(&stack->classes, levels, memory_order_seq_cst);
    atomic_store_explicit(&stack->top, top, memory_order_seq_cst);
  }
  return atomic_exchange(&stack->levels, levels);
}
