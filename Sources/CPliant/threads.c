#define _GNU_SOURCE
#include "CPliant.h"

#include <linux/membarrier.h>
#include <pthread.h>
#include <sched.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

__thread pliant_thread *pliant_thread_current;
_Atomic(uint32_t) pliant_retired;
_Atomic(bool) pliant_needs_fence;
_Atomic(uint32_t) pliant_probes;

static _Atomic(pliant_thread *) threads;  // grows only; records of ended threads are taken again
static _Atomic(bool) all_fence;  // every reader has seen `pliant_needs_fence`
static pthread_key_t ended;
static void (*collect)(const void *);

static void thread_ended(void *thread) {
  pliant_thread_current = NULL;
  atomic_store_explicit(&((pliant_thread *)thread)->taken, false, memory_order_release);
}

static void prepare(void) {
  pthread_key_create(&ended, thread_ended);
  if (syscall(__NR_membarrier, MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED, 0, 0) == 0) return;
  atomic_store(&pliant_needs_fence, true);
  atomic_store(&all_fence, true);
}

static void prepare_once(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, prepare);
}

pliant_thread *pliant_thread_register(void) {
  prepare_once();
  pliant_thread *thread = atomic_load_explicit(&threads, memory_order_acquire);
  for (; thread != NULL; thread = thread->next) {
    bool expected = false;
    if (atomic_compare_exchange_strong(&thread->taken, &expected, true)) break;
  }
  if (thread == NULL) {
    thread = calloc(1, sizeof(pliant_thread));
    if (thread == NULL) abort();  // no memory is left for a record of 1 KB
    atomic_store(&thread->taken, true);
    pliant_thread *first = atomic_load(&threads);
    do thread->next = first;
    while (!atomic_compare_exchange_weak(&threads, &first, thread));
  }
  pthread_setspecific(ended, thread);
  pliant_thread_current = thread;
  return thread;
}

/// Every reader's stores before this call are visible after it, and its later loads come later.
static void barrier(void) {
  prepare_once();
  atomic_thread_fence(memory_order_seq_cst);
  if (atomic_load_explicit(&all_fence, memory_order_acquire)) return;
  if (syscall(__NR_membarrier, MEMBARRIER_CMD_PRIVATE_EXPEDITED, 0, 0) == 0) return;
  // The program has forbidden itself the call since it began. Readers fence from now on; the last
  // store of one who has not seen this leaves its processor within microseconds.
  atomic_store(&pliant_needs_fence, true);
  usleep(10000);
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
// The end of a borrow is the same, with the borrow for the section and `pliant_retired` for the
// pointer.
void pliant_wait_for_readers(void) {
  barrier();
  pliant_thread *thread = atomic_load_explicit(&threads, memory_order_acquire);
  for (; thread != NULL; thread = thread->next) {
    uint32_t section = atomic_load_explicit(&thread->section, memory_order_acquire);
    if ((section & 1) == 0) continue;
    while (atomic_load_explicit(&thread->section, memory_order_acquire) == section) sched_yield();
  }
}

// A processor that sees the new joint loaded it after its part of the barrier, and so loads what
// stands behind it later still. On x86-64 loads keep their order.
void pliant_store(void *cell, const void *value) {
#if !defined(__x86_64__)
  barrier();
#endif
  atomic_store_explicit((_Atomic(const void *) *)cell, value, memory_order_seq_cst);
}

bool pliant_is_borrowed(const void *layer) {
  pliant_thread *thread = atomic_load_explicit(&threads, memory_order_acquire);
  for (; thread != NULL; thread = thread->next)
    for (int i = 0; i < PLIANT_BORROWS; i++)
      if (atomic_load_explicit(&thread->borrowed[i], memory_order_acquire) == layer) return true;
  return false;
}

void pliant_set_collect(void (*function)(const void *)) { collect = function; }
void pliant_collect(const void *layer) {
  // Whoever made the count other than 0 had set the function before.
  if (atomic_load_explicit(&pliant_retired, memory_order_acquire) != 0) collect(layer);
}

void pliant_retired_add(int32_t difference) {
  atomic_fetch_add(&pliant_retired, (uint32_t)difference);
}

int32_t pliant_thread_id(void) {
  static __thread int32_t id;  // 0 until asked
  if (id == 0) id = (int32_t)syscall(__NR_gettid);
  return id;
}

bool pliant_is_main_thread(void) {
  static __thread int8_t is_main;  // 0 until asked
  if (is_main == 0) is_main = pliant_thread_id() == getpid() ? 1 : -1;
  return is_main == 1;
}

int32_t *pliant_log_depth(void) {
  static __thread int32_t depth;
  return &depth;
}

#if defined(PLIANT_THREAD_SANITIZER)
void pliant_lock_taken(void *tag) { __tsan_acquire(tag); }
void pliant_lock_left(void *tag) { __tsan_release(tag); }
#else
void pliant_lock_taken(void *tag) { (void)tag; }
void pliant_lock_left(void *tag) { (void)tag; }
#endif
