// Changes of stored properties that call no accessor. In debug builds each access of one is
// bracketed by two calls of the runtime: `swift_beginAccess(address, buffer, flags, pc)` and
// `swift_endAccess(buffer)`. Both are hooked while a field of an object is watched; the routines in
// assembly pass all others on.
#include "../memory/mappings.h"
#include "../memory/thread_records.h"
#include "object_records.h"

enum { MODIFY = 1, TRACKING = 0x20 };
/// The runtime's access buffer: the address, or NULL if it does not check accesses; the place of
/// the access in the code; and the next access, with the lowest bit set if this one may modify.
typedef struct access_buffer {
  const void *pointer;
  const void *pc;
  uintptr_t next_and_action;
} access_buffer;

typedef void (*begin_function)(const void *pointer, access_buffer *buffer, uintptr_t flags,
                               const void *pc);
typedef void (*end_function)(access_buffer *buffer);
void swift_beginAccess(const void *pointer, access_buffer *buffer, uintptr_t flags, const void *pc);
void swift_endAccess(access_buffer *buffer);

#pragma GCC visibility push(hidden)

// Data of the routines in assembly: the originals, and how many fields are watched, by some bits of
// their addresses.
const void *pliant_access_originals[2];
enum { FILTER = 4096 };
_Atomic(uint32_t) pliant_access_filter[FILTER];

void pliant_begin_access(void);
void pliant_end_access(void);

#pragma GCC visibility pop

static pliant_map watched_fields;  // by their addresses
static _Atomic(uint64_t) untracked_changes;
static pliant_passed_by passed_by;

bool pliant_access_is_known(void) {
  static uint64_t field;
  // A runtime that keeps more must find room, too.
  union { access_buffer known; uint64_t words[16]; } room = {.words = {0}};
  swift_beginAccess(&field, &room.known, MODIFY | TRACKING, &field);
  access_buffer begun = room.known;
  bool is_longer = room.words[sizeof begun / sizeof(uint64_t)] != 0;
  swift_endAccess(&room.known);
  return !is_longer && (begun.pointer == NULL || (begun.pointer == &field && begun.pc == &field &&
                                                  (begun.next_and_action & MODIFY) != 0));
}

/// An access of a watched field that has begun. Any thread may end it.
typedef struct open_access {
  _Atomic(const void *) buffer;  // by which its end is recognized; NULL if there is none
  const pliant_watched *watched;
  pliant_pending pending;
} open_access;

/// A page of them. They belong to a thread's record, and are never freed either.
enum { ACCESSES = 4096 / sizeof(open_access) - 1 };
typedef struct pliant_open_accesses {
  _Atomic(struct pliant_open_accesses *) next;
  open_access all[ACCESSES];
} pliant_open_accesses;

/// The watched field at an address; NULL if there is none. It stays as long as its object, which
/// whoever accesses the field keeps.
static const pliant_watched *find_watched(pliant_thread *thread, const void *pointer) {
  uint32_t section = pliant_read_begin(thread);
  const pliant_watched *watched = pliant_map_get(&watched_fields, pointer);
  pliant_read_end(thread, section);
  return watched;
}

static bool is_in_accessor(const pliant_thread *thread, const pliant_watched *watched) {
  return pliant_is_changing(thread, watched->object, (pliant_property *)watched->state.key);
}

/// The thread's record of the access with a buffer; of a free one if that is NULL.
static open_access *find_open(const pliant_thread *thread, const void *buffer) {
  const pliant_open_accesses *page =
      atomic_load_explicit(&thread->accesses, memory_order_acquire);
  for (; page != NULL; page = atomic_load_explicit(&page->next, memory_order_acquire))
    for (int i = 0; i < ACCESSES; i++)
      if (atomic_load_explicit(&page->all[i].buffer, memory_order_acquire) == buffer)
        return (open_access *)&page->all[i];
  return NULL;
}

bool pliant_has_open_accesses(const pliant_thread *thread) {
  const pliant_open_accesses *page =
      atomic_load_explicit(&thread->accesses, memory_order_acquire);
  for (; page != NULL; page = atomic_load_explicit(&page->next, memory_order_acquire))
    for (int i = 0; i < ACCESSES; i++)
      if (atomic_load_explicit(&page->all[i].buffer, memory_order_acquire) != NULL) return true;
  return false;
}

