#define _GNU_SOURCE
#include "trampolines.h"

#include <stdlib.h>
#include <sys/mman.h>

#include "../memory/mappings.h"

enum { TRAMPOLINES = 1024, MEGABYTE = 1 << 20 };

static trampoline_region *regions;

static bool reaches(const uint8_t *from, const uint8_t *to) {
  intptr_t distance = to - from, most = PLIANT_JUMP_REACH * (intptr_t)MEGABYTE;
  return distance < most && distance > -most;
}

static trampoline_region *make_region(uint8_t *at) {
  enum { CODE = TRAMPOLINES * PLIANT_TRAMPOLINE_SIZE, DATA = TRAMPOLINES * sizeof(hook_target) };
  if (!pliant_map_code(at, CODE + DATA)) return NULL;
  trampoline_region *new = calloc(1, sizeof *new);
  int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED;
  if (new == NULL || mmap(at + CODE, DATA, PROT_READ | PROT_WRITE, flags, -1, 0) == MAP_FAILED) {
    free(new);
    munmap(at, CODE + DATA);
    return NULL;
  }
  *new = (trampoline_region){.next = regions, .trampolines = at, .targets = (void *)(at + CODE)};
  return regions = new;
}

/// A block with room that both can reach.
trampoline_region *pliant_region_near(const uint8_t *function, const uint8_t *island) {
  for (trampoline_region *known = regions; known != NULL; known = known->next)
    if (known->taken < TRAMPOLINES && reaches(function, known->trampolines) && reaches(island, known->trampolines)) return known;
  for (intptr_t step = 2; step < 2048; step++) {
    intptr_t distance = step / 2 * MEGABYTE * (step % 2 == 0 ? -1 : 1);
    uint8_t *at = (uint8_t *)(((intptr_t)island + distance) & ~(intptr_t)(MEGABYTE - 1));
    trampoline_region *made = (intptr_t)at >= MEGABYTE && reaches(function, at) && reaches(island, at) ? make_region(at) : NULL;
    if (made != NULL) return made;
  }
  return NULL;
}
