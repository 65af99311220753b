#include "object_records.h"

static pliant_map destroy_originals;  // from a class to the function that was in its destroy slot
pliant_map pliant_object_records;     // from an object to its record
static pliant_object_dies object_dies;
static pliant_object_died object_died;

void pliant_set_object_dies(pliant_object_dies dies, pliant_object_died died) {
  object_dies = dies;
  object_died = died;
}

void pliant_set_destroy_original(const void *class, const void *function) {
  pliant_map_set(&destroy_originals, class, function);
}

const void *pliant_destroy_original(const void *class) {
  pliant_thread *thread = pliant_thread_get();
  uint32_t section = pliant_read_begin(thread);
  const void *function = pliant_map_get(&destroy_originals, class);
  pliant_read_end(thread, section);
  return function;
}

bool pliant_reserve_destroy_original(void) { return pliant_map_reserve(&destroy_originals); }
bool pliant_reserve_object_record(void) { return pliant_map_reserve(&pliant_object_records); }

const void *pliant_set_object_record(const void *object, const void *record) {
  return pliant_map_set(&pliant_object_records, object, record);
}

const void *pliant_add_object_record(const void *object, const void *record) {
  // The caller is the only writer, so that the table stays without a read section.
  const void *known = pliant_map_get(&pliant_object_records, object);
  if (known == NULL) pliant_map_set(&pliant_object_records, object, record);
  return known;
}

const void *pliant_object_record(const void *object) {
  return record_of(object, pliant_thread_get());
}

size_t pliant_copy_object_records(size_t *from, size_t most, const void **objects,
                                  const void **records) {
  return pliant_map_copy(&pliant_object_records, from, most, objects, records);
}

static SWIFT void destroy(CONTEXT void *object) {
  pliant_thread *thread = pliant_thread_get();
  uint32_t section = pliant_read_begin(thread);
  destroy_function original =
      (destroy_function)pliant_map_get(&destroy_originals, *(const void **)object);
  const void *record = pliant_map_get(&pliant_object_records, object);
  pliant_read_end(thread, section);
  const void *answer = record != NULL ? object_dies(object) : NULL;
  if (answer == NULL) return original(object);
  answer = pliant_run_destroy((const void *)original, object, answer);
  if (answer != NULL) object_died(answer);
}

const void *pliant_destroy_hook(void) { return (const void *)destroy; }
