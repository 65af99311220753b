#include <stdlib.h>

#include "object_records.h"

// MARK: Setters

// A change that this thread is making. Within it, other accessors of the same property notify
// nobody.
struct pliant_change {
  const void *object;
  const pliant_property *property;
  const struct pliant_change *next;
};

static pliant_change_hook before_change;
static pliant_change_hook after_change;
static pliant_drop_hook drop_pending;

void pliant_set_change_hooks(pliant_change_hook before, pliant_change_hook after,
                             pliant_drop_hook drop) {
  drop_pending = drop;
  before_change = before;
  after_change = after;
}

bool pliant_is_changing(const pliant_thread *thread, const void *object,
                        const pliant_property *property) {
  for (const struct pliant_change *change = thread->changes; change != NULL; change = change->next)
    if (change->object == object && change->property == property) return true;
  return false;
}

/// The state of a property's observers; NULL if the object has none. The caller is in a section.
static const pliant_state *find_state(const void *object, const pliant_property *property) {
  const pliant_state *state = pliant_map_get(&pliant_object_records, object);
  // The record of an object with one monitor is that alone, marked by its lowest bit.
  if (((uintptr_t)state & 1) != 0) return NULL;
  while (state != NULL && state->key != (uintptr_t)property) state = state->next;
  return state;
}

/// Notifies as `notify` does, for calls nested too deep to be borrowed for; ends the section.
static __attribute__((noinline)) void notify_retained(pliant_thread *thread, uint32_t section,
                                                      uintptr_t observers, pliant_pending *pending,
                                                      pliant_change_hook hook) {
  const void *kept = (const void *)(observers & ~(uintptr_t)1);
  swift_tryRetain(kept);
  pliant_read_end(thread, section);
  hook(pending->object, observers, pending);
  swift_release(kept);
}

// Calls a hook with the observers that there are now. It borrows them, as a call borrows its layer;
// the borrow's frame is that of the function that this is inlined into.
static inline __attribute__((always_inline)) void notify(pliant_thread *thread, const void *object,
                                                         const pliant_property *property,
                                                         pliant_pending *pending,
                                                         pliant_change_hook hook) {
  uintptr_t frame = (uintptr_t)__builtin_frame_address(0);
  pliant_borrow *top = thread->top;
  if (__builtin_expect(frame >= atomic_load_explicit(&top->frame, memory_order_relaxed), 0))
    top = pliant_drop_ended(thread, frame);
  uint32_t section = pliant_read_begin(thread);
  // A state stays as long as its object.
  const pliant_state *state = pending->state;
  if (state == NULL) state = pending->state = find_state(object, property);
  uintptr_t observers =
      state == NULL ? 0 : atomic_load_explicit(&state->observers, memory_order_acquire);
  if (__builtin_expect(observers == 0, 0)) return pliant_read_end(thread, section);
  pending->object = object;
  if (__builtin_expect(top >= &thread->borrows[PLIANT_BORROWS], 0))
    return notify_retained(thread, section, observers, pending, hook);
  pliant_borrow *borrow =
      pliant_borrow_above(thread, top, pliant_observers_layer(observers), frame);
  pliant_read_end(thread, section);
  hook(object, observers, pending);
  pliant_leave(borrow);
}
static __attribute__((noinline)) void notify_before(pliant_thread *thread, const void *object,
                                                    const pliant_property *property,
                                                    pliant_pending *pending) {
  notify(thread, object, property, pending, before_change);
}
static __attribute__((noinline)) void notify_after(pliant_thread *thread, const void *object,
                                                   const pliant_property *property,
                                                   pliant_pending *pending) {
  notify(thread, object, property, pending, after_change);
}

static inline void report_before(pliant_thread *thread, const void *object,
                                 pliant_property *property, pliant_pending *pending) {
  pending->values = pending->observer = pending->state = NULL;
  if (atomic_load_explicit(&property->befores, memory_order_acquire) != 0)
    notify_before(thread, object, property, pending);
}

static inline void drop(pliant_pending *pending) {
  if (pending->values != NULL || pending->observer != NULL) drop_pending(pending);
}

