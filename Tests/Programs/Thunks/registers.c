// Every register, before and after each kind of entry.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CPliant.h"
#include "check.h"
#include "probe.h"

#if defined(__aarch64__)
static const int arguments[] = {0, 1, 2, 3, 4, 5, 6, 7};
static const int saved[] = {19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29};
enum { INDIRECT = 8, SELF = 20, ERROR = 21, ASYNC = 22, FIRST_SAVED_VECTOR = 8, SAVED_VECTORS = 8 };
static const int results[] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
static const uint64_t ROUNDING_UP = 1ull << 22;
static const char *word_name(int number) {
  static _Thread_local char name[8];
  snprintf(name, sizeof name, "x%d", number);
  return name;
}
#define VECTOR_NAME "q"
#else
static const int arguments[] = {5, 4, 3, 2, 8, 9};  // not in the order of their numbers
static const int saved[] = {1, 6, 12, 13, 14, 15};
enum { INDIRECT = 0, SELF = 13, ERROR = 12, ASYNC = 14, FIRST_SAVED_VECTOR = 0, SAVED_VECTORS = 0 };
static const int results[] = {0, 2, 3, 4, 5, 8, 9};
static const uint64_t ROUNDING_UP = 0x5f80;
static const char *word_name(int number) {
  static const char *const names[] = {"rax", "rbx", "rcx", "rdx", "rsi", "rdi", "rbp", "rsp",
                                      "r8",  "r9",  "r10", "r11", "r12", "r13", "r14", "r15"};
  return names[number];
}
#define VECTOR_NAME "xmm"
#endif
#define COUNT(array) ((int)(sizeof(array) / sizeof *(array)))
enum { ARGUMENT_VECTORS = 8, SETTER_WORDS = 4, SETTER_VECTORS = 4 };

__thread probe *probe_current;

// MARK: One call

typedef struct run {
  probe probe;
  registers before, after, seen, results;
  uint64_t random;
  const char *entry;  // for messages
} run;

static void fill(registers *all, uint64_t *random) {
  uint64_t *words = (uint64_t *)all;
  for (size_t i = 0; i < sizeof *all / sizeof *words; i++) words[i] = next_random(random);
  all->control = ROUNDING_UP;
#if defined(__aarch64__)
  all->words[29] &= ~(1ull << 60);  // an address, in which async functions mark their frames
#endif
}

static void prepare(run *run, const char *entry, const void *target) {
  fill(&run->before, &run->random);
  fill(&run->results, &run->random);
  memset(&run->after, 0, sizeof run->after);
  memset(&run->seen, 0, sizeof run->seen);
  run->entry = entry;
  run->probe = (probe){.target = target,
                       .before = &run->before,
                       .after = &run->after,
                       .seen = &run->seen,
                       .results = &run->results};
}

static void call(run *run) {
  probe_call(&run->probe);
  if (run->probe.calls != 1) fail("%s: called %d times", run->entry, (int)run->probe.calls);
}

static void expect_word(run *run, const char *where, int number, uint64_t found,
                        uint64_t expected) {
  if (found == expected) return;
  fail("%s: %s %s is %llx instead of %llx", run->entry, word_name(number), where,
       (unsigned long long)found, (unsigned long long)expected);
}

static void expect_vector(run *run, const char *where, int number, int halves,
                          const registers *found, const registers *expected) {
  for (int half = 0; half < halves; half++)
    if (found->vectors[number][half] != expected->vectors[number][half])
      fail("%s: %s%d %s, half %d, is %llx instead of %llx", run->entry, VECTOR_NAME, number, where,
           half, (unsigned long long)found->vectors[number][half],
           (unsigned long long)expected->vectors[number][half]);
}

static void expect_control(run *run, const char *where, const registers *found) {
  // The lowest bits are what operations came upon: an inexact result and the like.
  if ((found->control & ~0x3full) != ROUNDING_UP)
    fail("%s: rounding %s is %llx", run->entry, where, (unsigned long long)found->control);
}

/// What the callee must find of a value: as many words and vectors as its kind of entry hands on.
static void expect_arguments(run *run, int words, int vectors) {
  for (int i = 0; i < words; i++)
    expect_word(run, "at the callee", arguments[i], run->seen.words[arguments[i]],
                run->before.words[arguments[i]]);
  for (int i = 0; i < vectors; i++)
    expect_vector(run, "at the callee", i, 2, &run->seen, &run->before);
  expect_word(run, "at the callee", SELF, run->seen.words[SELF], run->before.words[SELF]);
  expect_control(run, "at the callee", &run->seen);
  if (run->seen.sp % 16 != 0) fail("%s: the stack is not aligned at the callee", run->entry);
}

/// What the caller must find as it was.
static void expect_saved(run *run) {
  for (int i = 0; i < COUNT(saved); i++) {
    bool is_error = saved[i] == ERROR && run->probe.throws;
    expect_word(run, "after the call", saved[i], run->after.words[saved[i]],
                is_error ? run->results.words[ERROR] : run->before.words[saved[i]]);
  }
  for (int i = 0; i < SAVED_VECTORS; i++)
    expect_vector(run, "after the call", FIRST_SAVED_VECTOR + i, 1, &run->after, &run->before);
  if (run->after.sp != run->before.sp) fail("%s: the stack pointer moved", run->entry);
  expect_control(run, "after the call", &run->after);
}

