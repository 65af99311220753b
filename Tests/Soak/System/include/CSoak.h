#pragma once
#include <stddef.h>

/// Bytes that were allocated and not freed, by the C library's own count of all its arenas.
size_t allocator_bytes_in_use(void);
