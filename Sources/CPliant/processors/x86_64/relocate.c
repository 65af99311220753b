#if defined(__x86_64__)

#include <string.h>

#include "../../hooks/decode.h"
#include "../../hooks/relocation.h"

/// Whether an instruction is padding.
static bool is_padding(const pliant_instruction *instruction, const uint8_t *at) {
  const uint8_t *code = at + instruction->opcode;
  bool is_long_nop = code[0] == 0x1f && instruction->opcode > 0 && code[-1] == 0x0f;
  return instruction->kind == PLIANT_BREAKPOINT || code[0] == 0x90 || is_long_nop;
}

static bool leads_into(const pliant_instruction *instruction, const uint8_t *function,
                       uint8_t length) {
  bool is_branch = instruction->kind == PLIANT_JUMP || instruction->kind == PLIANT_BRANCH;
  return is_branch && instruction->target >= function && instruction->target < function + length;
}

// `endbr64` moves into the trampoline: Linux does not enforce it in programs.
size_t pliant_landing_size(const uint8_t *function) { return (void)function, 0; }

pliant_hook_refusal pliant_find_prologue(const uint8_t *function, size_t size, size_t room,
                                         pliant_prologue *prologue) {
  *prologue = (pliant_prologue){0};
  size_t at = 0;
  while (at < PLIANT_JUMP_SIZE) {
    pliant_instruction next = pliant_instruction_at(function + at);
    if (at >= size) {
      if (!is_padding(&next, function + at)) return PLIANT_HOOK_TOO_SHORT;
    } else if (next.kind == PLIANT_BREAKPOINT) {
      return PLIANT_HOOK_BREAKPOINT;
    } else if (next.kind == PLIANT_UNKNOWN) {
      return PLIANT_HOOK_UNKNOWN_CODE;
    } else if (next.kind == PLIANT_CALL_OTHER && at + next.length < PLIANT_JUMP_SIZE) {
      return PLIANT_HOOK_BRANCHED_TO;  // it returns into the jump
    }
    if (at > 0) prologue->relocated[at] = 1;
    at += next.length;
  }
  prologue->length = (uint8_t)at;
  if (at > room) return PLIANT_HOOK_TOO_SHORT;
  for (at = 0; at < size;) {
    pliant_instruction next = pliant_instruction_at(function + at);
    if (next.kind == PLIANT_UNKNOWN) return PLIANT_HOOK_UNKNOWN_CODE;
    if (leads_into(&next, function, prologue->length)) return PLIANT_HOOK_BRANCHED_TO;
    at += next.length;
  }
  return PLIANT_HOOK_NOT_REFUSED;
}

/// Writes the distance to `target` from the instruction's end, which is `behind` bytes after these
/// four.
static void put_distance(writer *writer, const uint8_t *target, uint8_t behind) {
  int64_t distance = target - (writer->at + writer->length + sizeof(int32_t) + behind);
  int32_t narrow = (int32_t)distance;
  writer->is_far |= narrow != distance;
  put(writer, &narrow, sizeof narrow);
}

static void put_jump(writer *writer, const uint8_t *target) {
  put(writer, "\xe9", 1);
  put_distance(writer, target, 0);
}

/// Pushes an address, which is stored at the end of the trampoline.
///
/// Calls in a trampoline return to the function, because unwinders and debuggers do not know
/// trampolines.
static void put_return(writer *writer, const uint8_t *address) {
  enum { LITERAL = PLIANT_TRAMPOLINE_SIZE - sizeof address };
  memcpy(writer->bytes + LITERAL, &address, sizeof address);
  put(writer, "\xff\x35", 2);
  put_distance(writer, writer->at + LITERAL, 0);
}

static void put_instruction(writer *writer, pliant_instruction instruction, const uint8_t *from) {
  const uint8_t *next = from + instruction.length;
  switch (instruction.kind) {
    case PLIANT_CALL:
      put_return(writer, next);
      put_jump(writer, instruction.target);
      return;
    case PLIANT_JUMP: put_jump(writer, instruction.target); return;
    case PLIANT_BRANCH:
      put(writer, (uint8_t[]){0x0f, 0x80 | (from[instruction.opcode] & 15)}, 2);
      put_distance(writer, instruction.target, 0);
      return;
    case PLIANT_CALL_OTHER: put_return(writer, next); break;
    default: break;
  }
  uint8_t start = writer->length, displacement = instruction.displacement;
  put(writer, from, instruction.length);
  // `jmp` and `call` with the same operand differ by these bits.
  if (instruction.kind == PLIANT_CALL_OTHER) writer->bytes[start + instruction.opcode + 1] ^= 0x30;
  if (displacement == 0) return;
  int32_t distance;
  memcpy(&distance, from + displacement, sizeof distance);
  writer->length = start + displacement;
  put_distance(writer, next + distance, (uint8_t)(instruction.length - displacement - 4));
  writer->length = start + instruction.length;
}

/// Whether a call's operand is relative to the stack pointer, which a push in the trampoline
/// changes.
static bool is_of_stack(const pliant_instruction *instruction, const uint8_t *from) {
  const uint8_t *operand = from + instruction->opcode + 1;
  return (operand[0] & 0xc7) != 0xc4 && (operand[0] & 7) == 4 && (operand[1] & 7) == 4;
}

pliant_hook_refusal pliant_relocate_prologue(pliant_prologue *prologue, const uint8_t *function,
                                             uint8_t trampoline[PLIANT_TRAMPOLINE_SIZE],
                                             const uint8_t *at) {
  writer writer = {.bytes = trampoline, .at = at};
  for (uint8_t from = 0; from < prologue->length;) {
    pliant_instruction next = pliant_instruction_at(function + from);
    if (next.kind == PLIANT_CALL_OTHER && is_of_stack(&next, function + from))
      return PLIANT_HOOK_UNKNOWN_CODE;
    if (from < PLIANT_JUMP_SIZE && prologue->relocated[from] != 0)
      prologue->relocated[from] = writer.length;
    put_instruction(&writer, next, function + from);
    from += next.length;
  }
  put_jump(&writer, function + prologue->length);
  return writer.is_far ? PLIANT_HOOK_NO_MEMORY_NEAR : PLIANT_HOOK_NOT_REFUSED;
}

#endif
