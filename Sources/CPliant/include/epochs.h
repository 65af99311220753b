// Threads that read, and threads that wait for them.
#ifndef PLIANT_EPOCHS_H
#define PLIANT_EPOCHS_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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
/// Which of several layers, sorted by address, any thread runs a call of. Call after
/// `pliant_wait_for_readers`.
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

// MARK: Memory that a program runs on

static inline const void *_Nullable pliant_load(const void *_Nonnull cell) {
  return atomic_load_explicit((_Atomic(const void *) *)cell, memory_order_acquire);
}
/// Fills a joint. All that its entry reads was written before.
void pliant_store(void *_Nonnull cell, const void *_Nullable value);

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

#endif
