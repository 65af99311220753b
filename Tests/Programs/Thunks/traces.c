// Traced calls between the compiler's own callers and callees, and what is recorded of them.
#include <stdlib.h>
#include <string.h>

#include "CPliant.h"
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

/// Checks that each call began and ended once.
void check_traces(uint64_t calls) {
  uint64_t counts[4] = {0};
  pliant_trace_drain(count, counts);
  if (counts[PLIANT_RECORD_ENTER] != calls || counts[PLIANT_RECORD_LEAVE] != calls)
    fail("%llu and %llu records of %llu traced calls",
         (unsigned long long)counts[PLIANT_RECORD_ENTER],
         (unsigned long long)counts[PLIANT_RECORD_LEAVE], (unsigned long long)calls);
  row("traced calls between LLVM's swiftcc callers and callees", calls);
}
