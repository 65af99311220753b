// The search for the layer below one, and what is remembered of it. See `passing_on.h`.
#include <errno.h>
#include <stdlib.h>

#include "../memory/thread_records.h"
#include "CPliant.h"

#define NO_VERSION ((uintptr_t)1)

pliant_position *pliant_position_make(pliant_stack *stack, pliant_position_kind kind,
                                      uintptr_t scope, uintptr_t order, bool borrows) {
  pliant_position *position = malloc(sizeof *position);
  if (position == NULL) pliant_no_memory();
  *position = (pliant_position){.stack = stack,
                                .scope = (const void *)scope,
                                .order = order,
                                .kind = kind,
                                .borrows = borrows,
                                .version = NO_VERSION};
  if (kind == PLIANT_AFTER_OBJECT_LAYER) position->receiver = position->scope;
  return position;
}

/// The newest layer or the redefinition of `class` or of its nearest superclass that has one, up to
/// the class whose code it is; then that code.
static const void *find_above(const pliant_stack *stack, const pliant_classes *all,
                              const void *class) {
  for (; class != NULL; class = pliant_superclass(class)) {
    const pliant_layers *layers = all == NULL ? NULL : pliant_classes_get(all, class);
    const void *top = layers == NULL ? NULL : pliant_class_top(layers);
    if (top != NULL) return top;
    if (class == stack->owner_class) break;
  }
  return stack->bottom;
}

/// Finds the layer, redefinition or code below a layer or a redefinition of a class.
static const void *find_below_in_class(pliant_position *position) {
  pliant_stack *stack = position->stack;
  const void *class = position->scope;
  const pliant_classes *all = pliant_stack_levels(stack);
  if (position->kind == PLIANT_AFTER_CLASS_LAYER) {
    const pliant_layers *own = all == NULL ? NULL : pliant_classes_get(all, class);
    if (own != NULL) {
      const void *below = pliant_layers_below_at(own, position->order, &position->index);
      if (below != NULL) return below;
      if (own->redefinition != NULL) return own->redefinition;
    }
  }
  if (class == stack->owner_class || class == NULL) return stack->bottom;
  return find_above(stack, all, pliant_superclass(class));
}

/// Finds the layer below a position, as `LayerStack.find` does; NULL if that must. Sets
/// `*is_for_all` if calls on `position->receiver` get the same layer, whatever their class.
static const void *find_below(pliant_position *position, const void *receiver,
                              bool *is_for_all) {
  pliant_stack *stack = position->stack;
  if (position->kind == PLIANT_AFTER_OBJECT_LAYER && receiver != NULL) {
    const pliant_layers *own = (const pliant_layers *)pliant_map_get(&stack->objects, receiver);
    // Checks the owner, as `pliant_enter` does.
    if (own != NULL && own->owner == receiver) {
      const void *below = pliant_layers_below_at(own, position->order, &position->index);
      *is_for_all = receiver == position->receiver;
      if (below != NULL) return below;
    }
  }
  // Layers that were switched off meanwhile stay on for a call that began before.
  if ((pliant_stack_flags(stack) & PLIANT_TASK_LAYERS) != 0) return NULL;
  if (position->kind != PLIANT_AFTER_OBJECT_LAYER) {
    *is_for_all = true;
    return find_below_in_class(position);
  }
  const pliant_classes *all = atomic_load_explicit(&stack->classes, memory_order_acquire);
  *is_for_all = all == NULL && receiver == position->receiver;
  const void *class = receiver == NULL ? NULL : *(const void *const *)receiver;
  const void *found = all == NULL ? NULL : pliant_find_in_classes(all, class);
  return found != NULL ? found : atomic_load_explicit(&stack->top, memory_order_acquire);
}

/// The stack pointer of a call that is passed on, as that of a borrow.
///
/// It is above those of the calls that come within it, and below the one of the call that it comes
/// within. Nothing tells it exactly, because no thunk is passed.
static uintptr_t frame_within(const pliant_borrow *outer, uintptr_t here) {
  enum { NEAR = 1024 };
  uintptr_t bound = atomic_load_explicit(&outer->frame, memory_order_relaxed);
  return bound > here && bound - here <= NEAR ? bound - 1 : here + NEAR;
}

/// Whether a frame is on the stack that its thread started on; false if not known, as on threads
/// that have passed on few calls.
static bool is_on_own_stack(pliant_thread *thread, uintptr_t here) {
  if (here >= thread->own_stack[0] && here < thread->own_stack[1]) return true;
  // Seldom, because this reads a file.
  uint32_t calls = ++thread->far_calls;
  if (calls < 64 || (calls & (calls - 1)) != 0) return false;
  int kept = errno;
  bool is_own = pliant_is_on_own_stack(thread);
  errno = kept;
  return is_own;
}

/// Begins a borrow above `top`, as `pliant_enter` does. It covers the whole stack of layers, as of
/// an even version, if calls that come within it can be told from those of coroutines.
static uintptr_t borrow_above(pliant_thread *thread, pliant_borrow *top, const void *layer,
                              uintptr_t here, pliant_stack *stack, uintptr_t version,
                              const void *object) {
  pliant_borrow *borrow = pliant_borrow_above(thread, top, layer, frame_within(top, here));
  if (version % 2 != 0 || !is_on_own_stack(thread, here)) return (uintptr_t)borrow;
  atomic_thread_fence(memory_order_release);  // after what ended the last use of the element
  atomic_store_explicit(&borrow->version, version, memory_order_relaxed);
  atomic_store_explicit(&borrow->object, object, memory_order_relaxed);
  atomic_store_explicit(&borrow->covers, stack, memory_order_release);
  return (uintptr_t)borrow | PLIANT_COVERING;
}

