// The entries and exits of traced calls: see `traces.S`.
//
// Open calls of a thread form a stack, whose entries stay where they are. An entry's address is in
// a register that callees preserve, so that the exit and every unwinder find the caller there.
#include "../memory/mappings.h"
#include "../memory/thread_records.h"
#include "../processors/processor.h"

#include <unwind.h>

#include "tracing.h"

#pragma GCC visibility push(hidden)
pliant_open_call *pliant_trace_enter(const pliant_slot *, pliant_registers *, const uint64_t *);
void pliant_trace_leave(pliant_open_call *, pliant_registers *);
_Unwind_Reason_Code pliant_trace_personality(int, _Unwind_Action, uint64_t,
                                             struct _Unwind_Exception *, struct _Unwind_Context *);
const void *pliant_trace_async_enter(const pliant_slot *, pliant_registers *, const uint64_t *);
void pliant_trace_async_leave(pliant_registers *);
#pragma GCC visibility pop

const uint16_t pliant_argument_register_count = PLIANT_ARGUMENT_REGISTERS;
const uint16_t pliant_result_places[PLIANT_PIECES] = PLIANT_RESULT_PLACES;

// MARK: The stack of open calls

static pliant_open_call *top(const pliant_trace_thread *thread) {
  pliant_open_calls *open = thread->open;
  return open == NULL || open->used == 0 ? NULL : &open->calls[open->used - 1];
}

static void pop(pliant_trace_thread *thread) {
  thread->depth--;
  if (--thread->open->used == 0 && thread->open->previous != NULL)
    thread->open = thread->open->previous;
}

static pliant_open_call *push(pliant_trace_thread *thread) {
  pliant_open_calls *open = thread->open;
  if (__builtin_expect(open == NULL || open->used == PLIANT_OPEN_CALLS, 0)) {
    pliant_open_calls *next = open == NULL ? NULL : open->next;
    if (next == NULL) {
      next = pliant_map_pages(sizeof *next);
      if (next == NULL) return NULL;
      next->previous = open;
      if (open != NULL) open->next = next;
    }
    next->used = 0;
    thread->open = open = next;
  }
  thread->depth++;
  return &open->calls[open->used++];
}

/// Whether one of the innermost open calls is of the function.
static bool is_open(const pliant_trace_thread *thread, const pliant_traced *function) {
  const pliant_open_calls *open = thread->open;
  if (open == NULL) return false;
  for (uint64_t i = 0; i < open->used && i < 64; i++)
    if (open->calls[open->used - 1 - i].function == function) return true;
  return false;
}

/// Adds the time of a call that ended at `end`; 0 is now.
static void add_time(pliant_traced *function, uint64_t start, uint64_t end) {
  if (end == 0) end = pliant_trace_now();
  atomic_fetch_add_explicit(&function->nanoseconds, end - start, memory_order_relaxed);
}

/// Returns the time of the record; 0 if there is to be none.
static uint64_t record_end(pliant_trace_thread *thread, const pliant_open_call *call,
                           pliant_event event) {
  if (!call->is_recorded) return 0;
  event.function = call->function;
  event.number = call->number;
  event.indirect = call->indirect;
  event.has_reserved = thread == call->thread;
  pliant_write_record(thread, &event);
  return event.time;
}

/// Ends a call that did not return.
static void unwind(pliant_trace_thread *thread) {
  pliant_open_call *call = top(thread);
  if (!call->has_ended) record_end(thread, call, (pliant_event){.kind = PLIANT_RECORD_UNWOUND});
  pop(thread);
}

/// Ends the calls that `longjmp` has left: they lie below the stack pointer of a new one, if that
/// is on the same stack.
static void drop_left(pliant_trace_thread *thread, uintptr_t frame) {
  pliant_open_call *call = top(thread);
  if (__builtin_expect(call == NULL || (call->frame >= frame && !call->has_ended), 1)) return;
  pliant_thread *own = pliant_thread_get();
  bool is_own = pliant_is_on_own_stack(own);
  for (; (call = top(thread)) != NULL; unwind(thread)) {
    bool is_left = is_own && call->frame < frame && call->frame >= own->own_stack[0] &&
                   call->frame < own->own_stack[1];
    if (!is_left && !call->has_ended) return;
  }
}

// MARK: Calls

