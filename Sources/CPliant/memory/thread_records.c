#include "thread_records.h"

#include <errno.h>
#include <pthread.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "mappings.h"

// Code that runs during calls of overridden functions, and when a thread starts or ends, uses only
// functions of the C library that cannot be overridden, or system calls: a layer over `getpid`,
// `usleep` or `write` would call itself.

__thread pliant_thread *pliant_thread_current;
_Atomic(uint32_t) pliant_probes;

// The records of threads are never freed. Those of ended threads are used again; until then one
// look at a word skips 64 of them.
static pliant_bank first_bank;
static pthread_key_t ended;
static _Atomic(uint32_t) late_threads;  // threads that may have ended with a record

// Initial-exec, because other models allocate, which a signal handler must not do.
static __thread bool has_ended  // its destructors have run
    __attribute__((tls_model("initial-exec")));

static void give_back(pliant_thread *thread) {
  thread->own_stack[0] = thread->own_stack[1] = 0;
  thread->stack[0] = thread->stack[1] = 0;
  thread->knows_stack = false;
  atomic_fetch_and_explicit(thread->taken, ~thread->taken_bit, memory_order_release);
}

/// Arranges for the thread's record to be given back after its end.
static void give_back_later(pliant_thread *thread) {
  atomic_fetch_add(&late_threads, 1);
  atomic_store(&thread->late, pliant_thread_id());
}

static void thread_ended(void *record) {
  pliant_thread *thread = record;
  has_ended = true;
  thread->has_coroutines = !pliant_end_borrows(thread) || pliant_has_open_accesses(thread);
  pliant_thread_current = NULL;
  pliant_arrivals = NULL;
  if (thread->has_coroutines) give_back_later(thread);
  else give_back(thread);
}

const pliant_thread_cursor pliant_all_threads = {&first_bank, -1u, 0};

pliant_thread *pliant_next_thread(pliant_thread_cursor *at) {
  for (;;) {
    while (at->bits == 0) {
      if (++at->word == PLIANT_BANK_WORDS) {
        at->bank = atomic_load_explicit(&at->bank->next, memory_order_acquire);
        at->word = 0;
        if (at->bank == NULL) return NULL;
      }
      at->bits = atomic_load_explicit(&at->bank->taken[at->word], memory_order_acquire);
    }
    unsigned index = at->word * 64 + (unsigned)__builtin_ctzll(at->bits);
    at->bits &= at->bits - 1;
    // A thread that is just taking a record has none yet, and has read nothing.
    pliant_thread *thread = atomic_load_explicit(&at->bank->records[index], memory_order_acquire);
    if (thread != NULL) return thread;
  }
}

void pliant_forget_other_threads(void) {
  pliant_thread *own = pliant_thread_current;
  pliant_thread_cursor at = pliant_all_threads;
  for (pliant_thread *thread; (thread = pliant_next_thread(&at)) != NULL;) {
    if (thread == own) continue;
    _Atomic(uint64_t) *taken = thread->taken;
    uint64_t bit = thread->taken_bit;
    pliant_clear_borrows(thread);
    memset(thread, 0, sizeof *thread);
    thread->taken = taken;
    thread->taken_bit = bit;
    pliant_clear_borrows(thread);
    atomic_fetch_and(taken, ~bit);
  }
  if (own != NULL) {
    atomic_store(&own->waiters, 0);
    atomic_store(&own->late, 0);
  }
  atomic_store(&late_threads, 0);
}

static void prepare(void) {
  pthread_key_create(&ended, thread_ended);
  pliant_prepare_barrier();
  pliant_follow_forks();
}

// The entries of hooks, the key's destructor and the functions above are code of this image. This
// is not part of `prepare`, because it waits for the loader, which may be waiting for `prepare`.
static void keep_own_image(void) {
  static _Atomic(bool) is_kept;
  if (!atomic_exchange(&is_kept, true)) pliant_keep_image((const void *)prepare);
}

