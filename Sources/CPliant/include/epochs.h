// Read-copy-update (RCU) with hazard pointers, by which calls read layers without a lock.
//
// A *read section* is RCU's read-side critical section, and `pliant_wait_for_readers` is its
// `synchronize_rcu`: memory that was unlinked before that call can be freed after it. Sections are
// short, and user code never runs in one. A call that runs a layer *borrows* it, which is a hazard
// pointer: within a section it writes the layer's address to its thread's record. Whoever removes
// a layer frees it only if `pliant_find_borrowed` finds no such pointer to it; else the thread that
// ends the last borrow does, by `pliant_collect`.
#ifndef PLIANT_EPOCHS_H
#define PLIANT_EPOCHS_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// MARK: Records of threads

/// Enough for calls that are passed on through a thousand layers. Pages of a record that no call
/// gets to are never touched.
enum { PLIANT_BORROWS = 1200 };

/// The hazard pointer of one call that runs a layer. The thread that the call came on fills it.
typedef struct pliant_borrow {
  _Atomic(const void *) layer;     // NULL once the call has ended
  const void *_Nullable receiver;  // the self of the call
  const void *_Nullable stack;     // the `pliant_stack` that it came through
  _Atomic(uintptr_t) frame;        // the stack pointer when it came: its callees are below that
  // NULL, or the stack whose layers of `object` and of classes as of `version` it borrows too.
  _Atomic(const void *) covers;
  _Atomic(uintptr_t) version;
  _Atomic(const void *) object;
} pliant_borrow;
#define PLIANT_NO_FRAME ((uintptr_t)0)  // the borrow ended before newer ones did
#define PLIANT_ANY_FRAME UINTPTR_MAX    // the borrow is not in use

/// Something else that a running call uses, and that does not last by itself: a hazard pointer that
/// may be cleared in any order and on any thread.
typedef struct pliant_hold {
  _Atomic(const void *) item;  // NULL if the hold is free
} pliant_hold;
/// Enough for calls within each other; deeper ones count references.
enum { PLIANT_HOLDS = 16 };

/// A call that has come through a sync thunk, until its function takes it.
typedef struct pliant_arrival {
  const void *_Nullable receiver;
  const struct pliant_slot *_Nonnull slot;
  uintptr_t frame;  // the stack pointer before the call
} pliant_arrival;

/// The state of one thread's reads. Only that thread writes to it; any thread that frees memory
/// reads it.
typedef struct pliant_thread {
  _Atomic(uint32_t) section;  // odd inside a read section
  _Atomic(uint32_t) waiters;  // threads that sleep until `section` or `locks` changes
  bool has_coroutines;        // ended, but calls of coroutines that it ran have not
  bool owes_collect;          // it left a call while it held a lock, and has yet to reclaim layers
  _Atomic(uint32_t) locks;    // how many of Pliant's locks it holds or is about to take
  pliant_borrow *_Nonnull top;  // its newest borrow, or the first element, which is none
  struct pliant_kept_arrival *_Nullable kept;  // calls that borrow nothing, innermost first
  uintptr_t own_stack[2];  // where its own stack begins and ends, or 0 if not known
  uint32_t far_calls;      // how many calls were passed on outside of that
  bool knows_stack;        // `stack` was looked for
  uintptr_t stack[2];      // where its stack begins and may grow to, for reading frames; or 0
  // The word, and the bit in it, that says whether the record is in use.
  _Atomic(uint64_t) *_Nonnull taken;
  uint64_t taken_bit;
  // The thread's id if it took the record after its destructors had run: it cannot give it back.
  _Atomic(int32_t) late;
  const struct pliant_change *_Nullable changes;  // of observed properties, innermost first
  const void *_Nullable batch;   // the Swift object that collects changes, if there is one
  const void *_Nullable pushes;  // the bindings that are pushing a value, innermost first
  void *_Nullable notifications;  // the changes of which observers are notified, innermost first
  void *_Nullable probe;         // the search for a property's storage, by a read
  _Atomic(struct pliant_open_accesses *) accesses;  // of observed fields, that it has begun
  pliant_arrival arrivals[43];  // the first is none: see `pliant_arrivals`
  pliant_hold holds[PLIANT_HOLDS];
  pliant_borrow borrows[];       // one more than `PLIANT_BORROWS`
} pliant_thread;

/// A call that found its layer on the slow path, without a borrow. This keeps its self.
typedef struct pliant_kept_arrival {
  const void *_Nullable receiver;
  const void *_Nullable stack;
  uintptr_t frame;  // as in `pliant_borrow`
  struct pliant_thread *_Nonnull thread;
  _Atomic(bool) has_ended;  // on another thread than `thread`, which frees the record
  struct pliant_kept_arrival *_Nullable next;
} pliant_kept_arrival;

