// What the files of this folder share. Calls look records up, so that the function is inlined.
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

#endif
