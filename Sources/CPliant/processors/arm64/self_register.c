// What a function's code says that no symbol does: whether it uses the register for self, whether
// it was built for debugging, and where it jumps first.
#if defined(__aarch64__)

#include <string.h>

#include "CPliant.h"

enum { MOST_BEFORE_STORE = 24 };

/// Whether it stores one register, of any kind, at `sp` or the frame pointer.
bool pliant_stores_arguments(const uint8_t *code, size_t size) {
  for (size_t at = 0; at + 4 <= size && at < 4 * MOST_BEFORE_STORE; at += 4) {
    uint32_t word;
    memcpy(&word, code + at, sizeof word);
    if ((word & 0x1c000000) == 0x14000000) return false;  // a branch
    uint32_t base = word >> 5 & 31, operation = word >> 22 & 3;
    bool is_wide = (word >> 26 & 1) && word >> 30 == 0 && operation == 2;  // 16 bytes
    bool is_access = (word & 0x3b000000) == 0x39000000 || (word & 0x3b200c00) == 0x38000000;
    if (is_access && (operation == 0 || is_wide) && (base == 31 || base == 29)) return true;
  }
  return false;
}

// A function saves x20 for its caller in the same way as it stores self, so the two cannot be told
// apart.
pliant_self_use pliant_find_self_use(const uint8_t *code, size_t size) {
  return (void)code, (void)size, PLIANT_SELF_UNKNOWN;
}

// Unknown: the caller then refuses.
uint32_t pliant_find_argument_use(const uint8_t *code, size_t size) {
  return (void)code, (void)size, PLIANT_USE_UNKNOWN;
}

bool pliant_find_hop(const uint8_t *code, size_t size, pliant_hop *hop) {
  return (void)code, (void)size, (void)hop, false;
}

#endif
