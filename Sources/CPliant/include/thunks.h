// Thunks: the functions that hooks lead to. They hand the call and its receiver on.
#ifndef PLIANT_THUNKS_H
#define PLIANT_THUNKS_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "layers.h"

/// The action of a thunk before the slot's code runs.
typedef enum pliant_thunk_kind {
  /// Records self and the slot for `pliant_arrive`; the code is a closure without captures.
  PLIANT_THUNK_SYNC,
  /// Records self and the slot of an async function; the code is a closure that captures one
  /// `pliant_frame` alone.
  PLIANT_THUNK_ASYNC,
  /// Calls the original of an async function; the context is an object that holds self.
  PLIANT_THUNK_ASYNC_ORIGINAL,
  /// Calls the async function whose record the code, a target pointer, leads to, in a context of
  /// the size that it needs.
  PLIANT_THUNK_ASYNC_RESIZE,
  /// Runs its code for receivers of some classes; the context is a `pliant_choice`.
  PLIANT_THUNK_BY_CLASS,
  /// Runs the original for objects without layers; the context is a `pliant_object_filter`.
  PLIANT_THUNK_BY_OBJECT,
  /// Runs a dynamic original for objects without layers; the code is the slot of a
  /// `PLIANT_THUNK_ORIGINAL`.
  PLIANT_THUNK_BY_OBJECT_DYNAMIC,
  /// Calls the original of a dynamic function, whatever its cell holds; the context is the word
  /// that holds what was in the cell.
  PLIANT_THUNK_ORIGINAL,
  /// Runs its code, or its context while this thread holds one of Pliant's locks.
  PLIANT_THUNK_REENTRANCY,
  /// Runs its code for calls of one specialization; the context is a `pliant_filter`.
  PLIANT_THUNK_FILTER,
  /// Runs its code without the words behind the call's arguments; the context is a
  /// `pliant_rearrangement`.
  PLIANT_THUNK_WORD_DROP,
  /// Runs its code with words behind the arguments; the context is a `pliant_rearrangement`.
  PLIANT_THUNK_WORD_ADD,
  /// Calls a witness with its table in the place of a copy; the context is the words of a
  /// `pliant_table_copy`.
  PLIANT_THUNK_TABLE,
  /// Runs around a setter; the context is a `pliant_accessor`.
  PLIANT_THUNK_SETTER,
  /// Runs around a coroutine that changes a property in place; likewise.
  PLIANT_THUNK_MODIFY,
  /// Records the call, and runs what the word at the code leads to; the context is a
  /// `pliant_traced`.
  PLIANT_THUNK_TRACE,
  /// Records the call of an async function; the word leads to a record.
  PLIANT_THUNK_TRACE_ASYNC,
} pliant_thunk_kind;

/// The data of a thunk. Written before the thunk is in a hook, and never afterwards, but for the
/// context of one by object.
typedef struct pliant_slot {
  const void *_Nullable code;
  const void *_Nullable context;
  int32_t relative;  // `relative` and `size` are an async thunk's function pointer record: the
  uint32_t size;     // distance from here to the thunk, and the size of its context
  uint64_t offset;   // of the frame, which follows the context of `code`; by object: the slot of
                     // the sync thunk
} pliant_slot;

/// The context of an async function's entry.
typedef struct pliant_frame {
  const void *_Nullable object[2];
  const void *_Nullable context;  // the slot's
  const void *_Nullable receiver;
} pliant_frame;

/// The class for whose calls a thunk runs its code. For all others it runs another function, which
/// is a record if the code is.
typedef struct pliant_choice {
  const void *_Nonnull type;  // subclasses included
  const void *_Nonnull otherwise;
  bool is_async;
} pliant_choice;

