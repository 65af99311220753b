// Whether readers and writers agree on what came first. Each race is run many times by two threads
// that start together. A processor that never makes the exchange in question cannot show its
// absence: rows that say "without" count how often this one made it.
#define _GNU_SOURCE
#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "CPliant.h"
#include "check.h"
#include "probe.h"

#define SWIFT __attribute__((swiftcall))
#define CONTEXT __attribute__((swift_context))
#define RELAXED memory_order_relaxed

bool deny_membarrier(void);

enum { ROUNDS = 20000, LAYER_CHANGES = 300, MAP_CHANGES = 40000 };

// MARK: Two threads that start together

typedef struct race {
  void (*sides[2])(struct race *);
  void (*judge)(struct race *);  // after both; run by the first
  uint64_t rounds;  // that were run
  bool is_over;
  _Atomic(uint32_t) started, ended;
  uint64_t random[2];
  // What races use.
  _Alignas(128) _Atomic(uint32_t) shared;
  _Alignas(128) _Atomic(uint32_t) section, done;
  _Alignas(128) _Atomic(const void *) hook;
  bool old_seen, done_seen, was_borrowed, was_wrong;
  uint64_t violations;
  pliant_stack stack;
} race;

static void meet(_Atomic(uint32_t) *count, uint32_t goal) {
  atomic_fetch_add(count, 1);
  for (int spins = 0; atomic_load(count) < goal; spins++)
    if (spins > 2000) sched_yield();
}

// Where there are two processors; where there are not, the race is no shorter.
static void stay_on(unsigned processor) {
  cpu_set_t set;
  CPU_ZERO(&set);
  CPU_SET(processor, &set);
  sched_setaffinity(0, sizeof set, &set);
}

static void run_side(void *context, unsigned index) {
  race *race = context;
  stay_on(index);
  pliant_thread_get();
  time_t start = time(NULL);
  for (uint32_t round = 0;; round++) {
    // A machine that has other work may run the two in turns, and each round takes long then.
    if (index == 0) race->is_over = round == ROUNDS || time(NULL) > start + 3;
    meet(&race->started, 2 * (round + 1));
    if (race->is_over) break;
    if (index == 0) race->rounds++;
    for (uint64_t i = next_random(&race->random[index]) % 32; i > 0; i--)
      atomic_signal_fence(memory_order_seq_cst);
    race->sides[index](race);
    meet(&race->ended, 2 * (round + 1));
    if (index == 0) race->judge(race);
  }
}

static uint64_t run_race(race *race) {
  race->violations = race->rounds = race->started = race->ended = 0;
  race->random[1] = 7;
  on_threads(2, run_side, race);
  return race->violations;
}

// MARK: A reader's section and a writer that waits for it

static void judge_section(race *race) {
  // Who saw the old value was waited for: what it did came before.
  if (race->old_seen && !race->done_seen) race->violations++;
  atomic_store(&race->shared, 0);
  atomic_store(&race->done, 0);
}

static void read_section(race *race) {
  pliant_thread *thread = pliant_thread_get();
  uint32_t section = pliant_read_begin(thread);
  race->old_seen = atomic_load_explicit(&race->shared, RELAXED) == 0;
  atomic_store_explicit(&race->done, 1, RELAXED);
  pliant_read_end(thread, section);
}
static void change_and_wait(race *race) {
  atomic_store(&race->shared, 1);
  pliant_wait_for_readers();
  race->done_seen = atomic_load_explicit(&race->done, RELAXED) == 1;
}

// The same without a barrier on either side.
static void read_bare(race *race) {
  atomic_store_explicit(&race->section, 1, RELAXED);
  atomic_signal_fence(memory_order_seq_cst);
  race->old_seen = atomic_load_explicit(&race->shared, RELAXED) == 0;
  atomic_store_explicit(&race->done, 1, RELAXED);
  atomic_store_explicit(&race->section, 0, memory_order_release);
}
static void wait_bare(race *race) {
  atomic_store_explicit(&race->shared, 1, RELAXED);
  atomic_signal_fence(memory_order_seq_cst);
  while (atomic_load_explicit(&race->section, memory_order_acquire) != 0) continue;
  race->done_seen = atomic_load_explicit(&race->done, RELAXED) == 1;
}

// MARK: The end of a borrow and a writer that leaves something to be freed

static _Thread_local bool has_collected;
static void collect(const void *layer) {
  (void)layer;
  has_collected = true;
}

static uint64_t layer_memory[8];
static void *const a_layer = (char *)layer_memory + PLIANT_LAYER_HEADER;

