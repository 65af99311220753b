// Traced calls between the compiler's own callers and callees, and what is recorded of them.
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "../../../Sources/CPliant/tracing/tracing.h"
#include "check.h"

// The runtime's functions that tracing calls.
void *swift_task_getCurrent(void) { return NULL; }
uint64_t swift_task_getJobTaskId(const void *task) { return (uintptr_t)task; }
void *swift_task_localValueGet(const void *variable) { return (void *)variable; }
typedef struct executor {
  const void *identity, *implementation;
} executor;
executor swift_task_getCurrentExecutor(void) { return (executor){NULL, NULL}; }
/// No traced call of these checks waits.
void swift_task_switch(void) { abort(); }
void *swift_errorRetain(const void *error) { return (void *)error; }
const void *swift_getFunctionReplacement(const void **cell, const void *function) {
  return function == NULL ? *cell : function;
}
const char string_type[8] __asm__("$sSSN");

static _Thread_local const void *content;

/// Where a thread's traced function leads; called through the thunk of a trace.
const void *traced_thunk(const void *callee) {
  static const pliant_value none = {.kind = PLIANT_VALUE_UNREAD, .type = string_type};
  static pliant_traced function = {.result = {.value = &none}, .is_recorded = true};
  static _Thread_local const void *thunk;
  content = callee;
  if (thunk == NULL) thunk = pliant_trace_thunk(&function, &content);
  return thunk;
}

static void count(const pliant_record *record, void *counts) {
  ((uint64_t *)counts)[record->kind]++;
}

static void count_whole(const pliant_record *record, void *counts) {
  size_t size = record->kind == PLIANT_RECORD_AROUND ? 5 * sizeof(pliant_around) : 0;
  if (record->kind > PLIANT_RECORD_AROUND || record->payload != size)
    fail("a record of kind %u with %u bytes", record->kind, record->payload);
  ((uint64_t *)counts)[record->kind]++;
}

/// Fills a ring with each number of records before one that is longer than what may be free.
static void *fill_rings(void *checked) {
  enum { KINDS = PLIANT_RECORD_AROUND + 1 };
  static const pliant_around around[5] = {{1, 1}, {2, 2}, {3, 3}, {4, 4}, {5, 5}};
  static pliant_traced function = {.is_recorded = true};
  pliant_trace_set_ring_size(1 << 12);
  pliant_trace_thread *thread = pliant_trace_thread_get();
  for (uint64_t fill = 0; fill <= 64; fill++) {
    uint64_t counts[KINDS] = {0}, written[KINDS] = {0};
    for (uint64_t number = 0; number < fill; number++) {
      pliant_event event = {.kind = PLIANT_RECORD_ENTER, .function = &function, .time = 1};
      written[PLIANT_RECORD_ENTER] += pliant_write_record(thread, &event);
    }
    pliant_event event = {.kind = PLIANT_RECORD_AROUND, .around = around, .around_count = 5,
                          .time = 1};
    written[PLIANT_RECORD_AROUND] += pliant_write_record(thread, &event);
    pliant_trace_drain(count_whole, counts);
    for (int kind = 0; kind < KINDS; kind++)
      if (counts[kind] != written[kind])
        fail("%llu of %llu records of kind %d", (unsigned long long)counts[kind],
             (unsigned long long)written[kind], kind);
    *(uint64_t *)checked += counts[PLIANT_RECORD_ENTER] + counts[PLIANT_RECORD_AROUND];
  }
  return NULL;
}

/// Checks that each call began and ended once.
void check_traces(uint64_t calls) {
  uint64_t counts[4] = {0};
  pliant_trace_drain(count, counts);
  if (counts[PLIANT_RECORD_ENTER] != calls || counts[PLIANT_RECORD_LEAVE] != calls)
    fail("%llu and %llu records of %llu traced calls",
         (unsigned long long)counts[PLIANT_RECORD_ENTER],
         (unsigned long long)counts[PLIANT_RECORD_LEAVE], (unsigned long long)calls);
  row("traced calls between LLVM's swiftcc callers and callees", calls);
  pthread_t thread;
  uint64_t checked = 0;
  pthread_create(&thread, NULL, fill_rings, &checked);
  pthread_join(thread, NULL);
  row("records in rings with little room", checked);
}