/// What reaches a callee of which the entry does not know what it takes.
static void expect_all_arguments(run *run) {
  expect_arguments(run, COUNT(arguments), ARGUMENT_VECTORS);
  expect_word(run, "at the callee", INDIRECT, run->seen.words[INDIRECT],
              run->before.words[INDIRECT]);
  for (int i = 0; i < PROBE_STACK_WORDS; i++)
    if (run->seen.stack[i] != run->before.stack[i]) fail("%s: stack argument %d", run->entry, i);
}

static void expect_results(run *run) {
  for (int i = 0; i < COUNT(results); i++)
    expect_word(run, "as a result", results[i], run->after.words[results[i]],
                run->results.words[results[i]]);
  for (int i = 0; i < ARGUMENT_VECTORS; i++)
    expect_vector(run, "as a result", i, 2, &run->after, &run->results);
  expect_saved(run);
}

/// What a jump leaves alone: everything.
static void expect_jump(run *run) {
  expect_all_arguments(run);
  for (int i = 0; i < COUNT(saved); i++)
    expect_word(run, "at the callee", saved[i], run->seen.words[saved[i]],
                run->before.words[saved[i]]);
  for (int i = 0; i < SAVED_VECTORS; i++)
    expect_vector(run, "at the callee", FIRST_SAVED_VECTOR + i, 1, &run->seen, &run->before);
  if (run->seen.sp != run->before.sp) fail("%s: the stack pointer moved", run->entry);
#if defined(__aarch64__)
  if (run->seen.words[30] != (uintptr_t)probe_return) fail("%s: the return address", run->entry);
#endif
  expect_results(run);
}

// MARK: Hooks, which spoil all that a C function may

typedef struct told {
  const void *object;
  uintptr_t observers;
  const void *pending;
  int before, after, dropped, died;
} told;
static _Thread_local told told_now;

static void tell_before(const void *object, uintptr_t observers, pliant_pending *pending) {
  told_now.before++;
  told_now.object = object;
  told_now.observers = observers;
  told_now.pending = pending;
  pending->observer = &told_now;
  for (int i = 0; i < 4; i++) pending->value[i] = (uintptr_t)object + i;
  probe_spoil();
}

static void tell_after(const void *object, uintptr_t observers, pliant_pending *pending) {
  told_now.after++;
  if (told_now.before > 0) {
    if (object != told_now.object || observers != told_now.observers ||
        pending->observer != &told_now)
      fail("after a change: another object, observers or pending value than before it");
    for (int i = 0; i < 4; i++)
      if (pending->value[i] != (uintptr_t)object + i) fail("after a change: the value kept for it");
  }
  told_now.object = object;
  told_now.observers = observers;
  pending->observer = NULL;
  probe_spoil();
}

static void drop(pliant_pending *pending) {
  told_now.dropped++;
  if (pending->observer != &told_now) fail("a pending value was dropped that is not ours");
  probe_spoil();
}

static const void *object_dies(const void *object) {
  told_now.object = object;
  probe_spoil();
  return (const char *)object + 1;
}

static void object_died(const void *answer) {
  told_now.died++;
  if (answer != (const char *)told_now.object + 1) fail("destroy: another answer");
  probe_spoil();
}

// The runtime's: the original of a dynamic accessor, from the cell that holds it.
static _Thread_local int originals_asked;
const void *swift_getOrigOfReplaceable(const void **cell) {
  originals_asked++;
  const void *original = *cell;
  probe_spoil();
  return original;
}

// The runtime's: the head of an object that is not allocated.
void *swift_initStackObject(const void *metadata, void *object) {
  ((const void **)object)[0] = metadata;
  probe_spoil();
  return object;
}

// The runtime's, called if a thread has no borrow left, as none here.
const void *swift_tryRetain(const void *object) { return object; }

// The runtime's: no image of this program has told it of types.
void swift_enumerateAllMetadataSections(bool (*visit)(const void *, void *), void *context) {
  (void)visit, (void)context;
}

static pthread_mutex_t writers = PTHREAD_MUTEX_INITIALIZER;

static void set_record(const void *object, const void *record) {
  pthread_mutex_lock(&writers);
  pliant_set_object_record(object, record);
  pthread_mutex_unlock(&writers);
}

// MARK: The entries of one thread

static char frame_class;

// Of each thread its own: a slot of each kind, an object with its class, and a property.
typedef struct stage {
  run run;
  const pliant_slot *slots[PLIANT_THUNK_MODIFY + 1];
  pliant_accessor accessor;
  const void *class_words[4];
  const void *object[8];
  pliant_property property;
  const void *cell;
  bool is_known;  // has a record
  pliant_state state;
  _Alignas(16) uint64_t observers[4];  // an object whose third word says that they were removed
  const void *record;
  pliant_choice choice;
  pliant_object_filter filter;
  uint64_t copy[3];  // a `pliant_table_copy` with one word
} stage;

