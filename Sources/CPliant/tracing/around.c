// The surroundings of a call: its task, and the calls that have not returned, among them those that
// began before the trace.
//
// The frames of the thread's stack are above the call, and stay while it is being recorded.
// Contexts and other tasks are read by the kernel, which refuses unmapped addresses: code without
// frame pointers could lead elsewhere. A task that is younger than the trace has no such calls.
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#include "../memory/thread_records.h"
#include "../processors/processor.h"
#include "tracing.h"

// The words and bits of the runtime's tasks, of Swift 6.
enum { FLAGS = 4, RESUME_FUNCTION = 7, RESUME_CONTEXT = 8, STATUS = 12, STATUS_RECORD = 13 };
enum { FIRST_FRAGMENT = 18, LAST_FRAGMENT = 40 };
enum { CHILD = 1 << 24, IS_RUNNING = 0x800, WAITS = 0x4000, DEPENDENCY = 0 };
enum { MOST_AROUND = 56, MOST_FRAMES = 512, MOST_CONTEXTS = 64 };
static bool read_checked(uint64_t address, void *to, size_t size) {
  struct iovec here = {to, size}, there = {(void *)address, size};
  return pliant_system_call(SYS_process_vm_readv, getpid(), (long)&here, 1, (long)&there, 1, 0) ==
         (long)size;
}

// MARK: Traces that begin

typedef struct traced_codes {
  size_t count;
  pliant_traced_code all[];
} traced_codes;
static _Atomic(traced_codes *) codes;
static _Atomic(uint64_t) beginning, newest_task;

void pliant_trace_begin(const pliant_traced_code *code, size_t count, const void *task) {
  traced_codes *made = malloc(sizeof *made + count * sizeof *code);
  if (made == NULL) pliant_no_memory();
  made->count = count;
  memcpy(made->all, code, count * sizeof *code);
  traced_codes *old = atomic_exchange(&codes, made);
  atomic_store(&newest_task, swift_task_getJobTaskId(task));
  atomic_fetch_add(&beginning, 1);
  pliant_wait_for_readers();
  free(old);
}

// MARK: Looking for calls

typedef struct search {
  const traced_codes *codes;
  pliant_around found[MOST_AROUND];
  size_t count;
  uint64_t earlier;
  bool is_within_recorded, ends_there;
} search;

static void add(search *search, uint64_t call, const pliant_traced *function) {
  if (search->count == MOST_AROUND) return;
  search->found[search->count++] = (pliant_around){call, function->number};
  if (call & PLIANT_EARLIER_CALL) search->earlier = (search->earlier ^ call) * 31 + 1;
}

/// Adds the call that runs code, unless it may be one that was left out of the trace.
static void add_earlier(search *search, uint64_t code, uint64_t place) {
  size_t low = 0, high = search->codes->count;
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (search->codes->all[middle].end <= code) low = middle + 1;
    else high = middle;
  }
  if (low == search->codes->count || search->codes->all[low].start > code) return;
  pliant_traced *function = (pliant_traced *)search->codes->all[low].function;
  if (!atomic_load_explicit(&function->is_recorded, memory_order_relaxed) ||
      pliant_trace_skipped(function) != 0)
    return;
  add(search, PLIANT_EARLIER_CALL | place, function);
}

/// Adds the calls of a task, from the function on that runs `code` in a context.
static void look_at_contexts(search *search, uint64_t code, uint64_t context) {
  uint64_t words[2];
  for (int i = 0; i < MOST_CONTEXTS && code != 0; i++) {
    if (!read_checked(context, words, sizeof words)) return;
    if (words[1] == (uint64_t)pliant_trace_async_exit) {
      const pliant_async_call *call = (const pliant_async_call *)(context - PLIANT_KEPT_OF_ASYNC);
      if (call->number != 0) {
        search->is_within_recorded = true;
        if (search->ends_there) return;
        add(search, call->number, call->function);
      }
      if (!read_checked(words[0], words, sizeof words)) return;
    } else {
      add_earlier(search, code, context | 1);
    }
    code = words[1];
    context = words[0];
  }
}

