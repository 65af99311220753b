// Room for the copies of functions' first instructions, which inline hooks make.
#ifndef PLIANT_TRAMPOLINES_H
#define PLIANT_TRAMPOLINES_H

#include "CPliant.h"
#include "relocation.h"

#pragma GCC visibility push(hidden)

/// What a function's entry leads to, which is changed while others call it.
typedef struct hook_target {
  _Atomic(const void *) function;
  // Of an async function: the record of its copy, and the one in whose place a thunk runs another.
  int32_t relative;
  uint32_t context_size;
  _Atomic(const void *) record;
} hook_target;

/// Copies, and behind them where thunks jump to.
typedef struct trampoline_region {
  struct trampoline_region *next;
  uint8_t *trampolines;
  hook_target *targets;
  size_t taken;
} trampoline_region;

/// A block with room that both can reach; NULL if no memory is left within their reach.
trampoline_region *pliant_region_near(const uint8_t *function, const uint8_t *island);

#pragma GCC visibility pop

#endif
