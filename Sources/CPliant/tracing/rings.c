// The ring of each thread: one thread writes records, one drains them.
#include "../include/platform.h"

#define _GNU_SOURCE
#include <pthread.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "../memory/mappings.h"
#include "../memory/thread_records.h"
#include "tracing.h"

enum { UNIT = 64, LARGEST = 1024, MOST_VALUES = LARGEST - sizeof(pliant_record), PART = 1 << 16 };

#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23  // glibc has it from 2.35 on
#endif

__thread pliant_trace_thread *pliant_tracing;
static __thread bool is_excluded __attribute__((tls_model("initial-exec")));
static __thread bool is_registering __attribute__((tls_model("initial-exec")));

static _Atomic(pliant_trace_thread *) all;
static _Atomic(uint64_t) ring_size = 1 << 20;
static _Atomic(uint64_t) thread_count;
static pthread_key_t ended;
static _Atomic(const void *) kept_local;

void pliant_trace_set_ring_size(size_t size) { atomic_store(&ring_size, size); }
uint64_t pliant_trace_depth(void) { return pliant_tracing == NULL ? 0 : pliant_tracing->depth; }
bool pliant_trace_exclude_thread(bool excluded) {
  bool was = is_excluded;
  is_excluded = excluded;
  return was;
}

bool pliant_trace_is_excluded(void) { return is_excluded; }

// MARK: Threads

static void thread_ended(void *record) {
  pliant_trace_thread *thread = record;
  pliant_tracing = NULL;
  is_excluded = true;  // calls of later destructors
  thread->is_busy = false;
  atomic_store_explicit(&thread->is_taken, false, memory_order_release);
}

static void make_key(void) { pthread_key_create(&ended, thread_ended); }

static pliant_trace_thread *take(void) {
  for (pliant_trace_thread *at = atomic_load(&all); at != NULL; at = at->next) {
    bool is_taken = false;
    if (at->ring_size == atomic_load(&ring_size) &&
        atomic_compare_exchange_strong(&at->is_taken, &is_taken, true))
      return at;
  }
  pliant_trace_thread *made = pliant_map_pages(sizeof *made);
  if (made == NULL) return NULL;
  made->ring_size = atomic_load(&ring_size);
  made->ring = pliant_map_pages(made->ring_size);
  if (made->ring == NULL) return NULL;
  made->next_number = (atomic_fetch_add(&thread_count, 1) + 1) << 40;
  atomic_store(&made->is_taken, true);
  made->next = atomic_load(&all);
  while (!atomic_compare_exchange_weak(&all, &made->next, made)) continue;
  return made;
}

pliant_trace_thread *pliant_trace_thread_get(void) {
  pliant_trace_thread *thread = pliant_tracing;
  if (__builtin_expect(thread != NULL, 1)) return is_excluded ? NULL : thread;
  if (is_excluded || is_registering) return NULL;
  is_registering = true;
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, make_key);
  thread = take();
  if (thread != NULL) {
    thread->id = (int32_t)syscall(SYS_gettid);
    thread->generation = pliant_generation();
    thread->reserved = 0;
    thread->beginning = 0;
    thread->depth = 0;
    while (thread->open != NULL && thread->open->previous != NULL)
      thread->open = thread->open->previous;
    if (thread->open != NULL) thread->open->used = 0;
    pthread_setspecific(ended, thread);
    pliant_tracing = thread;
  }
  is_registering = false;
  return thread;
}

// MARK: Writing

/// Has the kernel give memory to the next part of the ring at once, in less time than a fault for
/// each page takes. A kernel that cannot lets them fault.
static void add_memory(pliant_trace_thread *thread) {
  uint64_t left = thread->ring_size - thread->present, size = left < PART ? left : PART;
  pliant_system_call(SYS_madvise, (long)(thread->ring + thread->present), (long)size,
                     MADV_POPULATE_WRITE, 0, 0, 0);
  thread->present += size;
}

