#if defined(__aarch64__)

#include "../../hooks/thunk_detection.h"

#include "instructions.h"

bool pliant_is_return(const uint8_t *code) { return word_at(code) == 0xd65f03c0; }

bool pliant_keeps_arguments(const uint8_t *start, size_t size, pliant_instruction instruction) {
  if (instruction.kind != PLIANT_PLAIN || size < 4) return false;
  uint32_t word = word_at(start);
  bool is_mark = (word & 0xffffff3f) == 0xd503241f;  // `bti`
  bool is_access = (word & 0x0a000000) == 0x08000000 && (word >> 5 & 31) == 31;  // loads, stores at `sp`
  bool is_sum = (word & 0x1f800000) == 0x11000000 && (word >> 5 & 31) == 31;  // `add`, `sub` of `sp`
  return is_mark || is_access || is_sum;
}

#endif
