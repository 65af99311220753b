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

#endif