static const void *thunk(stage *stage, pliant_thunk_kind kind, const void *code,
                         const void *context) {
  return refill(stage->slots[kind], kind, code, context);
}

static void check_sync(stage *stage, bool throws) {
  run *run = &stage->run;
  prepare(run, "sync thunk", thunk(stage, PLIANT_THUNK_SYNC, probe_callee, stage));
  run->probe.throws = throws;
  call(run);
  expect_jump(run);
  pliant_arrival arrival = pliant_arrive();
  if ((uint64_t)(uintptr_t)arrival.receiver != run->before.words[SELF]) fail("sync thunk: self");
  if (arrival.slot->context != stage) fail("sync thunk: the slot");
}

/// Where an async function's record leads.
static const void *code_of(const void *record) {
  return (const char *)record + *(const int32_t *)record;
}

static void check_async(stage *stage) {
  run *run = &stage->run;
  const void *record = thunk(stage, PLIANT_THUNK_ASYNC, probe_callee, stage);
  uint64_t offset = stage->slots[PLIANT_THUNK_ASYNC]->offset;
  _Alignas(16) char context[256];
  pliant_frame *frame = (pliant_frame *)(context + offset);
  prepare(run, "async thunk", code_of(record));
  run->before.words[ASYNC] = (uintptr_t)context;
  call(run);
  if ((uint64_t)(uintptr_t)frame->receiver != run->before.words[SELF]) fail("async thunk: self");
  if (frame->context != stage) fail("async thunk: the slot's context");
  if (frame->object[0] != &frame_class) fail("async thunk: the class");
  if (((const uint32_t *)record)[1] < offset + sizeof(pliant_frame)) fail("async thunk: the size");
  run->before.words[SELF] = (uintptr_t)frame;
  expect_word(run, "at the callee", ASYNC, run->seen.words[ASYNC], run->before.words[ASYNC]);
  expect_all_arguments(run);
  expect_results(run);
}

static void check_async_original(stage *stage) {
  run *run = &stage->run;
  uint64_t object[3] = {1, 2, next_random(&run->random)};
  prepare(run, "original thunk",
          code_of(thunk(stage, PLIANT_THUNK_ASYNC_ORIGINAL, probe_callee, NULL)));
  run->before.words[SELF] = (uintptr_t)object;
  call(run);
  run->before.words[SELF] = object[2];
  expect_word(run, "at the callee", ASYNC, run->seen.words[ASYNC], run->before.words[ASYNC]);
  expect_all_arguments(run);
  expect_results(run);
}

// The runtime's: a task's memory.
static _Thread_local struct {
  _Alignas(16) char bytes[64];
  size_t size;
  const void *freed;
} task_memory;
void *swift_task_alloc(size_t size) {
  task_memory.size = size;
  probe_spoil();
  return task_memory.bytes;
}
void swift_task_dealloc(void *context) {
  task_memory.freed = context;
  probe_spoil();
}

static void check_async_resize(stage *stage) {
  run *run = &stage->run;
  const void *thunk_code = thunk(stage, PLIANT_THUNK_ASYNC_RESIZE, &stage->record, NULL);
  static int32_t record[2];
  record[0] = (int32_t)(probe_callee - (const char *)record);
  record[1] = 48;
  stage->record = record;
  prepare(run, "resize thunk", thunk_code);
  uint64_t caller[2] = {next_random(&run->random), (uintptr_t)probe_callee};
  run->before.words[ASYNC] = (uintptr_t)caller;
  call(run);
  const void **context = (const void **)task_memory.bytes;
  if (task_memory.size != 48) fail("resize thunk: the size");
  if (context[0] != caller) fail("resize thunk: the caller's context");
  run->before.words[ASYNC] = (uintptr_t)context;
  expect_jump(run);

  prepare(run, "resized", context[1]);
  run->before.words[ASYNC] = (uintptr_t)context;
  task_memory.freed = NULL;
  call(run);
  if (task_memory.freed != context) fail("resized: the context");
  run->before.words[ASYNC] = (uintptr_t)caller;
  expect_jump(run);
}

static void fail_if_called(void) { fail("class or reentrancy thunk: the wrong function"); }

static void check_by_class(stage *stage, bool is_chosen, bool is_async) {
  run *run = &stage->run;
  static const void *superclass[4];
  stage->class_words[1] = superclass;
  static int32_t records[2][2];
  records[0][0] = (int32_t)(probe_callee - (const char *)records[0]);
  records[1][0] = (int32_t)((const char *)fail_if_called - (const char *)records[1]);
  const void *other = is_chosen ? (const void *)fail_if_called : (const void *)probe_callee;
  stage->choice = (pliant_choice){
      .type = is_chosen ? superclass : (const void *)records,
      .otherwise = is_async ? records[is_chosen] : other,
      .is_async = is_async,
  };
  const void *code = is_chosen ? (const void *)probe_callee : (const void *)fail_if_called;
  thunk(stage, PLIANT_THUNK_BY_CLASS, code, &stage->choice);
  const void *entry =
      pliant_thunk_function(stage->slots[PLIANT_THUNK_BY_CLASS], PLIANT_THUNK_BY_CLASS);
  prepare(run, "class thunk", is_async ? code_of(entry) : entry);
  run->before.words[SELF] = (uintptr_t)stage->object;
  call(run);
  expect_jump(run);
}

