// What Swift cannot write: thread-local state, acquire and release on shared C memory, functions
// of the Swift calling convention that are not closures, and the walk over loaded images.
#ifndef CPLIANT_H
#define CPLIANT_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if !defined(__x86_64__) && !defined(__aarch64__)
#error "Pliant writes machine code of x86-64 and arm64, and of no other processor"
#endif

// MARK: Maps from an address to a value, read without a lock

typedef struct pliant_map_slot {
  _Atomic(uintptr_t) key;
  _Atomic(const void *) value;
} pliant_map_slot;

typedef struct pliant_map_table {
  uintptr_t mask;
  uintptr_t used;   // slots that are or were taken
  uintptr_t count;  // keys
  pliant_map_slot slots[];
} pliant_map_table;

enum { PLIANT_MAP_PARTS = 256 };

/// A large map's tables, by the highest bits of the hash: each is small enough to be replaced within microseconds.
typedef struct pliant_map_parts {
  _Atomic(pliant_map_table *) tables[PLIANT_MAP_PARTS];
} pliant_map_parts;

/// Open addressing over tables that are replaced when they grow. One writer at a time, held apart by
/// the caller's lock; readers need a reading section and nothing else.
typedef struct pliant_map {
  _Atomic(pliant_map_table *) table;        // while the map is small
  _Atomic(const pliant_map_parts *) parts;  // once it was large
  uintptr_t count;                          // keys
  _Atomic(pliant_map_table *) *_Nullable full;  // the table that must grow before another key is set
} pliant_map;

const void *_Nullable pliant_map_set(pliant_map *_Nonnull map, const void *_Nonnull key,
                                     const void *_Nullable value);
/// Makes room for one more key, so that setting it cannot fail; false where no memory is left.
bool pliant_map_reserve(pliant_map *_Nonnull map);

/// Copies keys and values from the place `*from` on, as `pliant_copy_object_records` does. Called under
/// the writers' lock.
size_t pliant_map_copy(pliant_map *_Nonnull map, size_t *_Nonnull from, size_t most,
                       const void *_Nullable *_Nonnull keys,
                       const void *_Nullable *_Nonnull values);

// 44 bits: tables take the lowest of them, parts the eight highest.
enum { PLIANT_MAP_PART_SHIFT = 36 };
static inline uintptr_t pliant_map_hash(uintptr_t key) {
  return (key >> 4) * 0x9E3779B97F4A7C15ull >> 20;  // Fibonacci hashing, Knuth 6.4
}