/// Room for a record of at least one unit, contiguous; NULL if there is none.
static pliant_record *room(pliant_trace_thread *thread, const pliant_event *event,
                           uint64_t *available) {
  uint64_t head = atomic_load_explicit(&thread->head, memory_order_relaxed);
  uint64_t tail = atomic_load_explicit(&thread->tail, memory_order_acquire);
  uint64_t at = head & (thread->ring_size - 1), to_end = thread->ring_size - at;
  uint64_t own = event->has_reserved ? UNIT : 0;
  uint64_t kept = thread->reserved - own + (event->reserves ? UNIT : 0);
  uint64_t unread = head - tail;
  if (unread + kept + UNIT > thread->ring_size) return NULL;
  if (__builtin_expect(at + LARGEST > thread->present && thread->present < thread->ring_size, 0))
    add_memory(thread);
  uint64_t most = thread->ring_size - unread - kept;
  // Long records do not end the ring.
  if (to_end < LARGEST && most >= to_end + LARGEST) {
    pliant_record *padding = (pliant_record *)(thread->ring + at);
    padding->size = (uint32_t)to_end;
    padding->kind = PLIANT_RECORD_PADDING;
    atomic_store_explicit(&thread->head, head + to_end, memory_order_release);
    *available = LARGEST;
    return (pliant_record *)thread->ring;
  }
  if (most > to_end) most = to_end;
  *available = most < LARGEST ? most : LARGEST;
  return (pliant_record *)(thread->ring + at);
}

static void write_values(pliant_value_writer *writer, const pliant_event *event) {
  const pliant_traced *function = event->function;
  switch (event->kind) {
    case PLIANT_RECORD_AROUND:
      writer->at = mempcpy(writer->at, event->around, event->around_count * sizeof *event->around);
      return;
    case PLIANT_RECORD_ENTER:
      for (uint32_t i = 0; i < function->argument_count; i++)
        pliant_write_argument(writer, &function->arguments[i], event->registers, event->stack);
      return;
    case PLIANT_RECORD_LEAVE: {
      pliant_argument result = function->result;
      pliant_registers address = {.general = {event->indirect}};
      if (result.is_indirect) result.pieces[0].place = 0;
      pliant_write_argument(writer, &result, result.is_indirect ? &address : event->registers,
                            NULL);
      return;
    }
    case PLIANT_RECORD_THROW:
      if (event->error != NULL) pliant_write_error(writer, event->error);
      else pliant_write_argument(writer, &function->thrown, event->registers, NULL);
      return;
    default: return;
  }
}

uint64_t pliant_trace_task(void) {
  void *task = swift_task_getCurrent();
  return task == NULL ? 0 : swift_task_getJobTaskId(task);
}

void pliant_trace_keep_local(const void *variable) { atomic_store(&kept_local, variable); }

/// The variable's value; whoever reads the record releases it.
static uint64_t keep_local(pliant_record_kind kind) {
  const void *variable = atomic_load_explicit(&kept_local, memory_order_acquire);
  if (__builtin_expect(variable == NULL, 1) || kind != PLIANT_RECORD_ENTER) return 0;
  void *const *value = swift_task_localValueGet(variable);
  return value == NULL || *value == NULL ? 0 : (uint64_t)swift_tryRetain(*value);
}

/// The output of the code that describes values.
typedef struct described {
  uint8_t values[MOST_VALUES];
  size_t size;
} described;

static bool write_event(pliant_trace_thread *thread, pliant_event *event,
                        const described *values) {
  atomic_store_explicit(&thread->is_writing, true, memory_order_relaxed);
  pliant_reader_barrier();
  uint64_t available;
  if (event->time == 0) event->time = pliant_trace_now();
  pliant_record *record = room(thread, event, &available);
  // Values may be cut off; the calls around one are all there, or come with a later record.
  size_t around = event->around_count * sizeof *event->around;
  if (record != NULL && available < sizeof *record + around) record = NULL;
  if (record != NULL) {
    pliant_value_writer writer = {record->values, (uint8_t *)record + available, false, false};
    size_t most = available - sizeof *record;
    if (values == NULL) write_values(&writer, event);
    else writer.at = mempcpy(writer.at, values->values, values->size < most ? values->size : most);
    size_t payload = (size_t)(writer.at - record->values);
    record->size = (uint32_t)((sizeof *record + payload + UNIT - 1) & ~(size_t)(UNIT - 1));
    record->kind = (uint16_t)(event->kind | (values == NULL ? 0 : PLIANT_RECORD_DESCRIBED));
    record->payload = (uint16_t)payload;
    record->function = event->function == NULL ? 0 : event->function->number;
    record->thread = thread->id;
    record->call = event->number;
    record->time = event->time;
    record->task = pliant_trace_task();
    record->caller = event->caller;
    record->local = keep_local(event->kind);
    if (event->has_reserved) thread->reserved -= UNIT;
    if (event->reserves) thread->reserved += UNIT;
    uint64_t head = atomic_load_explicit(&thread->head, memory_order_relaxed);
    atomic_store_explicit(&thread->head, head + record->size, memory_order_release);
  } else if (event->function != NULL) {
    atomic_fetch_add_explicit(&event->function->lost, 1, memory_order_relaxed);
  }
  atomic_store_explicit(&thread->is_writing, false, memory_order_release);
  return record != NULL;
}