// Reads the observers again, so that those that were added during the change are notified too.
static inline void report_after(pliant_thread *thread, const void *object,
                                pliant_property *property, pliant_pending *pending) {
  notify_after(thread, object, property, pending);
  drop(pending);
}

void pliant_notify_before(pliant_thread *thread, const pliant_watched *watched,
                          pliant_pending *pending) {
  pliant_property *property = (pliant_property *)watched->state.key;
  pending->values = pending->observer = NULL;
  pending->state = &watched->state;
  if (atomic_load_explicit(&property->befores, memory_order_acquire) != 0)
    notify_before(thread, watched->object, property, pending);
}

void pliant_notify_after(pliant_thread *thread, const pliant_watched *watched,
                         pliant_pending *pending) {
  report_after(thread, watched->object, (pliant_property *)watched->state.key, pending);
}

// For `willSet`, which runs before the change. `didSet` notifies of that later, without old values.
static inline void report_prior(pliant_thread *thread, const void *object,
                                pliant_property *property) {
  pliant_pending pending;
  report_before(thread, object, property, &pending);
  drop(&pending);
}

// A setter, `willSet` and `didSet` take their value in at most four words and four vectors, or by
// its address; registers that it does not use are passed on unchanged. (`NativeConventionSchema` in
// the compiler.)
typedef float vector __attribute__((vector_size(16)));
#define VALUE \
  uint64_t a, uint64_t b, uint64_t c, uint64_t d, vector s, vector t, vector u, vector v
typedef SWIFT void (*setter_function)(VALUE, CONTEXT void *);

SWIFT __attribute__((visibility("hidden"))) void pliant_around_setter(VALUE, CONTEXT void *object,
                                                                      pliant_accessor *accessor) {
  pliant_thread *thread = pliant_thread_get();
  pliant_entry_barrier();
  pliant_property *property = accessor->property;
  bool is_inner = pliant_is_changing(thread, object, property);
  pliant_pending pending;
  pending.values = pending.observer = pending.state = NULL;
  if (!is_inner && accessor->notifies == PLIANT_NOTIFIES_BOTH)
    report_before(thread, object, property, &pending);
  else if (!is_inner && accessor->notifies == PLIANT_NOTIFIES_BEFORE)
    report_prior(thread, object, property);
  struct pliant_change change = {object, property, thread->changes};
  thread->changes = &change;
  setter_function setter = (setter_function)accessor->target;
  // Nothing else may run from here to the call.
  if (accessor->is_replaceable)
    setter = (setter_function)swift_getOrigOfReplaceable((const void **)accessor->target);
  setter(a, b, c, d, s, t, u, v, object);
  thread->changes = change.next;
  if (!is_inner && accessor->notifies != PLIANT_NOTIFIES_BEFORE)
    report_after(thread, object, property, &pending);
}

// MARK: Coroutines that change a property in place

// `modify` returns the function to resume and the address of the value; resuming ends the access.
// The caller's buffer is used here, and the original gets one of its own.
enum { COROUTINE_BUFFER = 4 * sizeof(void *) };
typedef SWIFT void (*resume_function)(void *buffer, bool is_unwinding);
typedef struct {
  resume_function resume;
  void *value;
} yielded;
typedef SWIFT yielded (*modify_function)(void *buffer, CONTEXT void *object);

typedef struct {
  char buffer[COROUTINE_BUFFER];
  resume_function resume;
  void *object;
  pliant_property *property;
  pliant_pending pending;
} modify_frame;

static SWIFT void resume_modify(void *buffer, bool is_unwinding) {
  modify_frame *frame = *(modify_frame **)buffer;
  // It may resume on another thread.
  pliant_thread *thread = pliant_thread_get();
  struct pliant_change change = {frame->object, frame->property, thread->changes};
  thread->changes = &change;
  frame->resume(frame->buffer, is_unwinding);
  thread->changes = change.next;
  report_after(thread, frame->object, frame->property, &frame->pending);
  free(frame);
}

static inline modify_function original_of(const pliant_accessor *accessor) {
  if (accessor->is_replaceable)
    return (modify_function)swift_getOrigOfReplaceable((const void **)accessor->target);
  return (modify_function)accessor->target;
}

