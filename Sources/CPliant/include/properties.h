// Around the accessors that change a property.
#ifndef PLIANT_PROPERTIES_H
#define PLIANT_PROPERTIES_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// One property of a class, as its observers share it.
typedef struct pliant_property {
  _Atomic(uint32_t) befores;  // observers that want to be told before a change
} pliant_property;

/// When an accessor thunk tells of a change: `willSet` comes before it, and `didSet` after.
typedef enum pliant_tells { PLIANT_TELLS_BOTH, PLIANT_TELLS_BEFORE, PLIANT_TELLS_AFTER } pliant_tells;

/// What the thunk around an accessor runs, and which property that changes.
typedef struct pliant_accessor {
  const void *_Nonnull target;  // the accessor, or where the runtime finds a dynamic one
  bool is_replaceable;
  pliant_tells tells;
  pliant_property *_Nonnull property;
} pliant_accessor;

/// What is kept while a property changes; in the thunk's own frame.
typedef struct pliant_pending {
  const void *_Nullable values;    // old values, in memory of their own
  const void *_Nullable observer;  // whom the value here is for
  const void *_Nullable path;      // what it was read from
  _Alignas(16) uint64_t value[4];  // an old value that is small
} pliant_pending;

/// Called around a change of an object, with its record.
typedef void (*_Nonnull pliant_change_hook)(const void *_Nonnull object, const void *_Nonnull record,
                                            pliant_property *_Nonnull property,
                                            pliant_pending *_Nonnull pending);
typedef void (*_Nonnull pliant_drop_hook)(pliant_pending *_Nonnull pending);
void pliant_set_change_hooks(pliant_change_hook before, pliant_change_hook after,
                             pliant_drop_hook drop);
static inline void pliant_property_count_befores(pliant_property *_Nonnull property,
                                                 int32_t difference) {
  atomic_fetch_add(&property->befores, (uint32_t)difference);
}

/// Reads a property as its key path does: through the function in the key path's component.
void pliant_read_component(const void *_Nonnull getter, void *_Nonnull value,
                           const void *_Nonnull base, const void *_Nullable arguments,
                           size_t arguments_size);

/// How many threads look for the storage behind a property by reading it.
extern _Atomic(uint32_t) pliant_probes;
static inline bool pliant_is_probing(void) {
  return __builtin_expect(atomic_load_explicit(&pliant_probes, memory_order_relaxed) != 0, 0);
}
static inline void pliant_count_probes(int32_t difference) {
  atomic_fetch_add(&pliant_probes, (uint32_t)difference);
}

#endif
