// Thunks, which joints hold.
#ifndef PLIANT_THUNKS_H
#define PLIANT_THUNKS_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "layers.h"

/// What a thunk does with a call, before the slot's code runs.
typedef enum pliant_thunk_kind {
  PLIANT_THUNK_SYNC,     // keeps self and the slot for `pliant_arrive`; the code is a closure without captures
  PLIANT_THUNK_ASYNC,    // async: the code is a closure that captures exactly one `pliant_frame`
  PLIANT_THUNK_ASYNC_ORIGINAL,  // async: an original; the call's context is an object that holds its self
  PLIANT_THUNK_ASYNC_RESIZE, // async: what stands at an entry; the code is the word that holds a record
  PLIANT_THUNK_BY_CLASS,   // runs its code for receivers of some classes; the context is a `pliant_choice`
  PLIANT_THUNK_REENTRANCY,    // runs its code, but the context where this thread holds one of Pliant's locks
  PLIANT_THUNK_SETTER,   // around a setter; the context is a `pliant_accessor`
  PLIANT_THUNK_MODIFY,   // around a coroutine that changes in place; the same
} pliant_thunk_kind;

/// What one thunk refers to; written before the thunk is in a joint, and never after.
typedef struct pliant_slot {
  const void *_Nullable code;
  const void *_Nullable context;
  int32_t relative;  // of an async thunk, its function pointer record: from here to the thunk,
  uint32_t size;     // and the size of its context
  uint64_t offset;   // of the frame behind the context of `code`
} pliant_slot;

/// What an entry of an async function has as its context.
typedef struct pliant_frame {
  const void *_Nullable object[2];
  const void *_Nullable context;  // the slot's
  const void *_Nullable receiver;
} pliant_frame;

/// Whose calls a thunk leads to its code; all others run another function, which is a record if the code is.
typedef struct pliant_choice {
  const void *_Nonnull type;  // a class, and those below it
  const void *_Nonnull otherwise;
  bool is_async;
} pliant_choice;

/// A slot with a thunk; NULL where no memory is left or nothing executable may be mapped. `code` is a
/// function, or, of an async one, the record that stands for it.
const pliant_slot *_Nullable pliant_thunk_make(pliant_thunk_kind kind, const void *_Nonnull code,
                                              const void *_Nullable context);
/// What a joint holds for it.
const void *_Nonnull pliant_thunk_function(const pliant_slot *_Nonnull slot, pliant_thunk_kind kind);
/// The class whose objects frames are; set before any is made.
void pliant_set_frame_class(const void *_Nonnull class);

typedef struct pliant_arrival {
  const void *_Nullable receiver;
  const pliant_slot *_Nonnull slot;
  uintptr_t frame;  // where the stack ended, above the return address
} pliant_arrival;

/// Calls that came through a thunk and have not been taken: one, and those of signals' handlers within it.
typedef struct pliant_arrival_stack {
  uint64_t top;  // in bytes from here to the newest
  uint64_t room;
  pliant_arrival arrivals[42];
} pliant_arrival_stack;
extern __thread pliant_arrival_stack pliant_arrivals __attribute__((tls_model("initial-exec")));

/// The call that has just come through a thin thunk on this thread.
static inline pliant_arrival pliant_arrive(void) {
  uint64_t top = pliant_arrivals.top;
  pliant_arrival arrival = *(pliant_arrival *)((char *)&pliant_arrivals + top);
  atomic_signal_fence(memory_order_seq_cst);
  pliant_arrivals.top = top - sizeof(pliant_arrival);
  return arrival;
}
/// What a handle's slot has as its context. Acquired, for Thread Sanitizer does not see that slots are filled
/// before a joint leads to them.
static inline pliant_stack *_Nonnull pliant_stack_of(pliant_arrival arrival) {
  return atomic_load_explicit((_Atomic(pliant_stack *) *)&arrival.slot->context, memory_order_acquire);
}

// MARK: Receivers that are no objects

/// Stands for a class, or for the address of a value, as the context of a closure while it is called.
///
/// A debug build retains the context of a closure that it calls. In a class that would change the word that names
/// its superclass, in a value whatever it has there.
typedef struct pliant_stand_in {
  uintptr_t object[2];  // the head of an object, which is retained and released in their place
  const void *_Nullable function;
  const void *_Nullable receiver;
  uint64_t words;  // of arguments that may lie on the stack; even
} pliant_stand_in;

void pliant_stand_in_init(pliant_stand_in *_Nonnull stand_in, const void *_Nullable receiver,
                          uint64_t words);
/// The function of such a closure: it calls `function` on `receiver`.
const void *_Nonnull pliant_stand_in_function(void);

#endif