// While a setter or a getter has layers, these stand between the change and the memory.
typedef struct {
  pliant_in_place *calls;
  const void *object;
} in_place_frame;

/// The address of the value in a frame.
static void *value_in(in_place_frame *frame, const pliant_in_place *calls) {
  uintptr_t mask = calls->alignment - 1;
  return (void *)(((uintptr_t)(frame + 1) + mask) & ~mask);
}

static const void *base_of(const in_place_frame *frame, const pliant_in_place *calls) {
  return calls->is_of_object ? &frame->object : frame->object;
}

// Also if the change ends by an error, as the setter is called after an `inout` argument's.
static SWIFT void resume_in_place(void *buffer, bool is_unwinding) {
  (void)is_unwinding;
  in_place_frame *frame = *(in_place_frame **)buffer;
  pliant_in_place *calls = frame->calls;
  void *value = value_in(frame, calls);
  pliant_write_component(calls->setter, value, base_of(frame, calls), calls->arguments,
                         calls->arguments_size);
  pliant_destroy_value(value, calls->type);
  free(frame);
}

/// Whether calls through the key path run the setter whose layers are meant.
static bool is_own(const pliant_in_place *calls, const void *object) {
  if (calls->slot == 0) return true;
  const char *class = *(const char *const *)object;
  return *(const void *const *)(class + calls->slot) == calls->function;
}

static yielded modify_by_calls(void *buffer, void *object, pliant_in_place *calls) {
  if (__atomic_load_n(&calls->layered, __ATOMIC_ACQUIRE) == 0 || !is_own(calls, object)) {
    modify_function modify = original_of(&calls->accessor);
    return modify(buffer, object);
  }
  in_place_frame *frame = malloc(sizeof(in_place_frame) + calls->size + calls->alignment);
  if (frame == NULL) pliant_no_memory();
  *(in_place_frame **)buffer = frame;
  frame->calls = calls;
  frame->object = object;
  void *value = value_in(frame, calls);
  pliant_read_component(calls->getter, value, base_of(frame, calls), calls->arguments,
                        calls->arguments_size);
  return (yielded){resume_in_place, value};
}

SWIFT __attribute__((visibility("hidden"))) yielded pliant_around_modify(
    void *buffer, CONTEXT void *object, pliant_accessor *accessor) {
  pliant_thread *thread = pliant_thread_get();
  pliant_entry_barrier();
  if (accessor->notifies == PLIANT_NOTIFIES_NOBODY)
    return modify_by_calls(buffer, object, (pliant_in_place *)accessor);
  pliant_property *property = accessor->property;
  bool is_told =
      record_of(object, thread) != NULL && !pliant_is_changing(thread, object, property);
  modify_frame *frame = NULL;
  if (is_told && (frame = malloc(sizeof(modify_frame))) == NULL) pliant_no_memory();
  if (frame == NULL) {
    modify_function modify = original_of(accessor);
    return modify(buffer, object);
  }
  *(modify_frame **)buffer = frame;
  frame->object = object;
  frame->property = property;
  report_before(thread, object, property, &frame->pending);
  struct pliant_change change = {object, property, thread->changes};
  thread->changes = &change;
  modify_function modify = original_of(accessor);
  yielded result = modify(frame->buffer, object);
  thread->changes = change.next;
  frame->resume = result.resume;
  result.resume = resume_modify;
  return result;
}

typedef SWIFT void (*component_setter)(const void *value, const void *base, const void *arguments,
                                       size_t size);

void pliant_write_component(const void *setter, const void *value, const void *base,
                            const void *arguments, size_t arguments_size) {
  ((component_setter)setter)(value, base, arguments, arguments_size);
}

// A type's table of witnesses is the word before its metadata; this is its eighth function.
typedef void (*tag_store)(void *value, unsigned which_case, unsigned empty_cases, const void *type);

void pliant_store_optional_tag(void *value, const void *wrapped, bool is_nil) {
  const void *const *witnesses = ((const void *const *const *)wrapped)[-1];
  ((tag_store)witnesses[7])(value, is_nil ? 1 : 0, 1, wrapped);
}
