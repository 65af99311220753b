// The records of objects, which are kept by address, and hooks of their deallocation.
#ifndef PLIANT_OBJECTS_H
#define PLIANT_OBJECTS_H

#include <stdbool.h>
#include <stddef.h>

/// Called for an object that has a record: before its `deinit`, returning the argument for the
/// second function, which is called after its memory was freed.
typedef const void *_Nullable (*_Nonnull pliant_object_dies)(const void *_Nonnull object);
typedef void (*_Nonnull pliant_object_died)(const void *_Nonnull answer);
void pliant_set_object_dies(pliant_object_dies dies, pliant_object_died died);
const void *_Nonnull pliant_destroy_hook(void);

/// Keeps the real deinit of an object, and that argument, until the deinit runs on its actor.
typedef void (*_Nonnull pliant_put_deinit)(const void *_Nonnull object, const void *_Nonnull work,
                                           const void *_Nonnull answer);
typedef const void *_Nonnull (*_Nonnull pliant_take_deinit)(
    const void *_Nonnull object, const void *_Nullable *_Nonnull answer);
/// Sets these functions; `on_executor` is the runtime's `swift_task_deinitOnExecutor`.
void pliant_set_isolated_deinits(const void *_Nonnull on_executor, pliant_put_deinit put,
                                 pliant_take_deinit take, pliant_object_died died);
/// Replaces an image's import of `swift_task_deinitOnExecutor`: reports a death after an isolated
/// deinit.
const void *_Nonnull pliant_isolated_deinit_hook(void);
/// Runs a class's destroy function. Returns `answer`, or NULL if the deinit's actor reports the
/// death.
const void *_Nullable pliant_run_destroy(const void *_Nonnull original, void *_Nonnull object,
                                         const void *_Nonnull answer);
/// Sets the function that was in a class's destroy slot. One writer at a time, as for every map.
void pliant_set_destroy_original(const void *_Nonnull class, const void *_Nullable function);
/// Returns it; NULL if the hook was never put into the class.
const void *_Nullable pliant_destroy_original(const void *_Nonnull class);
/// Make room for one more class, and for one more object; false if no memory is left.
bool pliant_reserve_destroy_original(void);
bool pliant_reserve_object_record(void);
/// Sets the record of an object, or removes it if `record` is NULL. Returns the previous one.
const void *_Nullable pliant_set_object_record(const void *_Nonnull object,
                                               const void *_Nullable record);
/// Sets the record of an object that has none, and returns NULL; otherwise returns the one it has.
const void *_Nullable pliant_add_object_record(const void *_Nonnull object,
                                               const void *_Nonnull record);
/// Returns the record of an object. Records stay until their objects die, so that a caller that
/// keeps the object alive needs no lock.
const void *_Nullable pliant_object_record(const void *_Nonnull object);
/// Copies the objects that have a record, and their records, from position `*from` on. Stops after
/// `most` of them or after many empty positions, and sets `*from` to the position to go on at, or 0
/// at the end. Returns how many it has copied. What grew since the last call may be copied again.
/// The caller holds the lock of the records' writers.
size_t pliant_copy_object_records(size_t *_Nonnull from, size_t most,
                                  const void *_Nullable *_Nonnull objects,
                                  const void *_Nullable *_Nonnull records);

#endif
