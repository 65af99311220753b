#include <stddef.h>

/// Bytes that are allocated now.
size_t scale_allocated(void);

/// Writes each line of standard output when it ends.
void scale_print_lines(void);
