// The hazard pointers of calls: borrows that end out of order or with calls that do not return, and
// the search for those that are left. See `epochs.h`.
#include <errno.h>
#include <stdlib.h>

#include "thread_records.h"

enum { COLLECTORS = 2 };  // of layers and of observers
static _Atomic(void (*)(const void *)) collectors[COLLECTORS];

static void end_borrow(pliant_thread *thread, pliant_borrow *borrow, uintptr_t frame) {
  atomic_store_explicit(&borrow->covers, NULL, memory_order_release);
  atomic_store_explicit(&borrow->layer, NULL, memory_order_release);
  atomic_store_explicit(&borrow->frame, frame, memory_order_relaxed);
  if (frame == PLIANT_NO_FRAME) return;
  atomic_signal_fence(memory_order_seq_cst);  // for calls of a handler, as in `pliant_borrow_above`
  __atomic_store_n(&thread->top, borrow - 1, __ATOMIC_RELEASE);
}

static bool holds(const pliant_thread *thread, const void *item) {
  for (int at = 0; at < PLIANT_HOLDS; at++) {
    const void *held = atomic_load_explicit(&thread->holds[at].item, memory_order_acquire);
    if (held != NULL && (item == NULL || held == item)) return true;
  }
  return false;
}

bool pliant_is_held(const void *item) {
  pliant_thread_cursor at = pliant_all_threads;
  for (pliant_thread *thread; (thread = pliant_next_thread(&at)) != NULL;)
    if (holds(thread, item)) return true;
  return false;
}

void pliant_clear_borrows(pliant_thread *thread) {
  thread->kept = NULL;
  thread->changes = NULL;
  thread->batch = thread->pushes = thread->notifications = NULL;
  for (int at = 0; at < PLIANT_HOLDS; at++) pliant_hold_end(&thread->holds[at]);
  if (thread->top == NULL) thread->top = thread->borrows;  // new, and so zeroed
  for (pliant_borrow *borrow; (borrow = thread->top) > thread->borrows;)
    end_borrow(thread, borrow, PLIANT_ANY_FRAME);
  atomic_store_explicit(&thread->borrows[0].frame, PLIANT_ANY_FRAME, memory_order_relaxed);
}

bool pliant_has_borrows(const pliant_thread *thread) {
  if (holds(thread, NULL)) return true;
  for (const pliant_borrow *borrow = thread->top; borrow > thread->borrows; borrow--)
    if (atomic_load_explicit(&borrow->layer, memory_order_acquire) != NULL) return true;
  return false;
}

/// Whether a layer that a borrow keeps was removed; of a covered stack, whether any may have been.
static bool was_removed(const pliant_borrow *borrow) {
  const pliant_stack *stack = atomic_load_explicit(&borrow->covers, memory_order_relaxed);
  if (stack != NULL && atomic_load_explicit(&stack->version, memory_order_acquire) !=
                           atomic_load_explicit(&borrow->version, memory_order_relaxed))
    return true;
  const void *layer = atomic_load_explicit(&borrow->layer, memory_order_relaxed);
  return layer != NULL &&
         atomic_load_explicit(pliant_layer_removed(layer), memory_order_acquire) != 0;
}

/// Ends the borrows that have ended unnoticed before a call at the stack pointer `here`. Returns
/// whether the layer of any was removed meanwhile.
///
/// A borrow whose call came at the same stack pointer has ended. So has one below it on the same
/// stack, which was cut off. One above it may still run, so it stays until a call comes from as
/// high.
static bool drop_ended(pliant_thread *thread, uintptr_t here) {
  int kept = errno, is_own = -1;
  bool removed = false;
  uint32_t section = pliant_read_begin(thread);
  for (pliant_borrow *borrow; (borrow = thread->top) > thread->borrows;) {
    uintptr_t frame = atomic_load_explicit(&borrow->frame, memory_order_relaxed);
    if (frame > here) break;
    if (frame != PLIANT_NO_FRAME && frame != here) {
      if (is_own < 0) is_own = pliant_is_on_own_stack(thread);
      if (!is_own || frame < thread->own_stack[0]) break;
    }
    removed |= was_removed(borrow);
    end_borrow(thread, borrow, PLIANT_ANY_FRAME);
  }
  pliant_read_end(thread, section);
  errno = kept;
  return removed;
}

pliant_borrow *pliant_drop_ended(pliant_thread *thread, uintptr_t here) {
  if (drop_ended(thread, here)) pliant_collect(NULL);
  return thread->top;
}

bool pliant_end_borrows(pliant_thread *thread) {
  if (thread->top > thread->borrows) {
    bool is_own = pliant_is_on_own_stack(thread);
    for (pliant_borrow *borrow = thread->top; borrow > thread->borrows; borrow--) {
      uintptr_t frame = atomic_load_explicit(&borrow->frame, memory_order_relaxed);
      bool stays = is_own && (frame < thread->own_stack[0] || frame >= thread->own_stack[1]);
      if (!stays) end_borrow(thread, borrow, PLIANT_NO_FRAME);
    }
    drop_ended(thread, 0);
  }
  thread->kept = NULL;
  thread->changes = NULL;
  thread->batch = thread->pushes = thread->notifications = NULL;
  return thread->top == thread->borrows && !holds(thread, NULL);
}

void pliant_leave_early(pliant_borrow *borrow) {
  pliant_thread *thread = pliant_thread_get();
  uint32_t section = pliant_read_begin(thread);
  bool removed = was_removed(borrow);
  const void *kept = atomic_load_explicit(&borrow->layer, memory_order_relaxed);
  bool covers = atomic_load_explicit(&borrow->covers, memory_order_relaxed) != NULL;
  if (kept != NULL) end_borrow(thread, borrow, PLIANT_NO_FRAME);
  pliant_read_end(thread, section);
  if (removed) pliant_collect(covers ? NULL : kept);
}

