// Classes whose objects are noted when they are allocated and freed.
#ifndef PLIANT_INSTANCES_H
#define PLIANT_INSTANCES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// How many classes can be tracked at a time.
enum { PLIANT_TRACKED_CLASSES = 256 };

typedef void *_Nonnull (*_Nonnull pliant_allocate)(const void *_Nonnull metadata, size_t size,
                                                   size_t alignment_mask);
typedef void (*_Nonnull pliant_deallocate)(void *_Nonnull object, size_t size,
                                           size_t alignment_mask);
typedef void (*_Nonnull pliant_deallocate_partial)(void *_Nonnull object,
                                                   const void *_Nonnull metadata, size_t size,
                                                   size_t alignment_mask);
/// Called with an object of a tracked class and the class's descriptor: once the object was
/// allocated, and before its memory is freed. The object is not whole at either time. `caller` is
/// an address in the code that allocates it, and `outer` in what called that; or 0.
typedef void (*_Nonnull pliant_instance_came)(const void *_Nonnull object,
                                              const void *_Nonnull descriptor, uintptr_t caller,
                                              uintptr_t outer);
typedef void (*_Nonnull pliant_instance_goes)(const void *_Nonnull object,
                                              const void *_Nonnull descriptor);

/// Sets the functions to call, once, before the first class; false if the runtime lacks
/// `swift_allocObject`, `swift_deallocClassInstance` or `swift_deallocPartialClassInstance`.
bool pliant_set_instance_functions(pliant_instance_came came, pliant_instance_goes goes);
/// Tracks the classes of a descriptor, or stops that; false if there are too many, or if none was
/// tracked. One caller at a time.
bool pliant_set_tracked_class(const void *_Nonnull descriptor, bool is_tracked);

/// The functions that images import in place of those three.
const void *_Nonnull pliant_allocate_hook(void);
const void *_Nonnull pliant_deallocate_hook(void);
const void *_Nonnull pliant_deallocate_partial_hook(void);

/// Calls `visit` with the type records of each image of the process: four bytes each, relative
/// addresses of descriptors. (`swift5_type_metadata`)
void pliant_each_type_records(void (*_Nonnull visit)(const void *_Nonnull start, size_t length,
                                                     void *_Nonnull context),
                              void *_Nonnull context);

#endif
