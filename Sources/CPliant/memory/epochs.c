// Barriers between readers and writers, and the wait for readers. See `epochs.h`.
#include "platform.h"

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

// It sleeps: if it yielded, a thread of real-time priority would keep one of lower priority from
// ever going on. After the barrier, either the other thread sees `waiters` when it changes the
// word, or its change is seen here. If threads use fences instead of the barrier, neither is
// certain, so this looks again from time to time.
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
  // Since it started, the program has denied itself this call. Readers use fences from now on; the
  // last store of a reader that has not noticed leaves its processor within microseconds.
  atomic_store(&pliant_needs_fence, true);
  static const struct timespec a_while = {0, 10000000};
  syscall(__NR_nanosleep, &a_while, NULL);
  atomic_store(&all_fence, true);
}

// Why this is correct on processors that reorder stores and loads, such as arm64: a reader stores
// its section and then loads a pointer; a writer stores the pointer and then loads the sections.
// Each has a full barrier in between; the reader's is the writer's `membarrier`, at some point P of
// its program. Therefore one of the two sees the other's store.
// - If the section is even here, then it began after P, and loads after the writer's store. Or it
//   has ended, and the release at its end and the acquire here order its loads, and its borrow,
//   before us.
// - If it is odd, then the store at its end comes after P, and so do the loads of the next section.
//   Once another number is seen here, even the next section's, the end has been stored: one
//   thread's stores to one word are seen in order, and what precedes a release precedes the stores
//   after it.
// A borrow ends within a section: either it sees that the layer was removed, or the writer sees
// that it has ended.
void pliant_wait_for_readers(void) {
  pliant_barrier();
  pliant_thread_cursor at = pliant_all_threads;
  for (pliant_thread *thread; (thread = pliant_next_thread(&at)) != NULL;) {
    uint32_t section = atomic_load_explicit(&thread->section, memory_order_acquire);
    if ((section & 1) != 0) pliant_wait_for_change(thread, &thread->section, section);
  }
}

// A processor that sees the hook's new content loaded it after its part of the barrier, and loads
// what that refers to later still. x86-64 does not reorder loads.
void pliant_store(void *cell, const void *value) {
#if !defined(__x86_64__)
  pliant_barrier();
#endif
  atomic_store_explicit((_Atomic(const void *) *)cell, value, memory_order_seq_cst);
}