void pliant_prepare_once(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, prepare);
}

/// Zeroed memory. Not the allocator's: the first call of an overridden function on a thread may
/// come from a signal handler, while the thread holds the allocator's lock.
static void *map_memory(size_t size) {
  void *memory = pliant_map_pages(size);
  if (memory == NULL) pliant_no_memory();
  return memory;
}

/// Gives back the records of ended threads that took them too late, for instance in a signal
/// handler.
static void give_back_late(void) {
  if (atomic_load(&late_threads) == 0) return;
  pliant_thread_cursor at = pliant_all_threads;
  for (pliant_thread *thread; (thread = pliant_next_thread(&at)) != NULL;) {
    int32_t id = atomic_load(&thread->late);
    if (id == 0 || syscall(__NR_tgkill, syscall(__NR_getpid), id, 0) == 0 || errno != ESRCH)
      continue;
    // Only one of several threads that register looks further.
    if (!atomic_compare_exchange_strong(&thread->late, &id, 0)) continue;
    bool is_used = pliant_has_borrows(thread) || pliant_has_open_accesses(thread);
    if (thread->has_coroutines && is_used) {
      atomic_store(&thread->late, id);
      continue;
    }
    thread->has_coroutines = false;
    atomic_fetch_sub(&late_threads, 1);
    pliant_clear_borrows(thread);  // it may have ended within a call
    give_back(thread);
  }
}

/// The record at an index that was just taken.
static pliant_thread *record(pliant_bank *bank, unsigned word, uint64_t bit) {
  _Atomic(pliant_thread *) *place = &bank->records[word * 64 + (unsigned)__builtin_ctzll(bit)];
  pliant_thread *thread = atomic_load_explicit(place, memory_order_acquire);
#if !__has_feature(thread_sanitizer)
  // The sanitizer does not see a thread give its record back if it took it as it ended, and would
  // report the next use of the record as a race.
  if (thread != NULL) return thread;
#endif
  give_back_late();
  thread = map_memory(sizeof *thread + (1 + PLIANT_BORROWS) * sizeof(pliant_borrow));
  thread->taken = &bank->taken[word];
  thread->taken_bit = bit;
  pliant_clear_borrows(thread);
  atomic_store_explicit(place, thread, memory_order_release);
  return thread;
}

static pliant_bank *bank_after(pliant_bank *last) {
  pliant_bank *next = atomic_load_explicit(&last->next, memory_order_acquire);
  if (next != NULL) return next;
  pliant_bank *made = map_memory(sizeof *made);
  if (atomic_compare_exchange_strong(&last->next, &next, made)) return made;
  munmap(made, sizeof *made);
  return next;
}

static pliant_thread *take_record(void) {
  for (pliant_bank *bank = &first_bank;; bank = bank_after(bank))
    for (unsigned word = 0; word < PLIANT_BANK_WORDS; word++) {
      uint64_t taken = atomic_load_explicit(&bank->taken[word], memory_order_relaxed);
      while (~taken != 0) {
        uint64_t bit = ~taken & (taken + 1);
        if (atomic_compare_exchange_weak(&bank->taken[word], &taken, taken | bit))
          return record(bank, word, bit);
      }
    }
}

pliant_thread *pliant_thread_register(void) {
  int kept = errno;  // the caller may be about to read it
  pliant_prepare_once();
  keep_own_image();
  pliant_thread *thread = take_record(), *current = NULL;
  if (!__atomic_compare_exchange_n(&pliant_thread_current, &current, thread, false,
                                   __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {
    give_back(thread);  // a signal handler came first
    thread = current;
  } else if (!has_ended) {
    pthread_setspecific(ended, thread);
  } else {
    give_back_later(thread);
  }
  errno = kept;
  return thread;
}

uint32_t pliant_thread_count(void) {
  uint32_t count = 0;
  for (pliant_thread_cursor at = pliant_all_threads; pliant_next_thread(&at) != NULL;) count++;
  return count;
}