/// Opens the call; NULL if it is not recorded.
static pliant_open_call *begin(pliant_traced *function, const pliant_registers *registers,
                               const uint64_t *stack) {
  if (!atomic_load_explicit(&function->is_recorded, memory_order_relaxed)) return NULL;
  pliant_trace_thread *thread = pliant_trace_thread_get();
  if (thread == NULL) return NULL;
  if (thread->is_busy) {  // a signal handler came while a call was being recorded
    atomic_fetch_add_explicit(&function->lost, 1, memory_order_relaxed);
    return NULL;
  }
  thread->is_busy = true;
  pliant_open_call *call = NULL;
  drop_left(thread, (uintptr_t)stack);
  bool is_inner = is_open(thread, function);
  if (pliant_trace_admits(function) && (call = push(thread)) != NULL) {
    *call = (pliant_open_call){
        .function = function,
        .frame = (uintptr_t)stack,
        .number = ++thread->next_number,
        .indirect = registers->general[PLIANT_INDIRECT_REGISTER],
        .thread = thread,
        .is_inner = is_inner,
    };
    pliant_event event = {.kind = PLIANT_RECORD_ENTER, .function = function,
                          .number = call->number, .caller = stack[-1],
                          .registers = registers, .stack = stack, .reserves = true};
    call->is_recorded = pliant_write_record(thread, &event);
    call->start = event.time;
  }
  thread->is_busy = false;
  return call;
}

/// The record of the end of a call that returns.
static pliant_event end_of(const pliant_traced *function, const pliant_registers *registers,
                           uint64_t error) {
  pliant_event event = {.kind = PLIANT_RECORD_LEAVE, .registers = registers};
  if (function->errors != PLIANT_NO_ERRORS && error != 0) {
    event.kind = PLIANT_RECORD_THROW;
    // Where a closure throws an error of a type that its caller chose, the register only tells so.
    if (function->errors == PLIANT_ANY_ERRORS && error > 0xffff) event.error = (const void *)error;
  }
  return event;
}

static void end(pliant_open_call *call, const pliant_registers *registers, uint64_t error) {
  pliant_trace_thread *thread = pliant_tracing, *owner = call->thread;
  if (thread == NULL) {  // the thread's destructors run
    call->has_ended = true;
    return;
  }
  bool was_busy = thread->is_busy;
  thread->is_busy = true;
  if (owner == thread)
    while (top(thread) != NULL && top(thread) != call) unwind(thread);
  uint64_t time =
      was_busy ? 0 : record_end(thread, call, end_of(call->function, registers, error));
  if (!call->is_inner) add_time(call->function, call->start, time);
  if (owner == thread && top(thread) == call) pop(thread);
  else call->has_ended = true;
  thread->is_busy = was_busy;
}

/// Returns the open call, which is to end at `pliant_trace_exit`; NULL if the function is to run
/// without that, or 1 if the call has ended, and its result is in the registers.
pliant_open_call *pliant_trace_enter(const pliant_slot *slot, pliant_registers *registers,
                                     const uint64_t *stack) {
  __asm__ volatile("" ::"r"(pliant_trace_personality));  // only unwind information names it
  pliant_traced *function = (pliant_traced *)slot->context;
  if (pliant_trace_is_original(function)) return NULL;
  pliant_open_call *call = begin(function, registers, stack);
  uint64_t error = 0, delay = 0;
  pliant_ending ending = pliant_act(function, registers, stack, &error, &delay);
  if (__builtin_expect(ending == PLIANT_GOES_ON, 1)) return call;
  if (ending == PLIANT_THROWS) registers->general[PLIANT_ERROR_REGISTER] = error;
  if (call != NULL) end(call, registers, error);
  return (pliant_open_call *)1;
}

void pliant_trace_leave(pliant_open_call *call, pliant_registers *registers) {
  end(call, registers, registers->general[PLIANT_ERROR_REGISTER]);
}

/// Called while an exception passes: the call is over, and the frame's register still holds it.
_Unwind_Reason_Code pliant_trace_personality(int version, _Unwind_Action actions, uint64_t class,
                                             struct _Unwind_Exception *exception,
                                             struct _Unwind_Context *context) {
  (void)version, (void)class, (void)exception;
  pliant_trace_thread *thread = pliant_tracing;
  if ((actions & _UA_CLEANUP_PHASE) == 0 || thread == NULL) return _URC_CONTINUE_UNWIND;
  pliant_open_call *call = (pliant_open_call *)_Unwind_GetGR(context, PLIANT_CALL_REGISTER);
  if (call == NULL || call->thread != thread) return _URC_CONTINUE_UNWIND;
  bool was_busy = thread->is_busy;
  thread->is_busy = true;
  while (top(thread) != NULL && top(thread) != call) unwind(thread);
  if (top(thread) == call) unwind(thread);
  thread->is_busy = was_busy;
  return _URC_CONTINUE_UNWIND;
}

// MARK: Async calls

