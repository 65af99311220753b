// How a layer passes a call on to the layer below it.
#ifndef PLIANT_PASSING_ON_H
#define PLIANT_PASSING_ON_H

#include "layers.h"

/// The kind of place from which a call is passed on.
typedef enum pliant_position_kind {
  PLIANT_AFTER_NOTHING,  // the slow path decides
  PLIANT_AFTER_OBJECT_LAYER,
  PLIANT_AFTER_CLASS_LAYER,
  PLIANT_AFTER_REDEFINITION,
} pliant_position_kind;

/// The place of a layer, from which the layer below is found. It outlives the layer as long as
/// something may pass a call on from there.
typedef struct pliant_position {
  pliant_stack *_Nonnull stack;
  const void *_Nullable scope;  // the object or the class
  uintptr_t order;              // of a layer
  pliant_position_kind kind;
  bool borrows;             // calls end on the thread that they came on
  _Atomic(uint32_t) index;  // where the layer was among those of its scope when last looked up
  // Cache of the layer below at a version of the stack, for calls on `receiver` or, if that is
  // NULL, on any. Written by one thread at a time, and for a later version only.
  const void *_Nullable receiver;
  _Atomic(uintptr_t) version;
  _Atomic(const void *) below;
  _Atomic(bool) is_written;
} pliant_position;

/// Allocates a position, to be freed with `free`.
pliant_position *_Nonnull pliant_position_make(pliant_stack *_Nonnull stack,
                                               pliant_position_kind kind, uintptr_t scope,
                                               uintptr_t order, bool borrows);

/// The layer that a call goes on with, and what keeps it: `PLIANT_KEPT_BY_STACK`, which also stands
/// for a borrow that the call comes within, or the call's own borrow, with `PLIANT_COVERING` added
/// if that covers the stack.
typedef struct pliant_passed {
  const void *_Nullable layer;
  uintptr_t hold;
} pliant_passed;
enum { PLIANT_KEPT_BY_STACK = 1, PLIANT_COVERING = 2 };

pliant_passed pliant_pass_on_borrowing(pliant_position *_Nonnull position, uintptr_t receiver);

/// A `pliant_borrow` as its own thread reads it.
struct pliant_own_borrow {
  const void *_Nullable layer, *_Nullable receiver, *_Nullable stack;
  uintptr_t frame;
  const void *_Nullable covers;
  uintptr_t version, object;
};
_Static_assert(sizeof(struct pliant_own_borrow) == sizeof(pliant_borrow), "the same fields");

/// An address in the caller's frame.
static inline __attribute__((always_inline)) uintptr_t pliant_stack_pointer(void) {
  uintptr_t pointer;
#if defined(__x86_64__)
  __asm__("movq %%rsp, %0" : "=r"(pointer));
#elif defined(__aarch64__)
  __asm__("mov %0, sp" : "=r"(pointer));
#else
#error "no stack pointer is known for this architecture"
#endif
  return pointer;
}

/// Finds the layer below a position for a call on the object `receiver`, or 0, and borrows it
/// until `pliant_leave`, unless it is the original. There is none if the slow path must decide.
///
/// The caller's frame must be within a kilobyte of this function's, and stay until the call ends.
static inline pliant_passed pliant_pass_on(pliant_position *_Nonnull position, uintptr_t receiver) {
  pliant_stack *stack = position->stack;
  uintptr_t version = atomic_load_explicit(&position->version, memory_order_acquire);
  const void *layer = atomic_load_explicit(&position->below, memory_order_acquire);
  uintptr_t known = (uintptr_t)position->receiver;
  if (__builtin_expect(version != atomic_load_explicit(&stack->version, memory_order_acquire), 0))
    goto borrowing;
  if (__builtin_expect(known != receiver, 0) && known != 0) goto borrowing;
  if (layer == stack->bottom) return (pliant_passed){layer, PLIANT_KEPT_BY_STACK};
  const pliant_thread *thread = pliant_thread_current;
  uintptr_t here = pliant_stack_pointer();
  if (__builtin_expect(thread == NULL || here < thread->own_stack[0], 0)) goto borrowing;
  // Only this thread writes to it, so nothing here needs to be atomic.
  const struct pliant_own_borrow *top = (const struct pliant_own_borrow *)thread->top;
  if (top->covers != stack || top->version != version || here >= top->frame) goto borrowing;
  if (__builtin_expect(top->object != receiver, 0) && known != 0) goto borrowing;
  return (pliant_passed){layer, PLIANT_KEPT_BY_STACK};
borrowing:
  return pliant_pass_on_borrowing(position, receiver);
}

#endif
