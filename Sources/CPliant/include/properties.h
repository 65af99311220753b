// The accessors that change a property, and the hooks around them.
#ifndef PLIANT_PROPERTIES_H
#define PLIANT_PROPERTIES_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "layers.h"

/// One property of a class, as its observers share it.
typedef struct pliant_property {
  _Atomic(uint32_t) befores;  // objects of which observers are called before a change
  _Atomic(bool) is_passed_by;  // optimized code has changed it, and notified of nothing
} pliant_property;

/// When an accessor thunk notifies observers: of `willSet` before the change, of `didSet` after it;
/// nobody if the layers of the setter are to see the change.
typedef enum pliant_notifies {
  PLIANT_NOTIFIES_BOTH,
  PLIANT_NOTIFIES_BEFORE,
  PLIANT_NOTIFIES_AFTER,
  PLIANT_NOTIFIES_NOBODY
} pliant_notifies;

/// An accessor behind a thunk, and the property that it changes.
typedef struct pliant_accessor {
  /// The accessor, or the cell by which the runtime finds it if it is dynamic.
  const void *_Nonnull target;
  bool is_replaceable;
  pliant_notifies notifies;
  pliant_property *_Nullable property;  // NULL if it notifies nobody
} pliant_accessor;

/// A replacement of the coroutine that changes a property in place, used while the property's
/// setter or getter has layers: it yields a copy of the getter's result, and calls the setter with
/// that afterwards.
typedef struct pliant_in_place {
  /// First, since a thunk leads here as to any accessor; `notifies` is `PLIANT_NOTIFIES_NOBODY`.
  pliant_accessor accessor;
  /// How many of the two have layers; read and written atomically.
  uint32_t layered;
  /// The property of an object, or of a value at an address, as key paths read and write it.
  bool is_of_object;
  const void *_Nonnull getter;
  const void *_Nonnull setter;
  const void *_Nullable arguments;
  size_t arguments_size;
  /// The type of its value, and its layout.
  const void *_Nonnull type;
  size_t size;
  size_t alignment;
  /// The setter, and where a class has it or what overrides it: calls through the key path find
  /// that. The place is 0 if nothing can.
  const void *_Nonnull function;
  size_t slot;
} pliant_in_place;
static inline void pliant_in_place_count(pliant_in_place *_Nonnull calls, int32_t difference) {
  __atomic_fetch_add(&calls->layered, (uint32_t)difference, __ATOMIC_SEQ_CST);
}

/// A state in the record of an object, as Swift lays out `ObjectState` and `Slot`.
typedef struct pliant_state {
  const void *_Nonnull class;
  uint64_t counts;
  uintptr_t key;
  const struct pliant_state *_Nullable next;
  _Atomic(uintptr_t) observers;  // of a `Slot` only
} pliant_state;

/// The state of a property that is stored in the object, as Swift lays out `WatchedSlot`. Its key
/// is the property.
typedef struct pliant_watched {
  pliant_state state;
  const void *_Nonnull object;
} pliant_watched;

/// State during a change of a property, in the thunk's own frame.
typedef struct pliant_pending {
  const void *_Nullable values;    // old values, in memory of their own
  const void *_Nullable observer;  // the observer that `value` is for
  const void *_Nullable path;      // the key path that `value` was read from
  const pliant_state *_Nullable state;  // of the object, with its observers, if it was found
  const void *_Nullable object;         // while a hook runs
  _Alignas(16) uint64_t value[4];       // an old value if it is small
  _Alignas(16) uint64_t new_value[4];   // room for the new value meanwhile
} pliant_pending;

/// The addresses of a small old value, of the object, and of the room for a new value.
static inline void *_Nonnull pliant_pending_value(pliant_pending *_Nonnull pending) {
  return pending->value;
}
static inline const void *_Nonnull pliant_pending_object(pliant_pending *_Nonnull pending) {
  return &pending->object;
}
static inline void *_Nonnull pliant_pending_new_value(pliant_pending *_Nonnull pending) {
  return pending->new_value;
}

/// The address that borrows of observers refer to: behind the word that says that they were
/// removed.
static inline const void *_Nonnull pliant_observers_layer(uintptr_t observers) {
  return (const void *)((observers & ~(uintptr_t)1) + 16 + PLIANT_LAYER_HEADER);
}