static inline const void *_Nullable pliant_map_get(pliant_map *_Nonnull map,
                                                   const void *_Nonnull key) {
  uintptr_t at = pliant_map_hash((uintptr_t)key);
  const pliant_map_parts *parts = atomic_load_explicit(&map->parts, memory_order_acquire);
  // Most maps are small, and most of those have nothing: for these nothing is computed.
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

// MARK: Threads that read and threads that wait for them

enum { PLIANT_BORROWS = 128 };

/// A call that runs a layer which it does not keep. The thread that it came on fills it.
typedef struct pliant_borrow {
  _Atomic(const void *) layer;  // NULL once the call has ended
  const void *_Nullable receiver;  // the self of the call,
  const void *_Nullable stack;     // and what it came through
  _Atomic(uintptr_t) frame;  // the stack's end when it came: all that it calls is below
} pliant_borrow;
#define PLIANT_NO_FRAME ((uintptr_t)0)  // of a borrow that ended before newer ones did
#define PLIANT_ANY_FRAME UINTPTR_MAX    // of one that is yet to be filled, and of none

/// What one thread is reading now. Written by that thread alone, read by any that frees memory.
typedef struct pliant_thread {
  _Atomic(uint32_t) section;  // odd inside a reading section
  _Atomic(uint32_t) waiters;  // that sleep until `section` or `locks` changes
  bool has_coroutines;        // it has ended, and calls of coroutines that it ran have not
  bool owes_collect;          // it left a call while it held a lock, and is to free what the call ran
  _Atomic(uint32_t) locks;    // of Pliant that it holds, or is about to take
  pliant_borrow *_Nonnull top;  // the newest of its borrows; the first of all is none
  pliant_borrow borrows[1 + PLIANT_BORROWS];
  struct pliant_kept_arrival *_Nullable kept;  // calls that borrow nothing, innermost first
  uintptr_t own_stack[2];  // where its own stack begins and ends, as far as is known
  _Atomic(uint64_t) *_Nonnull taken;  // the word that says whether a thread has this record
  uint64_t taken_bit;
  _Atomic(int32_t) late;  // the thread's id, if it took this after its destructors had run, and so cannot give it back
  const struct pliant_change *_Nullable changes;  // of observed properties, innermost first
  const void *_Nullable batch;     // the Swift object that collects changes, while there is one
  const void *_Nullable pushes;    // the bindings that are pushing, innermost first
  void *_Nullable probe;           // what looks for the storage behind a property by reading it
} pliant_thread;

/// A call that found its layer on the slow path, and so keeps its self itself.
typedef struct pliant_kept_arrival {
  const void *_Nullable receiver;
  const void *_Nullable stack;
  uintptr_t frame;  // as of a borrow
  struct pliant_thread *_Nonnull thread;
  _Atomic(bool) has_ended;  // on another thread than it came on, to which it belongs
  struct pliant_kept_arrival *_Nullable next;
} pliant_kept_arrival;

/// Takes note of such a call, which comes on this thread, until it is dropped by any.
pliant_kept_arrival *_Nonnull pliant_keep_arrival(const void *_Nullable receiver, const void *_Nonnull stack,
                                                  uintptr_t frame);
void pliant_drop_arrival(pliant_kept_arrival *_Nonnull arrival);

extern __thread pliant_thread *_Nullable pliant_thread_current
    __attribute__((tls_model("initial-exec")));
extern _Atomic(uint32_t) pliant_needs_fence;

pliant_thread *_Nonnull pliant_thread_register(void);

static inline pliant_thread *_Nonnull pliant_thread_get(void) {
  pliant_thread *thread = pliant_thread_current;
  return __builtin_expect(thread != NULL, 1) ? thread : pliant_thread_register();
}

// The barrier between a reader's store and its next load is the writer's `membarrier` where the
// kernel has it: readers then pay for none. (The scheme is liburcu's; Desnoyers et al. 2012.)
static inline void pliant_reader_barrier(void) {
  atomic_signal_fence(memory_order_seq_cst);
  if (__builtin_expect(atomic_load_explicit(&pliant_needs_fence, memory_order_relaxed) != 0, 0))
    atomic_thread_fence(memory_order_seq_cst);
}

// A call loads its joint as it loads any word. Where loads may overtake each other, as on arm64, its
// entry could then have read what stands behind the joint before the joint itself, and find nothing:
// a branch does not order loads. `pliant_store` is the writer's side of this; it needs a thread that is
// registered, for which the flag was set before.
static inline void pliant_entry_barrier(void) {
#if !defined(__x86_64__)
  if (__builtin_expect(atomic_load_explicit(&pliant_needs_fence, memory_order_relaxed) != 0, 0))
    atomic_thread_fence(memory_order_acquire);
#endif
}

/// Returns what `pliant_read_end` takes.
///
/// The handler of a signal may read while the thread that it interrupted does. Its section lies within
/// the other one, and leaves the number as it is.
static inline uint32_t pliant_read_begin(pliant_thread *_Nonnull thread) {
  uint32_t section = atomic_load_explicit(&thread->section, memory_order_relaxed);
  atomic_store_explicit(&thread->section, section | 1, memory_order_relaxed);
  pliant_reader_barrier();
  return section;
}

/// Wakes those who sleep until this thread has left its section or its locks.
void pliant_wake_waiters(pliant_thread *_Nonnull thread);

static inline void pliant_read_end(pliant_thread *_Nonnull thread, uint32_t section) {
  // Swift's optimizer moves a retain past stores, be they releasing, but not past a fence. (LLVMARCOpts)
  atomic_signal_fence(memory_order_seq_cst);
  if (__builtin_expect((section & 1) == 0, 1))
    atomic_store_explicit(&thread->section, section + 2, memory_order_release);
  atomic_signal_fence(memory_order_seq_cst);
  if (__builtin_expect(atomic_load_explicit(&thread->waiters, memory_order_relaxed) != 0, 0))
    pliant_wake_waiters(thread);
}

/// Returns once no thread is in a reading section that began before the call.
void pliant_wait_for_readers(void);
/// How many threads have a record; some may have ended.
uint32_t pliant_thread_count(void);
/// Whether any thread is in a call that borrows `layer`. Call after `pliant_wait_for_readers`.
bool pliant_is_borrowed(const void *_Nonnull layer);
/// The same of several layers, which are sorted by address, in one look at the threads.
void pliant_find_borrowed(const void *_Nonnull const *_Nonnull layers, size_t count,
                          bool *_Nonnull is_borrowed);
/// Called by a thread that ends a borrow of a layer that was removed meanwhile. Who was interrupted by a
/// signal in one of Pliant's locks calls it when it has left the lock, and not in the signal's handler.
///
/// `layer` is that layer; NULL where it may be any of several. Others are left to the threads that end their borrows:
/// what a call ran is freed by the time that it has ended.
void pliant_set_collect(void (*_Nonnull collect)(const void *_Nullable layer));
void pliant_collect(const void *_Nullable layer);

// MARK: Locks and `fork`

/// Called around each lock. Who forks waits until no other thread holds one, for in the child nobody would
/// leave it.
void pliant_lock_enter(void);
void pliant_lock_exit(void);

/// How many forks, of a process that used Pliant, lead to this process: threads and queues that were begun
/// before the last of them are not here.
uint32_t pliant_generation(void);

/// Writes that no memory is left, and stops the program as the Swift runtime does.
_Noreturn void pliant_no_memory(void);

// MARK: Layers over a method

/// Room before every layer for what changes while calls borrow it: whether it was removed. Swift reads
/// a layer whole, so this must not be part of it.
enum { PLIANT_LAYER_HEADER = 16 };

static inline _Atomic(uintptr_t) *_Nonnull pliant_layer_removed(const void *_Nonnull layer) {
  return (_Atomic(uintptr_t) *)((uintptr_t)layer - PLIANT_LAYER_HEADER);
}
static inline void pliant_layer_set_removed(void *_Nonnull layer, bool removed) {
  atomic_store_explicit(pliant_layer_removed(layer), removed, memory_order_seq_cst);
}

/// The layers of one object, or of one class; never changed once published.
typedef struct pliant_layers {
  const void *_Nullable owner;     // the object, or the class
  const void *_Nullable redefinition;  // of a class: stands in for its code
  uint32_t count;
  const void *_Nonnull layers[];   // oldest first; behind them their orders, which ascend
} pliant_layers;

typedef struct pliant_class_slot {
  const void *_Nullable owner;
  const pliant_layers *_Nullable layers;  // NULL in a slot that is not taken
} pliant_class_slot;

/// The layers of every class that has some, by class; never changed once published.
typedef struct pliant_classes {
  uint32_t count;
  uint32_t mask;
  pliant_class_slot slots[];
} pliant_classes;

/// Room for `count` layers, to be filled before it is published and freed with `free`; NULL where no
/// memory is left.
pliant_layers *_Nullable pliant_layers_make(const void *_Nullable owner,
                                            const void *_Nullable redefinition, uint32_t count);
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

/// The same classes, but that those layers of `owner` are there and no others, to be freed with `free`. NULL
/// where no class is left, and, with `*has_memory` false, where no memory is.
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

/// What the self of a call is.
typedef enum pliant_subject {
  PLIANT_NOBODY,   // of no interest: a function's, a static's, or a value's whose parts are arguments
  PLIANT_OBJECT,
  PLIANT_CLASS,
  PLIANT_ADDRESS,  // where a value is
  PLIANT_PARTIAL,  // an object that an initializer is to fill; layers make another in its place
} pliant_subject;

/// What a call needs to find its layer. `top` answers for every receiver that `objects` and
/// `classes` do not know.
typedef struct pliant_stack {
  _Atomic(uint32_t) flags;
  pliant_map objects;
  _Atomic(const pliant_classes *) classes;  // NULL where `top` answers for every class
  _Atomic(const void *) top;
  _Atomic(const pliant_classes *) levels;   // every class, for the slow path
  const void *_Nullable owner;              // the Swift object that writes to it
  pliant_subject subject;                   // written before anything arrives, as what follows is
  bool passes_class;                        // of a static or an initializer: self is a class
  uint64_t consumed;                        // arguments that come owned and are to be consumed
  uint64_t borrowed;                        // those that come borrowed and that the entry lets go of
  const void *_Nullable returned;           // the class whose objects layers answer with, if calls want `Self`
  const void *_Nullable initialized;        // of `PLIANT_PARTIAL`: the class whose own objects have layers
  char apart[64];                           // so that counting leaves alone what every call reads
  _Atomic(uint64_t) calls;                  // those that came while they were counted
} pliant_stack;

static inline const void *_Nullable pliant_superclass(const void *_Nonnull class) {
  return ((const void *const *)class)[1];
}

static inline const void *_Nullable pliant_class_top(const pliant_layers *_Nonnull layers) {
  return layers->count > 0 ? layers->layers[layers->count - 1] : layers->redefinition;
}

/// The newest layer of the nearest class, upwards from `class`, that has one.
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

/// A call's layer, where its receiver is, which is a word that holds it or, of a value, the value, and what
/// `pliant_leave` takes.
typedef struct pliant_entered {
  const void *_Nullable layer;
  const void *_Nullable receiver;
  pliant_borrow *_Nullable borrow;
} pliant_entered;

/// Ends the thread's newest borrows that are of no call any more, for it was left by a jump or an exception, and
/// returns the newest that stays: `here` is where the stack ends.
pliant_borrow *_Nonnull pliant_drop_ended(pliant_thread *_Nonnull thread, uintptr_t here);

/// Finds the layer that answers a call on `receiver` and borrows it until `pliant_leave`. There is none
/// where the slow path must decide: a task has layers of its own, all layers are switched off, or this
/// thread's calls are nested too deep.
///
/// `frame` is where the stack ends. A call within another has its own below that one's; if not, that one may have
/// ended unseen.
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
    if (stack->subject != PLIANT_PARTIAL) pliant_count_call(stack);
  }
  if (__builtin_expect(stack->subject == PLIANT_OBJECT, 1)) {
    const pliant_layers *own = (const pliant_layers *)pliant_map_get(&stack->objects, receiver);
    // A slot may have changed hands between its key and its value.
    if (own != NULL && own->owner == receiver && (layer = pliant_class_top(own)) != NULL) goto found;
    class = *(const void *const *)receiver;
  } else if (stack->subject != PLIANT_CLASS) {
    if (stack->subject == PLIANT_PARTIAL) goto none;
    goto top;
  }
  const pliant_classes *all = atomic_load_explicit(&stack->classes, memory_order_acquire);
  if (__builtin_expect(all != NULL, 0) && (layer = pliant_find_in_classes(all, class)) != NULL)
    goto found;
