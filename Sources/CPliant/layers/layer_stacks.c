#include <stdlib.h>

#include "CPliant.h"

pliant_layers *pliant_layers_make(const void *owner, const void *redefinition, uint32_t count) {
  pliant_layers *layers =
      calloc(1, sizeof(pliant_layers) + count * (sizeof(const void *) + sizeof(uintptr_t)));
  if (layers == NULL) return NULL;
  layers->owner = owner;
  layers->redefinition = redefinition;
  layers->count = count;
  return layers;
}

const pliant_layers *pliant_layers_alone(void *layer, uintptr_t object, uintptr_t order) {
  pliant_layers *all =
      (pliant_layers *)((uintptr_t)layer - PLIANT_LAYER_HEADER - PLIANT_LAYERS_ALONE);
  if (all->count == 1) return all;  // and may be read
  *all = (pliant_layers){.owner = (const void *)object, .count = 1, .is_part_of_layer = true};
  pliant_layers_set(all, 0, layer, order);
  return all;
}

const void *pliant_layers_below(const pliant_layers *all, uintptr_t order) {
  _Atomic(uint32_t) index = UINT32_MAX;
  return pliant_layers_below_at(all, order, &index);
}

const void *pliant_layers_below_at(const pliant_layers *all, uintptr_t order,
                                   _Atomic(uint32_t) *index) {
  const uintptr_t *orders = pliant_layers_orders(all);
  uint32_t at = atomic_load_explicit(index, memory_order_relaxed);
  if (__builtin_expect(at >= all->count || orders[at] != order, 0)) {
    at = 0;
    for (uint32_t high = all->count; at < high;) {
      uint32_t middle = (at + high) / 2;
      if (orders[middle] < order) at = middle + 1;
      else high = middle;
    }
    // If the layer was removed, this is where it would be, and is found anew at every call.
    atomic_store_explicit(index, at, memory_order_relaxed);
  }
  return at == 0 ? NULL : all->layers[at - 1];
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

/// Called before a change and after it, by one writer at a time.
static void next_version(pliant_stack *stack) { atomic_fetch_add(&stack->version, 1); }

void pliant_layer_remove(void *layer, pliant_stack *stack, const void *object) {
  pliant_layer_header *header = pliant_layer_header_of(layer);
  header->stack = stack;
  header->object = object;
  atomic_store(&header->removed, atomic_load(&stack->version));
}

void pliant_stack_set_flags(pliant_stack *stack, uint32_t flags) {
  next_version(stack);
  atomic_store_explicit(&stack->flags, flags, memory_order_seq_cst);
  next_version(stack);
}

const pliant_layers *pliant_stack_set_object(pliant_stack *stack, const void *object,
                                             const pliant_layers *layers) {
  next_version(stack);
  const pliant_layers *old = pliant_map_set(&stack->objects, object, layers);
  next_version(stack);
  return old;
}

const pliant_classes *pliant_stack_set_levels(pliant_stack *stack, const pliant_classes *levels,
                                              bool top_answers_all, const void *top) {
  next_version(stack);
  // A call between these stores sees the owner's class in its old or its new state: changes of
  // another class leave `top` unchanged.
  if (top_answers_all) {
    atomic_store_explicit(&stack->top, top, memory_order_seq_cst);
    atomic_store_explicit(&stack->classes, NULL, memory_order_seq_cst);
  } else {
    atomic_store_explicit(&stack->classes, levels, memory_order_seq_cst);
    atomic_store_explicit(&stack->top, top, memory_order_seq_cst);
  }
  const pliant_classes *old = atomic_exchange(&stack->levels, levels);
  next_version(stack);
  return old;
}
