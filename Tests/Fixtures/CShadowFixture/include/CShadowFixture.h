#include <stdint.h>

/// One more; the program calls it, and this library itself.
int64_t pliant_shadow_next(int64_t number);
int64_t pliant_shadow_next_but_one(int64_t number);