/// Describes the values before there is a record, and before a call begins or after it has ended.
/// Calls by it are not recorded.
__attribute__((noinline)) static bool write_described(pliant_trace_thread *thread,
                                                      pliant_event *event) {
  if (event->kind != PLIANT_RECORD_ENTER) event->time = pliant_trace_now();
  described values;
  pliant_value_writer writer = {values.values, values.values + MOST_VALUES, false, true};
  bool was_excluded = pliant_trace_exclude_thread(true);
  write_values(&writer, event);
  pliant_trace_exclude_thread(was_excluded);
  values.size = (size_t)(writer.at - values.values);
  return write_event(thread, event, &values);
}

bool pliant_write_record(pliant_trace_thread *thread, pliant_event *event) {
  if (event->kind == PLIANT_RECORD_ENTER) pliant_record_around(thread, event);
  if (event->function == NULL) return write_event(thread, event, NULL);
  bool is_described = atomic_load_explicit(&event->function->is_described, memory_order_relaxed);
  // Pliant may have called the function, under its locks.
  if (__builtin_expect(is_described, 0) &&
      atomic_load_explicit(&pliant_thread_get()->locks, memory_order_relaxed) == 0)
    return write_described(thread, event);
  return write_event(thread, event, NULL);
}

// MARK: Draining

static uint64_t drain(pliant_trace_thread *thread,
                      void (*visit)(const pliant_record *, void *), void *context) {
  // A thread that was writing when this process was forked does not exist here.
  bool is_writing = atomic_load_explicit(&thread->is_writing, memory_order_acquire) &&
                    thread->generation == pliant_generation();
  uint64_t head = atomic_load_explicit(&thread->head, memory_order_acquire);
  uint64_t tail = atomic_load_explicit(&thread->tail, memory_order_relaxed);
  while (tail < head) {
    pliant_record *record = (pliant_record *)(thread->ring + (tail & (thread->ring_size - 1)));
    if (record->kind != PLIANT_RECORD_PADDING) {
      thread->newest = record->time;
      visit(record, context);
    }
    tail += record->size;
    atomic_store_explicit(&thread->tail, tail, memory_order_release);
  }
  return is_writing ? thread->newest : UINT64_MAX;
}

uint64_t pliant_trace_drain(void (*visit)(const pliant_record *, void *), void *context) {
  // A thread that starts to write after the barrier reads a later time than this.
  uint64_t complete = pliant_trace_now();
  pliant_prepare_once();
  pliant_barrier();
  for (pliant_trace_thread *at = atomic_load(&all); at != NULL; at = at->next) {
    uint64_t until = drain(at, visit, context);
    if (until < complete) complete = until;
  }
  return complete;
}

void pliant_trace_rest(void) {
  // A ring that seems full is not written to, but by who has looked before the barrier.
  for (pliant_trace_thread *at = atomic_load(&all); at != NULL; at = at->next) {
    uint64_t tail = atomic_load_explicit(&at->tail, memory_order_relaxed);
    at->rests = tail == atomic_load_explicit(&at->head, memory_order_relaxed);
    if (at->rests) atomic_store_explicit(&at->tail, tail - at->ring_size, memory_order_relaxed);
  }
  pliant_prepare_once();
  pliant_barrier();
  for (pliant_trace_thread *at = atomic_load(&all); at != NULL; at = at->next) {
    if (!at->rests) continue;
    at->rests = false;
    uint64_t tail = atomic_load_explicit(&at->tail, memory_order_relaxed) + at->ring_size;
    if (!atomic_load_explicit(&at->is_writing, memory_order_acquire) &&
        atomic_load_explicit(&at->head, memory_order_acquire) == tail) {
      madvise(at->ring, at->ring_size, MADV_DONTNEED);
      at->present = tail & (at->ring_size - 1) & ~(uint64_t)(PART - 1);
    }
    atomic_store_explicit(&at->tail, tail, memory_order_release);
  }
}
