#define _GNU_SOURCE
#include "CPliant.h"

#include <linux/membarrier.h>
#include <pthread.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

__thread pliant_thread *pliant_thread_current;
_Atomic(bool) pliant_needs_fence;
_Atomic(uint32_t) pliant_probes;

static _Atomic(pliant_thread *) threads;  // grows only; records of ended threads are taken again
static _Atomic(bool) all_fence;  // every reader has seen `pliant_needs_fence`
static pthread_key_t ended;
static _Atomic(uint32_t) forks;  // in preparation
static _Atomic(void (*)(void)) collect;
static _Atomic(uint32_t) generation;  // how many forks lead to this process

static __thread int32_t own_id;  // 0 until asked
static __thread int8_t is_main;  // 0 until asked

static void thread_ended(void *thread) {
  pliant_thread_current = NULL;
  atomic_store_explicit(&((pliant_thread *)thread)->taken, false, memory_order_release);
}

static void barrier(void);
static void prepare_barrier(void);

void pliant_no_memory(void) {
  static const char message[] = "Pliant: no memory is left\n";
  if (write(STDERR_FILENO, message, sizeof message - 1) < 0) abort();
  abort();
}

// MARK: Locks and `fork`

// In a child only the thread that forked goes on. Whoever else held a lock would hold it for ever, and who
// was reading would be waited for.

static void wait_for_forks(pliant_thread *thread) {
  while (atomic_load(&forks) != 0) {
    atomic_store(&thread->locks, 0);
    while (atomic_load(&forks) != 0) sched_yield();
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
  if (__builtin_expect(locks > 0 || !thread->owes_collect, 1)) return;
  thread->owes_collect = false;
  atomic_load(&collect)();
}

static void fork_begins(void) {
  atomic_fetch_add(&forks, 1);
  barrier();
  pliant_thread *thread = atomic_load_explicit(&threads, memory_order_acquire);
  for (; thread != NULL; thread = thread->next)
    while (thread != pliant_thread_current &&
           atomic_load_explicit(&thread->locks, memory_order_acquire) != 0)
      sched_yield();
}

static void fork_ended(void) { atomic_fetch_sub(&forks, 1); }

static void fork_ended_in_child(void) {
  pliant_thread *thread = atomic_load_explicit(&threads, memory_order_acquire);
  for (; thread != NULL; thread = thread->next) {
    if (thread == pliant_thread_current) continue;
    pliant_thread *next = thread->next;
    memset(thread, 0, sizeof *thread);
    thread->next = next;
  }
  atomic_store(&forks, 0);
  atomic_fetch_add(&generation, 1);
  atomic_store(&pliant_probes, pliant_thread_current != NULL && pliant_thread_current->probe != NULL);
  own_id = is_main = 0;
  prepare_barrier();
}

static void prepare_barrier(void) {
  if (syscall(__NR_membarrier, MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED, 0, 0) == 0) return;
  atomic_store(&pliant_needs_fence, true);
  atomic_store(&all_fence, true);
}

static void prepare(void) {
  pthread_key_create(&ended, thread_ended);
  prepare_barrier();
  pthread_atfork(fork_begins, fork_ended, fork_ended_in_child);
}

// Entries of joints, the key's destructor and the functions above are code of this image. Not in `prepare`: the
// loader, which this waits for, may be waiting for that.
static void keep_own_image(void) {
  static _Atomic(bool) is_kept;
  if (!atomic_exchange(&is_kept, true)) pliant_keep_image((const void *)prepare);
}

static void prepare_once(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, prepare);
}

pliant_thread *pliant_thread_register(void) {
  prepare_once();
  keep_own_image();
  pliant_thread *thread = atomic_load_explicit(&threads, memory_order_acquire);
  for (; thread != NULL; thread = thread->next) {
    bool expected = false;
    if (atomic_compare_exchange_strong(&thread->taken, &expected, true)) break;
  }
  if (thread == NULL) {
    thread = calloc(1, sizeof(pliant_thread));
    if (thread == NULL) pliant_no_memory();
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
// The end of a borrow is within a section: it sees that the layer was removed, or its borrow is seen to
// have ended.
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

void pliant_set_collect(void (*function)(void)) { atomic_store(&collect, function); }

void pliant_collect(void) {
  pliant_thread *thread = pliant_thread_get();
  if (atomic_load_explicit(&thread->locks, memory_order_relaxed) == 0) return atomic_load(&collect)();
  thread->owes_collect = true;
}

uint32_t pliant_generation(void) {
  prepare_once();
  return atomic_load(&generation);
}

int32_t pliant_thread_id(void) {
  if (own_id == 0) own_id = (int32_t)syscall(__NR_gettid);
  return own_id;
}

bool pliant_is_main_thread(void) {
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
