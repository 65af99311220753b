// Declarations that the files of this folder share. The look-up of records is inlined into calls.
#ifndef PLIANT_OBJECT_RECORDS_H
#define PLIANT_OBJECT_RECORDS_H

#include "CPliant.h"

#define SWIFT __attribute__((swiftcall))
#define CONTEXT __attribute__((swift_context))

typedef SWIFT void (*destroy_function)(CONTEXT void *object);

extern pliant_map pliant_object_records __attribute__((visibility("hidden")));

static inline const void *record_of(const void *object, pliant_thread *thread) {
  uint32_t section = pliant_read_begin(thread);
  const void *record = pliant_map_get(&pliant_object_records, object);
  pliant_read_end(thread, section);
  return record;
}

// MARK: accessors.c

#pragma GCC visibility push(hidden)

/// Whether an accessor of the property, which notifies of the change itself, runs on the thread.
bool pliant_is_changing(const pliant_thread *thread, const void *object,
                        const pliant_property *property);
/// Notify of a change of a property whose state is known, before and after it.
void pliant_notify_before(pliant_thread *thread, const pliant_watched *watched,
                          pliant_pending *pending);
void pliant_notify_after(pliant_thread *thread, const pliant_watched *watched,
                         pliant_pending *pending);

#pragma GCC visibility pop

#endif
