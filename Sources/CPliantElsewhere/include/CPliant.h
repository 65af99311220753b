// A replacement of CPliant for platforms on which that does not build: the functions that modules
// without hooks call, made of a lock and the C library. The module has the same name, so that they
// import it.
#ifndef CPLIANT_H
#define CPLIANT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// All threads. A read section is a lock, which a thread may take again.
typedef struct pliant_thread pliant_thread;
pliant_thread *pliant_thread_get(void);
uint32_t pliant_read_begin(pliant_thread *thread);
void pliant_read_end(pliant_thread *thread, uint32_t section);
void pliant_wait_for_readers(void);

/// No thread has any, and so calls count references.
typedef struct pliant_hold {
  const void *_Nullable item;
} pliant_hold;
static inline pliant_hold *_Nullable pliant_free_hold(pliant_thread *thread) { return NULL; }
static inline void pliant_hold_begin(pliant_hold *hold, const void *item) { hold->item = item; }
static inline void pliant_hold_end(pliant_hold *hold) { hold->item = NULL; }
static inline bool pliant_is_held(const void *item) { return false; }

/// No `fork` waits for locks.
static inline void pliant_lock_enter(void) {}
static inline void pliant_lock_exit(void) {}
static inline void *_Nullable pliant_lock_tag(void) { return NULL; }
static inline void pliant_lock_taken(void *_Nullable tag) {}
static inline void pliant_lock_left(void *_Nullable tag) {}
static inline uint32_t pliant_generation(void) { return 0; }

bool pliant_is_main_thread(void);
/// A number of the calling thread's own; not the kernel's.
int32_t pliant_thread_id(void);
static inline uint64_t pliant_trace_task(void) { return 0; }
int32_t *pliant_log_depth(void);
uint64_t pliant_wall_time(void);

/// Nothing records an issue or a warning: `PliantTesting` does not build either.
static inline bool pliant_record_issue(const char *message, const char *file_id,
                                       const char *file_path, long line, long column) {
  return false;
}
static inline void pliant_warn(const char *message) {}

bool swift_isDeallocating(const void *object);
const void *_Nullable swift_tryRetain(const void *object);

#pragma clang assume_nonnull end

#endif
