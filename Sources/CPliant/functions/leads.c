// Where a function's code leads: what it calls, jumps to, and takes the address of.
#include <string.h>

#include "CPliant.h"
#include "instructions.h"

static void add(pliant_leads *leads, uintptr_t address, bool is_cell) {
  enum { MOST = sizeof leads->addresses / sizeof leads->addresses[0] };
  for (size_t i = 0; i < leads->count; i++)
    if (leads->addresses[i] == address) return;
  if (leads->count == MOST) {
    leads->is_whole = false;
    return;
  }
  if (is_cell) leads->cells |= 1ull << leads->count;
  leads->addresses[leads->count++] = address;
}

#if defined(__x86_64__)

static void follow(pliant_leads *leads, const uint8_t *at, pliant_instruction instruction) {
  const uint8_t *code = at + instruction.opcode;
  int32_t distance;
  switch (instruction.kind) {
    case PLIANT_CALL: case PLIANT_JUMP: case PLIANT_BRANCH:
      add(leads, (uintptr_t)instruction.target, false);
      break;
    case PLIANT_CALL_OTHER: leads->is_whole = false; break;
    case PLIANT_RELATIVE:
      memcpy(&distance, at + instruction.displacement, sizeof distance);
      uintptr_t address = (uintptr_t)at + instruction.length + (uintptr_t)(intptr_t)distance;
      if (*code == 0x8d) add(leads, address, false);                        // `lea`
      else if (*code == 0x8b || *code == 0xff) add(leads, address, true);  // `mov`, `call`, `jmp` by a cell
      break;
    default:
      if (*code == 0xff && (code[1] >> 3 & 7) == 4) leads->is_whole = false;  // `jmp` by a register
  }
}

static size_t step(pliant_leads *leads, uintptr_t pages[32], const uint8_t *at, size_t left) {
  (void)pages;
  uint8_t copy[32] = {0};  // the longest instruction has 15 bytes
  memcpy(copy, at, left < 16 ? left : 16);
  pliant_instruction instruction = pliant_instruction_at(copy);
  if (instruction.kind == PLIANT_UNKNOWN || instruction.length > left) return 0;
  if (instruction.target != NULL) instruction.target = at + (instruction.target - copy);
  follow(leads, at, instruction);
  return instruction.length;
}

#elif defined(__aarch64__)

/// `pages` holds what `adrp` left in each register.
static size_t step(pliant_leads *leads, uintptr_t pages[32], const uint8_t *at, size_t left) {
  uint32_t word;
  if (left < sizeof word) return 0;
  memcpy(&word, at, sizeof word);
  uintptr_t *page = &pages[word >> 5 & 31];
  if ((word & 0x7c000000) == 0x14000000) {  // `b`, `bl`
    add(leads, (uintptr_t)at + (uintptr_t)((int64_t)(int32_t)(word << 6) >> 4), false);
  } else if ((word & 0xfe9ffc1f) == 0xd61f0000 && (word >> 21 & 3) != 2) {  // `br`, `blr`, and those that are signed
    leads->is_whole = false;
  } else if ((word & 0x1f000000) == 0x10000000) {  // `adr`, `adrp`
    int64_t distance = (int64_t)(int32_t)(word << 8 & 0xffffe000) >> 11 | (word >> 29 & 3);
    uintptr_t start = (uintptr_t)at & ~(uintptr_t)4095;
    if (word >> 31) pages[word & 31] = start + (uintptr_t)(distance * 4096);
    else add(leads, (uintptr_t)at + (uintptr_t)distance, false);
  } else if (*page != 0 && (word & 0xffc00000) == 0x91000000) {  // `add` to a page
    add(leads, *page + (word >> 10 & 4095), false);
    pages[word & 31] = 0;
  } else if (*page != 0 && (word & 0xffc00000) == 0xf9400000) {  // `ldr` from a page
    add(leads, *page + (word >> 10 & 4095) * 8, true);
    pages[word & 31] = 0;
  }
  return sizeof word;
}

#endif

void pliant_find_leads(const uint8_t *code, size_t size, pliant_leads *leads) {
  *leads = (pliant_leads){.is_whole = true};
  uintptr_t pages[32] = {0};
  for (size_t at = 0; at < size;) {
    size_t length = step(leads, pages, code + at, size - at);
    if (length == 0) {
      leads->is_whole = false;
      return;
    }
    at += length;
  }
}
