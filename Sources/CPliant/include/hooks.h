// Functions entered at their first instructions.
#ifndef PLIANT_HOOKS_H
#define PLIANT_HOOKS_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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
  PLIANT_FUNCTION_BLOCKED,     // a thread that blocks the signals of breakpoints could run into one
} pliant_function_refusal;

/// A function of `size` bytes, behind which the next begins after `room`.
///
/// Its first instructions become a jump to what `*word` holds: first `original`, their copy. For an async function,
/// which says how large a context it needs, both are records.
typedef struct pliant_function {
  const void *_Nonnull entry;
  size_t size, room;
  bool is_async;
  uint32_t context_size;
  const void *_Nullable original;
  _Atomic(const void *) *_Nullable word;
  pliant_function_refusal refusal;
} pliant_function;

/// Enters functions while others may call them, for good. Those that are refused stay as they are.
void pliant_functions_enter(pliant_function *_Nonnull functions, size_t count);


/// Whether a function takes something in the register for self.
typedef enum pliant_context_use {
  PLIANT_CONTEXT_UNKNOWN,
  PLIANT_CONTEXT_USED,
  PLIANT_CONTEXT_UNUSED,
} pliant_context_use;

/// Reads it from the code of a function that was built for debugging, which stores all that it takes.
pliant_context_use pliant_find_context_use(const uint8_t *_Nonnull code, size_t size);

/// Where an async function that was built for debugging leads first.
typedef struct pliant_hop {
  /// What it calls before, if anything, and goes on as where that answers 0.
  const uint8_t *_Nullable called;
  /// What it jumps to, where its last two arguments are 0.
  const uint8_t *_Nullable jumped;
} pliant_hop;

/// Finds a jump of that kind which nothing but one call stands before; false where there is none.
bool pliant_find_hop(const uint8_t *_Nonnull code, size_t size, pliant_hop *_Nonnull hop);

/// Whether a function begins by storing what it takes, as nearly all do that were built for debugging, and one in four of
/// those that were optimized.
bool pliant_stores_arguments(const uint8_t *_Nonnull code, size_t size);

/// Whether a function only passes its arguments on to another, and how far behind its start that one begins.
bool pliant_find_forwarding(const uint8_t *_Nonnull code, size_t size, int64_t *_Nonnull distance);

/// How many bytes the function has that begins at an address, as its image tells unwinders; 0 where nothing says.
size_t pliant_unwound_size(const void *_Nonnull function);

/// What a function's code calls, jumps to, or takes the address of, whether it runs or not.
typedef struct pliant_leads {
  uintptr_t addresses[48];
  size_t count;
  uint64_t cells;  // which of them are of memory that holds an address: bit 0 is the first
  bool is_whole;   // nothing else can be called: no code that a register holds
} pliant_leads;
void pliant_find_leads(const uint8_t *_Nonnull code, size_t size, pliant_leads *_Nonnull leads);

#endif