static void enter_and_leave(race *race) {
  has_collected = false;
  pliant_entered entered = pliant_enter(&race->stack, NULL, 1);
  if (entered.layer != a_layer) fail("another layer than there is");
  pliant_leave(entered.borrow);
  race->old_seen = !has_collected;
}
static void retire(race *race) {
  pliant_layer_set_removed(a_layer, true);
  pliant_wait_for_readers();
  race->was_borrowed = pliant_is_borrowed(a_layer);
}
static void judge_borrow(race *race) {
  if (race->old_seen && race->was_borrowed) race->violations++;
  pliant_layer_set_removed(a_layer, false);
}

// MARK: A hook that is filled, and what its entry reads

static const pliant_slot *hook_slot;
static SWIFT void right(CONTEXT race *race) {
  pliant_arrive();
  race->was_wrong = false;
}
static SWIFT void wrong(CONTEXT race *race) {
  pliant_arrive();
  race->was_wrong = true;
}
typedef SWIFT void (*function)(CONTEXT race *race);

static void call_hook(race *race) {
  race->was_wrong = false;
  // As the program loads it: a plain load and a branch.
  const void *entry = atomic_load_explicit(&race->hook, RELAXED);
  if (entry != NULL) ((function)entry)(race);
}
static void fill_hook(race *race) {
  pliant_store(&race->hook, refill(hook_slot, PLIANT_THUNK_SYNC, (const void *)right, NULL));
}
static void judge_hook(race *race) {
  race->violations += race->was_wrong;
  atomic_store(&race->hook, NULL);
  refill(hook_slot, PLIANT_THUNK_SYNC, (const void *)wrong, NULL);
}

// MARK: Layers that are replaced and freed while calls run

enum { READERS = 3 };

static void await_readers(_Atomic(uint32_t) *readers) {
  while (atomic_load(readers) < READERS) sched_yield();
}

typedef struct churn {
  pliant_stack stack;
  _Atomic(uint32_t) readers;
  _Atomic(bool) is_over;
  _Atomic(uint64_t) calls;
} churn;
enum { LAYERS = 4, ALIVE = 0x11111111, DEAD = 0x22222222 };
static _Alignas(16) _Atomic(uint64_t) layers[LAYERS][4];

static void churn_layers(void *context, unsigned index) {
  churn *churn = context;
  if (index == 0) {
    await_readers(&churn->readers);
    for (int i = 0; i < LAYER_CHANGES; i++) {
      _Atomic(uint64_t) *old = &layers[i % LAYERS][2], *new = &layers[(i + 1) % LAYERS][2];
      atomic_store_explicit(new, ALIVE, RELAXED);
      pliant_stack_set_levels(&churn->stack, NULL, true, new);
      pliant_wait_for_readers();
      while (pliant_is_borrowed((const void *)old)) sched_yield();
      atomic_store_explicit(old, DEAD, RELAXED);
    }
    churn->is_over = true;
    return;
  }
  uint64_t calls = 0;
  while (!churn->is_over) {
    pliant_entered entered = pliant_enter(&churn->stack, NULL, 1);
    const _Atomic(uint64_t) *layer = entered.layer;
    for (int i = 0; i < 4; i++)
      if (atomic_load_explicit(layer, RELAXED) != ALIVE) fail("a layer was freed under a call");
    pliant_leave(entered.borrow);
    if (calls++ == 0) churn->readers++;
  }
  churn->calls += calls;
}

// MARK: A map that grows and shrinks while it is read

typedef struct reading {
  pliant_map map, emptied;
  _Atomic(uint32_t) readers;
  _Atomic(bool) is_over;
  _Atomic(uint64_t) reads;
} reading;
enum { KEYS = 4096 };  // so many that the map is spread over parts while it is read
static uint64_t keys[2 * KEYS][2];  // the first half is always there

/// Until it is spread over parts, and back until it has none.
static void fill_and_empty(pliant_map *map) {
  for (int i = 0; i < KEYS; i++) pliant_map_set(map, keys[i], &keys[i][1]);
  for (int i = 0; i < KEYS; i++) pliant_map_set(map, keys[i], NULL);
  if (map->count != 0 || map->parts != NULL) fail("an empty map that kept its parts");
}

