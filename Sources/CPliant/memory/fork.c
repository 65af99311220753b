// Locks, and `fork`, which waits until other threads have left them.
#include <pthread.h>
#include <stdlib.h>

#include "thread_records.h"

_Atomic(uint32_t) pliant_forks;
static _Atomic(uint32_t) generation;  // how many forks led to this process

// Only the thread that forked exists in the child: locks of other threads would be held for ever,
// and their read sections would be waited for.

void pliant_wait_for_forks(pliant_thread *thread) {
  while (atomic_load(&pliant_forks) != 0) {
    atomic_store(&thread->locks, 0);
    if (atomic_load(&thread->waiters) != 0) pliant_wake_waiters(thread);
    for (uint32_t count; (count = atomic_load(&pliant_forks)) != 0;)
      pliant_futex_wait(&pliant_forks, count, NULL);
    atomic_store(&thread->locks, 1);
  }
}

void pliant_collect_owed(pliant_thread *thread) {
  thread->owes_collect = false;
  pliant_collect(NULL);
}

static void fork_begins(void) {
  atomic_fetch_add(&pliant_forks, 1);
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
  atomic_fetch_sub(&pliant_forks, 1);
  pliant_futex_wake(&pliant_forks);
}

static void fork_ended_in_child(void) {
  pliant_forget_other_threads();
  atomic_store(&pliant_forks, 0);
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

#if defined(PLIANT_THREAD_SANITIZER)
void *pliant_lock_tag(void) { return malloc(1); }
void pliant_lock_taken(void *tag) { __tsan_acquire(tag); }
void pliant_lock_left(void *tag) { __tsan_release(tag); }
#else
void *pliant_lock_tag(void) { return NULL; }
void pliant_lock_taken(void *tag) { (void)tag; }
void pliant_lock_left(void *tag) { (void)tag; }
#endif
