// Pages of memory, and files of memory.
#ifndef PLIANT_MAPPINGS_H
#define PLIANT_MAPPINGS_H

#include <stdbool.h>
#include <stddef.h>

#pragma GCC visibility push(hidden)

/// Zeroed pages of their own; NULL if no memory is left.
void *_Nullable pliant_map_pages(size_t size);

/// Memory at that very address that can be executed, and is written to as code is.
bool pliant_map_code(void *_Nonnull at, size_t size);

/// A file of these bytes that nobody can change; -1 where the system refuses it.
int pliant_sealed_file(const void *_Nonnull bytes, size_t count);

#pragma GCC visibility pop

#endif
