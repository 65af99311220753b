// The layers of a method, and how a call finds and borrows the one that answers it.
#ifndef PLIANT_LAYERS_H
#define PLIANT_LAYERS_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "epochs.h"
#include "map.h"

/// The size of the header before every layer, which says whether the layer was removed. Calls may
/// read it while it changes; Swift reads a layer as a whole, so the header is not part of it.
enum { PLIANT_LAYER_HEADER = 32 };
/// The size of the memory before that header for `pliant_layers_alone`, which is zero until then.
enum { PLIANT_LAYERS_ALONE = 48 };

typedef struct pliant_layer_header {
  _Atomic(uintptr_t) removed;     // 0, or the version of the stack that the removal led to
  const void *_Nullable stack;    // of a removed layer
  const void *_Nullable object;   // the object it was a layer of; NULL if a class
} pliant_layer_header;

static inline pliant_layer_header *_Nonnull pliant_layer_header_of(const void *_Nonnull layer) {
  return (pliant_layer_header *)((uintptr_t)layer - PLIANT_LAYER_HEADER);
}
static inline _Atomic(uintptr_t) *_Nonnull pliant_layer_removed(const void *_Nonnull layer) {
  return &pliant_layer_header_of(layer)->removed;
}
static inline void pliant_layer_set_removed(void *_Nonnull layer, bool removed) {
  atomic_store_explicit(pliant_layer_removed(layer), removed, memory_order_seq_cst);
}

/// The layers of one object or one class; never changed once published.
typedef struct pliant_layers {
  const void *_Nullable owner;         // the object or the class
  const void *_Nullable redefinition;  // of a class: replaces its code
  uint32_t count;
  bool is_part_of_layer;  // its only one, which is freed with it
  const void *_Nonnull layers[];  // oldest first; followed by their orders, which ascend
} pliant_layers;

typedef struct pliant_class_slot {
  const void *_Nullable owner;
  const pliant_layers *_Nullable layers;  // NULL in a free slot
} pliant_class_slot;

/// The layers of all classes that have some, by class; never changed once published.
typedef struct pliant_classes {
  uint32_t count;
  uint32_t mask;
  pliant_class_slot slots[];
} pliant_classes;

/// Allocates `count` layers, to be filled in before they are published, and freed with `free`. NULL
/// if no memory is left.
pliant_layers *_Nullable pliant_layers_make(const void *_Nullable owner,
                                            const void *_Nullable redefinition, uint32_t count);
/// The layers of an object that has one alone, in the memory of that layer: a call that finds them
/// has what it needs in two neighboring lines of the cache.
const pliant_layers *_Nonnull pliant_layers_alone(void *_Nonnull layer, uintptr_t object,
                                                  uintptr_t order);
static inline uintptr_t *_Nonnull pliant_layers_orders(const pliant_layers *_Nonnull all) {
  return (uintptr_t *)&all->layers[all->count];
}
static inline void pliant_layers_set(pliant_layers *_Nonnull all, uint32_t index,
                                     const void *_Nonnull layer, uintptr_t order) {
  all->layers[index] = layer;
  pliant_layers_orders(all)[index] = order;
}
/// The newest layer whose order is below `order`.
const void *_Nullable pliant_layers_below(const pliant_layers *_Nonnull all, uintptr_t order);
/// The newest layer whose order is below `order`, that of one which is probably at `*index`; keeps
/// that up to date.
const void *_Nullable pliant_layers_below_at(const pliant_layers *_Nonnull all, uintptr_t order,
                                             _Atomic(uint32_t) *_Nonnull index);

/// Returns the classes of `all` with `layers` as the layers of `owner`, to be freed with `free`.
/// NULL if no class is left, or, with `*has_memory` false, if no memory is.
const pliant_classes *_Nullable pliant_classes_replacing(const pliant_classes *_Nullable all,
                                                         const void *_Nullable owner,
                                                         const pliant_layers *_Nullable layers,
                                                         bool *_Nonnull has_memory);
static inline const pliant_layers *_Nullable pliant_classes_get(const pliant_classes *_Nonnull all,
                                                                const void *_Nullable owner) {
  for (uintptr_t at = pliant_map_hash((uintptr_t)owner);; at++) {
    const pliant_class_slot *slot = &all->slots[at & all->mask];
    if (slot->owner == owner || slot->layers == NULL) return slot->layers;
  }
}

enum { PLIANT_TASK_LAYERS = 1, PLIANT_COUNT_CALLS = 2, PLIANT_LAYERS_OFF = 4 };

/// The kind of self that calls pass.
typedef enum pliant_receiver_kind {
  PLIANT_NOBODY,  // of no interest: a function's, a static's, or of a value passed as arguments
  PLIANT_OBJECT,
  PLIANT_CLASS,
  PLIANT_ADDRESS,  // the address of a value
  PLIANT_PARTIAL,  // an object to be initialized; layers initialize another in its place
  PLIANT_WITNESS,  // a witness's receiver; layers get a value of the protocol's type
} pliant_receiver_kind;