static void check_reentrancy(stage *stage, bool is_locked) {
  run *run = &stage->run;
  const void *code = is_locked ? (const void *)fail_if_called : (const void *)probe_callee;
  const void *original = is_locked ? (const void *)probe_callee : (const void *)fail_if_called;
  prepare(run, "reentrancy thunk", thunk(stage, PLIANT_THUNK_REENTRANCY, code, original));
  if (is_locked) pliant_lock_enter();
  call(run);
  if (is_locked) pliant_lock_exit();
  expect_jump(run);
}

/// An object that another one shares its count with arrives at the entry, too.
static void check_by_object(stage *stage, bool is_dynamic, bool is_open, int count) {
  run *run = &stage->run;
  pliant_thunk_kind kind = is_dynamic ? PLIANT_THUNK_BY_OBJECT_DYNAMIC : PLIANT_THUNK_BY_OBJECT;
  const pliant_slot *slot = stage->slots[kind];
  bool arrives = !is_open || count > 0;
  stage->cell = arrives ? (const void *)fail_if_called : (const void *)probe_callee;
  const void *code = stage->cell;
  if (is_dynamic) {
    thunk(stage, PLIANT_THUNK_ORIGINAL, code, &stage->cell);
    code = stage->slots[PLIANT_THUNK_ORIGINAL];
  }
  prepare(run, "object thunk", thunk(stage, kind, code, &stage->filter));
  uint64_t self = run->before.words[SELF], other = self ^ (1ull << 14), next = self ^ 16;
  for (int i = 0; i < count; i++)
    pliant_filter_count(&stage->filter, (const void *)(uintptr_t)(i > 0 ? other : self), 1);
  pliant_filter_count(&stage->filter, (const void *)(uintptr_t)next, 1);
  pliant_filter_set_is_open(slot, &stage->filter, is_open);
  originals_asked = 0;
  call(run);
  if (originals_asked != (is_dynamic && !arrives)) fail("object thunk: what the runtime is told");
  expect_jump(run);
  for (int i = 0; i < count; i++)
    pliant_filter_count(&stage->filter, (const void *)(uintptr_t)(i > 0 ? other : self), -1);
  pliant_filter_count(&stage->filter, (const void *)(uintptr_t)next, -1);
  if (!arrives) return;
  pliant_arrival arrival = pliant_arrive();
  if ((uint64_t)(uintptr_t)arrival.receiver != self) fail("object thunk: self");
  if (arrival.slot != stage->filter.entry) fail("object thunk: the slot");
}

/// One register holds the copy, or none.
static void check_table(stage *stage, int index) {
  run *run = &stage->run;
  stage->copy[1] = next_random(&run->random);
  prepare(run, "table thunk", thunk(stage, PLIANT_THUNK_TABLE, probe_callee, &stage->copy[2]));
  if (index < COUNT(arguments)) run->before.words[arguments[index]] = (uintptr_t)&stage->copy[2];
  call(run);
  if (index < COUNT(arguments)) run->before.words[arguments[index]] = stage->copy[1];
  expect_jump(run);
}

// MARK: Words behind arguments

/// A word of a call's arguments: in a register, or on the stack.
static uint64_t *word_at(registers *all, int index) {
  return index < COUNT(arguments) ? &all->words[arguments[index]]
                                  : &all->stack[index - COUNT(arguments)];
}

/// A function, or the record that leads to it, which lies near its code.
static const void *entry_to(const void *function, bool is_async) {
  static int32_t records[2][2];
  int32_t *record = records[function == probe_callee];
  record[0] = (int32_t)((const char *)function - (const char *)record);
  record[1] = 64;
  return is_async ? (const void *)record : function;
}

static void check_filter(stage *stage, bool is_async, bool passes) {
  run *run = &stage->run;
  pliant_check checks[7];
  static const void *superclass[4];
  stage->class_words[1] = superclass;
  uint64_t random = next_random(&run->random);
  bool has_class = random & 1, is_class = random >> 1 & 1;
  int first = (int)((random >> 2) % 12), count = (int)((random >> 8) % 5), made = 0;
  if (!has_class) count++;
  if (has_class)
    checks[made++] = (pliant_check){is_class ? PLIANT_SELF_AS_CLASS : PLIANT_CLASS_OF_SELF,
                                    random >> 16 & 1 ? (const void *)superclass
                                                     : (const void *)stage->class_words};
  for (int i = 0; i < count; i++)
    checks[made++] = (pliant_check){first + i, (const void *)next_random(&run->random)};
  const void *const callee = probe_callee, *const other = (const void *)fail_if_called;
  const void *filter =
      pliant_make_filter(checks, made, entry_to(passes ? callee : other, is_async),
                         entry_to(passes ? other : callee, is_async), is_async);
  prepare(run, "filter", is_async ? code_of(filter) : filter);
  run->before.words[SELF] = (uintptr_t)(is_class ? (void *)stage->class_words : stage->object);
  for (int i = has_class; i < made; i++)
    *word_at(&run->before, (int)checks[i].place) = (uintptr_t)checks[i].expected;
  int wrong = (int)((random >> 20) % (unsigned)made);
  if (!passes && checks[wrong].place < 0) {
    static const void *alone[4], *object[2] = {alone};
    run->before.words[SELF] = (uintptr_t)(is_class ? (void *)alone : (void *)object);
  } else if (!passes) {
    *word_at(&run->before, (int)checks[wrong].place) ^= 16;
  }
  call(run);
  expect_jump(run);
}