/// Keeps what was found for the next calls, unless another thread is just doing so.
static void remember(pliant_position *position, uintptr_t version, const void *layer) {
  if (atomic_exchange_explicit(&position->is_written, true, memory_order_acquire)) return;
  uintptr_t known = atomic_load_explicit(&position->version, memory_order_relaxed);
  if (known == NO_VERSION || known < version) {
    atomic_store_explicit(&position->below, layer, memory_order_release);
    atomic_store_explicit(&position->version, version, memory_order_release);
  }
  atomic_store_explicit(&position->is_written, false, memory_order_release);
}

static __attribute__((noinline)) pliant_passed pass_on_slowly(pliant_position *position,
                                                              const void *receiver,
                                                              uintptr_t here) {
  pliant_stack *stack = position->stack;
  pliant_passed passed = {NULL, PLIANT_KEPT_BY_STACK};
  if (position->kind == PLIANT_AFTER_NOTHING) return passed;
  pliant_thread *thread = pliant_thread_get();
  pliant_borrow *top = thread->top;
  if (here >= atomic_load_explicit(&top->frame, memory_order_relaxed))
    top = pliant_drop_ended(thread, here);
  uint32_t section = pliant_read_begin(thread);
  uintptr_t version = atomic_load_explicit(&stack->version, memory_order_acquire);
  bool is_for_all = false;
  const void *layer = find_below(position, receiver, &is_for_all);
  if (layer != stack->bottom && !position->borrows) layer = NULL;
  if (layer != NULL && is_for_all && version % 2 == 0) remember(position, version, layer);
  if (layer == stack->bottom) {
    passed.layer = layer;
  } else if (layer != NULL && top < &thread->borrows[PLIANT_BORROWS]) {
    passed.layer = layer;
    passed.hold = borrow_above(thread, top, layer, here, stack, version, receiver);
  }
  pliant_read_end(thread, section);
  return passed;
}

// SAFETY: a layer that was found before is still in place if the stack has not changed since.
//
// What was found belongs to the version that it is remembered with, though neither is written under
// a lock that this takes. `remember` stores the layer and then the version, this loads the version,
// then the layer, then the stack's version. If the layer is a later one than the version says, then
// it was found in, or after, a change whose odd version was stored before; who acquires the layer
// acquires that as well, and no longer finds the stack at the older version. Versions only grow, so
// none comes back.
//
// Instead of a read section, this looks at the stack's version again once the borrow is written. A
// writer changes the version, unlinks and marks the layer, has its barrier at a point P of this
// thread's program, and then looks for borrows. If this look comes after P, it sees the change, and
// the layer is not run. If it comes before P, then so does the store of the borrow, and the writer
// sees it. On the slow path, a section takes the place of the second look: the writer waits for it,
// or it began after P and finds nothing that was unlinked before.
//
// A borrow that covers the stack is written and looked at again likewise, so every later writer
// sees it, and `find_covered` keeps what that removes, because the change leads to a later version.
// Therefore a call that comes within it and finds the stack at the same version may run what was in
// place at it without a borrow of its own, as long as the covering one stays. That one ends with
// its call or, if its call was left by a jump, with a later call from a higher frame. A call from
// a lower frame on the same stack has ended by then. That it is on the same stack is certain only
// for the stack that the thread started on, of which the limits are known: coroutines, handlers on
// other stacks and other threads do not ride on a borrow, nor do calls that are suspended, because
// those are not borrowed for. A call for another object may need layers that are not covered, so
// it borrows, too; layers of classes are covered for all.
//
// If the second look fails, the layer may be freed by now, and is not touched. A writer may have
// seen the borrow meanwhile and have left layers to this thread: it collects.
__attribute__((noinline)) pliant_passed pliant_pass_on_borrowing(pliant_position *position,
                                                                 uintptr_t receiver) {
  pliant_stack *stack = position->stack;
  uintptr_t here = (uintptr_t)__builtin_frame_address(0);
  uintptr_t version = atomic_load_explicit(&position->version, memory_order_acquire);
  const void *layer = atomic_load_explicit(&position->below, memory_order_acquire);
  if (version != atomic_load_explicit(&stack->version, memory_order_acquire)) goto slowly;
  if (position->receiver != NULL && position->receiver != (const void *)receiver) goto slowly;
  if (layer == stack->bottom) return (pliant_passed){layer, PLIANT_KEPT_BY_STACK};
  pliant_thread *thread = pliant_thread_current;
  if (thread == NULL) goto slowly;
  pliant_borrow *top = thread->top;
  if (here >= atomic_load_explicit(&top->frame, memory_order_relaxed) ||
      top >= &thread->borrows[PLIANT_BORROWS])
    goto slowly;
  uintptr_t hold =
      borrow_above(thread, top, layer, here, stack, version, (const void *)receiver);
  pliant_reader_barrier();
  if (__builtin_expect(version == atomic_load_explicit(&stack->version, memory_order_acquire), 1))
    return (pliant_passed){layer, hold};
  pliant_take_back(top + 1);
slowly:
  return pass_on_slowly(position, (const void *)receiver, here);
}
