// Threads call functions while these are entered: `hammer [memory|pages] [THREADS]`. With
// `blocked`, first threads that block all signals do: nothing is entered while they run, and all is
// once they sleep.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <elf.h>
#include <link.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "CPliant.h"
#include "code_patching.h"

// Of many first instructions: frames, none, a call, a branch, an address, vectors.
extern long outside(long);
long outside(long x) { __asm__ volatile("" : "+r"(x)); return x + 7; }
static long table[256];
#define CALLED __attribute__((noinline)) long
#define OPAQUE(x) __asm__ volatile("" : "+r"(x))
#define EACH(n)                                                          \
  CALLED leaf##n(long x) {                                               \
    OPAQUE(x);                                                           \
    return x * 3 + n;                                                    \
  }                                                                      \
  CALLED call##n(long x) {                                               \
    long y = outside(x + n);                                             \
    OPAQUE(y);                                                           \
    return y * 2;                                                        \
  }                                                                      \
  CALLED branch##n(long x) {                                             \
    if (x & 1) return x + n;                                             \
    OPAQUE(x);                                                           \
    return x - n;                                                        \
  }                                                                      \
  CALLED load##n(long x) { return table[n & 255] + x * 5 + n; }          \
  CALLED many##n(long x) {                                               \
    long volatile values[9] = {x, n};                                    \
    long sum = 0;                                                        \
    for (int i = 0; i < 9; i++) sum += outside(values[i]) * i;           \
    return sum;                                                          \
  }                                                                      \
  CALLED frame##n(long x) {                                              \
    long volatile y = x;                                                 \
    return y + n;                                                        \
  }