static uint64_t without_signature(uint64_t address) {
#if defined(__aarch64__)
  address &= ((uint64_t)1 << 48) - 1;
#endif
  return address;
}

// An async function returns to the runtime's code that runs tasks, which so is known from the first
// one that is recorded. Its context is beside its frame pointer.
enum { RUNNERS = 8, RUNTIME_SIZE = 1 << 20 };
static _Atomic(uint64_t) runners[RUNNERS];

static bool runs_tasks(uint64_t address, bool learns) {
  for (int i = 0; i < RUNNERS; i++) {
    uint64_t known = atomic_load_explicit(&runners[i], memory_order_relaxed);
    if (known == address) return true;
    if (known != 0) continue;
    if (learns) atomic_compare_exchange_strong(&runners[i], &known, address);
    return learns;
  }
  return false;
}

/// Adds the calls of a thread, from the function on that a call returns to, at `stack[-1]`.
static void look_at_frames(search *search, const pliant_trace_thread *thread,
                           const uint64_t *stack) {
  pliant_thread *own = pliant_thread_get();
  if (!pliant_is_on_own_stack(own)) return;
  uint64_t code = stack[-1];
  uintptr_t below = (uintptr_t)stack;
  const uint64_t *frame = (const uint64_t *)stack[-2];
  const pliant_open_calls *open = thread->open;
  for (int i = 0; i < MOST_FRAMES; i++) {
    if ((uintptr_t)frame < below || (uintptr_t)frame % sizeof *frame != 0 ||
        (uintptr_t)frame + 2 * sizeof *frame > own->own_stack[1])
      return;
    uint64_t next = frame[0], caller = without_signature(frame[1]);
    code = without_signature(code) - 1;
    if (runs_tasks(caller, false)) {
      // The runtime's own async functions may have freed theirs.
      uint64_t distance = code > caller ? code - caller : caller - code;
      if (distance > RUNTIME_SIZE) look_at_contexts(search, code, frame[-1]);
      return;
    }
    if (caller == (uint64_t)pliant_trace_exit) {
      const pliant_open_call *call = NULL;
      for (; open != NULL && call == NULL; open = call == NULL ? open->previous : open)
        for (uint64_t at = open->used; at > 0 && call == NULL; at--)
          if (open->calls[at - 1].frame == (uintptr_t)(frame + 2)) call = &open->calls[at - 1];
      if (call == NULL) return;
      caller = call->return_address;
      if (call->is_recorded) {
        search->is_within_recorded = true;
        if (search->ends_there) return;
        add(search, call->number, call->function);
      }
    } else {
      add_earlier(search, code, (uint64_t)frame);
    }
    below = (uintptr_t)(frame + 2);
    code = caller;
    frame = (const uint64_t *)next;
  }
}

// MARK: Tasks

/// The task of which this one is a child; NULL if there is none. It lives until its children have
/// ended. Where it is in a child is found once: it is the first task there.
static void *parent_of(const uint64_t *task) {
  static _Atomic(uint32_t) place;
  enum { NOWHERE = 1 };
  if (((uint32_t)task[FLAGS] & (CHILD | 0xff)) != CHILD) return NULL;
  uint32_t found = atomic_load_explicit(&place, memory_order_relaxed);
  if (found == 0) {
    uint64_t words[LAST_FRAGMENT], class = 0;
    found = NOWHERE;
    bool is_read = read_checked((uint64_t)task, words, sizeof words);
    for (uint32_t i = FIRST_FRAGMENT; is_read && found == NOWHERE && i < LAST_FRAGMENT; i++)
      if (words[i] % 16 == 0 && read_checked(words[i], &class, sizeof class) && class == task[0])
        found = i;
    atomic_store_explicit(&place, found, memory_order_relaxed);
  }
  return found == NOWHERE ? NULL : (void *)task[found];
}

