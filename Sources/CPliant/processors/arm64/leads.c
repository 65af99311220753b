#if defined(__aarch64__)

#include "../../hooks/leads.h"

#include "instructions.h"

size_t pliant_find_leads_at(pliant_leads *leads, const uint8_t *at, size_t left) {
  if (left < 4) return 0;
  uint32_t word = word_at(at), next = left >= 8 ? word_at(at + 4) : 0;
  uintptr_t target = (uintptr_t)target_of(word, at), offset = next >> 10 & 4095;
  bool is_same = (next >> 5 & 31) == (word & 31);  // the register with the address of the page
  if (is_jump(word) || (is_address(word) && !(word >> 31))) {
    pliant_add_lead(leads, target, false);
  } else if ((word & 0xfe9ffc1f) == 0xd61f0000 && (word >> 21 & 3) != 2) {
    leads->is_whole = false;  // `br`, `blr`, and the variants with pointer authentication
  } else if (is_address(word) && is_same && (next & 0xffc00000) == 0x91000000) {  // `add`
    pliant_add_lead(leads, target + offset, false);
  } else if (is_address(word) && is_same && (next & 0xffc00000) == 0xf9400000) {  // `ldr`
    pliant_add_lead(leads, target + offset * 8, true);
  }
  return 4;
}

#endif
