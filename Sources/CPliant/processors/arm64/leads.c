#if defined(__aarch64__)

#include "../../hooks/leads.h"

#include "instructions.h"

size_t pliant_find_leads_at(pliant_leads *leads, uintptr_t pages[32], const uint8_t *at, size_t left) {
  if (left < 4) return 0;
  uint32_t word = word_at(at);
  uintptr_t target = (uintptr_t)target_of(word, at), offset = word >> 10 & 4095;
  uintptr_t page = pages[word >> 5 & 31];
  if (is_jump(word) || (is_address(word) && !(word >> 31))) {
    pliant_add_lead(leads, target, false);
  } else if ((word & 0xfe9ffc1f) == 0xd61f0000 && (word >> 21 & 3) != 2) {
    leads->is_whole = false;  // `br`, `blr`, and those that are signed
  } else if (is_address(word)) {
    pages[word & 31] = target;
  } else if (page != 0 && (word & 0xffc00000) == 0x91000000) {  // `add`
    pliant_add_lead(leads, page + offset, false);
    pages[word & 31] = 0;
  } else if (page != 0 && (word & 0xffc00000) == 0xf9400000) {  // `ldr`
    pliant_add_lead(leads, page + offset * 8, true);
    pages[word & 31] = 0;
  }
  return 4;
}

#endif
