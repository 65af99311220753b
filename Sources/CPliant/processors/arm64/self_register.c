// Facts from a function's code that no symbol has: whether it uses the register for self, whether
// it was built for debugging, and where it jumps first.
#if defined(__aarch64__)

#include <string.h>

#include "CPliant.h"
#include "instructions.h"

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

/// The number of the register for self.
enum { SELF = 20 };

/// An instruction's use of the register for self.
typedef enum use { NO_USE, READ, WRITTEN, UNKNOWN } use;

static bool has_self(uint32_t word, int shift) { return (word >> shift & 31) == SELF; }

static use use_of(uint32_t word) {
  bool first = has_self(word, 0), second = has_self(word, 5), third = has_self(word, 16);
  bool fourth = has_self(word, 10);
  switch (word >> 25 & 15) {
    case 8: case 9: {  // with a number: addresses, sums, moves, fields
      uint32_t group = word >> 23 & 7;
      bool keeps = group == 5 && (word >> 29 & 3) == 3;  // `movk`
      bool takes = group != 0 && group != 1 && group != 5;
      if ((takes && second) || (group == 7 && third) || (keeps && first)) return READ;
      return first ? WRITTEN : NO_USE;
    }
    case 10: case 11: {  // branches, and those of the system
      bool asks = (word & 0x7c000000) == 0x34000000;
      bool leads = (word & 0xfe000000) == 0xd6000000;
      bool is_of_system = (word & 0xff000000) == 0xd5000000;
      if (is_of_system && first) return word >> 21 & 1 ? WRITTEN : READ;
      return (asks && first) || (leads && second) ? READ : NO_USE;
    }
    case 4: case 6: case 12: case 14: {  // loads and stores
      bool is_vector = word >> 26 & 1, is_pair = (word & 0x3a000000) == 0x28000000;
      bool is_literal = (word & 0x3b000000) == 0x18000000;
      bool is_plain = (word & 0x3a000000) == 0x38000000;
      bool is_indexed = is_plain && !(word >> 24 & 1) && word >> 21 & 1;
      if (is_literal) return first && !is_vector ? WRITTEN : NO_USE;
      if (second || (is_indexed && third)) return READ;
      bool holds = !is_vector && (first || (is_pair && fourth));
      if (!is_pair && !is_plain) return first || third || fourth ? UNKNOWN : NO_USE;
      bool loads = is_pair ? word >> 22 & 1 : (word >> 22 & 3) != 0;
      return !holds ? NO_USE : loads ? WRITTEN : READ;
    }
    case 5: case 13: {  // of registers
      bool is_of_three = (word & 0x1f000000) == 0x1b000000;
      bool is_of_one = (word & 0x5fe00000) == 0x5ac00000;
      if (second || (third && !is_of_one) || (is_of_three && fourth)) return READ;
      return first ? WRITTEN : NO_USE;
    }
    default: return first || second ? UNKNOWN : NO_USE;  // of vectors
  }
}

/// Where the code goes on behind what saves registers for the caller, x20 too: a debug build sets
/// the frame pointer then.
static size_t behind_saves(const uint8_t *code, size_t size) {
  for (size_t at = 0; at + 4 <= size && at < 4 * MOST_BEFORE_STORE; at += 4) {
    uint32_t word = word_at(code + at);
    if ((word & 0xffc003ff) == 0x910003fd) return at + 4;  // `add x29, sp, …`
    if ((word & 0x1c000000) == 0x14000000) return 0;       // a branch
  }
  return 0;
}

// Code without a frame has saved no register.
pliant_self_use pliant_find_self_use(const uint8_t *code, size_t size) {
  for (size_t at = behind_saves(code, size); at + 4 <= size; at += 4) {
    use use = use_of(word_at(code + at));
    if (use == UNKNOWN) return PLIANT_SELF_UNKNOWN;
    if (use != NO_USE) return use == READ ? PLIANT_SELF_USED : PLIANT_SELF_UNUSED;
  }
  return PLIANT_SELF_UNUSED;
}

// Unknown: the caller then refuses.
uint32_t pliant_find_argument_use(const uint8_t *code, size_t size) {
  return (void)code, (void)size, PLIANT_USE_UNKNOWN;
}

// Nobody relies on it.
bool pliant_may_throw(const uint8_t *code, size_t size, bool is_debug) {
  return (void)code, (void)size, (void)is_debug, true;
}

bool pliant_find_hop(const uint8_t *code, size_t size, pliant_hop *hop) {
  return (void)code, (void)size, (void)hop, false;
}

#endif
