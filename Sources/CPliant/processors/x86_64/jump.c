#if defined(__x86_64__)

#define _GNU_SOURCE
#include "../../hooks/jump.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>

#include "../../hooks/trap_handler.h"
#include "../../memory/mappings.h"

const uint8_t pliant_breakpoint[] = {0xcc};
enum { MEGABYTE = 1 << 20 };

/// Pages for islands, by address. One that others used has the search that found it so, as an odd
/// number.
static pliant_map pages;
static uintptr_t search = 1;
static bool may_search_again;

/// A bit for each byte of a page that is in use.
typedef uint8_t page;

static page *page_of(uintptr_t address) {
  size_t size = (size_t)getpagesize();
  void *at = (void *)(address & ~(uintptr_t)(size - 1));
  const void *known = pliant_map_get(&pages, at);
  if (known == NULL || ((uintptr_t)known % 2 != 0 && (uintptr_t)known != search)) {
    known = pliant_map_code(at, size) ? calloc(1, size / 8) : NULL;
    if (known == NULL) known = (const void *)search;
    pliant_map_set(&pages, at, known);
  }
  return (uintptr_t)known % 2 != 0 ? NULL : (page *)known;
}

static bool take(uintptr_t address) {
  size_t mask = (size_t)getpagesize() - 1;
  if ((address & mask) + PLIANT_ISLAND_SIZE > mask + 1 || (intptr_t)address < MEGABYTE)
    return false;
  static uintptr_t refused[2];  // the page that was asked for last, and in which search
  if (refused[0] == (address | mask) && refused[1] == search) return false;
  page *page = page_of(address);
  if (page == NULL) {
    refused[0] = address | mask;
    refused[1] = search;
    return false;
  }
  for (size_t at = address & mask; at < (address & mask) + PLIANT_ISLAND_SIZE; at++)
    if ((page[at / 8] >> at % 8 & 1) != 0) return false;
  for (size_t at = address & mask; at < (address & mask) + PLIANT_ISLAND_SIZE; at++)
    page[at / 8] |= 1 << at % 8;
  return true;
}

/// Candidates for the highest byte of a jump's distance, at which a thread traps if one of the
/// prologue's instructions began there: a breakpoint, and bytes that are no instruction in 64-bit
/// mode. (Intel's manual, volume 2, table A-2.) Images are mapped below others, so that there is
/// most room below.
static const uint8_t highest[] = {0xcc, 0xf1, 0xea, 0xd6, 0xd4, 0xce, 0x9a, 0x0e, 0x16, 0x17,
                                  0x1e, 0x1f, 0x27, 0x2f, 0x37, 0x3f, 0x60, 0x61, 0x06, 0x07};

/// For each of these, how many rows of the zone that was searched last have no room any more for
/// functions of whose prologue no instruction begins at the other bytes: almost all.
static struct {
  uintptr_t begin, search;
  uint32_t full;
} searched[sizeof highest];

// The distance has such a byte wherever an instruction began. All functions search in the same
// places, so that they share pages.
static uint8_t *find_island(const uint8_t *function, const bool is_fixed[4]) {
  bool is_free = !is_fixed[0] && !is_fixed[1] && !is_fixed[2];
  uint32_t columns = is_fixed[1] ? 1 : 256, rows = (is_fixed[2] ? 1 : 256) * columns;
  for (size_t n = 0; n < sizeof highest; n++) {
    if (is_fixed[3] && n == 2 && !pliant_catch_traps(true)) return NULL;
    intptr_t distance = (intptr_t)(int8_t)highest[n] * (1 << 24);
    uintptr_t zone = (uintptr_t)function + PLIANT_JUMP_SIZE + (uintptr_t)distance;
    uint32_t first = (uint32_t)(-zone & (8 * MEGABYTE - 1)) >> 16;
    uintptr_t begin = (zone >> 16) + first;
    if (is_free && (searched[n].begin != begin || searched[n].search != search)) {
      searched[n].begin = begin;
      searched[n].search = search;
      searched[n].full = 0;
    }
    for (uint32_t at = is_free ? searched[n].full : 0; at < rows; at++) {
      uint32_t third = is_fixed[2] ? 0xcc : (first + at / columns) & 255;
      uintptr_t row = zone + (third << 16 | (is_fixed[1] ? 0xcc : at % columns) << 8);
      for (uint32_t l = 0; l < 256; l += is_fixed[0] ? 256 : 8)
        if (take(row + (is_fixed[0] ? 0xcc : l))) return (uint8_t *)row + (is_fixed[0] ? 0xcc : l);
      if (is_free) searched[n].full = at + 1;
    }
  }
  return NULL;
}

void pliant_search_anew(void) { may_search_again = true; }

uint8_t *pliant_take_island(const uint8_t *function, const pliant_prologue *prologue) {
  bool is_fixed[4];
  for (int i = 0; i < 4; i++) is_fixed[i] = prologue->relocated[i + 1] != 0;
  uint8_t *found = find_island(function, is_fixed);
  if (found != NULL || !may_search_again) return found;
  may_search_again = false;
  search += 2;
  return find_island(function, is_fixed);
}

void pliant_put_island(uint8_t *code, const uint8_t *island, const void *target,
                       const uint8_t *landing) {
  (void)landing;
  int32_t distance = (int32_t)((const uint8_t *)target - (island + PLIANT_ISLAND_SIZE));
  memcpy(code, "\xff\x25", 2);  // jmp *target(%rip)
  memcpy(code + 2, &distance, sizeof distance);
}

void pliant_put_jump(uint8_t *code, const uint8_t *function, const uint8_t *island) {
  int32_t distance = (int32_t)(island - (function + PLIANT_JUMP_SIZE));
  code[0] = 0xe9;
  memcpy(code + 1, &distance, sizeof distance);
}

bool pliant_has_shadow_stack(void) {
  enum { SHADOW_STACK_STATUS = 0x5005 };
  uint64_t features = 0;
  return syscall(SYS_arch_prctl, SHADOW_STACK_STATUS, &features) == 0 && (features & 1) != 0;
}

uint8_t *pliant_island_at(uint8_t *taken, uint8_t *trampoline) { return (void)trampoline, taken; }

uintptr_t pliant_trapped_at(int signal, const void *context) {
  // Behind a breakpoint, but at an illegal instruction.
  return (uintptr_t)((const ucontext_t *)context)->uc_mcontext.gregs[REG_RIP] - (signal == SIGTRAP);
}

void pliant_go_on_at(void *context, const void *to) {
  ((ucontext_t *)context)->uc_mcontext.gregs[REG_RIP] = (greg_t)to;
}

#endif
