// Memory mappings, and files in memory.
#ifndef PLIANT_MAPPINGS_H
#define PLIANT_MAPPINGS_H

#include <stdbool.h>
#include <stddef.h>

#pragma GCC visibility push(hidden)

/// Maps zeroed pages; NULL if no memory is left.
void *_Nullable pliant_map_pages(size_t size);

/// Registers mapped memory with Leak Sanitizer, if there is one, as references to other memory.
void pliant_note_roots(const void *_Nonnull start, size_t size);

/// Maps executable memory at exactly this address. It is written to as code is.
bool pliant_map_code(void *_Nonnull at, size_t size);

/// Makes a file of these bytes that cannot be changed; -1 if the system refuses.
int pliant_sealed_file(const void *_Nonnull bytes, size_t count);

#pragma GCC visibility pop

#endif
