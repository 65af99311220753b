// Inline hooks: jumps written over the first instructions of functions. And what the code of a
// function says that no symbol does.
#ifndef PLIANT_HOOKS_H
#define PLIANT_HOOKS_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Why a function cannot be hooked.
typedef enum pliant_hook_refusal {
  PLIANT_HOOK_NOT_REFUSED,
  PLIANT_HOOK_TOO_SHORT,        // shorter than a jump, and followed by another function
  PLIANT_HOOK_UNKNOWN_CODE,     // one of its instructions is unknown or cannot be relocated
  PLIANT_HOOK_BRANCHED_TO,      // it branches to its first instructions
  PLIANT_HOOK_BREAKPOINT,       // a debugger has a breakpoint in them
  PLIANT_HOOK_EXISTS,           // hooked already
  PLIANT_HOOK_NO_MEMORY_NEAR,   // no memory is free within reach of a jump
  PLIANT_HOOK_SHADOW_STACK,     // this thread has a shadow stack
  PLIANT_HOOK_DENIED,           // the system does not let the process change its code
  PLIANT_HOOK_SIGNALS_BLOCKED,  // a thread that blocks SIGTRAP could run into a breakpoint
} pliant_hook_refusal;

/// A function to hook, of `size` bytes; the next one begins after `room` bytes.
///
/// Its prologue, which is its first instructions, becomes a jump to the address in `*target`. At
/// first that is `original`, the relocated prologue, which continues behind the jump. Of an async
/// function, which needs a context of `context_size` bytes, both are function pointer records.
typedef struct pliant_inline_hook {
  const void *_Nonnull function;
  size_t size, room;
  bool is_async;
  uint32_t context_size;
  const void *_Nullable original;
  _Atomic(const void *) *_Nullable target;
  pliant_hook_refusal refusal;
} pliant_inline_hook;

/// Hooks functions, permanently, while other threads may call them. Sets `refusal` of those that
/// cannot be hooked and leaves them unchanged.
void pliant_install_hooks(pliant_inline_hook *_Nonnull hooks, size_t count);

/// How many bytes of a trampoline, which `original` is, are code for certain, and how many it has.
extern const size_t pliant_jump_size, pliant_trampoline_size;
/// Leads a hooked function to other code: writes to the word `target` of its hook.
void pliant_hook_lead(void *_Nonnull target, const void *_Nullable value);
/// Puts a trace's thunk before whatever a hooked function leads to, or takes it away if it is NULL.
/// Calls of both functions for one hook must not overlap.
void pliant_hook_trace(void *_Nonnull target, const void *_Nullable thunk, bool is_async);

/// Whether a function uses the register for self as an argument.
typedef enum pliant_self_use {
  PLIANT_SELF_UNKNOWN,
  PLIANT_SELF_USED,
  PLIANT_SELF_UNUSED,
} pliant_self_use;

/// Reads this from the code of a function of a debug build, which stores all its arguments.
pliant_self_use pliant_find_self_use(const uint8_t *_Nonnull code, size_t size);

/// The registers for arguments that a function of a debug build reads before its first call, bit 0
/// the first of them; `PLIANT_USE_UNKNOWN` on processors whose code is not followed.
#define PLIANT_USE_UNKNOWN 0x80000000u
uint32_t pliant_find_argument_use(const uint8_t *_Nonnull code, size_t size);

/// Whether a function of no parameters may throw, as far as its code tells: one that throws leaves
/// its error in a register that others do not name, or save before they use it.
bool pliant_may_throw(const uint8_t *_Nonnull code, size_t size, bool is_debug);

/// The first jump of an async function of a debug build.
typedef struct pliant_hop {
  /// The function on whose result it branches before, if any; it goes on to `jumped` if that is 0.
  const uint8_t *_Nullable called;
  /// The destination of the jump, at which the last two arguments are 0.
  const uint8_t *_Nullable jumped;
} pliant_hop;

/// Finds such a jump with at most one branch before it, whatever is called: generic code makes room
/// for its values; false if there is none.
bool pliant_find_hop(const uint8_t *_Nonnull code, size_t size, pliant_hop *_Nonnull hop);

/// Whether a function begins by storing its arguments, as nearly all do in debug builds, and one in
/// four in optimized ones.
bool pliant_stores_arguments(const uint8_t *_Nonnull code, size_t size);

/// Whether a function only passes its arguments on to another one, which begins `*distance` bytes
/// after its own start.
bool pliant_find_forwarding(const uint8_t *_Nonnull code, size_t size, int64_t *_Nonnull distance);

/// The size of the function at an address in bytes, from its image's unwind information; 0 if
/// unknown.
size_t pliant_unwound_size(const void *_Nonnull function);

/// The addresses that a function's code calls, jumps to or computes, even in instructions that
/// never run.
typedef struct pliant_leads {
  uintptr_t addresses[48];
  size_t count;
  uint64_t cells;  // which of them point to memory that holds an address: bit 0 is the first
  bool is_whole;   // there are no others, such as the address in a register
} pliant_leads;
void pliant_find_leads(const uint8_t *_Nonnull code, size_t size, pliant_leads *_Nonnull leads);

#endif
