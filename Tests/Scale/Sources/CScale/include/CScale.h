#include <stddef.h>

/// Bytes that are allocated now.
size_t scale_allocated(void);