/// A copy of a witness table, which only calls of one witness are passed; it is never freed.
typedef struct pliant_table_copy {
  uint64_t is_async;  // whether the code of the witness is a record
  const void *_Nonnull table;
  const void *_Nullable words[];
} pliant_table_copy;
static inline const pliant_table_copy *_Nonnull pliant_table_copy_of(const void *_Nonnull words) {
  return (const pliant_table_copy *)((const char *)words - offsetof(pliant_table_copy, words));
}
/// Makes one, and puts a thunk that leads to `witness` at an index. NULL if no memory is left.
const void *_Nullable pliant_copy_table(const void *_Nonnull table, size_t count, size_t index,
                                        const void *_Nonnull witness, bool is_async);

enum { PLIANT_FILTER_COUNTS = 1024 };
/// Which objects may have layers of their own. It is never freed, so that calls read it without a
/// read section.
typedef struct pliant_object_filter {
  _Atomic(uint16_t) counts[PLIANT_FILTER_COUNTS];  // by address
  const pliant_slot *_Nonnull entry;  // of the sync thunk for objects that may
} pliant_object_filter;
/// Makes all objects pass as those that may have layers, or those alone that are counted.
void pliant_filter_set_is_open(const pliant_slot *_Nonnull slot,
                               pliant_object_filter *_Nonnull filter, bool is_open);
/// Counts an object that gets its first layer (1), or has lost its last (-1). The highest
/// count stays.
void pliant_filter_count(pliant_object_filter *_Nonnull filter, const void *_Nonnull object,
                         int difference);

/// Makes a slot with a thunk; NULL if no memory is left or nothing executable may be mapped. `code`
/// is a function or, of an async one, its function pointer record.
const pliant_slot *_Nullable pliant_thunk_make(pliant_thunk_kind kind, const void *_Nonnull code,
                                               const void *_Nullable context);
/// The word that leads a hook to a slot's thunk.
const void *_Nonnull pliant_thunk_function(const pliant_slot *_Nonnull slot,
                                           pliant_thunk_kind kind);
/// The slot of a thunk that is a function.
const pliant_slot *_Nonnull pliant_thunk_slot(const void *_Nonnull thunk);
/// Sets the class of frames, as objects, before any is made.
void pliant_set_frame_class(const void *_Nonnull class);

/// The newest call that came through a thunk and has not been taken: one, and below it those that
/// a signal handler's calls have interrupted. NULL until the thread's first. A pointer, because
/// a library that is loaded into a running program has few bytes for what each thread has.
extern __thread pliant_arrival *_Nullable pliant_arrivals
    __attribute__((tls_model("initial-exec")));

/// Takes the call that has just come through a sync thunk on this thread.
static inline pliant_arrival pliant_arrive(void) {
  pliant_arrival arrival = *pliant_arrivals;
  atomic_signal_fence(memory_order_seq_cst);
  pliant_arrivals -= 1;
  return arrival;
}
/// The context of a handle's slot. Acquired because Thread Sanitizer does not see that slots are
/// filled in before a hook leads to them.
static inline pliant_stack *_Nonnull pliant_stack_of(pliant_arrival arrival) {
  return atomic_load_explicit((_Atomic(pliant_stack *) *)&arrival.slot->context,
                              memory_order_acquire);
}

// MARK: Receivers that are not objects

/// An object that replaces a class, or the address of a value, as the context of a closure in a
/// call.
///
/// A debug build retains the context of a closure that it calls. In a class that would overwrite
/// the pointer to its superclass, in a value whatever it stores there.
typedef struct pliant_stand_in {
  uintptr_t object[2];  // the header of the object, which is retained and released
  const void *_Nullable function;
  const void *_Nullable receiver;
  uint64_t words;  // how many words of arguments may be on the stack; even
} pliant_stand_in;

void pliant_stand_in_init(pliant_stand_in *_Nonnull stand_in, const void *_Nullable receiver,
                          uint64_t words);
/// The function of such a closure, which calls `function` on `receiver`.
const void *_Nonnull pliant_stand_in_function(void);

#endif
