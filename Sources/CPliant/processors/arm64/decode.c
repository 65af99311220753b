#if defined(__aarch64__)

#include "../../hooks/decode.h"

#include "instructions.h"

pliant_instruction pliant_decode(const uint8_t *at, size_t left) {
  if (left < 4) return (pliant_instruction){.kind = PLIANT_UNKNOWN, .length = 4};
  uint32_t word = word_at(at);
  if (!is_jump(word)) return (pliant_instruction){.kind = PLIANT_PLAIN, .length = 4};
  pliant_instruction_kind kind = word >> 31 ? PLIANT_CALL : PLIANT_JUMP;
  return (pliant_instruction){.kind = kind, .length = 4, .target = target_of(word, at)};
}

// MARK: Functions that only pass their arguments on

bool pliant_is_return(const uint8_t *code) {  // ret, retaa, retab
  return word_at(code) == 0xd65f03c0 || (word_at(code) & 0xfffffbff) == 0xd65f0bff;
}

bool pliant_keeps_arguments(const uint8_t *start, size_t size, pliant_instruction instruction) {
  if (instruction.kind != PLIANT_PLAIN || size < 4) return false;
  uint32_t word = word_at(start);
  bool is_mark = is_landing(word & ~0x80u);            // with what undoes it
  bool is_access = (word & 0x0a000000) == 0x08000000;  // loads and stores
  bool is_sum = (word & 0x1f800000) == 0x11000000;     // `add`, `sub`
  bool is_of_stack = (word >> 5 & 31) == 31;
  return is_mark || ((is_access || is_sum) && is_of_stack);
}

// MARK: Addresses in code

// In place of a page: the register holds what a cell does that is a lead already.
enum { LOADED = 1 };

size_t pliant_find_leads_at(pliant_leads *leads, uintptr_t pages[32], const uint8_t *at,
                            size_t left) {
  if (left < 4) return 0;
  uint32_t word = word_at(at);
  uintptr_t target = (uintptr_t)target_of(word, at), offset = word >> 10 & 4095;
  uintptr_t page = pages[word >> 5 & 31];
  if (is_jump(word) || (is_address(word) && !(word >> 31))) {
    pliant_add_lead(leads, target, false);
  } else if (page == LOADED && word == 0xd61f0220) {
    // `br x17` of the linker's stub for a function of another image.
  } else if ((word & 0xfe9ffc1f) == 0xd61f0000 && (word >> 21 & 3) != 2) {
    leads->is_whole = false;  // `br`, `blr`, and the variants with pointer authentication
  } else if (is_address(word)) {
    pages[word & 31] = target;
  } else if (page > LOADED && (word & 0xffc00000) == 0x91000000) {  // `add`
    pliant_add_lead(leads, page + offset, false);
    pages[word & 31] = 0;
  } else if (page > LOADED && (word & 0xffc00000) == 0xf9400000) {  // `ldr`
    pliant_add_lead(leads, page + offset * 8, true);
    pages[word & 31] = LOADED;
  }
  return 4;
}

// An address in two steps needs its first in the register still, as all that compilers write does.
void pliant_mark_code(pliant_targets *targets, const pliant_code *code) {
  uint64_t pages[32] = {0};
  for (size_t at = 0; at + 4 <= code->size; at += 4) {
    uint32_t word = word_at(code->bytes + at);
    const uint8_t *here = (const uint8_t *)(uintptr_t)(code->address + at);
    if (is_jump(word) || is_branch(word) || is_bit_branch(word)) {
      pliant_mark(targets, (uintptr_t)target_of(word, here));
    } else if (is_address(word)) {
      pages[word & 31] = (uintptr_t)target_of(word, here);
      pliant_mark(targets, pages[word & 31]);
    } else if ((word & 0xffc00000) == 0x91000000) {  // `add`
      pliant_mark(targets, pages[word >> 5 & 31] + (word >> 10 & 4095));
    } else if ((word & 0xffc00000) == 0xf9400000) {  // `ldr`
      pliant_mark(targets, pages[word >> 5 & 31] + (word >> 10 & 4095) * 8);
    }
  }
}

#endif
