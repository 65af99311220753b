// Filters: thunks in front of generic functions that recognize one specialization's calls.
#ifndef PLIANT_FILTERS_H
#define PLIANT_FILTERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The place that identifies a call's specialization, if it is not a word of its arguments.
enum {
  PLIANT_CLASS_OF_SELF = -1,  // the class of the object in the register for self, or one above it
  PLIANT_SELF_AS_CLASS = -2,  // the class in that register, or one above it
};

/// The expected word in one place of the specialization's calls: an argument's word, numbered over
/// the registers and then the stack, or one of the places above, which must be the first.
typedef struct pliant_check {
  int64_t place;
  const void *_Nullable expected;
} pliant_check;

/// The data of a filter's thunk. Written before the thunk is in a hook, and never afterwards except
/// in a passage.
typedef struct pliant_filter {
  const void *_Nonnull routine;  // compares the first
  const void *_Nullable expected;
  const void *_Nonnull otherwise;  // runs for all other calls
  const void *_Nonnull entry;
  int64_t first;  // where the first is, as a distance from the stack pointer
  const void *_Nonnull otherwise_record;
  bool is_async;
  uint64_t room;
  pliant_check checks[];  // the others, by that distance; ends with an odd one
} pliant_filter;

/// Makes a filter that runs `entry` for calls that pass all of the checks, and `otherwise` for the
/// others; NULL if no memory is left. Of an async function both are function pointer records, and
/// so is the result.
const void *_Nullable pliant_make_filter(const pliant_check *_Nonnull checks, size_t count,
                                         const void *_Nonnull entry,
                                         const void *_Nonnull otherwise, bool is_async);

/// Makes a thunk that goes on to `code`, which is not async, and can be led elsewhere: a filter
/// that no call passes. NULL if no memory is left.
const void *_Nullable pliant_make_passage(const void *_Nonnull code,
                                          pliant_filter *_Nullable *_Nonnull passage);
void pliant_lead_passage(pliant_filter *_Nonnull passage, const void *_Nonnull code);

/// The words that generic functions have behind their arguments, and closures have not.
typedef struct pliant_hidden_words {
  uint64_t first;   // their place, as a check's
  uint64_t count;
  uint64_t passed;  // how many a closure that calls the function has in their place
  const void *_Nullable const *_Nonnull words;
  bool has_error_place;  // whether the address for an error comes behind them
  bool is_async;         // then callees, and not callers, take arguments off the stack
} pliant_hidden_words;

/// The data of a thunk that drops or adds such words. Never freed.
typedef struct pliant_rearrangement {
  int64_t shift;   // of the stack pointer
  uint64_t moved;  // how many words on the stack keep their distance from it
  int64_t error_from;  // distances from the lower stack pointer
  int64_t error_to;
  uint64_t is_async;
  pliant_check words[];  // to write, by their distance; ends with an odd one
} pliant_rearrangement;

/// Makes a thunk that takes these words away and calls `entry`; `entry` itself if it need not be
/// done, NULL if no memory is left. Of an async function these are records.
const void *_Nullable pliant_make_word_drop(pliant_hidden_words words,
                                            const void *_Nonnull entry);
/// Makes one that puts the words in their place and calls `original`.
const void *_Nullable pliant_make_word_add(pliant_hidden_words words,
                                           const void *_Nonnull original);

/// Calls a function of the Swift calling convention with words that can be told apart as its
/// arguments; returns which of them it passes to `pliant_note_word`, or -1.
int64_t pliant_find_word(const void *_Nonnull function);
/// Ends that call.
_Noreturn void pliant_note_word(uint64_t word);

#endif
