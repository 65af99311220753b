#pragma once
#include <stdbool.h>
#include <stddef.h>

/// Bytes that were allocated and not freed, by the C library's own count of all its arenas.
size_t allocator_bytes_in_use(void);

/// From now on calls `check` in a signal's handler about a thousand times a second, on whatever
/// thread runs, also as it begins and ends, and in a child of the process twenty times a second;
/// ends the process where it returns false.
void soak_disturb(bool (*_Nonnull check)(void));

/// How many signals and children there were.
size_t soak_signals(void);
size_t soak_children(void);