/// Records that a call begins; false if its end is of no interest.
static bool begin_async(pliant_traced *function, const pliant_registers *registers,
                        const uint64_t *stack, pliant_async_call *call) {
  if (!atomic_load_explicit(&function->is_recorded, memory_order_relaxed)) return false;
  pliant_trace_thread *thread = pliant_trace_thread_get();
  if (thread == NULL || thread->is_busy || !pliant_trace_admits(function)) return false;
  thread->is_busy = true;
  const void **context = (const void **)registers->general[PLIANT_CONTEXT_REGISTER];
  pliant_event event = {.kind = PLIANT_RECORD_ENTER, .function = function,
                        .number = ++thread->next_number, .caller = (uint64_t)context[1],
                        .registers = registers, .stack = stack};
  bool is_recorded = pliant_write_record(thread, &event);
  *call = (pliant_async_call){function, is_recorded ? event.number : 0, registers->general[0],
                              event.time};
  thread->is_busy = false;
  return true;
}

static void end_async(const pliant_async_call *call, const pliant_registers *registers,
                      uint64_t error) {
  pliant_event event = end_of(call->function, registers, error);
  event.function = call->function;
  event.number = call->number;
  event.indirect = call->indirect;
  pliant_trace_thread *thread = event.number == 0 ? NULL : pliant_trace_thread_get();
  if (thread != NULL && !thread->is_busy) {
    thread->is_busy = true;
    pliant_write_record(thread, &event);
    thread->is_busy = false;
  } else if (event.number != 0) {
    atomic_fetch_add_explicit(&call->function->lost, 1, memory_order_relaxed);
  }
  add_time(call->function, call->start, event.time);
}

/// Returns the code to run, as `pliant_trace_async_enter` does.
static const void *enter_or_end(const pliant_slot *slot, pliant_registers *registers,
                                const pliant_async_call *call, pliant_ending ending,
                                uint64_t error) {
  const void **context = (const void **)registers->general[PLIANT_CONTEXT_REGISTER];
  if (ending != PLIANT_GOES_ON) {
    registers->general[PLIANT_SELF_REGISTER] = error;
    if (call != NULL) end_async(call, registers, error);
    return context[1];
  }
  if (call == NULL) return NULL;
  const int32_t *record = pliant_load(slot->code);
  uint8_t *memory = swift_task_alloc(PLIANT_KEPT_OF_ASYNC + (size_t)(uint32_t)record[1]);
  *(pliant_async_call *)memory = *call;
  const void **own = (const void **)(memory + PLIANT_KEPT_OF_ASYNC);
  own[0] = context;
  own[1] = pliant_trace_async_exit;
  registers->general[PLIANT_CONTEXT_REGISTER] = (uint64_t)own;
  return (const uint8_t *)record + record[0];
}

/// Runs the call in a context of its own, behind which it returns to `pliant_trace_async_exit`, or
/// ends it. Leaves the context in the registers and returns the code; NULL if the function is to
/// run as if it were not traced.
const void *pliant_trace_async_enter(const pliant_slot *slot, pliant_registers *registers,
                                     const uint64_t *stack) {
  pliant_traced *function = (pliant_traced *)slot->context;
  if (pliant_trace_is_original(function)) return NULL;
  pliant_async_call call;
  bool is_open = begin_async(function, registers, stack, &call);
  uint64_t error = 0, delay = 0;
  pliant_ending ending = pliant_act(function, registers, stack, &error, &delay);
  const void *code = enter_or_end(slot, registers, is_open ? &call : NULL, ending, error);
  return delay == 0 ? code : pliant_trace_delay(delay, slot, code, registers);
}

/// Leaves the caller's context in the registers.
void pliant_trace_async_leave(pliant_registers *registers) {
  uint8_t *memory = (uint8_t *)registers->general[PLIANT_CONTEXT_REGISTER] - PLIANT_KEPT_OF_ASYNC;
  pliant_async_call call = *(pliant_async_call *)memory;
  registers->general[PLIANT_CONTEXT_REGISTER] = *(uint64_t *)(memory + PLIANT_KEPT_OF_ASYNC);
  swift_task_dealloc(memory);
  end_async(&call, registers, registers->general[PLIANT_SELF_REGISTER]);
}

// MARK: Thunks

const void *pliant_trace_thunk(const pliant_traced *function, const void *content) {
  pliant_thunk_kind kind = function->is_async ? PLIANT_THUNK_TRACE_ASYNC : PLIANT_THUNK_TRACE;
  const pliant_slot *slot = pliant_thunk_make(kind, content, function);
  return slot == NULL ? NULL : pliant_thunk_function(slot, kind);
}