/// Records such a call of this thread until any thread drops it.
pliant_kept_arrival *_Nonnull pliant_keep_arrival(const void *_Nullable receiver,
                                                  const void *_Nonnull stack, uintptr_t frame);
void pliant_drop_arrival(pliant_kept_arrival *_Nonnull arrival);

extern __thread pliant_thread *_Nullable pliant_thread_current
    __attribute__((tls_model("initial-exec")));
extern _Atomic(uint32_t) pliant_needs_fence;

pliant_thread *_Nonnull pliant_thread_register(void);

static inline pliant_thread *_Nonnull pliant_thread_get(void) {
  pliant_thread *thread = pliant_thread_current;
  return __builtin_expect(thread != NULL, 1) ? thread : pliant_thread_register();
}

// MARK: Read sections

// If the kernel has `membarrier`, the writer's call of it is the barrier between a reader's store
// and its next load, and costs readers nothing. (The scheme is liburcu's; Desnoyers et al. 2012.)
static inline void pliant_reader_barrier(void) {
  atomic_signal_fence(memory_order_seq_cst);
  if (__builtin_expect(atomic_load_explicit(&pliant_needs_fence, memory_order_relaxed) != 0, 0))
    atomic_thread_fence(memory_order_seq_cst);
}

// A caller loads a hook as it loads any pointer. On processors that reorder loads, such as arm64,
// the callee could then read what belongs to the hook's new content before the hook itself: a
// branch does not order loads. `pliant_store` is the writer's side of this. It requires a
// registered thread, before which the flag was set.
static inline void pliant_entry_barrier(void) {
#if !defined(__x86_64__)
  if (__builtin_expect(atomic_load_explicit(&pliant_needs_fence, memory_order_relaxed) != 0, 0))
    atomic_thread_fence(memory_order_acquire);
#endif
}

/// Begins a read section. Returns the argument for `pliant_read_end`.
///
/// A signal handler may begin one while the thread that it interrupted is in one: the inner section
/// leaves the number unchanged.
static inline uint32_t pliant_read_begin(pliant_thread *_Nonnull thread) {
  uint32_t section = atomic_load_explicit(&thread->section, memory_order_relaxed);
  atomic_store_explicit(&thread->section, section | 1, memory_order_relaxed);
  pliant_reader_barrier();
  return section;
}

/// Begins a borrow above `top`, the thread's newest, until `pliant_leave`. The caller is in a read
/// section, or looks afterwards whether the layer is still there.
///
/// `frame` is as in `pliant_borrow`, and below that of `top`. A signal handler that interrupts this
/// thread in between borrows above this element, which must not look ended to it; one that did
/// before has reset the element.
static inline pliant_borrow *_Nonnull pliant_borrow_above(pliant_thread *_Nonnull thread,
                                                          pliant_borrow *_Nonnull top,
                                                          const void *_Nonnull layer,
                                                          uintptr_t frame) {
  pliant_borrow *borrow = top + 1;
  atomic_store_explicit(&borrow->frame, frame, memory_order_relaxed);
  atomic_signal_fence(memory_order_seq_cst);
  __atomic_store_n(&thread->top, borrow, __ATOMIC_RELAXED);
  atomic_signal_fence(memory_order_seq_cst);
  borrow->stack = NULL;  // so that `pliant_current_self` passes it over
  atomic_store_explicit(&borrow->frame, frame, memory_order_relaxed);
  atomic_store_explicit(&borrow->layer, layer, memory_order_relaxed);
  return borrow;
}

/// Wakes the threads that sleep until this one has left its section or its locks.
void pliant_wake_waiters(pliant_thread *_Nonnull thread);

static inline void pliant_read_end(pliant_thread *_Nonnull thread, uint32_t section) {
  // Swift's optimizer moves a retain past stores, even releasing ones, but not past a fence.
  // (LLVMARCOpts)
  atomic_signal_fence(memory_order_seq_cst);
  if (__builtin_expect((section & 1) == 0, 1))
    atomic_store_explicit(&thread->section, section + 2, memory_order_release);
  atomic_signal_fence(memory_order_seq_cst);
  if (__builtin_expect(atomic_load_explicit(&thread->waiters, memory_order_relaxed) != 0, 0))
    pliant_wake_waiters(thread);
}

/// Returns once no thread is in a read section that began before the call.
void pliant_wait_for_readers(void);