top:
  layer = atomic_load_explicit(&stack->top, memory_order_acquire);
  if (__builtin_expect(layer == NULL, 0)) goto none;
found:;
  // The handler of a signal that comes in between borrows above this place.
  pliant_borrow *borrow = entered.borrow = top + 1;
  __atomic_store_n(&thread->top, borrow, __ATOMIC_RELAXED);
  atomic_signal_fence(memory_order_seq_cst);
  borrow->receiver = receiver;
  borrow->stack = stack;
  atomic_store_explicit(&borrow->frame, frame, memory_order_relaxed);
  if (stack->subject != PLIANT_ADDRESS) entered.receiver = &borrow->receiver;
  atomic_store_explicit(&borrow->layer, layer, memory_order_relaxed);
  entered.layer = layer;
none:
  pliant_read_end(thread, section);
  return entered;
}

/// The self of the innermost call of this thread that came through `stack`; NULL where there is none.
const void *_Nullable pliant_current_self(const pliant_stack *_Nonnull stack);

/// What an initializer's own code is to fill: within a call for an object of another class, which is one
/// of a subclass, that object, once; else one that is new.
const void *_Nonnull pliant_take_partial(const pliant_stack *_Nonnull stack);

/// Whether a call wants an object of exactly the class whose initializer has layers.
static inline bool pliant_is_initialized(const pliant_stack *_Nonnull stack,
                                         const void *_Nonnull object) {
  return *(const void *const *)object == stack->initialized;
}