/// How many bytes of so many words an async callee takes off the stack.
static int64_t taken_off(int words) {
  int stacked = words > COUNT(arguments) ? words - COUNT(arguments) : 0;
#if defined(__aarch64__)
  return (stacked + stacked % 2) * 8;
#else
  return stacked % 2 ? stacked * 8 : stacked * 8 + 8;  // with the return address a multiple of 16
#endif
}

static void check_words(stage *stage, bool adds, bool is_async, bool has_error) {
  run *run = &stage->run;
  uint64_t random = next_random(&run->random);
  const void *values[6];
  int first = (int)(random % 10), count = (int)((random >> 8) % 7);
  for (int i = 0; i < count; i++) values[i] = (const void *)next_random(&run->random);
  int passed = !adds || is_async ? 0 : 6, hidden = adds && is_async ? count : 0;
  pliant_hidden_words words = {first, count, passed, values, has_error, is_async};
  const void *to = entry_to(probe_callee, is_async);
  const void *made = adds ? pliant_make_word_add(words, to) : pliant_make_word_drop(words, to);
  prepare(run, adds ? "word add" : "word drop", is_async ? code_of(made) : made);
  call(run);
  registers expected = run->before;
  int theirs = first + count, ours = first + passed, meant = adds ? theirs : ours;
  if (has_error && theirs != ours)
    *word_at(&expected, meant) = *word_at(&run->before, adds ? ours : theirs);
  for (int i = 0; i < hidden; i++) *word_at(&expected, first + i) = (uintptr_t)values[i];
  int first_stacked = meant + has_error - COUNT(arguments);
  for (int i = first_stacked > 0 ? first_stacked : 0; i < PROBE_STACK_WORDS; i++)
    expected.stack[i] = run->seen.stack[i];
  if (is_async)
    expected.sp += (taken_off(theirs + has_error) - taken_off(ours + has_error)) * (adds ? -1 : 1);
  run->before = expected;
  expect_jump(run);
}

static void check_original(stage *stage, bool is_replaced, bool throws) {
  run *run = &stage->run;
  stage->cell = probe_callee;
  const void *code = is_replaced ? (const void *)fail_if_called : (const void *)probe_callee;
  prepare(run, "dynamic original thunk",
          thunk(stage, PLIANT_THUNK_ORIGINAL, code, &stage->cell));
  run->probe.throws = throws;
  originals_asked = 0;
  call(run);
  if (originals_asked != !is_replaced) fail("dynamic original thunk: what the runtime is told");
  expect_jump(run);
}

static void check_stand_in(stage *stage, bool throws) {
  run *run = &stage->run;
  pliant_stand_in stand_in;
  uint64_t receiver = next_random(&run->random);
  pliant_stand_in_init(&stand_in, (const void *)(uintptr_t)receiver, PROBE_STACK_WORDS - 1);
  stand_in.function = probe_callee;
  prepare(run, "stand-in", pliant_stand_in_function());
  run->before.words[SELF] = (uintptr_t)&stand_in;
  run->probe.throws = throws;
  call(run);
  expect_results(run);
  run->before.words[SELF] = receiver;
  expect_all_arguments(run);
}

static void set_known(stage *stage, bool is_known) {
  if (stage->is_known == is_known) return;
  stage->state.key = (uintptr_t)&stage->property;
  stage->state.observers = (uintptr_t)stage->observers;
  set_record(stage->object, is_known ? &stage->state : NULL);
  stage->is_known = is_known;
}

static bool is_told_of(const stage *stage) {
  return told_now.object == stage->object && told_now.observers == (uintptr_t)stage->observers;
}

static pliant_accessor *accessor(stage *stage, bool is_replaceable, pliant_notifies notifies) {
  stage->cell = probe_callee;
  const void *target = is_replaceable ? (const void *)&stage->cell : probe_callee;
  stage->accessor = (pliant_accessor){target, is_replaceable, notifies, &stage->property};
  return &stage->accessor;
}

