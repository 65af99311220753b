// Functions entered at their first instructions.
#ifndef PLIANT_HOOKS_H
#define PLIANT_HOOKS_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Why a function cannot be entered.
typedef enum pliant_hook_refusal {
  PLIANT_HOOK_NOT_REFUSED,
  PLIANT_HOOK_TOO_SHORT,       // shorter than a jump, and followed by another
  PLIANT_HOOK_UNKNOWN_CODE,     // it has an instruction that is not known, or that cannot be moved
  PLIANT_HOOK_BRANCHED_TO,    // it goes back to its first instructions
  PLIANT_HOOK_BREAKPOINT,  // a debugger's stands there
  PLIANT_HOOK_EXISTS,     // it is already
  PLIANT_HOOK_NO_MEMORY_NEAR,         // no memory is left at a fitting distance
  PLIANT_HOOK_SHADOW_STACK,    // this thread has a shadow stack
  PLIANT_HOOK_DENIED,     // the system does not let the process change its code
  PLIANT_HOOK_SIGNALS_BLOCKED,     // a thread that blocks the signals of breakpoints could run into one
} pliant_hook_refusal;

/// A function of `size` bytes, behind which the next begins after `room`.
///
/// Its first instructions become a jump to what `*word` holds: first `original`, their copy. For an async function,
/// which says how large a context it needs, both are records.
typedef struct pliant_inline_hook {
  const void *_Nonnull function;
  size_t size, room;
  bool is_async;
  uint32_t context_size;
  const void *_Nullable original;
  _Atomic(const void *) *_Nullable target;
  pliant_hook_refusal refusal;
} pliant_inline_hook;

/// Enters functions while others may call them, for good. Those that are refused stay as they are.
void pliant_install_hooks(pliant_inline_hook *_Nonnull hooks, size_t count);


/// Whether a function takes something in the register for self.
typedef enum pliant_self_use {
  PLIANT_SELF_UNKNOWN,
  PLIANT_SELF_USED,
  PLIANT_SELF_UNUSED,
} pliant_self_use;

/// Reads it from the code of a function that was built for debugging, which stores all that it takes.
pliant_self_use pliant_find_self_use(const uint8_t *_Nonnull code, size_t size);

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
