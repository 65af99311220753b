#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "check.h"

_Thread_local bool is_quiet;
static _Atomic(uint32_t) failed;

void fail(const char *format, ...) {
  uint32_t before = atomic_fetch_add(&failed, 1);
  if (is_quiet || before >= 40) return;
  va_list arguments;
  va_start(arguments, format);
  flockfile(stderr);
  fprintf(stderr, "FAILED: ");
  vfprintf(stderr, format, arguments);
  fputc('\n', stderr);
  funlockfile(stderr);
  va_end(arguments);
}

uint32_t failures(void) { return atomic_load(&failed); }
void forget_failures(uint32_t since) { atomic_store(&failed, since); }

void row(const char *what, uint64_t times) {
  if (times == 0) fail("%s: never checked", what);
  char text[32];
  snprintf(text, sizeof text, "%llu", (unsigned long long)times);
  note(what, text);
}

void note(const char *what, const char *text) {
  printf("%s\t%s\n", what, text);
  fflush(stdout);
}

typedef struct job {
  void (*body)(void *, unsigned);
  void *context;
  unsigned index;
} job;

static void *run_job(void *argument) {
  job *job = argument;
  job->body(job->context, job->index);
  return NULL;
}

void on_threads(unsigned count, void (*body)(void *, unsigned), void *context) {
  pthread_t threads[count];
  job jobs[count];
  for (unsigned i = 0; i < count; i++) {
    jobs[i] = (job){body, context, i};
    if (pthread_create(&threads[i], NULL, run_job, &jobs[i]) != 0) abort();
  }
  for (unsigned i = 0; i < count; i++) pthread_join(threads[i], NULL);
}

int main(int count, char **arguments) {
  uint64_t seed = count > 1 ? strtoull(arguments[1], NULL, 0) : (uint64_t)time(NULL);
  bool expects_fences = count > 2 && strcmp(arguments[2], "fences") == 0;
  fprintf(stderr, "seed %llu\n", (unsigned long long)seed);
  check_registers(seed);
  check_pools(seed);
  check_convention(seed);
  check_swift();
  check_accesses(seed);
  check_images();
  check_decoding();
  check_model();
  check_orders(expects_fences);
  if (failures() > 0) fprintf(stderr, "%u failed\n", failures());
  return failures() > 0;
}