static void check_setter(stage *stage, bool is_replaceable, pliant_notifies notifies,
                         uint32_t befores) {
  run *run = &stage->run;
  atomic_store(&stage->property.befores, befores);
  prepare(run, "setter thunk",
          thunk(stage, PLIANT_THUNK_SETTER, NULL, accessor(stage, is_replaceable, notifies)));
  run->before.words[SELF] = (uintptr_t)stage->object;
  memset(&told_now, 0, sizeof told_now);
  call(run);
  expect_arguments(run, SETTER_WORDS, SETTER_VECTORS);
  expect_saved(run);
  int before = stage->is_known && befores > 0 && notifies != PLIANT_NOTIFIES_AFTER;
  int after = stage->is_known && notifies != PLIANT_NOTIFIES_BEFORE;
  int dropped = before && notifies == PLIANT_NOTIFIES_BEFORE;
  if (told_now.before != before || told_now.after != after || told_now.dropped != dropped)
    fail("setter thunk: told %d, %d and %d times", told_now.before, told_now.after,
         told_now.dropped);
  if ((before || after) && !is_told_of(stage))
    fail("setter thunk: told of another object or property");
  if (pliant_thread_get()->changes != NULL) fail("setter thunk: the change did not end");
}

/// Its `is_unwinding` is one bit; the others may be anything.
static void resume(run *run, const void *function, uint64_t buffer, bool is_unwinding) {
  prepare(run, "end of a modify", function);
  run->before.words[arguments[0]] = buffer;
  run->before.words[arguments[1]] = (run->before.words[arguments[1]] & ~1ull) | is_unwinding;
}

static void call_resume(void *context, unsigned index) {
  (void)index;
  stage *stage = context;
  memset(&told_now, 0, sizeof told_now);
  call(&stage->run);
  if (told_now.after != stage->is_known) fail("end of a modify: told %d times", told_now.after);
  if (stage->is_known && !is_told_of(stage))
    fail("end of a modify: told of another object or property");
}

static void check_modify(stage *stage, bool is_replaceable, uint32_t befores,
                         bool on_other_thread) {
  run *run = &stage->run;
  atomic_store(&stage->property.befores, befores);
  prepare(
      run, "modify thunk",
      thunk(stage, PLIANT_THUNK_MODIFY, NULL,
            accessor(stage, is_replaceable, PLIANT_NOTIFIES_BOTH)));
  uint64_t buffer[4] = {1, 2, 3, 4};
  run->before.words[arguments[0]] = (uintptr_t)buffer;
  run->before.words[SELF] = (uintptr_t)stage->object;
  run->results.words[results[0]] = (uintptr_t)probe_callee;
  memset(&told_now, 0, sizeof told_now);
  call(run);
  uint64_t theirs = run->seen.words[arguments[0]];
  run->before.words[arguments[0]] = theirs;  // of its own where the change is told of
  expect_arguments(run, 1, 0);
  if ((theirs == (uintptr_t)buffer) == stage->is_known) fail("modify thunk: the wrong buffer");
  // The second result is the value's address: x1, rdx.
  int second = COUNT(arguments) == 8 ? 1 : 3;
  expect_word(run, "as a result", second, run->after.words[second], run->results.words[second]);
  expect_saved(run);
  if (told_now.before != (stage->is_known && befores > 0)) fail("modify thunk: told before");
  uint64_t kept[4];
  for (int i = 0; i < 4; i++)
    kept[i] = ((uint64_t *)(uintptr_t)theirs)[i] = next_random(&run->random);
  const void *going_on = (const void *)(uintptr_t)run->after.words[results[0]];
  if ((going_on == (const void *)probe_callee) == stage->is_known)
    fail("modify thunk: who ends the change");

  bool is_unwinding = next_random(&run->random) & 1;
  resume(run, going_on, stage->is_known ? (uintptr_t)buffer : theirs, is_unwinding);
  if (on_other_thread) on_threads(1, call_resume, stage);
  else call_resume(stage, 0);
  if (run->seen.words[arguments[0]] != theirs) fail("end of a modify: another buffer");
  if ((run->seen.words[arguments[1]] & 1) != is_unwinding) fail("end of a modify: is_unwinding");
  if (!stage->is_known)
    for (int i = 0; i < 4; i++)
      if (buffer[i] != kept[i]) fail("modify thunk: the coroutine's buffer");
  expect_saved(run);
  if (pliant_thread_get()->changes != NULL) fail("end of a modify: the change did not end");
}

static void check_destroy(stage *stage) {
  run *run = &stage->run;
  prepare(run, "destroy entry", pliant_destroy_hook());
  run->before.words[SELF] = (uintptr_t)stage->object;
  memset(&told_now, 0, sizeof told_now);
  call(run);
  expect_arguments(run, 0, 0);
  expect_saved(run);
  if (told_now.died != stage->is_known) fail("destroy entry: told %d times", told_now.died);
}

static void check_read_component(stage *stage) {
  run *run = &stage->run;
  prepare(run, "getter of a key path", NULL);
  probe_current = &run->probe;
  uint64_t *random = run->before.words;
  pliant_read_component(probe_callee, &random[0], &random[1], &random[2], random[3]);
  const uint64_t *seen = run->seen.words;
  expect_word(run, "at the getter", INDIRECT, seen[INDIRECT], (uintptr_t)&random[0]);
  expect_word(run, "at the getter", arguments[0], seen[arguments[0]], (uintptr_t)&random[1]);
  expect_word(run, "at the getter", arguments[1], seen[arguments[1]], (uintptr_t)&random[2]);
  expect_word(run, "at the getter", arguments[2], seen[arguments[2]], random[3]);
  if (run->seen.sp % 16 != 0) fail("getter of a key path: the stack is not aligned");
}

