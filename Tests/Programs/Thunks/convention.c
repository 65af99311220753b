// The compiler's own callers and callees of the Swift convention, with an entry between them.
#include <string.h>

#include "CPliant.h"
#include "check.h"
#include "probe.h"

typedef float vector __attribute__((vector_size(16)));

// `%record` of convention.ll.
typedef struct record {
  uint64_t words[10];
  vector vectors[10];
  const void *error;
  uint64_t word_results[4];
  vector vector_results[4];
  const void *async;
} record;

typedef void caller(const void *function, record *self, const record *arguments, record *out);
caller words_caller, vectors_caller, indirect_caller, async_caller;
extern const char words_callee[], vectors_callee[], indirect_callee[], async_callee[];

static void fill(void *to, size_t size, uint64_t *random) {
  uint64_t *words = to;
  for (size_t i = 0; i < size / sizeof *words; i++) words[i] = next_random(random);
}

enum { THREADS = 4, ROUNDS = 500 };

static void check(const char *what, caller *caller, const void *function, uint64_t *random) {
  record self, arguments, out;
  fill(&self, sizeof self, random);
  fill(&arguments, sizeof arguments, random);
  memset(&out, 0, sizeof out);
  if (next_random(random) & 1) self.error = NULL;
  record expected = self;
  caller(function, &self, &arguments, &out);
  if (memcmp(self.words, arguments.words, sizeof self.words) != 0) fail("%s: words", what);
  if (memcmp(self.vectors, arguments.vectors, sizeof self.vectors) != 0) fail("%s: vectors", what);
  if (caller == async_caller) {
    if (self.async != &out) fail("%s: the async context", what);
    return;
  }
  if (out.error != expected.error) fail("%s: the error", what);
  if (caller == vectors_caller) {
    if (memcmp(out.vector_results, expected.vector_results, sizeof out.vector_results) != 0)
      fail("%s: vectors as results", what);
  } else if (memcmp(out.word_results, expected.word_results, sizeof out.word_results) != 0) {
    fail("%s: words as results", what);
  }
}

static void check_all(void *context, unsigned index) {
  uint64_t random = *(uint64_t *)context + index;
  const pliant_slot *slot = pliant_thunk_make(PLIANT_THUNK_SYNC, words_callee, NULL);
  for (int i = 0; i < ROUNDS; i++) {
    const void *const callees[] = {words_callee, vectors_callee, indirect_callee, async_callee};
    caller *const callers[] = {words_caller, vectors_caller, indirect_caller, async_caller};
    const char *const names[] = {"words", "vectors", "indirect result", "async"};
    for (int kind = 0; kind < 4; kind++) {
      check("without an entry", callers[kind], callees[kind], &random);
      check(names[kind], callers[kind],
            refill(slot, PLIANT_THUNK_SYNC, callees[kind], &random), &random);
      if (pliant_arrive().slot != slot) fail("%s: another slot arrived", names[kind]);
      // Async functions do not return.
      if (kind < 3) check("traced", callers[kind], traced_thunk(callees[kind]), &random);
    }
  }
}

void check_convention(uint64_t seed) {
  on_threads(THREADS, check_all, &seed);
  row("sync thunk between LLVM's swiftcc and swifttailcc callers and callees",
      THREADS * ROUNDS * 4);
  check_traces(THREADS * ROUNDS * 3);
}