void pliant_leave_chain(pliant_borrow *borrow) {
  pliant_thread *thread = pliant_thread_get();
  if (thread->top != borrow) return pliant_leave_early(borrow);
  uint32_t section = pliant_read_begin(thread);
  bool removed = was_removed(borrow);
  end_borrow(thread, borrow, PLIANT_ANY_FRAME);
  pliant_read_end(thread, section);
  if (removed) pliant_collect(NULL);
}

void pliant_take_back(pliant_borrow *borrow) {
  end_borrow(pliant_thread_get(), borrow, PLIANT_ANY_FRAME);
  pliant_collect(NULL);
}

pliant_kept_arrival *pliant_keep_arrival(const void *receiver, const void *stack, uintptr_t frame) {
  pliant_thread *thread = pliant_thread_get();
  while (thread->kept != NULL && atomic_load(&thread->kept->has_ended)) {
    pliant_kept_arrival *ended = thread->kept;
    thread->kept = ended->next;
    free(ended);
  }
  pliant_kept_arrival *arrival = malloc(sizeof *arrival);
  if (arrival == NULL) pliant_no_memory();
  *arrival = (pliant_kept_arrival){receiver, stack, frame, thread, false, thread->kept};
  return thread->kept = arrival;
}

void pliant_drop_arrival(pliant_kept_arrival *arrival) {
  if (pliant_thread_current != arrival->thread) return atomic_store(&arrival->has_ended, true);
  pliant_kept_arrival **link = &arrival->thread->kept;
  while (*link != NULL && *link != arrival) link = &(*link)->next;
  if (*link == arrival) *link = arrival->next;
  free(arrival);
}

// Among calls on one stack, the innermost has the lowest stack pointer.
const void *pliant_current_self(const pliant_stack *stack) {
  const pliant_thread *thread = pliant_thread_get();
  uintptr_t here = (uintptr_t)__builtin_frame_address(0), nearest = PLIANT_ANY_FRAME;
  const void *self = NULL;
  for (const pliant_borrow *borrow = thread->top; borrow > thread->borrows; borrow--) {
    uintptr_t frame = atomic_load_explicit(&borrow->frame, memory_order_relaxed);
    if (borrow->stack != stack || frame < here || frame >= nearest) continue;
    nearest = frame;
    self = borrow->receiver;
  }
  for (const pliant_kept_arrival *kept = thread->kept; kept != NULL; kept = kept->next) {
    if (kept->stack != stack || kept->frame < here || kept->frame >= nearest) continue;
    nearest = kept->frame;
    self = kept->receiver;
  }
  return self;
}

bool pliant_is_borrowed(const void *layer) {
  bool is_borrowed = false;
  pliant_find_borrowed(&layer, 1, &is_borrowed);
  return is_borrowed;
}

/// Marks the layers that a borrow keeps because it covers their stack: those that were in place at
/// its version.
static void find_covered(const pliant_borrow *borrow, const void *const *layers, size_t count,
                         bool *is_borrowed) {
  const void *stack, *object;
  uintptr_t version;
  do {  // again, if it is just being used for another call
    stack = atomic_load_explicit(&borrow->covers, memory_order_acquire);
    if (__builtin_expect(stack == NULL, 1)) return;
    version = atomic_load_explicit(&borrow->version, memory_order_relaxed);
    object = atomic_load_explicit(&borrow->object, memory_order_relaxed);
    atomic_thread_fence(memory_order_acquire);
  } while (atomic_load_explicit(&borrow->covers, memory_order_relaxed) != stack ||
           atomic_load_explicit(&borrow->version, memory_order_relaxed) != version);
  for (size_t i = 0; i < count; i++) {
    const pliant_layer_header *layer = pliant_layer_header_of(layers[i]);
    if (layer->stack == stack && (layer->object == NULL || layer->object == object) &&
        atomic_load_explicit(&layer->removed, memory_order_acquire) > version)
      is_borrowed[i] = true;
  }
}

void pliant_find_borrowed(const void *const *layers, size_t count, bool *is_borrowed) {
  if (pliant_thread_current != NULL)
    drop_ended(pliant_thread_current, (uintptr_t)__builtin_frame_address(0));
  pliant_thread_cursor at = pliant_all_threads;
  for (pliant_thread *thread; (thread = pliant_next_thread(&at)) != NULL;) {
    const pliant_borrow *borrow = __atomic_load_n(&thread->top, __ATOMIC_ACQUIRE);
    for (; borrow > thread->borrows; borrow--) {
      const void *layer = atomic_load_explicit(&borrow->layer, memory_order_acquire);
      size_t low = 0, high = count;
      while (low < high) {
        size_t middle = (low + high) / 2;
        if ((uintptr_t)layers[middle] < (uintptr_t)layer) low = middle + 1;
        else high = middle;
      }
      if (low < count && layers[low] == layer) is_borrowed[low] = true;
      find_covered(borrow, layers, count, is_borrowed);
    }
  }
}

void pliant_set_collect(void (*function)(const void *)) {
  for (int i = 0; i < COLLECTORS; i++) {
    void (*known)(const void *) = NULL;
    if (atomic_compare_exchange_strong(&collectors[i], &known, function) || known == function)
      return;
  }
}

void pliant_collect(const void *layer) {
  pliant_thread *thread = pliant_thread_get();
  if (atomic_load_explicit(&thread->locks, memory_order_relaxed) != 0) {
    thread->owes_collect = true;
    return;
  }
  for (int i = 0; i < COLLECTORS; i++) {
    void (*function)(const void *) = atomic_load(&collectors[i]);
    if (function != NULL) function(layer);
  }
}
