// Functions for Pliant's own tests: nothing in the library calls them.
#ifndef PLIANT_TEST_SUPPORT_H
#define PLIANT_TEST_SUPPORT_H

#include <stdbool.h>
#include <stdint.h>

/// How many threads have a record; some may have ended.
uint32_t pliant_thread_count(void);
/// Whether a call of any thread borrows `layer`. Call it after `pliant_wait_for_readers`.
bool pliant_is_borrowed(const void *_Nonnull layer);

/// How the newest block of thunks was mapped, and which ways are allowed: bit 0 is the image.
const char *_Nullable pliant_thunk_source(void);
void pliant_thunk_allow_sources(uint32_t sources);

/// In which ways code may be written; all by default.
enum { PLIANT_WRITE_MEMORY = 1, PLIANT_REPLACE_PAGES = 2 };
void pliant_allow_patching(uint32_t ways);

#endif