// A function pointer record, whose context is not as long as a frame needs to be aligned.
static const int32_t a_record[2] = {0, 40};

static stage *make_stage(uint64_t seed, unsigned index) {
  stage *made = calloc(1, sizeof(stage));
  made->run.random = seed + index * 0x1234567ull;
  made->choice = (pliant_choice){.type = made, .otherwise = a_record, .is_async = true};
  made->filter.entry = pliant_thunk_make(PLIANT_THUNK_SYNC, probe_callee, made);
  for (pliant_thunk_kind kind = PLIANT_THUNK_SYNC; kind <= PLIANT_THUNK_MODIFY; kind++)
    made->slots[kind] =
        pliant_thunk_make(kind, a_record,
                          kind == PLIANT_THUNK_BY_OBJECT || kind == PLIANT_THUNK_BY_OBJECT_DYNAMIC
                              ? (const void *)&made->filter
                          : kind == PLIANT_THUNK_TABLE ? (const void *)&made->copy[2]
                                                       : (const void *)&made->choice);
  made->object[0] = made->class_words;
  pthread_mutex_lock(&writers);
  pliant_set_destroy_original(made->class_words, probe_callee);
  pthread_mutex_unlock(&writers);
  return made;
}

// MARK: Many calls, on several threads

enum { THREADS = 4, ROUNDS = 1000, FRESH = 64 };
static _Atomic(uint64_t) thins, objects, originals, stand_ins, filters, words, setters, modifies,
    destroys, components;

static void many(void *context, unsigned index) {
  stage *stage = make_stage(*(uint64_t *)context, index);
  for (int i = 0; i < ROUNDS; i++) {
    uint64_t random = next_random(&stage->run.random);
    set_known(stage, random & 1);
    check_sync(stage, random >> 1 & 1);
    check_async(stage);
    check_async_original(stage);
    check_async_resize(stage);
    check_by_class(stage, random >> 13 & 1, random >> 14 & 1);
    check_reentrancy(stage, random >> 15 & 1);
    check_by_object(stage, random >> 22 & 1, random >> 16 & 1, (int)((random >> 17) % 3));
    check_original(stage, random >> 20 & 1, random >> 21 & 1);
    check_table(stage, i % (COUNT(arguments) + 1));
    check_filter(stage, random >> 23 & 1, random >> 24 & 1);
    check_words(stage, random >> 25 & 1, random >> 26 & 1, random >> 27 & 1);
    check_stand_in(stage, random >> 12 & 1);
    check_setter(stage, random >> 2 & 1, (pliant_notifies)((random >> 3) % 3), random >> 8 & 1);
    check_modify(stage, random >> 9 & 1, random >> 10 & 1, i % 16 == 0);
    check_destroy(stage);
    check_read_component(stage);
  }
  set_known(stage, false);
  thins += ROUNDS;
  objects += ROUNDS;
  originals += ROUNDS;
  stand_ins += ROUNDS;
  filters += ROUNDS;
  words += ROUNDS;
  setters += ROUNDS;
  modifies += ROUNDS;
  destroys += ROUNDS;
  components += ROUNDS;
}

/// The first of anything that a thread calls, so that the entry makes the thread's record.
static void first(void *context, unsigned index) {
  stage *stage = make_stage(*(uint64_t *)context + 99, index % THREADS);
  switch (index / THREADS) {
    case 0: check_sync(stage, false); break;
    case 1: check_setter(stage, false, PLIANT_NOTIFIES_BOTH, 0); break;
    case 2: check_modify(stage, false, 0, false); break;
    default: check_destroy(stage);
  }
}

// MARK: That a fault would be seen

static void check_faults(uint64_t seed) {
  stage *stage = make_stage(seed, 0);
  run *run = &stage->run;
  is_quiet = true;
  for (uint32_t i = 0; i < probe_faults_count; i++) {
    uint32_t since = failures();
    prepare(run, "a faulty entry", probe_faults + i * probe_fault_size);
    call(run);
    expect_jump(run);
    bool was_seen = failures() > since;
    forget_failures(since);
    is_quiet = false;
    if (!was_seen) fail("the fault of entry %u was not seen", i);
    is_quiet = true;
  }
  uint32_t since = failures();
  prepare(run, "no entry", probe_callee);
  call(run);
  expect_jump(run);
  is_quiet = false;
  if (failures() != since) fail("a direct call is seen as faulty");
}

