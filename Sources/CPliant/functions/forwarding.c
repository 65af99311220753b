// Which function another one only passes its arguments on to: that is what the optimizer leaves of one of two functions
// that have the same code (LLVM's MergeFunctions, and Swift's of that name).
#include <string.h>

#include "CPliant.h"
#include "instructions.h"

#if defined(__x86_64__)

static bool is_return(const uint8_t *code) { return *code == 0xc3; }

static pliant_instruction decode(const uint8_t *at, size_t size) {
  uint8_t copy[32] = {0};  // the longest instruction has 15 bytes
  memcpy(copy, at, size < 16 ? size : 16);
  pliant_instruction instruction = pliant_instruction_at(copy);
  if (instruction.target != NULL) instruction.target = at + (instruction.target - copy);
  return instruction;
}

/// Whether all that it does is to move arguments within the stack, or the stack.
static bool keeps_arguments(const uint8_t *start, size_t size, pliant_instruction instruction) {
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

#elif defined(__aarch64__)

static bool is_return(const uint8_t *code) {
  uint32_t word;
  memcpy(&word, code, sizeof word);
  return word == 0xd65f03c0;
}

static pliant_instruction decode(const uint8_t *at, size_t size) {
  pliant_instruction result = {.kind = PLIANT_UNKNOWN, .length = 4};
  uint32_t word;
  if (size < sizeof word) return result;
  memcpy(&word, at, sizeof word);
  result.kind = PLIANT_PLAIN;
  if ((word & 0x7c000000) == 0x14000000) {  // `b`, `bl`
    result.kind = word >> 31 ? PLIANT_CALL : PLIANT_JUMP;
    result.target = at + ((int64_t)(int32_t)(word << 6) >> 4);
  }
  return result;
}

static bool keeps_arguments(const uint8_t *start, size_t size, pliant_instruction instruction) {
  uint32_t word;
  memcpy(&word, start, sizeof word);
  if (instruction.kind != PLIANT_PLAIN || size < sizeof word) return false;
  bool is_mark = (word & 0xffffff3f) == 0xd503241f;                               // `bti`
  bool is_access = (word & 0x0a000000) == 0x08000000 && (word >> 5 & 31) == 31;   // a load or a store at `sp`
  bool is_sum = (word & 0x1f800000) == 0x11000000 && (word >> 5 & 31) == 31;      // `add`, `sub` of `sp`
  return is_mark || is_access || is_sum;
}

#endif

bool pliant_find_forwarding(const uint8_t *code, size_t size, int64_t *distance) {
  bool has_called = false;
  for (const uint8_t *at = code, *end = code + size; at < end;) {
    pliant_instruction instruction = decode(at, (size_t)(end - at));
    if (instruction.kind == PLIANT_UNKNOWN || instruction.length > end - at) return false;
    if (has_called && is_return(at)) return true;
    if (instruction.kind == PLIANT_CALL || instruction.kind == PLIANT_JUMP) {
      if (has_called) return false;
      *distance = instruction.target - code;
      if (instruction.kind == PLIANT_JUMP) return true;
      has_called = true;
    } else if (!keeps_arguments(at, (size_t)(end - at), instruction)) {
      return false;
    }
    at += instruction.length;
  }
  return false;
}
