// Delays of async calls, in which the task is suspended and its thread does other work.
//
// The call's registers are kept in the task's memory while a function of Swift's waits in its
// place. It may resume on another executor than the function was called on, which need not hop by
// itself.
#include "../processors/processor.h"
#include "tracing.h"

#define SWIFT __attribute__((swiftcall))
typedef struct executor {
  const void *identity, *implementation;
} executor;
extern SWIFT executor swift_task_getCurrentExecutor(void);
extern const char pliant_trace_async_waited[];

/// The state of a delayed call, before the context of the function that waits.
typedef struct delayed_call {
  pliant_registers registers;
  executor executor;
  const void *code, *slot;
} delayed_call;
enum { KEPT = (sizeof(delayed_call) + 15) & ~15 };

#pragma GCC visibility push(hidden)
void pliant_trace_async_hop(pliant_registers *, executor *);
const void *pliant_trace_async_resume(pliant_registers *, const void **);
#pragma GCC visibility pop

/// The record of an async function that takes nanoseconds.
static _Atomic(const int32_t *) waiter;
void pliant_trace_wait_by(const void *record) { atomic_store(&waiter, (const int32_t *)record); }

const void *pliant_trace_delay(uint64_t nanoseconds, const pliant_slot *slot, const void *code,
                               pliant_registers *registers) {
  const int32_t *record = atomic_load(&waiter);
  uint8_t *memory = swift_task_alloc(KEPT + (size_t)(uint32_t)record[1]);
  delayed_call *call = (delayed_call *)memory;
  *call = (delayed_call){*registers, swift_task_getCurrentExecutor(), code, slot};
  const void **own = (const void **)(memory + KEPT);
  own[0] = (const void *)registers->general[PLIANT_CONTEXT_REGISTER];
  own[1] = pliant_trace_async_waited;
  registers->general[PLIANT_CONTEXT_REGISTER] = (uint64_t)own;
  registers->general[0] = nanoseconds;
  return (const uint8_t *)record + record[0];
}

/// Stores the executor on which the function was called.
void pliant_trace_async_hop(pliant_registers *registers, executor *to) {
  *to = ((delayed_call *)(registers->general[PLIANT_CONTEXT_REGISTER] - KEPT))->executor;
}

/// Leaves the call's registers, and its slot, and returns the code as `pliant_trace_async_enter`.
const void *pliant_trace_async_resume(pliant_registers *registers, const void **slot) {
  delayed_call *call = (delayed_call *)(registers->general[PLIANT_CONTEXT_REGISTER] - KEPT);
  const void *code = call->code;
  *registers = call->registers;
  *slot = call->slot;
  swift_task_dealloc(call);
  return code;
}
