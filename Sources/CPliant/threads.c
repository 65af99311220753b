#define _GNU_SOURCE
#include "CPliant.h"

#include <errno.h>
#include <fcntl.h>
#include <gnu/libc-version.h>
#include <limits.h>
#include <linux/futex.h>
#include <linux/membarrier.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

// What runs in calls of what is bent, and when a thread begins or ends, calls of the C library only what cannot be bent,
// and else the kernel: a layer over `getpid`, `usleep` or `write` would call itself.

__thread pliant_thread *pliant_thread_current;
_Atomic(uint32_t) pliant_needs_fence;
_Atomic(uint32_t) pliant_probes;

// The records of threads. They are never freed; those of ended threads are taken again, and until then passed
// over by a look at the word that says so of 64.
enum { BANK_WORDS = 64 };
typedef struct bank {
  _Atomic(uint64_t) taken[BANK_WORDS];
  _Atomic(pliant_thread *) records[BANK_WORDS * 64];
  _Atomic(struct bank *) next;  // for still more
} bank;
static bank first_bank;

static _Atomic(bool) all_fence;  // every reader has seen `pliant_needs_fence`
static pthread_key_t ended;
static _Atomic(uint32_t) forks;  // in preparation
static _Atomic(void (*)(const void *)) collect;
static _Atomic(uint32_t) generation;  // how many forks lead to this process

static _Atomic(uint32_t) late_threads;  // that may have ended with a record

// There from a thread's beginning: other models ask the allocator, which a signal's handler must not.
#define OF_THREAD static __thread __attribute__((tls_model("initial-exec")))
OF_THREAD bool has_ended;  // its destructors have run
OF_THREAD int32_t own_id;  // 0 until asked
OF_THREAD int8_t is_main;  // 0 until asked

static void empty(pliant_thread *thread, pliant_borrow *borrow, uintptr_t frame) {
  atomic_store_explicit(&borrow->layer, NULL, memory_order_release);
  atomic_store_explicit(&borrow->frame, frame, memory_order_relaxed);
  if (frame == PLIANT_NO_FRAME) return;
  atomic_signal_fence(memory_order_seq_cst);  // for a handler's calls, as in `pliant_enter`
  __atomic_store_n(&thread->top, borrow - 1, __ATOMIC_RELEASE);
}

/// As it is while no call of the thread runs a layer.
static void clear(pliant_thread *thread) {
  thread->kept = NULL;
  for (pliant_borrow *borrow = &thread->borrows[PLIANT_BORROWS]; borrow > thread->borrows; borrow--)
    empty(thread, borrow, PLIANT_ANY_FRAME);
  atomic_store_explicit(&thread->borrows[0].frame, PLIANT_ANY_FRAME, memory_order_relaxed);
}

static void give_back(pliant_thread *thread) {
  thread->own_stack[0] = thread->own_stack[1] = 0;
  atomic_fetch_and_explicit(thread->taken, ~thread->taken_bit, memory_order_release);
}

static bool drop_all(pliant_thread *thread);

/// Takes note that the thread's record is to be given back after its end.
static void give_back_later(pliant_thread *thread) {
  atomic_fetch_add(&late_threads, 1);
  atomic_store(&thread->late, pliant_thread_id());
}

static void thread_ended(void *record) {
  pliant_thread *thread = record;
  has_ended = true;
  thread->has_coroutines = !drop_all(thread);
  pliant_thread_current = NULL;
  if (thread->has_coroutines) give_back_later(thread);
  else give_back(thread);
}

static bool is_in_calls(const pliant_thread *thread) {
  for (const pliant_borrow *borrow = thread->top; borrow > thread->borrows; borrow--)
    if (atomic_load_explicit(&borrow->layer, memory_order_acquire) != NULL) return true;
  return false;
}

static void barrier(void);
static void prepare_barrier(void);

typedef struct cursor {
  bank *bank;
  unsigned word;
  uint64_t bits;  // of the word, for records that are to come
} cursor;

static const cursor all_threads = {&first_bank, -1u, 0};

