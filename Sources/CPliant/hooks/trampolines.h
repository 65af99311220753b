// Regions of memory for trampolines: the relocated prologues of hooked functions.
#ifndef PLIANT_TRAMPOLINES_H
#define PLIANT_TRAMPOLINES_H

#include "CPliant.h"
#include "relocation.h"

#pragma GCC visibility push(hidden)

/// The target of a hooked function, which changes while others call it.
typedef struct hook_target {
  _Atomic(const void *) function;
  // Of an async function: the record of its trampoline, and the record that a thunk resizes for.
  int32_t relative;
  uint32_t context_size;
  _Atomic(const void *) record;
} hook_target;

/// Trampolines, followed by their targets.
typedef struct trampoline_region {
  struct trampoline_region *next;
  uint8_t *trampolines;
  hook_target *targets;
  size_t taken;
} trampoline_region;

/// A region with room for a trampoline, within reach of both; NULL if no memory is free there.
trampoline_region *pliant_region_near(const uint8_t *function, const uint8_t *island);

#pragma GCC visibility pop

#endif