#define TEN(n) \
  EACH(n##0) EACH(n##1) EACH(n##2) EACH(n##3) EACH(n##4) \
  EACH(n##5) EACH(n##6) EACH(n##7) EACH(n##8) EACH(n##9)
#define HUNDRED(n) \
  TEN(n##0) TEN(n##1) TEN(n##2) TEN(n##3) TEN(n##4) \
  TEN(n##5) TEN(n##6) TEN(n##7) TEN(n##8) TEN(n##9)
HUNDRED(1) HUNDRED(2) HUNDRED(3) HUNDRED(4)

enum { MOST = 4000 };
typedef long (*function)(long);
static pliant_inline_hook functions[MOST];
static size_t count;
static atomic_bool stops;
static _Atomic(uint64_t) calls, wrongs;
static long expected[MOST][2];

static void *call(void *seed) {
  uint64_t random = (uintptr_t)seed * 77777 + 1, own = 0, wrong = 0;
  while (!atomic_load_explicit(&stops, memory_order_relaxed)) {
    random = random * 6364136223846793005u + 1442695040888963407u;
    size_t which = (random >> 33) % count;
    long argument = random >> 63;
    if (((function)functions[which].function)(argument) != expected[which][argument]) wrong++;
    own++;
  }
  atomic_fetch_add(&calls, own);
  atomic_fetch_add(&wrongs, wrong);
  return NULL;
}

static pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;

static void *block(void *seed) {
  sigset_t all;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, NULL);
  call(seed);
  pthread_mutex_lock(&gate);
  pthread_mutex_unlock(&gate);
  return NULL;
}

/// How many can be entered while threads that block signals call them. They sleep afterwards.
static size_t enter_while_blocked(pthread_t *threads, int thread_count) {
  pthread_mutex_lock(&gate);
  for (int i = 0; i < thread_count; i++)
    pthread_create(&threads[i], NULL, block, (void *)(uintptr_t)(i + 100));
  while (pliant_find_blocked_traps() != PLIANT_BLOCKED_RUNNING) continue;
  pliant_install_hooks(functions, count);
  size_t entered = 0;
  for (size_t i = 0; i < count; i++) entered += functions[i].refusal != PLIANT_HOOK_SIGNALS_BLOCKED;
  atomic_store(&stops, true);
  while (pliant_find_blocked_traps() != PLIANT_BLOCKED_ASLEEP) continue;
  atomic_store(&stops, false);
  return entered;
}

static int find(struct dl_phdr_info *info, size_t size, void *unused) {
  (void)size, (void)unused;
  if (info->dlpi_name[0] != 0) return 0;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    if (info->dlpi_phdr[i].p_type != PT_DYNAMIC) continue;
    const ElfW(Dyn) *dynamic = (const void *)(info->dlpi_addr + info->dlpi_phdr[i].p_vaddr);
    const Elf64_Sym *symbols = NULL;
    const char *ends[4] = {0};  // the tables that may follow
    const char *names = NULL;
    for (; dynamic->d_tag != DT_NULL; dynamic++) {
      if (dynamic->d_tag == DT_SYMTAB) symbols = (const void *)dynamic->d_un.d_ptr;
      const char *table = (const char *)dynamic->d_un.d_ptr;
      if (dynamic->d_tag == DT_STRTAB) names = ends[0] = table;
      if (dynamic->d_tag == DT_GNU_HASH) ends[1] = table;
      if (dynamic->d_tag == DT_HASH) ends[2] = table;
      if (dynamic->d_tag == DT_VERSYM) ends[3] = table;
    }
    const char *end = (const char *)UINTPTR_MAX;
    for (int k = 0; k < 4; k++)
      if (ends[k] > (const char *)symbols && ends[k] < end) end = ends[k];
    for (; (const char *)symbols < end && count < MOST; symbols++) {
      const char *name = names + symbols->st_name;
      if (ELF64_ST_TYPE(symbols->st_info) != STT_FUNC || symbols->st_size == 0) continue;
      if (strncmp(name, "leaf", 4) && strncmp(name, "call", 4) && strncmp(name, "branch", 6) &&
          strncmp(name, "load", 4) && strncmp(name, "many", 4) && strncmp(name, "frame", 5))
        continue;
      functions[count].function = (const void *)(info->dlpi_addr + symbols->st_value);
      functions[count].size = functions[count].room = symbols->st_size;
      count++;
    }
  }
  return 1;
}

int main(int arguments, char **values) {
  int threads = arguments > 2 ? atoi(values[2]) : 8;
  if (arguments > 1)
    pliant_allow_patching(values[1][0] == 'm' ? PLIANT_WRITE_MEMORY : PLIANT_REPLACE_PAGES);
  for (int i = 0; i < 256; i++) table[i] = i * 1001;
  dl_iterate_phdr(find, NULL);
  for (size_t i = 0; i < count; i++)
    for (long x = 0; x < 2; x++) expected[i][x] = ((function)functions[i].function)(x);
  pthread_t all[64], blocked[2];
  int blocked_count = arguments > 3 ? 2 : 0;
  size_t entered = blocked_count == 0 ? 0 : enter_while_blocked(blocked, blocked_count);
  if (blocked_count > 0) pliant_allow_patching(PLIANT_WRITE_MEMORY | PLIANT_REPLACE_PAGES);
  for (int i = 0; i < threads; i++) pthread_create(&all[i], NULL, call, (void *)(uintptr_t)(i + 1));
  struct timespec begin, end;
  clock_gettime(CLOCK_MONOTONIC, &begin);
  size_t refused[PLIANT_HOOK_SIGNALS_BLOCKED + 1] = {0};
  for (size_t i = 0; i < count;) {
    size_t batch = i % 7 == 0 ? 16 : 1;
    if (batch > count - i) batch = count - i;
    pliant_install_hooks(&functions[i], batch);
    for (size_t k = i; k < i + batch; k++) refused[functions[k].refusal]++;
    i += batch;
  }
  clock_gettime(CLOCK_MONOTONIC, &end);
  atomic_store(&stops, true);
  for (int i = 0; i < threads; i++) pthread_join(all[i], NULL);
  if (blocked_count > 0) pthread_mutex_unlock(&gate);
  for (int i = 0; i < blocked_count; i++) pthread_join(blocked[i], NULL);
  size_t unanswered = 0, unlike = 0;
  for (size_t i = 0; i < count; i++) {
    if (functions[i].refusal != PLIANT_HOOK_NOT_REFUSED) continue;
    if (((function)functions[i].original)(1) != expected[i][1]) unlike++;
    pliant_hook_lead(functions[i].target, (const void *)outside);
    if (((function)functions[i].function)(41) != 48) unanswered++;
  }
  printf("%zu functions:", count);
  for (int i = 0; i <= PLIANT_HOOK_SIGNALS_BLOCKED; i++)
    if (refused[i] > 0) printf(" %zu of %d", refused[i], i);
  double each = ((end.tv_sec - begin.tv_sec) * 1e6 + (end.tv_nsec - begin.tv_nsec) / 1e3) / count;
  printf("; %.1f us each; %lu calls, %lu wrong; %zu not answered by another, %zu copies wrong\n",
         each, calls, wrongs, unanswered, unlike);
  return entered > 0 || refused[PLIANT_HOOK_SIGNALS_BLOCKED] > 0 || wrongs > 0 || unanswered > 0 ||
         unlike > 0;
}
