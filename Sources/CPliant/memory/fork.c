// Locks, and `fork`, which waits until other threads have left them.
#include <pthread.h>

#include "thread_records.h"

static _Atomic(uint32_t) forks;       // that are being prepared
static _Atomic(uint32_t) generation;  // how many forks led to this process

// Only the thread that forked exists in the child: locks of other threads would be held for ever,
// and their read sections would be waited for.

static void wait_for_forks(pliant_thread *thread) {
  while (atomic_load(&forks) != 0) {
    atomic_store(&thread->locks, 0);
    if (atomic_load(&thread->waiters) != 0) pliant_wake_waiters(thread);
    for (uint32_t count; (count = atomic_load(&forks)) != 0;)
      pliant_futex_wait(&forks, count, NULL);
    atomic_store(&thread->locks, 1);
  }
}

void pliant_lock_enter(void) {
  pliant_thread *thread = pliant_thread_get();
  uint32_t locks = atomic_load_explicit(&thread->locks, memory_order_relaxed);
  atomic_store_explicit(&thread->locks, locks + 1, memory_order_relaxed);
  if (locks > 0) return;
  pliant_reader_barrier();
  if (__builtin_expect(atomic_load_explicit(&forks, memory_order_relaxed) != 0, 0))
    wait_for_forks(thread);
}

void pliant_lock_exit(void) {
  pliant_thread *thread = pliant_thread_current;
  uint32_t locks = atomic_load_explicit(&thread->locks, memory_order_relaxed) - 1;
  atomic_store_explicit(&thread->locks, locks, memory_order_release);
  atomic_signal_fence(memory_order_seq_cst);
  if (locks > 0) return;
  if (__builtin_expect(atomic_load_explicit(&thread->waiters, memory_order_relaxed) != 0, 0))
    pliant_wake_waiters(thread);
  if (__builtin_expect(!thread->owes_collect, 1)) return;
  thread->owes_collect = false;
  pliant_collect(NULL);
}

static void fork_begins(void) {
  atomic_fetch_add(&forks, 1);
  pliant_barrier();
  pliant_thread_cursor at = pliant_all_threads;
  for (pliant_thread *thread; (thread = pliant_next_thread(&at)) != NULL;) {
    if (thread == pliant_thread_current) continue;
    for (uint32_t locks;
         (locks = atomic_load_explicit(&thread->locks, memory_order_acquire)) != 0;)
      pliant_wait_for_change(thread, &thread->locks, locks);
  }
}

static void fork_ended(void) {
  atomic_fetch_sub(&forks, 1);
  pliant_futex_wake(&forks);
}

static void fork_ended_in_child(void) {
  pliant_forget_other_threads();
  atomic_store(&forks, 0);
  atomic_fetch_add(&generation, 1);
  atomic_store(&pliant_probes,
               pliant_thread_current != NULL && pliant_thread_current->probe != NULL);
  pliant_forget_thread_id();
  pliant_prepare_barrier();
}

void pliant_follow_forks(void) {
  pthread_atfork(fork_begins, fork_ended, fork_ended_in_child);
}

uint32_t pliant_generation(void) {
  pliant_prepare_once();
  return atomic_load(&generation);
}