/// Calls a Swift closure, which the caller keeps.
static inline void pliant_call_plain(const void *_Nonnull function,
                                     const void *_Nullable context) {
  typedef __attribute__((swiftcall)) void (*closure)(
      __attribute__((swift_context)) const void *context);
  ((closure)function)(context);
}
static inline void pliant_call_values(const void *_Nonnull function, const void *_Nullable context,
                                      const void *_Nonnull old_value,
                                      const void *_Nonnull new_value) {
  typedef __attribute__((swiftcall)) void (*closure)(
      const void *old_value, const void *new_value,
      __attribute__((swift_context)) const void *context);
  ((closure)function)(old_value, new_value, context);
}

/// Destroys a value of a type, by the second function of its table of witnesses, which is the word
/// before its metadata.
static inline void pliant_destroy_value(void *_Nonnull value, const void *_Nonnull type) {
  typedef void (*destroy)(void *value, const void *type);
  const void *const *witnesses = ((const void *const *const *)type)[-1];
  ((destroy)witnesses[1])(value, type);
}

/// Called before and after a change of an object, with its observers, which are not 0. They stay
/// until it returns.
typedef void (*_Nonnull pliant_change_hook)(const void *_Nonnull object, uintptr_t observers,
                                            pliant_pending *_Nonnull pending);
/// Called after it if old values are left.
typedef void (*_Nonnull pliant_drop_hook)(pliant_pending *_Nonnull pending);
void pliant_set_change_hooks(pliant_change_hook before, pliant_change_hook after,
                             pliant_drop_hook drop);
static inline void pliant_property_count_befores(pliant_property *_Nonnull property,
                                                 int32_t difference) {
  atomic_fetch_add(&property->befores, (uint32_t)difference);
}

// MARK: Fields

// In debug builds each access of a stored property is bracketed by two calls of the runtime, as
// long as it does not go through an accessor of its own: see `accesses.c`.

/// Whether the runtime keeps an access as known, in three words of its caller's.
bool pliant_access_is_known(void);
/// The runtime's function that begins or ends an access, and the one to hook it with.
const void *_Nonnull pliant_runtime_access(bool begins);
const void *_Nonnull pliant_access_hook(bool begins);
/// Sets the functions that run the originals, once.
void pliant_set_access_originals(const void *_Nonnull begin, const void *_Nonnull end);
/// Begins to notify of changes of the field at an address. False if it did before. One writer at a
/// time, as for every map.
bool pliant_watch_field(const void *_Nonnull field, const pliant_watched *_Nonnull watched);
/// Ends it, before the object's memory is freed. False if it was not watched.
bool pliant_unwatch_field(const void *_Nonnull field);
/// Called at the first change of a property's field by optimized code, which does not notify of its
/// end, with the address of that code.
typedef void (*_Nonnull pliant_passed_by)(const pliant_property *_Nonnull property,
                                          const void *_Nonnull code);
void pliant_set_passed_by(pliant_passed_by passed_by);
/// How many such changes there were.
uint64_t pliant_untracked_changes(void);

/// Reads a property as its key path does: through the function in the key path's component.
static inline void pliant_read_component(const void *_Nonnull getter, void *_Nonnull value,
                                         const void *_Nonnull base,
                                         const void *_Nullable arguments, size_t arguments_size) {
  typedef __attribute__((swiftcall)) void (*component_getter)(
      __attribute__((swift_indirect_result)) void *value, const void *base, const void *arguments,
      size_t size);
  ((component_getter)getter)(value, base, arguments, arguments_size);
}
/// Sets a property likewise, from the address of the value.
void pliant_write_component(const void *_Nonnull setter, const void *_Nonnull value,
                            const void *_Nonnull base, const void *_Nullable arguments,
                            size_t arguments_size);
/// Makes memory that holds a value of type `wrapped` an Optional with it, or any such memory nil.
void pliant_store_optional_tag(void *_Nonnull value, const void *_Nonnull wrapped, bool is_nil);

/// How many threads are looking for the storage of a property by reading it.
extern _Atomic(uint32_t) pliant_probes;
static inline bool pliant_is_probing(void) {
  return __builtin_expect(atomic_load_explicit(&pliant_probes, memory_order_relaxed) != 0, 0);
}
static inline void pliant_count_probes(int32_t difference) {
  atomic_fetch_add(&pliant_probes, (uint32_t)difference);
}

#endif
