#define _GNU_SOURCE
#include "trampolines.h"

#include <stdlib.h>
#include <sys/mman.h>

#include "../memory/mappings.h"

enum { COPIES = 1024, MEGABYTE = 1 << 20 };

static block *blocks;

static bool reaches(const uint8_t *from, const uint8_t *to) {
  intptr_t distance = to - from, most = PLIANT_JUMP_REACH * (intptr_t)MEGABYTE;
  return distance < most && distance > -most;
}

static block *make_block(uint8_t *at) {
  enum { CODE = COPIES * PLIANT_COPY_SIZE, DATA = COPIES * sizeof(target) };
  if (!pliant_map_code(at, CODE + DATA)) return NULL;
  block *new = calloc(1, sizeof *new);
  int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED;
  if (new == NULL || mmap(at + CODE, DATA, PROT_READ | PROT_WRITE, flags, -1, 0) == MAP_FAILED) {
    free(new);
    munmap(at, CODE + DATA);
    return NULL;
  }
  *new = (block){.next = blocks, .copies = at, .targets = (void *)(at + CODE)};
  return blocks = new;
}

/// A block with room that both can reach.
block *pliant_block_near(const uint8_t *entry, const uint8_t *thunk) {
  for (block *known = blocks; known != NULL; known = known->next)
    if (known->taken < COPIES && reaches(entry, known->copies) && reaches(thunk, known->copies)) return known;
  for (intptr_t step = 2; step < 2048; step++) {
    intptr_t distance = step / 2 * MEGABYTE * (step % 2 == 0 ? -1 : 1);
    uint8_t *at = (uint8_t *)(((intptr_t)thunk + distance) & ~(intptr_t)(MEGABYTE - 1));
    block *made = (intptr_t)at >= MEGABYTE && reaches(entry, at) && reaches(thunk, at) ? make_block(at) : NULL;
    if (made != NULL) return made;
  }
  return NULL;
}