// MARK: Holds

/// A free hold of this thread; NULL if there is none.
static inline pliant_hold *_Nullable pliant_free_hold(pliant_thread *_Nonnull thread) {
  for (int at = 0; at < PLIANT_HOLDS; at++)
    if (atomic_load_explicit(&thread->holds[at].item, memory_order_relaxed) == NULL)
      return &thread->holds[at];
  return NULL;
}

/// Starts to hold an item that was found in the same read section. Whoever unlinks the item calls
/// `pliant_wait_for_readers`, and then frees it unless `pliant_is_held`. Released, because whoever
/// looks may see this instead of the end of the hold before it.
static inline void pliant_hold_begin(pliant_hold *_Nonnull hold, const void *_Nonnull item) {
  atomic_store_explicit(&hold->item, item, memory_order_release);
}

/// Ends a hold, on any thread. If that is in the read section that has found an item not to be
/// unlinked, then whoever unlinks it sees that the hold has ended.
static inline void pliant_hold_end(pliant_hold *_Nonnull hold) {
  atomic_store_explicit(&hold->item, NULL, memory_order_release);
}

/// Whether a call of any thread holds the item.
bool pliant_is_held(const void *_Nonnull item);

// MARK: Reclaiming

/// Finds out which of several layers, sorted by address, are borrowed by a call of any thread. Call
/// it after `pliant_wait_for_readers`.
void pliant_find_borrowed(const void *_Nonnull const *_Nonnull layers, size_t count,
                          bool *_Nonnull is_borrowed);
/// Adds a function that frees what was removed: one for layers, one for observers. A thread calls
/// both when it ends a borrow of either.
///
/// Their argument is what was borrowed, or NULL if it may be any of several. They free no others:
/// the threads that end their borrows do, so that what a call ran is freed by the time that it has
/// ended. A signal handler that interrupted its thread in one of Pliant's locks calls nothing; the
/// thread does when it leaves the lock.
void pliant_set_collect(void (*_Nonnull collect)(const void *_Nullable layer));
void pliant_collect(const void *_Nullable layer);

// MARK: Locks and `fork`

extern _Atomic(uint32_t) pliant_forks;  // that are being prepared
void pliant_wait_for_forks(pliant_thread *_Nonnull thread);
void pliant_collect_owed(pliant_thread *_Nonnull thread);

/// Called around each lock. `fork` waits until no other thread holds one, because nobody would
/// leave it in the child.
static inline void pliant_lock_enter(void) {
  pliant_thread *thread = pliant_thread_get();
  uint32_t locks = atomic_load_explicit(&thread->locks, memory_order_relaxed);
  atomic_store_explicit(&thread->locks, locks + 1, memory_order_relaxed);
  if (locks > 0) return;
  pliant_reader_barrier();
  if (__builtin_expect(atomic_load_explicit(&pliant_forks, memory_order_relaxed) != 0, 0))
    pliant_wait_for_forks(thread);
}

static inline void pliant_lock_exit(void) {
  pliant_thread *thread = pliant_thread_current;
  uint32_t locks = atomic_load_explicit(&thread->locks, memory_order_relaxed) - 1;
  atomic_store_explicit(&thread->locks, locks, memory_order_release);
  atomic_signal_fence(memory_order_seq_cst);
  if (locks > 0) return;
  if (__builtin_expect(atomic_load_explicit(&thread->waiters, memory_order_relaxed) != 0, 0))
    pliant_wake_waiters(thread);
  if (__builtin_expect(thread->owes_collect, 0)) pliant_collect_owed(thread);
}

/// How many forks led to this process since its program first used Pliant. Threads and queues that
/// started before the last of them do not exist in this process.
uint32_t pliant_generation(void);

// MARK: Hooks

static inline const void *_Nullable pliant_load(const void *_Nonnull cell) {
  return __atomic_load_n((const void *const *)cell, __ATOMIC_ACQUIRE);
}
/// Writes to a hook. Everything that its new content reads was written before.
void pliant_store(void *_Nonnull cell, const void *_Nullable value);

// MARK: What Thread Sanitizer cannot see by itself

#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define PLIANT_THREAD_SANITIZER 1
void __tsan_acquire(void *_Nonnull address);
void __tsan_release(void *_Nonnull address);
#endif
#endif
/// An address of a lock's own under the sanitizer, which is never freed; else NULL.
void *_Nullable pliant_lock_tag(void);
void pliant_lock_taken(void *_Nonnull tag);
void pliant_lock_left(void *_Nonnull tag);

#endif