/// The next record that a thread has; NULL after the last.
static pliant_thread *next_thread(cursor *at) {
  for (;;) {
    while (at->bits == 0) {
      if (++at->word == BANK_WORDS) {
        at->bank = atomic_load_explicit(&at->bank->next, memory_order_acquire);
        at->word = 0;
        if (at->bank == NULL) return NULL;
      }
      at->bits = atomic_load_explicit(&at->bank->taken[at->word], memory_order_acquire);
    }
    unsigned index = at->word * 64 + (unsigned)__builtin_ctzll(at->bits);
    at->bits &= at->bits - 1;
    // None is there yet of a thread that is just taking it, which has read nothing.
    pliant_thread *thread = atomic_load_explicit(&at->bank->records[index], memory_order_acquire);
    if (thread != NULL) return thread;
  }
}

// MARK: Sleeping until another thread goes on

static void futex_wait(_Atomic(uint32_t) *word, uint32_t value, const struct timespec *time) {
  syscall(__NR_futex, word, FUTEX_WAIT_PRIVATE, value, time, NULL, 0);
}

static void futex_wake(_Atomic(uint32_t) *word) {
  syscall(__NR_futex, word, FUTEX_WAKE_PRIVATE, INT_MAX, NULL, NULL, 0);
}

void pliant_wake_waiters(pliant_thread *thread) {
  futex_wake(&thread->section);
  futex_wake(&thread->locks);
}

/// Returns once a word of the thread, its section or its locks, holds another value.
///
/// It sleeps: by yielding, a thread of real-time priority would keep one of a lower from ever going on. After the
/// barrier the other thread sees `waiters` when it has changed the word, or its change is seen here. Where
/// threads fence in place of it they do so too rarely for that, so that this looks again from time to time.
static void wait_for_change(pliant_thread *thread, _Atomic(uint32_t) *word, uint32_t value) {
  for (int spins = 0; spins < 200; spins++)
    if (atomic_load_explicit(word, memory_order_acquire) != value) return;
  static const struct timespec a_while = {0, 1000000};
  atomic_fetch_add(&thread->waiters, 1);
  barrier();
  while (atomic_load_explicit(word, memory_order_acquire) == value)
    futex_wait(word, value, atomic_load(&all_fence) ? &a_while : NULL);
  atomic_fetch_sub(&thread->waiters, 1);
}

void pliant_no_memory(void) {
  static const char message[] = "Pliant: no memory is left\n";
  syscall(__NR_write, STDERR_FILENO, message, sizeof message - 1);
  abort();
}

// MARK: Locks and `fork`

// In a child only the thread that forked goes on. Whoever else held a lock would hold it for ever, and who
// was reading would be waited for.