// Only this thread takes records of its own, but a signal handler may interrupt it.
static open_access *take_open(pliant_thread *thread, const void *buffer) {
  for (;;) {
    open_access *free = find_open(thread, NULL);
    const void *none = NULL;
    if (free != NULL && atomic_compare_exchange_strong(&free->buffer, &none, buffer)) return free;
    if (free != NULL) continue;
    pliant_open_accesses *page = pliant_map_pages(sizeof *page);
    if (page == NULL) pliant_no_memory();
    page->next = atomic_load_explicit(&thread->accesses, memory_order_relaxed);
    pliant_open_accesses *next = page->next;
    while (!atomic_compare_exchange_weak(&thread->accesses, &next, page)) page->next = next;
  }
}

static void note_untracked(pliant_property *property, const void *code) {
  atomic_fetch_add_explicit(&untracked_changes, 1, memory_order_relaxed);
  if (!atomic_exchange(&property->is_passed_by, true)) passed_by(property, code);
}

__attribute__((visibility("hidden"))) void pliant_begin_watched(const void *pointer,
                                                                access_buffer *buffer,
                                                                uintptr_t flags, const void *pc) {
  begin_function begin = (begin_function)pliant_access_originals[0];
  if (pc == NULL) pc = __builtin_return_address(0);
  pliant_thread *thread = pliant_thread_get();
  pliant_entry_barrier();
  const pliant_watched *watched = find_watched(thread, pointer);
  if (watched == NULL || is_in_accessor(thread, watched)) return begin(pointer, buffer, flags, pc);
  if ((flags & TRACKING) == 0) {
    note_untracked((pliant_property *)watched->state.key, pc);
    return begin(pointer, buffer, flags, pc);
  }
  open_access *access = take_open(thread, buffer);
  access->watched = watched;
  pliant_notify_before(thread, watched, &access->pending);
  begin(pointer, buffer, flags, pc);
  if (buffer->pointer != NULL) return;
  // The end of an access that the runtime does not check must get through the filter, too.
  buffer->next_and_action = MODIFY;
  atomic_fetch_add(&pliant_access_filter[0], 1);
}

/// The record of another thread's access that ends here; NULL if it notifies of nothing.
static open_access *find_elsewhere(pliant_thread *thread, const access_buffer *buffer) {
  if (buffer->pointer != NULL) {
    const pliant_watched *watched = find_watched(thread, buffer->pointer);
    if (watched == NULL || is_in_accessor(thread, watched)) return NULL;
  }
  pliant_thread_cursor at = pliant_all_threads;
  for (pliant_thread *other; (other = pliant_next_thread(&at)) != NULL;) {
    open_access *found = find_open(other, buffer);
    if (found != NULL) return found;
  }
  return NULL;
}

__attribute__((visibility("hidden"))) void pliant_end_watched(access_buffer *buffer) {
  ((end_function)pliant_access_originals[1])(buffer);
  pliant_thread *thread = pliant_thread_get();
  pliant_entry_barrier();
  open_access *access = find_open(thread, buffer);
  if (access == NULL) access = find_elsewhere(thread, buffer);
  if (access == NULL) return;
  if (buffer->pointer == NULL) atomic_fetch_sub(&pliant_access_filter[0], 1);
  pliant_notify_after(thread, access->watched, &access->pending);
  atomic_store_explicit(&access->buffer, NULL, memory_order_release);
}

// MARK: Watching

const void *pliant_runtime_access(bool begins) {
  return begins ? (const void *)swift_beginAccess : (const void *)swift_endAccess;
}

const void *pliant_access_hook(bool begins) {
  return begins ? (const void *)pliant_begin_access : (const void *)pliant_end_access;
}

void pliant_set_access_originals(const void *begin, const void *end) {
  pliant_access_originals[0] = begin;
  pliant_access_originals[1] = end;
}

static void count(const void *field, uint32_t difference) {
  atomic_fetch_add(&pliant_access_filter[(uintptr_t)field >> 3 & (FILTER - 1)], difference);
}

bool pliant_watch_field(const void *field, const pliant_watched *watched) {
  if (pliant_map_set(&watched_fields, field, watched) != NULL) return false;
  count(field, 1);
  return true;
}

bool pliant_unwatch_field(const void *field) {
  if (pliant_map_set(&watched_fields, field, NULL) == NULL) return false;
  count(field, -1u);
  return true;
}

void pliant_set_passed_by(pliant_passed_by function) { passed_by = function; }

uint64_t pliant_untracked_changes(void) { return atomic_load(&untracked_changes); }