void check_registers(uint64_t seed) {
  check_faults(seed);
  row("faulty entries that the probe sees", probe_faults_count);
  pliant_set_frame_class(&frame_class);
  pliant_set_change_hooks(tell_before, tell_after, drop);
  pliant_set_object_dies(object_dies, object_died);
  on_threads(THREADS, many, &seed);
  row("sync thunk: all arguments, self, error, async, indirect result, stack, results", thins);
  row("async thunk: the frame for self, the receiver in it, and all the others", thins);
  row("original thunk: the receiver for self, and all the others", thins);
  row("object thunk: all, to the function or to the sync thunk of its entry", objects);
  row("dynamic original thunk: all, past the cell, or to what replaced it", originals);
  row("stand-in: the receiver for self, and all the others", stand_ins);
  row("filter: all, to the entry of one specialization or to what was there", filters);
  row("hidden words dropped or added: the error's place, the stack, and all the others", words);
  row("setter thunk: 4 words and 4 vectors, self; told before and after", setters);
  row("modify thunk: buffer, self, both results, the end, also on another thread", modifies);
  row("destroy entry: self; told before and after", destroys);
  row("getter of a key path: indirect result, 3 words", components);
  for (int i = 0; i < FRESH / (4 * THREADS); i++) on_threads(4 * THREADS, first, &seed);
  row("the same as the first call of a thread", FRESH);
}

// MARK: Many thunks, from each source of pages

// More than one block of each kind, and, last, all that are linked.
enum { THUNKS = 5000, LINKED = 90 };
static const void *thunks[5 * (THUNKS + LINKED)];
static uint32_t thunks_made;

static int compare(const void *a, const void *b) {
  const void *const *left = a, *const *right = b;
  return (*left > *right) - (*left < *right);
}

static const void *make(pliant_thunk_kind kind, const void *context) {
  const pliant_slot *slot = pliant_thunk_make(kind, probe_callee, context);
  if (slot == NULL) return NULL;
  return thunks[thunks_made++] = pliant_thunk_function(slot, kind);
}

static void call_many(stage *stage, uint32_t count) {
  run *run = &stage->run;
  accessor(stage, false, PLIANT_NOTIFIES_BOTH);
  for (uint32_t i = 0; i < count; i++) {
    pliant_thunk_kind kind = i % 3 == 0   ? PLIANT_THUNK_SYNC
                            : i % 3 == 1 ? PLIANT_THUNK_SETTER
                                         : PLIANT_THUNK_MODIFY;
    const void *context = kind == PLIANT_THUNK_SYNC ? (const void *)&thunks[i] : &stage->accessor;
    const void *function = make(kind, context);
    if (function == NULL) return fail("no thunk %u", i);
    prepare(run, "one of many thunks", function);
    run->before.words[SELF] = (uintptr_t)stage->object;
    call(run);
    if (kind == PLIANT_THUNK_SYNC) {
      expect_jump(run);
      if (pliant_arrive().slot->context != context) fail("thunk %u: another slot", i);
    } else {
      expect_arguments(run, kind == PLIANT_THUNK_SETTER ? SETTER_WORDS : 0, 0);
      expect_saved(run);
    }
  }
}

/// No thunk is written at run time: they lie in files that are mapped, and nothing is writable and
/// executable.
static void check_code(void) {
  qsort(thunks, thunks_made, sizeof *thunks, compare);
  for (uint32_t i = 1; i < thunks_made; i++)
    if (thunks[i] == thunks[i - 1]) fail("two thunks are one");
  FILE *maps = fopen("/proc/self/maps", "re");
  if (maps == NULL) return fail("no /proc/self/maps");
  char line[4352];
  uint64_t found = 0;
  while (fgets(line, sizeof line, maps) != NULL) {
    unsigned long long start, end;
    char flags[5];
    if (sscanf(line, "%llx-%llx %4s", &start, &end, flags) != 3) continue;
    if (flags[1] == 'w' && flags[2] == 'x') fail("memory is writable and executable: %s", line);
    if (flags[1] == 'w' || flags[2] != 'x') continue;
    for (uint32_t i = 0; i < thunks_made; i++)
      found += (uintptr_t)thunks[i] >= start && (uintptr_t)thunks[i] < end;
  }
  fclose(maps);
  if (found != thunks_made)
    fail("%llu of %u thunks lie in code", (unsigned long long)found, thunks_made);
  row("thunks in memory that is executable and not writable", found);
}

void check_pools(uint64_t seed) {
  static const char *const sources[] = {"image", "memory", "mapped", "temporary", "linked"};
  stage *stage = make_stage(seed, 0);
  for (int i = 0; i < COUNT(sources); i++) {
    pliant_thunk_allow_sources(i < 4 ? 1u << i : 0);
    // What is left of the blocks that there are comes first.
    uint32_t before = thunks_made;
    while (strcmp(pliant_thunk_source(), sources[i]) != 0 && thunks_made < before + THUNKS)
      if (make(PLIANT_THUNK_SYNC, NULL) == NULL) break;
    bool is_there = strcmp(pliant_thunk_source(), sources[i]) == 0;
    note(sources[i], is_there ? "maps thunks" : "is not allowed here");
    if (is_there) call_many(stage, i < 4 ? THUNKS / 4 : LINKED);
  }
  if (thunks_made == 0) fail("no source of thunks");
  check_code();
}
