// Declarations that the files of this folder share.
#ifndef PLIANT_THREAD_RECORDS_H
#define PLIANT_THREAD_RECORDS_H

#include <time.h>

#include "CPliant.h"

#pragma GCC visibility push(hidden)

// MARK: thread_records.c

enum { PLIANT_BANK_WORDS = 64 };

/// The records of 4,096 threads, with a bit for each that says whether it is in use.
typedef struct pliant_bank {
  _Atomic(uint64_t) taken[PLIANT_BANK_WORDS];
  _Atomic(pliant_thread *) records[PLIANT_BANK_WORDS * 64];
  _Atomic(struct pliant_bank *) next;  // for more threads
} pliant_bank;

/// A position among the records.
typedef struct pliant_thread_cursor {
  pliant_bank *bank;
  unsigned word;
  uint64_t bits;  // of the word, for the records yet to come
} pliant_thread_cursor;

extern const pliant_thread_cursor pliant_all_threads;

/// The next record that is in use; NULL after the last.
pliant_thread *pliant_next_thread(pliant_thread_cursor *at);

/// Registers the handlers of ended threads and of `fork`, and prepares the barrier; once per
/// process.
void pliant_prepare_once(void);

/// Gives back the records of all threads but this one, in a child of `fork`.
void pliant_forget_other_threads(void);

// MARK: epochs.c

/// Makes every reader's earlier stores visible to this thread, and its later loads come later.
void pliant_barrier(void);
void pliant_prepare_barrier(void);

/// Returns once a word of the thread, its section or its locks, has another value.
void pliant_wait_for_change(pliant_thread *thread, _Atomic(uint32_t) *word, uint32_t value);

void pliant_futex_wait(_Atomic(uint32_t) *word, uint32_t value, const struct timespec *time);
void pliant_futex_wake(_Atomic(uint32_t) *word);

// MARK: hazard_pointers.c

/// Resets the thread's borrows and holds: none of its calls runs a layer.
void pliant_clear_borrows(pliant_thread *thread);

/// Whether any of the thread's calls runs a layer or holds an item.
bool pliant_has_borrows(const pliant_thread *thread);

/// Ends the borrows of a thread that ends, except those of coroutines, which may go on on other
/// threads; false if there are any.
bool pliant_end_borrows(pliant_thread *thread);

// MARK: accesses.c

/// Whether an access of an observed field that the thread has begun has not ended, as that of a
/// task that went on on another thread.
bool pliant_has_open_accesses(const pliant_thread *thread);

// MARK: fork.c

void pliant_follow_forks(void);

// MARK: mappings.c

/// Whether the caller runs on the stack that its thread started on, as opposed to a coroutine's or
/// a signal handler's. Sets the thread's `own_stack`.
bool pliant_is_on_own_stack(pliant_thread *thread);

// MARK: process.c

void pliant_forget_thread_id(void);

#pragma GCC visibility pop

#endif
