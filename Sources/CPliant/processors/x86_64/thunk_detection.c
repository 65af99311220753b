#if defined(__x86_64__)

#include "../../hooks/thunk_detection.h"

#include <string.h>

bool pliant_is_return(const uint8_t *code) { return *code == 0xc3; }

/// Whether all that it does is to move arguments within the stack, or the stack.
bool pliant_keeps_arguments(const uint8_t *start, size_t size, pliant_instruction instruction) {
  static const uint8_t branch_mark[] = {0xf3, 0x0f, 0x1e, 0xfa};  // `endbr64`
  if (size >= sizeof branch_mark && memcmp(start, branch_mark, sizeof branch_mark) == 0) return true;
  if (instruction.kind != PLIANT_PLAIN) return false;
  const uint8_t *code = start + instruction.opcode, *prefix = code - 1;
  if (prefix >= start && *prefix == 0x0f) prefix--;
  bool is_beyond_eighth = prefix >= start && (*prefix & 0xf1) == 0x41;
  if (is_beyond_eighth) return false;
  // Of the registers that a caller wants back it needs none but the frame's.
  if ((*code & 0xf0) == 0x50) return (*code & 7) != 3 && code + 1 == start + instruction.length;  // `push`, `pop`
  if (code + 2 > start + instruction.length) return false;
  uint8_t mode = code[1] >> 6, base = code[1] & 7;
  enum { STACK = 4, FRAME = 5 };
  if (mode == 3) return base == STACK || base == FRAME;
  return (base == STACK && code[2] == 0x24) || (base == FRAME && mode != 0);
}

#endif