/// Everything that a call needs to find its layer. `top` answers for every receiver that is neither
/// in `objects` nor in `classes`.
typedef struct pliant_stack {
  _Atomic(uint32_t) flags;
  pliant_map objects;
  _Atomic(const pliant_classes *) classes;  // NULL if `top` answers for every class
  _Atomic(const void *) top;
  _Atomic(const pliant_classes *) levels;  // every class, for the slow path
  const void *_Nullable owner;             // the Swift object that writes to it
  const void *_Nullable bottom;            // the original, as a layer, which is never freed
  const void *_Nullable owner_class;       // the class whose code it is, or NULL
  _Atomic(uintptr_t) version;              // odd while a writer changes what calls find
  pliant_receiver_kind receiver_kind;      // this and what follows is set before any call comes
  bool passes_class;                       // of a static or an initializer: self is a class
  uint64_t consumed;                       // arguments that come owned and are to be consumed
  uint64_t borrowed;                       // arguments that come borrowed and that entries release
  const void *_Nullable returned;          // if calls want `Self`: the class of what layers return
  const void *_Nullable initialized;       // of `PLIANT_PARTIAL`: whose own objects have layers
  const void *_Nullable witness;           // of `PLIANT_WITNESS`: the Swift object that knows it
  char apart[64];                          // keeps counting off the line that every call reads
  _Atomic(uint64_t) calls;                 // how many came while calls were counted
} pliant_stack;

static inline const void *_Nullable pliant_superclass(const void *_Nonnull class) {
  return ((const void *const *)class)[1];
}

static inline const void *_Nullable pliant_class_top(const pliant_layers *_Nonnull layers) {
  return layers->count > 0 ? layers->layers[layers->count - 1] : layers->redefinition;
}

/// The newest layer of `class` or of its nearest superclass that has one.
static inline const void *_Nullable pliant_find_in_classes(const pliant_classes *_Nonnull all,
                                                           const void *_Nullable class) {
  for (; class != NULL; class = pliant_superclass(class)) {
    const pliant_layers *layers = pliant_classes_get(all, class);
    if (layers != NULL) return pliant_class_top(layers);
  }
  return NULL;
}

static inline void pliant_count_call(pliant_stack *_Nonnull stack) {
  atomic_fetch_add_explicit(&stack->calls, 1, memory_order_relaxed);
}

/// A call's layer, the address of its receiver (a value itself, else a word that holds the
/// receiver), and the argument for `pliant_leave`.
typedef struct pliant_entered {
  const void *_Nullable layer;
  const void *_Nullable receiver;
  pliant_borrow *_Nullable borrow;
} pliant_entered;

/// Ends the thread's newest borrows whose calls were left by a jump or an exception. Returns the
/// newest that stays. `here` is the stack pointer.
pliant_borrow *_Nonnull pliant_drop_ended(pliant_thread *_Nonnull thread, uintptr_t here);

/// Finds the layer that answers a call on `receiver` and borrows it until `pliant_leave`. There is
/// none if the slow path must decide: because a task has layers of its own, all layers are switched
/// off, or this thread's calls are nested too deep.
///
/// `frame` is the stack pointer of the call. That of an inner call is below the outer one's; if it
/// is not, the outer one may have ended unnoticed.
static inline pliant_entered pliant_enter(pliant_stack *_Nonnull stack,
                                          const void *_Nullable receiver, uintptr_t frame) {
  pliant_thread *thread = pliant_thread_get();
  pliant_entered entered = {NULL, receiver, NULL};
  pliant_borrow *top = thread->top;
  if (__builtin_expect(frame >= atomic_load_explicit(&top->frame, memory_order_relaxed), 0))
    top = pliant_drop_ended(thread, frame);
  if (__builtin_expect(top >= &thread->borrows[PLIANT_BORROWS], 0)) return entered;
  pliant_entry_barrier();
  uint32_t section = pliant_read_begin(thread);
  const void *layer = NULL, *class = receiver;
  uint32_t flags = atomic_load_explicit(&stack->flags, memory_order_acquire);
  if (__builtin_expect(flags != 0, 0)) {
    if ((flags & (PLIANT_TASK_LAYERS | PLIANT_LAYERS_OFF)) != 0) goto none;
    if (stack->receiver_kind < PLIANT_PARTIAL) pliant_count_call(stack);
  }
  if (__builtin_expect(stack->receiver_kind == PLIANT_OBJECT, 1)) {
    const pliant_layers *own = (const pliant_layers *)pliant_map_get(&stack->objects, receiver);
    if (own != NULL) __builtin_prefetch((const char *)own + 64);
    // Between the reads of key and value the slot may have been given to another key.
    if (own != NULL && own->owner == receiver && (layer = pliant_class_top(own)) != NULL)
      goto found;
    class = *(const void *const *)receiver;
  } else if (stack->receiver_kind != PLIANT_CLASS) {
    if (stack->receiver_kind >= PLIANT_PARTIAL) goto none;
    goto top;
  }
  const pliant_classes *all = atomic_load_explicit(&stack->classes, memory_order_acquire);
  if (__builtin_expect(all != NULL, 0) && (layer = pliant_find_in_classes(all, class)) != NULL)
    goto found;
top:
  layer = atomic_load_explicit(&stack->top, memory_order_acquire);
  if (__builtin_expect(layer == NULL, 0)) goto none;
found:;
  pliant_borrow *borrow = pliant_borrow_above(thread, top, layer, frame);
  borrow->receiver = receiver;
  borrow->stack = stack;
  if (stack->receiver_kind != PLIANT_ADDRESS) entered.receiver = &borrow->receiver;
  entered.borrow = borrow;
  entered.layer = layer;
none:
  pliant_read_end(thread, section);
  return entered;
}

