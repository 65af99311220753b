// The hooks of the runtime's functions around accesses: what they pass on, and what they notify of.
#include <stdlib.h>
#include <string.h>

#include "CPliant.h"
#include "check.h"

// As the runtime has it.
typedef struct buffer {
  const void *pointer;
  const void *pc;
  uintptr_t next_and_action;
} buffer;
typedef void (*begin_function)(const void *, buffer *, uintptr_t, const void *);
typedef void (*end_function)(buffer *);

enum { READ = 0, MODIFY = 1, TRACKING = 0x20 };
enum { BEGUN = 1, ENDED = 2, BEFORE = 4, AFTER = 8, PASSED_BY = 16 };
static unsigned happened;
static bool is_checking = true;
static struct {
  const void *pointer, *pc;
  buffer *buffer;
  uintptr_t flags;
} passed;

void swift_beginAccess(const void *pointer, buffer *buffer, uintptr_t flags, const void *pc) {
  happened |= BEGUN;
  passed.pointer = pointer, passed.pc = pc, passed.buffer = buffer, passed.flags = flags;
  buffer->pointer = is_checking ? pointer : NULL;
  if (is_checking) buffer->next_and_action = 0x1000 | (flags & MODIFY);
}

void swift_endAccess(buffer *buffer) {
  happened |= ENDED;
  passed.buffer = buffer;
}

static const void *told;
static void before(const void *object, uintptr_t observers, pliant_pending *pending) {
  (void)observers, (void)pending;
  happened |= BEFORE;
  told = object;
}
static void after(const void *object, uintptr_t observers, pliant_pending *pending) {
  (void)observers, (void)pending;
  // The access has ended, so that handlers may read.
  if (happened & BEGUN && !(happened & ENDED)) fail("a handler ran within the access");
  happened |= AFTER;
  told = object;
}
static void drop(pliant_pending *pending) { (void)pending; }
static void pass_by(const pliant_property *property, const void *code) {
  (void)property;
  happened |= PASSED_BY;
  told = code;
}

static const begin_function *begin;
static const end_function *end;
static uint64_t random_state, checked;

static void expect(const char *what, unsigned expected) {
  if (happened != expected) fail("%s: %x happened and not %x", what, happened, expected);
  happened = 0;
  checked++;
}

/// Begins an access, which the runtime must be passed as it is.
static void begin_on(const void *pointer, buffer *buffer, uintptr_t flags, const void *pc) {
  passed.pc = NULL;
  (*begin)(pointer, buffer, flags, pc);
  bool is_same = passed.pointer == pointer && passed.buffer == buffer && passed.flags == flags;
  if (!is_same || (pc != NULL && passed.pc != pc)) fail("an access was passed on otherwise");
}

static void change_on_thread(void *context, unsigned index) {
  (void)index;
  (*end)(context);
}

/// An object with fields, one of which is watched.
typedef struct {
  _Alignas(16) uintptr_t header[2];
  uintptr_t fields[6000];
} object;

void check_accesses(uint64_t seed) {
  random_state = seed;
  const begin_function begins = (begin_function)pliant_access_hook(true);
  const end_function ends = (end_function)pliant_access_hook(false);
  begin = &begins, end = &ends;
  pliant_set_access_originals((const void *)swift_beginAccess, (const void *)swift_endAccess);
  pliant_set_change_hooks(before, after, drop);
  pliant_set_passed_by(pass_by);

  static object object;
  static pliant_property property;
  // What the observers' word leads to, and the header that says that they were not removed.
  static _Alignas(16) uintptr_t observers[32];
  static pliant_watched watched;
  watched.state.key = (uintptr_t)&property;
  watched.object = &object;
  atomic_store(&watched.state.observers, (uintptr_t)observers);
  pliant_property_count_befores(&property, 1);
  const uintptr_t *field = &object.fields[next_random(&random_state) % 1000];
  const void *code = (const void *)(uintptr_t)(next_random(&random_state) | 1);
  // In the same place of the filter, whose sections are 4,096 words apart.
  const uintptr_t *alike = field + 4096;
  buffer first = {0}, second = {0};

  begin_on(field, &first, MODIFY | TRACKING, code);
  (*end)(&first);
  expect("not watched yet", BEGUN | ENDED);
  if (!pliant_watch_field(field, &watched) || pliant_watch_field(field, &watched))
    fail("a field is watched once");

  begin_on(field, &first, READ | TRACKING, code);
  (*end)(&first);
  expect("a read", BEGUN | ENDED);
  begin_on(alike, &first, MODIFY | TRACKING, code);
  (*end)(&first);
  expect("another field of the same filter", BEGUN | ENDED);
  begin_on(field + 1, &first, MODIFY | TRACKING, code);
  (*end)(&first);
  expect("the next field", BEGUN | ENDED);

  begin_on(field, &first, MODIFY | TRACKING, code);
  expect("a change begins", BEGUN | BEFORE);
  begin_on(alike, &second, MODIFY | TRACKING, code);
  (*end)(&second);
  expect("another one within it", BEGUN | ENDED);
  (*end)(&first);
  expect("it ends", ENDED | AFTER);
  if (told != &object) fail("another object was told of");

  begin_on(field, &first, MODIFY | TRACKING, NULL);
  expect("without an address of code", BEGUN | BEFORE);
  if (passed.pc == NULL) fail("the runtime must not take the hook for the caller");
  on_threads(1, change_on_thread, &first);
  expect("ends on another thread", ENDED | AFTER);

  is_checking = false;
  begin_on(field, &first, MODIFY | TRACKING, code);
  (*end)(&first);
  expect("the runtime does not check", BEGUN | BEFORE | ENDED | AFTER);
  is_checking = true;

  // More at once than a page of records holds.
  enum { MANY = 300 };
  static buffer many[MANY];
  for (int i = 0; i < MANY; i++) begin_on(field, &many[i], MODIFY | TRACKING, code);
  expect("many begin", BEGUN | BEFORE);
  for (int i = 0; i < MANY; i++) {
    (*end)(&many[(i * 7) % MANY]);
    expect("many end, in any order", ENDED | AFTER);
  }

  begin_on(field, &first, MODIFY, code);
  expect("optimized code changes it", BEGUN | PASSED_BY);
  if (told != code) fail("not the code that changes it was told of");
  begin_on(field, &first, MODIFY, code);
  expect("it does so again", BEGUN);
  if (pliant_untracked_changes() != 2) fail("two changes were passed by");

  if (!pliant_unwatch_field(field) || pliant_unwatch_field(field))
    fail("a field is unwatched once");
  begin_on(field, &first, MODIFY | TRACKING, code);
  (*end)(&first);
  expect("not watched any more", BEGUN | ENDED);
  row("accesses", checked);
}
