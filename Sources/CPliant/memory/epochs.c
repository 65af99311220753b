#include <limits.h>
#include <linux/futex.h>
#include <linux/membarrier.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "thread_records.h"

_Atomic(uint32_t) pliant_needs_fence;
static _Atomic(bool) all_fence;  // every reader has seen `pliant_needs_fence`

// MARK: Sleeping until another thread goes on

void pliant_futex_wait(_Atomic(uint32_t) *word, uint32_t value, const struct timespec *time) {
  syscall(__NR_futex, word, FUTEX_WAIT_PRIVATE, value, time, NULL, 0);
}

void pliant_futex_wake(_Atomic(uint32_t) *word) {
  syscall(__NR_futex, word, FUTEX_WAKE_PRIVATE, INT_MAX, NULL, NULL, 0);
}

void pliant_wake_waiters(pliant_thread *thread) {
  pliant_futex_wake(&thread->section);
  pliant_futex_wake(&thread->locks);
}

/// Returns once a word of the thread, its section or its locks, holds another value.
///
/// It sleeps: by yielding, a thread of real-time priority would keep one of a lower from ever going on. After the
/// barrier the other thread sees `waiters` when it has changed the word, or its change is seen here. Where
/// threads fence in place of it they do so too rarely for that, so that this looks again from time to time.
void pliant_wait_for_change(pliant_thread *thread, _Atomic(uint32_t) *word, uint32_t value) {
  for (int spins = 0; spins < 200; spins++)
    if (atomic_load_explicit(word, memory_order_acquire) != value) return;
  static const struct timespec a_while = {0, 1000000};
  atomic_fetch_add(&thread->waiters, 1);
  pliant_barrier();
  while (atomic_load_explicit(word, memory_order_acquire) == value)
    pliant_futex_wait(word, value, atomic_load(&all_fence) ? &a_while : NULL);
  atomic_fetch_sub(&thread->waiters, 1);
}

void pliant_prepare_barrier(void) {
  if (syscall(__NR_membarrier, MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED, 0, 0) == 0) return;
  atomic_store(&pliant_needs_fence, true);
  atomic_store(&all_fence, true);
}

void pliant_barrier(void) {
  pliant_prepare_once();
  atomic_thread_fence(memory_order_seq_cst);
  if (atomic_load_explicit(&all_fence, memory_order_acquire)) return;
  if (syscall(__NR_membarrier, MEMBARRIER_CMD_PRIVATE_EXPEDITED, 0, 0) == 0) return;
  // The program has forbidden itself the call since it began. Readers fence from now on; the last
  // store of one who has not seen this leaves its processor within microseconds.
  atomic_store(&pliant_needs_fence, true);
  static const struct timespec a_while = {0, 10000000};
  syscall(__NR_nanosleep, &a_while, NULL);
  atomic_store(&all_fence, true);
}

// Why this is right where stores and loads may change places, as on arm64. A reader stores its
// section, then loads a pointer; a writer stores the pointer, then loads the sections. With a full
// barrier between each pair, which for the reader is the writer's `membarrier` at some place P of
// the reader's program, one of the two sees the other's store:
// - The section is even here: it began after P, and so loads after the writer's store; or it has
//   ended, and the release of its end and the acquire here put its loads, and the borrow it stored,
//   before us.
// - It is odd: the store of its end comes after P, and so do the loads of the section that follows.
//   When another number is seen here, be it the next section's, the end was stored before, for one
//   thread's stores to one word are seen in order, and what came before a release comes before the
//   stores after it.
// The end of a borrow is within a section: it sees that the layer was removed, or its borrow is seen to
// have ended.
void pliant_wait_for_readers(void) {
  pliant_barrier();
  pliant_thread_cursor at = pliant_all_threads;
  for (pliant_thread *thread; (thread = pliant_next_thread(&at)) != NULL;) {
    uint32_t section = atomic_load_explicit(&thread->section, memory_order_acquire);
    if ((section & 1) != 0) pliant_wait_for_change(thread, &thread->section, section);
  }
}

// A processor that sees the new joint loaded it after its part of the barrier, and so loads what
// stands behind it later still. On x86-64 loads keep their order.
void pliant_store(void *cell, const void *value) {
#if !defined(__x86_64__)
  pliant_barrier();
#endif
  atomic_store_explicit((_Atomic(const void *) *)cell, value, memory_order_seq_cst);
}
