// Whether a function is given something in the register for self, which no symbol tells.
#include "CPliant.h"
#include "instructions.h"

#if defined(__x86_64__)

// What an instruction does with r13, as far as it is what swiftc writes into code for debugging.
typedef enum use { NO_USE, READ, WRITTEN } use;

static use use_of(const uint8_t *start, pliant_instruction instruction) {
  const uint8_t *code = start + instruction.opcode;
  uint8_t rex = instruction.opcode > 0 && (code[-1] & 0xf0) == 0x40 ? code[-1] : 0;
  if (rex == 0) return NO_USE;  // no register beyond the eighth
  if ((*code & 0xf0) == 0x50) return rex & 1 && (*code & 15) == 13 ? WRITTEN : NO_USE;  // `pop`; `push` keeps it
  if ((*code & 0xf8) == 0xb8) return rex & 1 && (*code & 7) == 5 ? WRITTEN : NO_USE;
  if (instruction.length == instruction.opcode + 1) return NO_USE;
  uint8_t mode = code[1] >> 6, reg = (code[1] >> 3 & 7) | (rex & 4) << 1, other = (code[1] & 7) | (rex & 1) << 3;
  bool is_address = mode != 3 && other % 8 == 4
                      ? ((code[2] & 7) == 5 && rex & 1) || ((code[2] >> 3 & 7) == 5 && rex & 2)
                      : mode != 3 && mode != 0 && other == 13;
  if (is_address) return READ;
  bool is_operand = mode == 3 && other == 13;
  switch (*code) {
    case 0x8b: case 0x8d: case 0x63: return is_operand ? READ : reg == 13 ? WRITTEN : NO_USE;
    case 0x89: return reg == 13 ? READ : is_operand ? WRITTEN : NO_USE;
    case 0x31: case 0x33: return reg == 13 && is_operand ? WRITTEN : reg == 13 || is_operand ? READ : NO_USE;
    case 0xc7: return is_operand ? WRITTEN : NO_USE;
    case 0x81: case 0x83: case 0xf7: case 0xff: return is_operand ? READ : NO_USE;
    default: return reg == 13 || is_operand ? READ : NO_USE;
  }
}

pliant_context_use pliant_find_context_use(const uint8_t *code, size_t size) {
  for (const uint8_t *at = code; at < code + size;) {
    pliant_instruction instruction = pliant_instruction_at(at);
    if (instruction.kind == PLIANT_UNKNOWN || at + instruction.length > code + size) return PLIANT_CONTEXT_UNKNOWN;
    use use = use_of(at, instruction);
    if (use != NO_USE) return use == READ ? PLIANT_CONTEXT_USED : PLIANT_CONTEXT_UNUSED;
    at += instruction.length;
  }
  return PLIANT_CONTEXT_UNUSED;
}

#else

// A function keeps x20 for its caller as it keeps a self that it was given, so that neither is told from the other.
pliant_context_use pliant_find_context_use(const uint8_t *code, size_t size) {
  return (void)code, (void)size, PLIANT_CONTEXT_UNKNOWN;
}

#endif
