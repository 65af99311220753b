// Notes when objects of tracked classes are allocated and freed. Images are made to import these
// functions in place of the runtime's.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>

#include "../memory/thread_records.h"
#include "../tracing/tracing.h"
#include "object_records.h"

// A class's descriptor, or 0.
static _Atomic(uintptr_t) tracked[PLIANT_TRACKED_CLASSES];
// Counts the changes of that table; 0 until the first.
static _Atomic(uint16_t) generation;
// Cache of look-ups: a metadata's address, the generation above it, and in the lowest bit whether
// the class is tracked.
enum { KNOWN = 1 << 10, GENERATION_SHIFT = 48 };
static _Atomic(uint64_t) known[KNOWN];

static pliant_allocate allocate;
static pliant_deallocate deallocate;
static pliant_deallocate_partial deallocate_partial;
static pliant_instance_came instance_came;
static pliant_instance_goes instance_goes;
// Whether the thread is in one of these two, which allocate themselves.
static _Thread_local bool is_noting;

// By name: this image's own imports may be the functions below.
static void find_runtime(void) {
  allocate = (pliant_allocate)dlsym(RTLD_DEFAULT, "swift_allocObject");
  deallocate = (pliant_deallocate)dlsym(RTLD_DEFAULT, "swift_deallocClassInstance");
  deallocate_partial =
      (pliant_deallocate_partial)dlsym(RTLD_DEFAULT, "swift_deallocPartialClassInstance");
}

static bool has_runtime(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, find_runtime);
  return allocate != NULL && deallocate != NULL && deallocate_partial != NULL;
}

bool pliant_set_instance_functions(pliant_instance_came came, pliant_instance_goes goes) {
  instance_came = came;
  instance_goes = goes;
  return has_runtime();
}

bool pliant_set_tracked_class(const void *descriptor, bool is_tracked) {
  uintptr_t old = is_tracked ? 0 : (uintptr_t)descriptor;
  uintptr_t new = is_tracked ? (uintptr_t)descriptor : 0;
  for (size_t at = 0; at < PLIANT_TRACKED_CLASSES; at++) {
    if (atomic_load_explicit(&tracked[at], memory_order_relaxed) != old) continue;
    atomic_store_explicit(&tracked[at], new, memory_order_relaxed);
    uint16_t next = atomic_load_explicit(&generation, memory_order_relaxed) + 1;
    atomic_store_explicit(&generation, next == 0 ? 1 : next, memory_order_release);
    return true;
  }
  return false;
}

/// The descriptor of a class that is tracked; NULL for another type's metadata.
static const void *tracked_class(const void *metadata) {
  uint64_t now = atomic_load_explicit(&generation, memory_order_acquire);
  // The first word of a class's metadata is 0, that of boxes and closures is not.
  if (__builtin_expect(now == 0 || is_noting || *(const uintptr_t *)metadata != 0, 1)) return NULL;
  uint64_t key = (uint64_t)(uintptr_t)metadata | now << GENERATION_SHIFT;
  _Atomic(uint64_t) *place = &known[((uintptr_t)metadata >> 4) * 0x9E3779B97F4A7C15ull >> 54];
  uint64_t found = atomic_load_explicit(place, memory_order_relaxed);
  const void *descriptor = ((const void *const *)metadata)[5];
  if ((found & ~(uint64_t)1) == key) return (found & 1) != 0 ? descriptor : NULL;
  bool is_tracked = false;
  for (size_t at = 0; at < PLIANT_TRACKED_CLASSES && !is_tracked; at++)
    is_tracked = descriptor != NULL && atomic_load_explicit(&tracked[at], memory_order_relaxed) ==
                                           (uintptr_t)descriptor;
  atomic_store_explicit(place, key | is_tracked, memory_order_relaxed);
  return is_tracked ? descriptor : NULL;
}

/// The address in the caller of a frame's function, which a recorded call has taken from the frame.
static uintptr_t caller_of(const uintptr_t *frame) {
  if (frame[1] != (uintptr_t)pliant_trace_exit) return frame[1];
  const pliant_open_calls *open = pliant_tracing == NULL ? NULL : pliant_tracing->open;
  return open == NULL || open->used == 0 ? 0 : open->calls[open->used - 1].return_address;
}

static void *allocate_noted(const void *metadata, size_t size, size_t alignment_mask) {
  void *object = allocate(metadata, size, alignment_mask);
  const void *descriptor = tracked_class(metadata);
  if (__builtin_expect(descriptor == NULL, 1)) return object;
  is_noting = true;
  const uintptr_t *own = __builtin_frame_address(0), *outer = (const uintptr_t *)own[0];
  pliant_thread *thread = pliant_thread_get();
  // Swift's code keeps a chain of frames.
  bool has_outer = pliant_is_on_own_stack(thread) && outer > own && (uintptr_t)outer % 8 == 0 &&
                   (uintptr_t)(outer + 2) <= thread->own_stack[1];
  instance_came(object, descriptor, own[1], has_outer ? caller_of(outer) : 0);
  is_noting = false;
  return object;
}

// Before the memory is freed, after which another thread may allocate there.
static void note_end(void *object) {
  const void *descriptor = tracked_class(*(const void *const *)object);
  if (__builtin_expect(descriptor == NULL, 1)) return;
  is_noting = true;
  instance_goes(object, descriptor);
  is_noting = false;
}

static void deallocate_noted(void *object, size_t size, size_t alignment_mask) {
  note_end(object);
  deallocate(object, size, alignment_mask);
}

static void deallocate_partial_noted(void *object, const void *metadata, size_t size,
                                     size_t alignment_mask) {
  note_end(object);
  deallocate_partial(object, metadata, size, alignment_mask);
}

// Reloaded code is given these before any class is tracked.
const void *pliant_allocate_hook(void) {
  has_runtime();
  return (const void *)allocate_noted;
}
const void *pliant_deallocate_hook(void) {
  has_runtime();
  return (const void *)deallocate_noted;
}
const void *pliant_deallocate_partial_hook(void) {
  has_runtime();
  return (const void *)deallocate_partial_noted;
}

// MARK: Type records

// The beginning of `MetadataSections` of the runtime's `ImageInspectionCommon.h`.
typedef struct {
  uintptr_t version;
  const void *unused[3];
  struct {
    const void *start;
    size_t length;
  } protocols, conformances, types;
} metadata_sections;

void swift_enumerateAllMetadataSections(bool (*body)(const metadata_sections *, void *), void *);

typedef struct {
  void (*visit)(const void *, size_t, void *);
  void *context;
} type_visitor;

static bool visit_types(const metadata_sections *sections, void *context) {
  const type_visitor *visitor = context;
  if (sections->version >= 1 && sections->types.start != NULL)
    visitor->visit(sections->types.start, sections->types.length, visitor->context);
  return true;
}

void pliant_each_type_records(void (*visit)(const void *, size_t, void *), void *context) {
  type_visitor visitor = {visit, context};
  swift_enumerateAllMetadataSections(visit_types, &visitor);
}