/// Frees an object that no initializer has filled.
void pliant_free_partial(const void *_Nonnull object);

/// Ends a borrow that is not this thread's newest: calls on stacks of their own, as coroutines have, need not end in
/// turn, nor on the thread that they came on.
void pliant_leave_early(pliant_borrow *_Nonnull borrow);

/// Ends the borrow of a call.
///
/// In a section, for which the one who removes a layer waits: whoever still borrows the layer then will see
/// that it was removed, and frees it.
static inline void pliant_leave(pliant_borrow *_Nonnull borrow) {
  pliant_thread *thread = pliant_thread_current;
  if (__builtin_expect(thread == NULL || thread->top != borrow, 0))
    return pliant_leave_early(borrow);
  const void *layer = atomic_load_explicit(&borrow->layer, memory_order_relaxed);
  uint32_t section = pliant_read_begin(thread);
  bool removed = atomic_load_explicit(pliant_layer_removed(layer), memory_order_acquire) != 0;
  atomic_store_explicit(&borrow->layer, NULL, memory_order_release);
  atomic_store_explicit(&borrow->frame, PLIANT_ANY_FRAME, memory_order_relaxed);
  atomic_signal_fence(memory_order_seq_cst);  // for a handler's calls, as in `pliant_enter`
  __atomic_store_n(&thread->top, borrow - 1, __ATOMIC_RELEASE);
  pliant_read_end(thread, section);
  if (__builtin_expect(removed, 0)) pliant_collect(layer);
}

