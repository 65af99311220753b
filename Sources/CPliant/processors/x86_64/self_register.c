// Facts from a function's code that no symbol has: whether it uses the register for self, whether
// it was built for debugging, and where it jumps first.
#if defined(__x86_64__)

#include <string.h>

#include "../../hooks/decode.h"
#include "CPliant.h"

enum { MOST_BEFORE_STORE = 24 };

/// The REX prefix of an instruction, or 0.
static uint8_t rex_of(const uint8_t *start, pliant_instruction instruction) {
  const uint8_t *code = start + instruction.opcode;
  return instruction.opcode > 0 && (code[-1] & 0xf0) == 0x40 ? code[-1] : 0;
}

/// The ModRM byte: the mode of the other operand, and the numbers of both registers.
typedef struct operands { uint8_t mode, reg, other; } operands;

static operands operands_of(uint8_t byte, uint8_t rex) {
  return (operands){byte >> 6, (byte >> 3 & 7) | (rex & 4) << 1, (byte & 7) | (rex & 1) << 3};
}

// An instruction's use of r13, for instructions that swiftc writes in debug builds.
typedef enum use { NO_USE, READ, WRITTEN } use;

static use use_of(const uint8_t *start, pliant_instruction instruction) {
  const uint8_t *code = start + instruction.opcode;
  uint8_t rex = rex_of(start, instruction);
  if (rex == 0) return NO_USE;  // only the first eight registers
  if ((*code & 0xf0) == 0x50)   // `pop` overwrites it, `push` saves it
    return rex & 1 && (*code & 15) == 13 ? WRITTEN : NO_USE;
  if ((*code & 0xf8) == 0xb8) return rex & 1 && (*code & 7) == 5 ? WRITTEN : NO_USE;
  if (instruction.length == instruction.opcode + 1) return NO_USE;
  operands operands = operands_of(code[1], rex);
  uint8_t mode = operands.mode, reg = operands.reg, other = operands.other;
  bool is_address = mode != 3 && other % 8 == 4
                        ? ((code[2] & 7) == 5 && rex & 1) || ((code[2] >> 3 & 7) == 5 && rex & 2)
                        : mode != 3 && mode != 0 && other == 13;
  if (is_address) return READ;
  bool is_operand = mode == 3 && other == 13;
  switch (*code) {
    case 0x8b: case 0x8d: case 0x63: return is_operand ? READ : reg == 13 ? WRITTEN : NO_USE;
    case 0x89: return reg == 13 ? READ : is_operand ? WRITTEN : NO_USE;
    case 0x31:
    case 0x33: return reg == 13 && is_operand ? WRITTEN : reg == 13 || is_operand ? READ : NO_USE;
    case 0xc7: return is_operand ? WRITTEN : NO_USE;
    case 0x81: case 0x83: case 0xf7: case 0xff: return is_operand ? READ : NO_USE;
    default: return reg == 13 || is_operand ? READ : NO_USE;
  }
}

pliant_self_use pliant_find_self_use(const uint8_t *code, size_t size) {
  for (const uint8_t *at = code; at < code + size;) {
    pliant_instruction instruction = pliant_instruction_at(at);
    if (instruction.kind == PLIANT_UNKNOWN || at + instruction.length > code + size)
      return PLIANT_SELF_UNKNOWN;
    use use = use_of(at, instruction);
    if (use != NO_USE) return use == READ ? PLIANT_SELF_USED : PLIANT_SELF_UNUSED;
    at += instruction.length;
  }
  return PLIANT_SELF_UNUSED;
}

enum { MOST_BEFORE_HOP = 256, MOST_SLOTS = 8, RSI_AND_RDX = 1 << 6 | 1 << 2 };

/// The registers known to be 0, and the words of the frame, by their distance from its pointer.
typedef struct zeros { uint32_t registers; int count; int32_t slots[MOST_SLOTS]; } zeros;

/// Notes what an instruction stores in the frame at a distance from its pointer.
static void note_slot(zeros *zeros, int32_t slot, bool is_zero) {
  int left = 0;
  for (int index = 0; index < zeros->count; index++) {
    int32_t other = zeros->slots[index];
    if (other <= slot - 8 || other >= slot + 32) zeros->slots[left++] = other;
  }
  zeros->count = left;
  if (is_zero && left < MOST_SLOTS) zeros->slots[zeros->count++] = slot;
}

/// Whether a word of the frame is 0.
static bool is_zero_slot(const zeros *zeros, int32_t slot) {
  for (int index = 0; index < zeros->count; index++)
    if (zeros->slots[index] == slot) return true;
  return false;
}