static void churn_map(void *context, unsigned index) {
  reading *reading = context;
  uint64_t random = index;
  if (index == 0) {
    await_readers(&reading->readers);
    for (int i = 0; i < MAP_CHANGES; i++) {
      uint64_t *key = keys[KEYS + next_random(&random) % KEYS];
      // In the last quarter of a thousand all go, so that it is filled and grown anew.
      pliant_map_set(&reading->map, key, i % 1000 < 750 && (random & 2) == 0 ? key + 1 : NULL);
      if (i % 4000 == 0) fill_and_empty(&reading->emptied);
    }
    reading->is_over = true;
    return;
  }
  pliant_thread *thread = pliant_thread_get();
  uint64_t reads = 0;
  for (; !reading->is_over; reads++) {
    uint64_t number = next_random(&random) % (2 * KEYS);
    uint32_t section = pliant_read_begin(thread);
    const void *value = pliant_map_get(&reading->map, keys[number]);
    const void *other = pliant_map_get(&reading->emptied, keys[number]);
    pliant_read_end(thread, section);
    if (number < KEYS && value != &keys[number][1]) fail("a key that is there was not found");
    if (other != NULL && other != &keys[number][1]) fail("a key was found with another's value");
    if (reads == 0) reading->readers++;
  }
  reading->reads += reads;
}

// MARK: All of them

/// Returns how many rounds were run.
static uint64_t check_races(const char *how) {
  char what[128];
  static race section = {.sides = {read_section, change_and_wait}, .judge = judge_section};
  static race borrow = {.sides = {enter_and_leave, retire}, .judge = judge_borrow};
  static race hook = {.sides = {call_hook, fill_hook}, .judge = judge_hook};
  if (run_race(&section) > 0)
    fail("%llu times a writer did not wait for a reader, %s",
         (unsigned long long)section.violations, how);
  snprintf(what, sizeof what, "races of a reader with a writer who waits, %s", how);
  row(what, section.rounds);
  pliant_set_collect(collect);
  pliant_stack_set_levels(&borrow.stack, NULL, true, a_layer);
  if (run_race(&borrow) > 0)
    fail("%llu times a removed layer would never be freed, %s",
         (unsigned long long)borrow.violations, how);
  snprintf(what, sizeof what, "races of a call's end with who removes its layer, %s", how);
  row(what, borrow.rounds);
  hook_slot = pliant_thunk_make(PLIANT_THUNK_SYNC, (const void *)wrong, NULL);
  judge_hook(&hook);
  if (run_race(&hook) > 0)
    fail("%llu times an entry ran before its table was filled, %s",
         (unsigned long long)hook.violations, how);
  snprintf(what, sizeof what, "races of a call with who fills its hook, %s", how);
  row(what, hook.rounds);
  return section.rounds + borrow.rounds + hook.rounds;
}

/// A program may forbid itself the system call when it has begun.
static void check_late_denial(void) {
  fflush(NULL);
  uint32_t since = failures();
  uint64_t *rounds =
      mmap(NULL, sizeof *rounds, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (rounds == MAP_FAILED) abort();
  pid_t child = fork();
  if (child == 0) {
    if (!deny_membarrier()) _exit(77);
    pliant_wait_for_readers();
    if (!pliant_needs_fence) fail("readers do not fence though membarrier is denied");
    freopen("/dev/null", "w", stdout);
    *rounds = check_races("after the denial");
    _exit(failures() > since);
  }
  int status = 0;
  if (waitpid(child, &status, 0) != child || !WIFEXITED(status))
    return fail("the denied child died");
  if (WEXITSTATUS(status) == 77) return note("races after membarrier is denied", "not in QEMU");
  if (WEXITSTATUS(status) != 0) fail("races after membarrier is denied");
  row("races after membarrier is denied", *rounds);
}

void check_orders(bool expects_fences) {
  pliant_thread_get();
  if (pliant_needs_fence != expects_fences)
    fail("readers fence: %d; expected: %d", pliant_needs_fence, expects_fences);
  static race bare = {.sides = {read_bare, wait_bare}, .judge = judge_section};
  char count[64];
  uint64_t lost = run_race(&bare);
  snprintf(count, sizeof count, "%llu of %llu", (unsigned long long)lost,
           (unsigned long long)bare.rounds);
  note("races without any barrier in which the writer did not wait", count);
  const char *how = expects_fences ? "with fences" : "with membarrier";
  check_races(how);

  static churn churn;
  atomic_store(&layers[0][2], ALIVE);
  pliant_stack_set_levels(&churn.stack, NULL, true, &layers[0][2]);
  on_threads(1 + READERS, churn_layers, &churn);
  row("calls while their layer is replaced and freed 300 times", churn.calls);

  static reading reading;
  for (int i = 0; i < KEYS; i++) pliant_map_set(&reading.map, keys[i], &keys[i][1]);
  on_threads(1 + READERS, churn_map, &reading);
  row("reads of a map while it is changed 40000 times", reading.reads);
  if (!expects_fences) check_late_denial();
}