// What a writer does to a stack; readers see the old value or the new one.
void pliant_stack_set_flags(pliant_stack *_Nonnull stack, uint32_t flags);
/// Returns the levels that were there before, to be freed once nobody reads them.
const pliant_classes *_Nullable pliant_stack_set_levels(pliant_stack *_Nonnull stack,
                                                        const pliant_classes *_Nullable levels,
                                                        bool top_answers_all,
                                                        const void *_Nullable top);
/// Of an entry's stack, in a call of that entry.
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

// MARK: Thunks, which joints hold

/// What a thunk does with a call, before the slot's code runs.
typedef enum pliant_thunk_kind {
  PLIANT_THUNK_THIN,     // keeps self and the slot for `pliant_arrive`; the code is a closure without captures
  PLIANT_THUNK_FRAME,    // async: the code is a closure that captures exactly one `pliant_frame`
  PLIANT_THUNK_FORWARD,  // async: an original; the call's context is an object that holds its self
  PLIANT_THUNK_DISPATCH, // async: what stands at an entry; the code is the word that holds a record
  PLIANT_THUNK_CHOOSE,   // runs its code for receivers of some classes; the context is a `pliant_choice`
  PLIANT_THUNK_GUARD,    // runs its code, but the context where this thread holds one of Pliant's locks
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
/// Where the newest block of thunks came from, and which sources may be used, for tests: bit 0 is the image.
const char *_Nullable pliant_thunk_source(void);
void pliant_thunk_allow_sources(uint32_t sources);

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

/// In how many registers a closure takes its first argument, by the marks of a whole number and of a
/// floating point one that it takes after it and returns.
typedef struct pliant_marks {
  uint64_t words;
  double vectors;
} pliant_marks;
pliant_marks pliant_find_marks(const void *_Nonnull function);

/// Whether a closure that takes a word, and returns it with an Optional of what fits into a word, returns both in
/// registers. Else it takes the address of room for the Optional before the word.
bool pliant_answers_in_registers(const void *_Nonnull function);

// MARK: Functions entered at their first instructions

/// Why a function cannot be entered.
typedef enum pliant_function_refusal {
  PLIANT_FUNCTION_FINE,
  PLIANT_FUNCTION_SHORT,       // shorter than a jump, and followed by another
  PLIANT_FUNCTION_UNKNOWN,     // it has an instruction that is not known, or that cannot be moved
  PLIANT_FUNCTION_BRANCHED,    // it goes back to its first instructions
  PLIANT_FUNCTION_BREAKPOINT,  // a debugger's stands there
  PLIANT_FUNCTION_ENTERED,     // it is already
  PLIANT_FUNCTION_FAR,         // no memory is left at a fitting distance
  PLIANT_FUNCTION_SHADOWED,    // this thread has a shadow stack
  PLIANT_FUNCTION_REFUSED,     // the system does not let the process change its code
  PLIANT_FUNCTION_BLOCKED,     // a thread that blocks the signals of breakpoints could run into one
} pliant_function_refusal;

/// A function of `size` bytes, behind which the next begins after `room`.
///
/// Its first instructions become a jump to what `*word` holds: first `original`, their copy. For an async function,
/// which says how large a context it needs, both are records.
typedef struct pliant_function {
  const void *_Nonnull entry;
  size_t size, room;
  bool is_async;
  uint32_t context_size;
  const void *_Nullable original;
  _Atomic(const void *) *_Nullable word;
  pliant_function_refusal refusal;
} pliant_function;

/// Enters functions while others may call them, for good. Those that are refused stay as they are.
void pliant_functions_enter(pliant_function *_Nonnull functions, size_t count);

/// How code may be written; all by default.
enum { PLIANT_WRITE_MEMORY = 1, PLIANT_REPLACE_PAGES = 2 };
void pliant_functions_allow_ways(uint32_t ways);

/// Whether a function takes something in the register for self.
typedef enum pliant_context_use {
  PLIANT_CONTEXT_UNKNOWN,
  PLIANT_CONTEXT_USED,
  PLIANT_CONTEXT_UNUSED,
} pliant_context_use;

/// Reads it from the code of a function that was built for debugging, which stores all that it takes.
pliant_context_use pliant_find_context_use(const uint8_t *_Nonnull code, size_t size);

/// Where an async function that was built for debugging leads first.
typedef struct pliant_hop {
  /// What it calls before, if anything, and goes on as where that answers 0.
  const uint8_t *_Nullable called;
  /// What it jumps to, where its last two arguments are 0.
  const uint8_t *_Nullable jumped;
} pliant_hop;

/// Finds a jump of that kind which nothing but one call stands before; false where there is none.
bool pliant_find_hop(const uint8_t *_Nonnull code, size_t size, pliant_hop *_Nonnull hop);

/// Whether a function begins by storing what it takes, as nearly all do that were built for debugging, and one in four of
/// those that were optimized.
bool pliant_stores_arguments(const uint8_t *_Nonnull code, size_t size);

/// Whether a function only passes its arguments on to another, and how far behind its start that one begins.
bool pliant_find_forwarding(const uint8_t *_Nonnull code, size_t size, int64_t *_Nonnull distance);

/// How many bytes the function has that begins at an address, as its image tells unwinders; 0 where nothing says.
size_t pliant_unwound_size(const void *_Nonnull function);

/// What a function's code calls, jumps to, or takes the address of, whether it runs or not.
typedef struct pliant_leads {
  uintptr_t addresses[48];
  size_t count;
  uint64_t cells;  // which of them are of memory that holds an address: bit 0 is the first
  bool is_whole;   // nothing else can be called: no code that a register holds
} pliant_leads;
void pliant_find_leads(const uint8_t *_Nonnull code, size_t size, pliant_leads *_Nonnull leads);

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
const void *_Nonnull pliant_stand_in_entry(void);

// MARK: Deaths

/// What the destroy entry tells of an object that has a record: before its `deinit`, to which it
/// answers with what it wants to be told again, and after its memory was handed back.
typedef const void *_Nullable (*_Nonnull pliant_object_dies)(const void *_Nonnull object);
typedef void (*_Nonnull pliant_object_died)(const void *_Nonnull answer);
void pliant_set_object_dies(pliant_object_dies dies, pliant_object_died died);
const void *_Nonnull pliant_destroy_entry(void);

/// Keeps the real deinit of an object and the answer for its death, until it runs on its actor.
typedef void (*_Nonnull pliant_put_deinit)(const void *_Nonnull object, const void *_Nonnull work,
                                           const void *_Nonnull answer);
typedef const void *_Nonnull (*_Nonnull pliant_take_deinit)(
    const void *_Nonnull object, const void *_Nullable *_Nonnull answer);
/// `on_executor` is the runtime's `swift_task_deinitOnExecutor`.
void pliant_set_isolated_deinits(const void *_Nonnull on_executor, pliant_put_deinit put,
                                 pliant_take_deinit take, pliant_object_died died);
/// Stands in an image's import of `swift_task_deinitOnExecutor`: reports a death after an isolated deinit.
const void *_Nonnull pliant_isolated_deinit_entry(void);
/// Runs a class's destroy function. Returns `answer`, or NULL if the deinit's actor reports the death.
const void *_Nullable pliant_run_destroy(const void *_Nonnull original, void *_Nonnull object,
                                         const void *_Nonnull answer);
/// The function that was in a class's destroy slot. One writer at a time, as for every map.
void pliant_set_destroy_original(const void *_Nonnull class, const void *_Nullable function);
/// NULL where the entry was never put into the class.
const void *_Nullable pliant_destroy_original(const void *_Nonnull class);
/// Room for one more class, and for one more object; false where no memory is left.
bool pliant_reserve_destroy_original(void);
bool pliant_reserve_object_record(void);
/// The record of an object; NULL takes it out. Returns the one before.
const void *_Nullable pliant_set_object_record(const void *_Nonnull object,
                                               const void *_Nullable record);
/// The record of an object. A record stays until its object dies, so that a caller who keeps the
/// object needs no lock.
const void *_Nullable pliant_object_record(const void *_Nonnull object);
/// Copies the objects that have a record, and the records, from the place `*from` on; stops after `most`
/// of them or after many empty places, and sets `*from` to where to go on, 0 at the end. Returns how many
/// it has copied. The caller holds the lock of those who write records.
size_t pliant_copy_object_records(size_t *_Nonnull from, size_t most,
                                  const void *_Nullable *_Nonnull objects,
                                  const void *_Nullable *_Nonnull records);

// MARK: Around the accessors that change a property

/// One property of a class, as its observers share it.
typedef struct pliant_property {
  _Atomic(uint32_t) befores;  // observers that want to be told before a change
} pliant_property;

/// When an accessor thunk tells of a change: `willSet` comes before it, and `didSet` after.
typedef enum pliant_tells { PLIANT_TELLS_BOTH, PLIANT_TELLS_BEFORE, PLIANT_TELLS_AFTER } pliant_tells;

/// What the thunk around an accessor runs, and which property that changes.
typedef struct pliant_accessor {
  const void *_Nonnull target;  // the accessor, or where the runtime finds a dynamic one
  bool is_replaceable;
  pliant_tells tells;
  pliant_property *_Nonnull property;
} pliant_accessor;

/// What is kept while a property changes; in the thunk's own frame.
typedef struct pliant_pending {
  const void *_Nullable values;    // old values, in memory of their own
  const void *_Nullable observer;  // whom the value here is for
  const void *_Nullable path;      // what it was read from
  _Alignas(16) uint64_t value[4];  // an old value that is small
} pliant_pending;

/// Called around a change of an object, with its record.
typedef void (*_Nonnull pliant_change_hook)(const void *_Nonnull object, const void *_Nonnull record,
                                            pliant_property *_Nonnull property,
                                            pliant_pending *_Nonnull pending);
typedef void (*_Nonnull pliant_drop_hook)(pliant_pending *_Nonnull pending);
void pliant_set_change_hooks(pliant_change_hook before, pliant_change_hook after,
                             pliant_drop_hook drop);
static inline void pliant_property_count_befores(pliant_property *_Nonnull property,
                                                 int32_t difference) {
  atomic_fetch_add(&property->befores, (uint32_t)difference);
}

/// Reads a property as its key path does: through the function in the key path's component.
void pliant_read_component(const void *_Nonnull getter, void *_Nonnull value,
                           const void *_Nonnull base, const void *_Nullable arguments,
                           size_t arguments_size);

/// How many threads look for the storage behind a property by reading it.
extern _Atomic(uint32_t) pliant_probes;
static inline bool pliant_is_probing(void) {
  return __builtin_expect(atomic_load_explicit(&pliant_probes, memory_order_relaxed) != 0, 0);
}
static inline void pliant_count_probes(int32_t difference) {
  atomic_fetch_add(&pliant_probes, (uint32_t)difference);
}

/// Whether the main thread runs this.
bool pliant_is_main_thread(void);

/// The metadata of the existential type of protocols, from their descriptors.
extern const void *_Nonnull swift_getExistentialTypeMetadata(
    bool is_for_any, const void *_Nullable superclass, size_t count,
    const void *_Nullable const *_Nonnull protocols);

/// How many lines this thread is logging, one within the other.
int32_t *_Nonnull pliant_log_depth(void);

/// The kernel's number of the thread that runs this.
int32_t pliant_thread_id(void);

/// Hands a failed check to `PliantTesting`; false if the program does not link it, or runs no test.
bool pliant_record_issue(const char *_Nonnull message, const char *_Nonnull file_id,
                         const char *_Nonnull file_path, long line, long column);

// MARK: What Thread Sanitizer cannot see by itself

#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define PLIANT_THREAD_SANITIZER 1
void __tsan_acquire(void *_Nonnull address);
void __tsan_release(void *_Nonnull address);
#endif
#endif
void pliant_lock_taken(void *_Nonnull tag);
void pliant_lock_left(void *_Nonnull tag);

// MARK: Memory that a program runs on

static inline const void *_Nullable pliant_load(const void *_Nonnull cell) {
  return atomic_load_explicit((_Atomic(const void *) *)cell, memory_order_acquire);
}
/// Fills a joint. All that its entry reads was written before.
void pliant_store(void *_Nonnull cell, const void *_Nullable value);

// MARK: Images and their symbols

typedef struct pliant_image {
  const char *_Nullable path;
  uintptr_t base;
  const void *_Nonnull headers;  // program headers in memory
  uint16_t header_count;
} pliant_image;
void pliant_each_image(void (*_Nonnull visit)(const pliant_image *_Nonnull, void *_Nonnull),
                       void *_Nonnull context);
/// How many images have ever been loaded; changes with every `dlopen` of something new.
uint64_t pliant_images_loaded(void);
uint64_t pliant_images_unloaded(void);

/// Keeps the image that holds an address in the process for as long as it runs, whoever closes it.
///
/// False where the loader refuses; true too for what is in no image, as metadata made at run time is.
bool pliant_keep_image(const void *_Nonnull address);

/// A symbol table in a file. The caller has checked that both ranges lie in the file; what the entries say
/// is checked here.
typedef struct pliant_symbols {
  const void *_Nonnull symbols;  // `count` entries of 24 bytes
  size_t count;
  const char *_Nonnull names;  // `names_size` bytes of strings
  size_t names_size;
} pliant_symbols;

typedef struct pliant_symbol {
  const char *_Nullable name;  // ends with a 0 behind `name_size` bytes
  size_t name_size;
  uint64_t value, size;
  bool is_defined;
  bool is_global;    // seen by other images
  bool is_internal;  // seen by nothing but what was compiled with it, all of whose calls the optimizer knows
} pliant_symbol;
/// Reads the symbol at an index below `count`; false where it has no name.
bool pliant_symbol_at(const pliant_symbols *_Nonnull table, size_t index,
                      pliant_symbol *_Nonnull symbol);

/// The defined symbols of a table in two orders, as indices into it: all by their values, those of Swift by their names.
typedef struct pliant_symbol_order {
  uint32_t *_Nullable by_value, *_Nullable by_name;
  size_t value_count, name_count;
} pliant_symbol_order;
/// False if no memory is left. Eight bytes a symbol are kept until `pliant_symbols_free_order`.
bool pliant_symbols_sort(const pliant_symbols *_Nonnull table, pliant_symbol_order *_Nonnull order);
void pliant_symbols_free_order(pliant_symbol_order *_Nonnull order);

/// Reads the next symbol of Swift's whose name starts with `prefix` and holds `part` (which may be ""); false if there
/// is none. `*at` is `SIZE_MAX` at first.
bool pliant_next_symbol_named(const pliant_symbols *_Nonnull table, const pliant_symbol_order *_Nonnull order,
                              size_t *_Nonnull at, const char *_Nonnull prefix, const char *_Nonnull part,
                              pliant_symbol *_Nonnull symbol);
/// Reads the next whose value is at least `value` and below `end`.
bool pliant_next_symbol_at(const pliant_symbols *_Nonnull table, const pliant_symbol_order *_Nonnull order,
                           size_t *_Nonnull at, uint64_t value, uint64_t end, pliant_symbol *_Nonnull symbol);
/// The index of the symbol whose address the loader puts at `offset`, by a table of `Elf64_Rela`; 0 if it is none.
uint32_t pliant_symbol_filled_in(const void *_Nonnull relocations, size_t count, uint64_t offset);

/// Code in a file, and where it belongs.
typedef struct pliant_code {
  uint64_t address;
  const uint8_t *_Nonnull bytes;
  size_t size;
} pliant_code;

/// Reads the next function that one of Swift, which is no thunk, only passes its arguments on to.
bool pliant_next_forwarded(const pliant_symbols *_Nonnull table, size_t *_Nonnull index,
                           const pliant_code *_Nonnull code, uint64_t *_Nonnull function);

// MARK: The Swift runtime's own

char *_Nullable swift_demangle(const char *_Nonnull name, size_t length, char *_Nullable output,
                               size_t *_Nullable size, uint32_t flags);
bool swift_isDeallocating(const void *_Nonnull object);
const void *_Nullable swift_tryRetain(const void *_Nonnull object);
const void *_Nonnull swift_unownedRetain(const void *_Nonnull object);
void swift_unownedRelease(const void *_Nonnull object);
extern const void *const _Nonnull swift_keyPathGenericWitnessTable[];
static inline const void *_Nonnull pliant_key_path_generic_witnesses(void) {
  return swift_keyPathGenericWitnessTable;
}
const void *_Nullable swift_getOrigOfReplaceable(const void *_Nullable *_Nonnull cell);

#endif
