#include <stdlib.h>

#include "CPliant.h"

static const uintptr_t REMOVED = 1;  // no object lives at address 1

static pliant_map_table *new_table(uintptr_t capacity) {
  pliant_map_table *table =
      calloc(1, sizeof(pliant_map_table) + capacity * sizeof(pliant_map_slot));
  if (table != NULL) table->mask = capacity - 1;
  return table;
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

static void put(pliant_map_slot *slot, uintptr_t key, const void *value) {
  atomic_store_explicit(&slot->value, value, memory_order_release);
  atomic_store_explicit(&slot->key, key, memory_order_release);
}

static pliant_map_table *table_of(const pliant_map *map) {
  return (pliant_map_table *)atomic_load_explicit(&map->table, memory_order_relaxed);
}

/// A table that has room for one more key and is half full at most; the old one is freed once nobody reads it.
static bool rebuild(pliant_map *map) {
  pliant_map_table *old = table_of(map);
  uintptr_t capacity = 16;
  while (capacity < (map->count + 1) * 2) capacity *= 2;
  pliant_map_table *table = new_table(capacity);
  if (table == NULL) return false;
  for (uintptr_t i = 0; old != NULL && i <= old->mask; i++) {
    uintptr_t key = atomic_load_explicit(&old->slots[i].key, memory_order_relaxed);
    if (key > REMOVED)
      put(slot_for(table, key), key,
          atomic_load_explicit(&old->slots[i].value, memory_order_relaxed));
  }
  map->used = map->count;
  atomic_store_explicit(&map->table, table, memory_order_seq_cst);
  if (old != NULL) {
    pliant_wait_for_readers();
    free(old);
  }
  return true;
}

bool pliant_map_reserve(pliant_map *map) {
  const pliant_map_table *table = table_of(map);
  return (table != NULL && (map->used + 1) * 4 <= (table->mask + 1) * 3) || rebuild(map);
}

/// Whether a table has many times the room that it needs: what a million objects took goes with them.
static bool is_sparse(const pliant_map *map) {
  uintptr_t capacity = table_of(map)->mask + 1;
  return capacity > 1024 && map->count < capacity / 16;
}

const void *pliant_map_set(pliant_map *map, const void *key, const void *value) {
  if (value != NULL && !pliant_map_reserve(map)) pliant_no_memory();
  pliant_map_table *table = table_of(map);
  if (table == NULL) return NULL;
  pliant_map_slot *slot = slot_for(table, (uintptr_t)key);
  uintptr_t found = atomic_load_explicit(&slot->key, memory_order_relaxed);
  const void *old = NULL;
  if (found == (uintptr_t)key) {
    old = atomic_load_explicit(&slot->value, memory_order_relaxed);
    atomic_store_explicit(&slot->value, value, memory_order_seq_cst);
    if (value == NULL) {
      atomic_store_explicit(&slot->key, REMOVED, memory_order_release);
      map->count--;
      if (is_sparse(map)) rebuild(map);  // where no memory is left it stays as it is
    }
  } else if (value != NULL) {
    if (found == 0) map->used++;
    map->count++;
    put(slot, (uintptr_t)key, value);
  }
  return old;
}

size_t pliant_map_copy(pliant_map *map, size_t *from, size_t most, const void **keys,
                       const void **values) {
  const pliant_map_table *table = atomic_load_explicit(&map->table, memory_order_relaxed);
  size_t copied = 0, at = *from, end = table == NULL ? 0 : table->mask + 1;
  for (size_t visited = 0; at < end && copied < most && visited < 16 * most; at++, visited++) {
    uintptr_t key = atomic_load_explicit(&table->slots[at].key, memory_order_relaxed);
    if (key <= REMOVED) continue;
    keys[copied] = (const void *)key;
    values[copied++] = atomic_load_explicit(&table->slots[at].value, memory_order_relaxed);
  }
  *from = at < end ? at : 0;
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