static void wait_for_forks(pliant_thread *thread) {
  while (atomic_load(&forks) != 0) {
    atomic_store(&thread->locks, 0);
    if (atomic_load(&thread->waiters) != 0) pliant_wake_waiters(thread);
    for (uint32_t count; (count = atomic_load(&forks)) != 0;) futex_wait(&forks, count, NULL);
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
  atomic_load(&collect)(NULL);
}

static void fork_begins(void) {
  atomic_fetch_add(&forks, 1);
  barrier();
  cursor at = all_threads;
  for (pliant_thread *thread; (thread = next_thread(&at)) != NULL;) {
    if (thread == pliant_thread_current) continue;
    for (uint32_t locks;
         (locks = atomic_load_explicit(&thread->locks, memory_order_acquire)) != 0;)
      wait_for_change(thread, &thread->locks, locks);
  }
}

static void fork_ended(void) {
  atomic_fetch_sub(&forks, 1);
  futex_wake(&forks);
}

static void fork_ended_in_child(void) {
  pliant_thread *own = pliant_thread_current;
  cursor at = all_threads;
  for (pliant_thread *thread; (thread = next_thread(&at)) != NULL;) {
    if (thread == own) continue;
    _Atomic(uint64_t) *taken = thread->taken;
    uint64_t bit = thread->taken_bit;
    memset(thread, 0, sizeof *thread);
    thread->taken = taken;
    thread->taken_bit = bit;
    clear(thread);
    atomic_fetch_and(taken, ~bit);
  }
  if (own != NULL) {
    atomic_store(&own->waiters, 0);
    atomic_store(&own->late, 0);
  }
  atomic_store(&forks, 0);
  atomic_store(&late_threads, 0);
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

/// Zeroed memory that is not the allocator's: a thread's first call of what is bent may be a signal handler's, whose thread
/// holds the allocator's lock.
static void *map_memory(size_t size) {
  void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) pliant_no_memory();
  return memory;
}

/// Gives back what was taken late, by a signal's handler for one, of threads that are no more.
static void give_back_late(void) {
  if (atomic_load(&late_threads) == 0) return;
  cursor at = all_threads;
  for (pliant_thread *thread; (thread = next_thread(&at)) != NULL;) {
    int32_t id = atomic_load(&thread->late);
    if (id == 0 || syscall(__NR_tgkill, syscall(__NR_getpid), id, 0) == 0 || errno != ESRCH) continue;
    if (thread->has_coroutines && is_in_calls(thread)) continue;
    if (!atomic_compare_exchange_strong(&thread->late, &id, 0)) continue;
    thread->has_coroutines = false;
    atomic_fetch_sub(&late_threads, 1);
    clear(thread);  // it may have ended within a call
    give_back(thread);
  }
}

/// The record of a place that was just taken.
static pliant_thread *record(bank *bank, unsigned word, uint64_t bit) {
  _Atomic(pliant_thread *) *place = &bank->records[word * 64 + (unsigned)__builtin_ctzll(bit)];
  pliant_thread *thread = atomic_load_explicit(place, memory_order_acquire);
  if (thread != NULL) return thread;
  give_back_late();
  thread = map_memory(sizeof *thread);
  thread->taken = &bank->taken[word];
  thread->taken_bit = bit;
  clear(thread);
  atomic_store_explicit(place, thread, memory_order_release);
  return thread;
}

static bank *bank_after(bank *last) {
  bank *next = atomic_load_explicit(&last->next, memory_order_acquire);
  if (next != NULL) return next;
  bank *made = map_memory(sizeof *made);
  if (atomic_compare_exchange_strong(&last->next, &next, made)) return made;
  munmap(made, sizeof *made);
  return next;
}

static pliant_thread *take_record(void) {
  for (bank *bank = &first_bank;; bank = bank_after(bank))
    for (unsigned word = 0; word < BANK_WORDS; word++) {
      uint64_t taken = atomic_load_explicit(&bank->taken[word], memory_order_relaxed);
      while (~taken != 0) {
        uint64_t bit = ~taken & (taken + 1);
        if (atomic_compare_exchange_weak(&bank->taken[word], &taken, taken | bit))
          return record(bank, word, bit);
      }
    }
}

pliant_thread *pliant_thread_register(void) {
  int kept = errno;  // which the caller may be about to read
  prepare_once();
  keep_own_image();
  pliant_thread *thread = take_record(), *current = NULL;
  if (!__atomic_compare_exchange_n(&pliant_thread_current, &current, thread, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {
    give_back(thread);  // a signal's handler came first
    thread = current;
  } else if (!has_ended) {
    pthread_setspecific(ended, thread);
  } else {
    give_back_later(thread);
  }
  errno = kept;
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
  barrier();
  cursor at = all_threads;
  for (pliant_thread *thread; (thread = next_thread(&at)) != NULL;) {
    uint32_t section = atomic_load_explicit(&thread->section, memory_order_acquire);
    if ((section & 1) != 0) wait_for_change(thread, &thread->section, section);
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

uint32_t pliant_thread_count(void) {
  uint32_t count = 0;
  for (cursor at = all_threads; next_thread(&at) != NULL;) count++;
  return count;
}

// MARK: Calls that end out of turn, and those that do not return

static uintptr_t thread_pointer(void) {
  uintptr_t pointer;
#if defined(__x86_64__)
  __asm__("movq %%fs:0, %0" : "=r"(pointer));
#elif defined(__aarch64__)
  __asm__("mrs %0, tpidr_el0" : "=r"(pointer));
#endif
  return pointer;
}

static uintptr_t hexadecimal(const char **at) {
  uintptr_t number = 0;
  for (; (**at >= '0' && **at <= '9') || (**at >= 'a' && **at <= 'f'); ++*at)
    number = number << 4 | (uintptr_t)(**at <= '9' ? **at - '0' : **at - 'a' + 10);
  return number;
}

/// Reads a line of `/proc/self/maps`: whether it is the stack that the thread began on, and where that begins and ends.
///
/// A thread's begins behind pages that nothing may touch, of which newer C libraries have no mapping, and ends with what
/// the thread pointer points to.
static bool is_own_stack(const char *line, uintptr_t here, uintptr_t *guard, uintptr_t stack[2]) {
  const char *at = line;
  stack[0] = hexadecimal(&at);
  stack[1] = hexadecimal((at++, &at));
  bool is_guard = memcmp(at, " ---", 4) == 0, has_guard = *guard == stack[0];
  *guard = is_guard ? stack[1] : 0;
  if (here < stack[0] || here >= stack[1]) return false;
  if (strstr(line, "[stack]") != NULL) return true;
  uintptr_t pointer = thread_pointer();
  if (!has_guard || pointer < here || pointer >= stack[1] || strverscmp(gnu_get_libc_version(), "2.42") >= 0) return false;
  stack[1] = pointer;
  return true;
}

/// Whether this runs on the stack that its thread began on, and neither a coroutine's nor that of signals.
static bool is_on_own_stack(pliant_thread *thread) {
  uintptr_t here = (uintptr_t)__builtin_frame_address(0), guard = 0;
  stack_t signals;
  if (syscall(__NR_sigaltstack, NULL, &signals) != 0 || (signals.ss_flags & SS_ONSTACK) != 0) return false;
  if (here >= thread->own_stack[0] && here < thread->own_stack[1]) return true;
  long file = syscall(__NR_openat, AT_FDCWD, "/proc/self/maps", O_RDONLY | O_CLOEXEC), count;
  if (file < 0) return false;
  bool is_found = false;
  char line[128], text[1024];
  size_t length = 0;
  while (!is_found && (count = syscall(__NR_read, file, text, sizeof text)) > 0)
    for (long i = 0; i < count && !is_found; i++) {
      if (text[i] != '\n') {
        if (length + 1 < sizeof line) line[length++] = text[i];
        continue;
      }
      line[length] = 0;
      length = 0;
      uintptr_t stack[2];
      if (!(is_found = is_own_stack(line, here, &guard, stack))) continue;
      thread->own_stack[0] = stack[0];
      thread->own_stack[1] = stack[1];
    }
  syscall(__NR_close, file);
  return is_found;
}

static bool was_removed(const pliant_borrow *borrow) {
  const void *layer = atomic_load_explicit(&borrow->layer, memory_order_relaxed);
  return layer != NULL && atomic_load_explicit(pliant_layer_removed(layer), memory_order_acquire) != 0;
}

/// A borrow whose call came where another does now has ended, and so has one below it on the same stack, for that was cut
/// off. One that lies above may go on, and so stays until a call comes as high. Returns whether what such calls ran was removed meanwhile.
static bool drop(pliant_thread *thread, uintptr_t here) {
  int kept = errno, is_own = -1;
  bool removed = false;
  uint32_t section = pliant_read_begin(thread);
  for (pliant_borrow *borrow; (borrow = thread->top) > thread->borrows;) {
    uintptr_t frame = atomic_load_explicit(&borrow->frame, memory_order_relaxed);
    if (frame > here) break;
    if (frame != PLIANT_NO_FRAME && frame != here) {
      if (is_own < 0) is_own = is_on_own_stack(thread);
      if (!is_own || frame < thread->own_stack[0]) break;
    }
    removed |= was_removed(borrow);
    empty(thread, borrow, PLIANT_ANY_FRAME);
  }
  pliant_read_end(thread, section);
  errno = kept;
  return removed;
}

pliant_borrow *pliant_drop_ended(pliant_thread *thread, uintptr_t here) {
  if (drop(thread, here)) pliant_collect(NULL);
  return thread->top;
}

/// Ends the borrows of a thread that ends, but those of coroutines, which may go on elsewhere; false if there are any.
static bool drop_all(pliant_thread *thread) {
  if (thread->top > thread->borrows) {
    bool is_own = is_on_own_stack(thread);
    for (pliant_borrow *borrow = thread->top; borrow > thread->borrows; borrow--) {
      uintptr_t frame = atomic_load_explicit(&borrow->frame, memory_order_relaxed);
      bool stays = is_own && (frame < thread->own_stack[0] || frame >= thread->own_stack[1]);
      if (!stays) empty(thread, borrow, PLIANT_NO_FRAME);
    }
    drop(thread, 0);
  }
  thread->kept = NULL;
  return thread->top == thread->borrows;
}

void pliant_leave_early(pliant_borrow *borrow) {
  pliant_thread *thread = pliant_thread_get();
  uint32_t section = pliant_read_begin(thread);
  bool removed = was_removed(borrow);
  const void *layer = atomic_load_explicit(&borrow->layer, memory_order_relaxed);
  if (layer != NULL) empty(thread, borrow, PLIANT_NO_FRAME);
  pliant_read_end(thread, section);
  if (removed) pliant_collect(layer);
}

pliant_kept_arrival *pliant_keep_arrival(const void *receiver, const void *stack, uintptr_t frame) {
  pliant_thread *thread = pliant_thread_get();
  while (thread->kept != NULL && atomic_load(&thread->kept->has_ended)) {
    pliant_kept_arrival *ended = thread->kept;
    thread->kept = ended->next;
    free(ended);
  }
  pliant_kept_arrival *arrival = malloc(sizeof *arrival);
  if (arrival == NULL) pliant_no_memory();
  *arrival = (pliant_kept_arrival){receiver, stack, frame, thread, false, thread->kept};
  return thread->kept = arrival;
}

void pliant_drop_arrival(pliant_kept_arrival *arrival) {
  if (pliant_thread_current != arrival->thread) return atomic_store(&arrival->has_ended, true);
  pliant_kept_arrival **link = &arrival->thread->kept;
  while (*link != NULL && *link != arrival) link = &(*link)->next;
  if (*link == arrival) *link = arrival->next;
  free(arrival);
}

// Of calls on one stack the innermost came lowest.
const void *pliant_current_self(const pliant_stack *stack) {
  const pliant_thread *thread = pliant_thread_get();
  uintptr_t here = (uintptr_t)__builtin_frame_address(0), nearest = PLIANT_ANY_FRAME;
  const void *self = NULL;
  for (const pliant_borrow *borrow = thread->top; borrow > thread->borrows; borrow--) {
    uintptr_t frame = atomic_load_explicit(&borrow->frame, memory_order_relaxed);
    if (borrow->stack != stack || frame < here || frame >= nearest) continue;
    nearest = frame;
    self = borrow->receiver;
  }
  for (const pliant_kept_arrival *kept = thread->kept; kept != NULL; kept = kept->next) {
    if (kept->stack != stack || kept->frame < here || kept->frame >= nearest) continue;
    nearest = kept->frame;
    self = kept->receiver;
  }
  return self;
}

bool pliant_is_borrowed(const void *layer) {
  bool is_borrowed = false;
  pliant_find_borrowed(&layer, 1, &is_borrowed);
  return is_borrowed;
}

void pliant_find_borrowed(const void *const *layers, size_t count, bool *is_borrowed) {
  if (pliant_thread_current != NULL) drop(pliant_thread_current, (uintptr_t)__builtin_frame_address(0));
  cursor at = all_threads;
  for (pliant_thread *thread; (thread = next_thread(&at)) != NULL;) {
    const pliant_borrow *borrow = __atomic_load_n(&thread->top, __ATOMIC_ACQUIRE);
    for (; borrow > thread->borrows; borrow--) {
      const void *layer = atomic_load_explicit(&borrow->layer, memory_order_acquire);
      size_t low = 0, high = count;
      while (low < high) {
        size_t middle = (low + high) / 2;
        if ((uintptr_t)layers[middle] < (uintptr_t)layer) low = middle + 1;
        else high = middle;
      }
      if (low < count && layers[low] == layer) is_borrowed[low] = true;
    }
  }
}

void pliant_set_collect(void (*function)(const void *)) { atomic_store(&collect, function); }

void pliant_collect(const void *layer) {
  pliant_thread *thread = pliant_thread_get();
  if (atomic_load_explicit(&thread->locks, memory_order_relaxed) == 0) return atomic_load(&collect)(layer);
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
  if (is_main == 0) is_main = pliant_thread_id() == syscall(__NR_getpid) ? 1 : -1;
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