void pliant_record_around(pliant_trace_thread *thread, const pliant_event *event) {
  const traced_codes *all = pliant_load(&codes);
  void *task = swift_task_getCurrent();
  uint64_t number = task == NULL ? 0 : swift_task_getJobTaskId(task);
  uint64_t now = atomic_load_explicit(&beginning, memory_order_acquire);
  const uint64_t *stack = event->stack;
  if (event->function->is_async) runs_tasks(without_signature(stack[-1]), true);
  bool is_new = thread->beginning != now || thread->task != number;
  if (__builtin_expect((!is_new && thread->earlier == 0) || all == NULL, 1)) return;
  pliant_thread *own = pliant_thread_get();
  uint32_t section = pliant_read_begin(own);
  search search = {.codes = pliant_load(&codes), .ends_there = !is_new};
  const uint64_t *context = (const uint64_t *)event->registers->general[PLIANT_CONTEXT_REGISTER];
  if (number > atomic_load_explicit(&newest_task, memory_order_relaxed)) search.count = 0;
  else if (event->function->is_async) look_at_contexts(&search, context[1], context[0]);
  else look_at_frames(&search, thread, stack);
  pliant_read_end(own, section);
  if (!is_new && (search.is_within_recorded || search.earlier == thread->earlier)) return;
  void *parent = task == NULL ? NULL : parent_of(task);
  pliant_event told = {.kind = PLIANT_RECORD_AROUND, .number = (uint64_t)task,
                       .caller = parent == NULL ? 0 : swift_task_getJobTaskId(parent),
                       .around = search.found, .around_count = search.count};
  if (!pliant_write_record(thread, &told)) return;
  thread->beginning = now;
  thread->task = number;
  thread->earlier = search.earlier;
}

// MARK: Waiting

/// The class of an object, whose metadata and descriptor say so; 0 if it is none.
static uint64_t class_of(uint64_t object) {
  enum { DESCRIPTOR = 5, KIND = 0x1f, CLASS = 16 };
  uint64_t class, words[DESCRIPTOR + 1];
  uint32_t flags;
  if (!read_checked(object, &class, sizeof class) || !read_checked(class, words, sizeof words) ||
      words[0] != 0 || !read_checked(words[DESCRIPTOR], &flags, sizeof flags))
    return 0;
  return (flags & KIND) == CLASS ? class : 0;
}

pliant_wait pliant_task_wait(uint64_t number, uint64_t address) {
  const pliant_wait unknown = {PLIANT_WAITS_UNKNOWN, 0, {0}};
  pliant_wait wait = unknown;
  uint64_t words[STATUS_RECORD + 1], record[6], again[STATUS_RECORD + 1], on[FLAGS + 1];
  if (!read_checked(address, words, sizeof words) || words[FLAGS] >> 32 != (uint32_t)number ||
      ((uint32_t)words[FLAGS] & 0xff) != 0 || (words[STATUS] & (WAITS | IS_RUNNING)) != WAITS ||
      !read_checked(words[STATUS_RECORD], record, sizeof record) ||
      (record[0] & 0xff) != DEPENDENCY || record[5] != address)  // which waits
    return unknown;
  wait.kind = (pliant_wait_kind)(uint32_t)record[4];
  switch (wait.kind) {
    case PLIANT_WAITS_FOR_TASK:
      if (!read_checked(record[2], on, sizeof on) || on[0] != words[0]) return unknown;
      wait.on = on[FLAGS] >> 32;
      break;
    case PLIANT_WAITS_FOR_CONTINUATION:
    case PLIANT_WAITS_FOR_GROUP: break;
    case PLIANT_WAITS_FOR_EXECUTOR:
      if (record[2] != 0 && (wait.on = class_of(record[2])) == 0) return unknown;
      break;
    default: return unknown;
  }
  uint64_t context[2] = {words[RESUME_CONTEXT], words[RESUME_FUNCTION]};
  for (int i = 0; i < PLIANT_WAITERS; i++) {
    wait.code[i] = context[1];
    if (!read_checked(context[0], context, sizeof context)) break;
  }
  // It was suspended all the while, and so waited for that.
  bool is_same = read_checked(address, again, sizeof again) &&
                 memcmp(words, again, sizeof again) == 0;
  return is_same ? wait : unknown;
}
