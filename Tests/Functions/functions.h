// Functions entered at their first instructions.
#ifndef PLIANT_FUNCTIONS_H
#define PLIANT_FUNCTIONS_H

#include "CPliant.h"

/// Why a function cannot be entered.
typedef enum pliant_function_refusal {
  PLIANT_FUNCTION_FINE,
  PLIANT_FUNCTION_SHORT,       // shorter than a jump, and followed by another
  PLIANT_FUNCTION_UNKNOWN,     // it has an instruction that is not known, or that cannot be moved
  PLIANT_FUNCTION_BRANCHED,    // it goes back to its first instructions
  PLIANT_FUNCTION_BREAKPOINT,  // a debugger's stands there
  PLIANT_FUNCTION_ENTERED,     // it is already
  PLIANT_FUNCTION_FAR,         // no memory is left at a fitting distance
  PLIANT_FUNCTION_SHADOWED,    // this thread has a shadow stack
  PLIANT_FUNCTION_REFUSED,     // the system does not let the process change its code
} pliant_function_refusal;

/// A function of `size` bytes, behind which the next begins after `room`.
///
/// Its first instructions become a jump to `*slot`, which is `replacement` at first. `original` is its copy.
typedef struct pliant_function {
  const void *_Nonnull entry;
  size_t size, room;
  const void *_Nonnull replacement;
  const void *_Nullable original;
  _Atomic(const void *) *_Nullable slot;
  pliant_function_refusal refusal;
} pliant_function;

/// Enters functions while others may call them, for good. Those that are refused stay as they are.
void pliant_functions_enter(pliant_function *_Nonnull functions, size_t count);

/// How code may be written; all by default.
enum { PLIANT_WRITE_MEMORY = 1, PLIANT_REPLACE_PAGES = 2 };
void pliant_functions_allow_ways(uint32_t ways);

#endif
