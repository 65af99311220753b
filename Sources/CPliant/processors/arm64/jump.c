#if defined(__aarch64__)

#define _GNU_SOURCE
#include "../../hooks/jump.h"

#include <string.h>
#include <ucontext.h>

#include "instructions.h"

const uint8_t pliant_breakpoint[] = {0x00, 0x00, 0x20, 0xd4};

void pliant_put_island(uint8_t *code, const uint8_t *island, const void *target,
                       const uint8_t *landing) {
  intptr_t distance = ((intptr_t)target >> 12) - ((intptr_t)island >> 12);
  uint32_t words[] = {
      // nop or autiasp or autibsp; adrp x16; ldr x16, [x16]; br x16
      landing != NULL && is_signing(word_at(landing)) ? word_at(landing) | 0x80 : 0xd503201f,
      0x90000010 | ((uint32_t)distance & 3) << 29 | ((uint32_t)(distance >> 2) & 0x7ffff) << 5,
      0xf9400210 | (uint32_t)((uintptr_t)target & 4095) >> 3 << 10,
      0xd61f0200,
  };
  memcpy(code, words, sizeof words);
}

void pliant_put_jump(uint8_t *code, const uint8_t *function, const uint8_t *island) {
  uint32_t word = 0x14000000 | ((uint32_t)((island - function) >> 2) & 0x3ffffff);
  memcpy(code, &word, sizeof word);
}

bool pliant_has_shadow_stack(void) { return false; }

void pliant_search_anew(void) {}

uint8_t *pliant_take_island(const uint8_t *function, const pliant_prologue *prologue) {
  return (void)prologue, (uint8_t *)function;
}

uint8_t *pliant_island_at(uint8_t *taken, uint8_t *trampoline) {
  return (void)taken, trampoline + PLIANT_TRAMPOLINE_SIZE - 16;
}

uintptr_t pliant_trapped_at(int signal, const void *context) {
  return (void)signal, ((const ucontext_t *)context)->uc_mcontext.pc;
}

void pliant_go_on_at(void *context, const void *to) {
  ((ucontext_t *)context)->uc_mcontext.pc = (uintptr_t)to;
}

#endif