/// Which of these are 0 after an instruction, given those before it, for instructions that swiftc
/// writes in debug builds.
static void step_zeros(zeros *zeros, const uint8_t *start, pliant_instruction instruction) {
  const uint8_t *code = start + instruction.opcode;
  bool is_two_bytes = instruction.opcode > 0 && code[-1] == 0x0f;
  uint8_t rex = rex_of(start, instruction);
  if (!is_two_bytes && (*code & 0xf8) == 0x50) return;  // `push`
  if (!is_two_bytes && ((*code & 0xf8) == 0x58 || (*code & 0xf8) == 0xb8)) {
    zeros->registers &= ~(1u << ((*code & 7) | (rex & 1) << 3));
    return;
  }
  if (instruction.length == instruction.opcode + 1) {
    if (is_two_bytes || *code != 0x90) zeros->registers = 0;
    return;
  }
  operands operands = operands_of(code[1], rex);
  uint8_t mode = operands.mode, reg = operands.reg, other = operands.other;
  bool is_slot = other == 5 && (mode == 1 || mode == 2), is_whole = is_slot && rex & 8;
  int32_t slot = is_slot && mode == 1 ? (int8_t)code[2] : 0;
  if (is_slot && mode == 2) memcpy(&slot, code + 2, sizeof slot);
  bool is_reg_zero = zeros->registers >> reg & 1;
  uint32_t reg_bit = 1u << reg, other_bit = mode == 3 ? 1u << other : 0;
  if (is_two_bytes) {
    if (is_slot) note_slot(zeros, slot, false);
    if (instruction.opcode < 2 || *code != 0xba) zeros->registers = 0;  // `btr`
    return;
  }
  switch (*code) {
    case 0x31: case 0x33:
      zeros->registers = mode == 3 && reg == other ? zeros->registers | reg_bit : 0;
      break;
    case 0x89:
      if (is_slot) note_slot(zeros, slot, is_whole && is_reg_zero);
      zeros->registers = is_reg_zero ? zeros->registers | other_bit : zeros->registers & ~other_bit;
      return;
    case 0x8b: {
      bool is_zero = mode == 3 ? zeros->registers >> other & 1
                               : is_whole && is_zero_slot(zeros, slot);
      zeros->registers = is_zero ? zeros->registers | reg_bit : zeros->registers & ~reg_bit;
      return;
    }
    case 0x8d: case 0x63: zeros->registers &= ~reg_bit; return;
    case 0x81: case 0x83: case 0xc7:
      zeros->registers &= ~other_bit;
      break;
    case 0x39: case 0x3b: case 0x85: return;  // `cmp`, `test`
    default: zeros->registers = 0;
  }
  if (is_slot) note_slot(zeros, slot, false);
}

/// Whether the function does not go on behind it: `ret`, `jmp` by a register, `ud2`.
static bool ends(const uint8_t *start, pliant_instruction instruction) {
  const uint8_t *code = start + instruction.opcode;
  return *code == 0xc3 || (*code == 0xff && (code[1] >> 3 & 7) >= 4 && (code[1] >> 3 & 7) < 6) ||
         *code == 0x0b;
}

bool pliant_find_hop(const uint8_t *code, size_t size, pliant_hop *hop) {
  hop->called = NULL;
  const uint8_t *called = NULL;
  zeros zeros = {0};
  const uint8_t *at = code;
  for (int count = 0; count < MOST_BEFORE_HOP && at >= code && at < code + size; count++) {
    pliant_instruction instruction = pliant_instruction_at(at);
    if (at + instruction.length > code + size) return false;
    bool is_equal = at[instruction.opcode] == 0x74 || at[instruction.opcode] == 0x84;
    switch (instruction.kind) {
      case PLIANT_PLAIN: case PLIANT_RELATIVE:
        if (ends(at, instruction)) return false;
        step_zeros(&zeros, at, instruction);
        at += instruction.length;
        break;
      case PLIANT_CALL: case PLIANT_CALL_OTHER:
        called = instruction.kind == PLIANT_CALL ? instruction.target : NULL;
        zeros.registers = 0;
        at += instruction.length;
        break;
      case PLIANT_BRANCH:
        if (called == NULL || hop->called != NULL || !is_equal) return false;
        hop->called = called;
        at = instruction.target;
        break;
      case PLIANT_JUMP:
        if (instruction.target < code || instruction.target >= code + size) {
          hop->jumped = instruction.target;
          return (zeros.registers & RSI_AND_RDX) == RSI_AND_RDX;
        }
        at = instruction.target;
        break;
      default: return false;
    }
  }
  return false;
}

/// Whether an instruction stores a register, or 0, relative to the frame pointer or, in code for
/// Address Sanitizer, to its copy of the stack pointer.
static bool is_store(const uint8_t *start, pliant_instruction instruction, bool has_copy) {
  const uint8_t *code = start + instruction.opcode;
  bool is_other_base = instruction.opcode > 0 && (code[-1] & 0xf1) == 0x41;
  if (code + 2 > start + instruction.length || is_other_base) return false;
  uint8_t mode = code[1] >> 6, base = code[1] & 7;
  bool is_two_bytes = instruction.opcode > 0 && code[-1] == 0x0f;
  bool stores = is_two_bytes ? *code == 0x11 || *code == 0x29
                             : *code == 0x89 || *code == 0x88 || *code == 0xc7;
  return stores && (base == 5 || (has_copy && base == 3)) && (mode == 1 || mode == 2);
}

bool pliant_stores_arguments(const uint8_t *code, size_t size) {
  const uint8_t *at = code, *end = code + size;
  bool has_copy = false;
  for (int count = 0; count < MOST_BEFORE_STORE && at < end; count++) {
    pliant_instruction instruction = pliant_instruction_at(at);
    if (instruction.kind != PLIANT_PLAIN || at + instruction.length > end) return false;
    if (is_store(at, instruction, has_copy)) return true;
    has_copy = has_copy || (instruction.length == 3 && memcmp(at, "\x48\x89\xe3", 3) == 0);
    at += instruction.length;
  }
  return false;
}

#endif