/// The self of this thread's innermost call that came through `stack`; NULL if there is none.
const void *_Nullable pliant_current_self(const pliant_stack *_Nonnull stack);

/// Returns the object for an initializer's own code to fill: once, within a call for an object of a
/// subclass, that object, else a new one.
const void *_Nonnull pliant_take_partial(const pliant_stack *_Nonnull stack);

/// Whether an object is of exactly the class whose initializer has layers.
static inline bool pliant_is_initialized(const pliant_stack *_Nonnull stack,
                                         const void *_Nonnull object) {
  return *(const void *const *)object == stack->initialized;
}

/// Frees an object that no initializer has filled.
void pliant_free_partial(const void *_Nonnull object);

/// Ends a borrow that is not this thread's newest. Calls on stacks of their own, such as
/// coroutines, may end in any order and on any thread.
void pliant_leave_early(pliant_borrow *_Nonnull borrow);

/// Ends the thread's newest borrow, of a layer that may have been freed before it was borrowed.
void pliant_take_back(pliant_borrow *_Nonnull borrow);
/// Ends a borrow that covers a stack.
void pliant_leave_chain(pliant_borrow *_Nonnull borrow);

/// Ends the borrow of a call.
///
/// This is a read section, for which the thread that removes the layer waits: if the layer is still
/// borrowed afterwards, its borrower sees that it was removed, and frees it.
static inline void pliant_leave(pliant_borrow *_Nonnull borrow) {
  pliant_thread *thread = pliant_thread_current;
  if (__builtin_expect(thread == NULL || thread->top != borrow, 0))
    return pliant_leave_early(borrow);
  const void *layer = atomic_load_explicit(&borrow->layer, memory_order_relaxed);
  uint32_t section = pliant_read_begin(thread);
  bool removed = atomic_load_explicit(pliant_layer_removed(layer), memory_order_acquire) != 0;
  atomic_store_explicit(&borrow->layer, NULL, memory_order_release);
  atomic_store_explicit(&borrow->frame, PLIANT_ANY_FRAME, memory_order_relaxed);
  atomic_signal_fence(memory_order_seq_cst);  // for calls of a handler, as in `pliant_borrow_above`
  __atomic_store_n(&thread->top, borrow - 1, __ATOMIC_RELEASE);
  pliant_read_end(thread, section);
  if (__builtin_expect(removed, 0)) pliant_collect(layer);
}

// How a writer changes a stack. Readers see the old value or the new one.

/// Marks a layer that was just unlinked, by the writer that unlinked it.
void pliant_layer_remove(void *_Nonnull layer, pliant_stack *_Nonnull stack,
                         const void *_Nullable object);
void pliant_stack_set_flags(pliant_stack *_Nonnull stack, uint32_t flags);
/// Returns the previous layers, likewise.
const pliant_layers *_Nullable pliant_stack_set_object(pliant_stack *_Nonnull stack,
                                                       const void *_Nonnull object,
                                                       const pliant_layers *_Nullable layers);
/// Returns the previous levels, to be freed once nobody reads them.
const pliant_classes *_Nullable pliant_stack_set_levels(pliant_stack *_Nonnull stack,
                                                        const pliant_classes *_Nullable levels,
                                                        bool top_answers_all,
                                                        const void *_Nullable top);
/// The owner of an entry's stack, in a call of that entry.
static inline const void *_Nullable pliant_stack_owner(pliant_stack *_Nonnull stack) {
  pliant_thread_get();
  pliant_entry_barrier();
  return stack->owner;
}
static inline uint32_t pliant_stack_flags(pliant_stack *_Nonnull stack) {
  return atomic_load_explicit(&stack->flags, memory_order_acquire);
}
static inline void pliant_stack_reset_calls(pliant_stack *_Nonnull stack) {
  atomic_store_explicit(&stack->calls, 0, memory_order_relaxed);
}
static inline uint64_t pliant_stack_calls(pliant_stack *_Nonnull stack) {
  return atomic_load_explicit(&stack->calls, memory_order_relaxed);
}
static inline const pliant_classes *_Nullable pliant_stack_levels(pliant_stack *_Nonnull stack) {
  return atomic_load_explicit(&stack->levels, memory_order_acquire);
}

#endif
