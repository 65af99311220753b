// Records of objects, and their deaths.
#ifndef PLIANT_OBJECTS_H
#define PLIANT_OBJECTS_H

#include <stdbool.h>
#include <stddef.h>

/// What the destroy entry tells of an object that has a record: before its `deinit`, to which it
/// answers with what it wants to be told again, and after its memory was handed back.
typedef const void *_Nullable (*_Nonnull pliant_object_dies)(const void *_Nonnull object);
typedef void (*_Nonnull pliant_object_died)(const void *_Nonnull answer);
void pliant_set_object_dies(pliant_object_dies dies, pliant_object_died died);
const void *_Nonnull pliant_destroy_hook(void);

/// Keeps the real deinit of an object and the answer for its death, until it runs on its actor.
typedef void (*_Nonnull pliant_put_deinit)(const void *_Nonnull object, const void *_Nonnull work,
                                           const void *_Nonnull answer);
typedef const void *_Nonnull (*_Nonnull pliant_take_deinit)(
    const void *_Nonnull object, const void *_Nullable *_Nonnull answer);
/// `on_executor` is the runtime's `swift_task_deinitOnExecutor`.
void pliant_set_isolated_deinits(const void *_Nonnull on_executor, pliant_put_deinit put,
                                 pliant_take_deinit take, pliant_object_died died);
/// Stands in an image's import of `swift_task_deinitOnExecutor`: reports a death after an isolated deinit.
const void *_Nonnull pliant_isolated_deinit_hook(void);
/// Runs a class's destroy function. Returns `answer`, or NULL if the deinit's actor reports the death.
const void *_Nullable pliant_run_destroy(const void *_Nonnull original, void *_Nonnull object,
                                         const void *_Nonnull answer);
/// The function that was in a class's destroy slot. One writer at a time, as for every map.
void pliant_set_destroy_original(const void *_Nonnull class, const void *_Nullable function);
/// NULL where the entry was never put into the class.
const void *_Nullable pliant_destroy_original(const void *_Nonnull class);
/// Room for one more class, and for one more object; false where no memory is left.
bool pliant_reserve_destroy_original(void);
bool pliant_reserve_object_record(void);
/// The record of an object; NULL takes it out. Returns the one before.
const void *_Nullable pliant_set_object_record(const void *_Nonnull object,
                                               const void *_Nullable record);
/// The record of an object. A record stays until its object dies, so that a caller who keeps the
/// object needs no lock.
const void *_Nullable pliant_object_record(const void *_Nonnull object);
/// Copies the objects that have a record, and the records, from the place `*from` on; stops after `most`
/// of them or after many empty places, and sets `*from` to where to go on, 0 at the end. Returns how many
/// it has copied. The caller holds the lock of those who write records.
size_t pliant_copy_object_records(size_t *_Nonnull from, size_t most,
                                  const void *_Nullable *_Nonnull objects,
                                  const void *_Nullable *_Nonnull records);

#endif
