#include "windows.h"

#include <string.h>

#include "instructions.h"

/// What is written, and where it will stand.
typedef struct writer {
  uint8_t *bytes;
  const uint8_t *at;
  uint8_t length;
  bool is_far;  // something cannot be reached from there
} writer;

static void put(writer *writer, const void *bytes, size_t count) {
  memcpy(writer->bytes + writer->length, bytes, count);
  writer->length += (uint8_t)count;
}

#if defined(__x86_64__)

/// Whether nothing but padding stands there.
static bool is_padding(const pliant_instruction *instruction, const uint8_t *at) {
  const uint8_t *code = at + instruction->opcode;
  bool is_long_nop = code[0] == 0x1f && instruction->opcode > 0 && code[-1] == 0x0f;
  return instruction->kind == PLIANT_BREAKPOINT || code[0] == 0x90 || is_long_nop;
}

static bool leads_into(const pliant_instruction *instruction, const uint8_t *entry, uint8_t length) {
  bool is_branch = instruction->kind == PLIANT_JUMP || instruction->kind == PLIANT_BRANCH;
  return is_branch && instruction->target >= entry && instruction->target < entry + length;
}

pliant_function_refusal pliant_window_find(const uint8_t *entry, size_t size, size_t room,
                                           pliant_window *window) {
  *window = (pliant_window){0};
  size_t at = 0;
  while (at < PLIANT_JUMP_SIZE) {
    pliant_instruction next = pliant_instruction_at(entry + at);
    if (at >= size) {
      if (!is_padding(&next, entry + at)) return PLIANT_FUNCTION_SHORT;
    } else if (next.kind == PLIANT_BREAKPOINT) {
      return PLIANT_FUNCTION_BREAKPOINT;
    } else if (next.kind == PLIANT_UNKNOWN) {
      return PLIANT_FUNCTION_UNKNOWN;
    } else if (next.kind == PLIANT_CALL_OTHER && at + next.length < PLIANT_JUMP_SIZE) {
      return PLIANT_FUNCTION_BRANCHED;  // it returns to where the jump will stand
    }
    if (at > 0) window->moved[at] = 1;
    at += next.length;
  }
  window->length = (uint8_t)at;
  if (at > room) return PLIANT_FUNCTION_SHORT;
  for (at = 0; at < size;) {
    pliant_instruction next = pliant_instruction_at(entry + at);
    if (next.kind == PLIANT_UNKNOWN) return PLIANT_FUNCTION_UNKNOWN;
    if (leads_into(&next, entry, window->length)) return PLIANT_FUNCTION_BRANCHED;
    at += next.length;
  }
  return PLIANT_FUNCTION_FINE;
}

/// The distance to `target` from behind these four bytes, and `behind` more.
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

/// `push` of an address that stands at the end of the copy.
///
/// A call in a copy returns to the function itself: unwinders and debuggers know nothing of copies.
static void put_return(writer *writer, const uint8_t *address) {
  enum { LITERAL = PLIANT_COPY_SIZE - sizeof address };
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
  // `jmp` and `call` of the same operand differ by one bit.
  if (instruction.kind == PLIANT_CALL_OTHER) writer->bytes[start + instruction.opcode + 1] ^= 0x30;
  if (displacement == 0) return;
  int32_t distance;
  memcpy(&distance, from + displacement, sizeof distance);
  writer->length = start + displacement;
  put_distance(writer, next + distance, (uint8_t)(instruction.length - displacement - 4));
  writer->length = start + instruction.length;
}

/// Whether what an instruction calls is named relative to the stack, which the copy has pushed to.
static bool is_of_stack(const pliant_instruction *instruction, const uint8_t *from) {
  const uint8_t *operand = from + instruction->opcode + 1;
  return (operand[0] & 0xc7) != 0xc4 && (operand[0] & 7) == 4 && (operand[1] & 7) == 4;
}

pliant_function_refusal pliant_window_copy(pliant_window *window, const uint8_t *entry,
                                           uint8_t copy[PLIANT_COPY_SIZE], const uint8_t *at) {
  writer writer = {.bytes = copy, .at = at};
  for (uint8_t from = 0; from < window->length;) {
    pliant_instruction next = pliant_instruction_at(entry + from);
    if (next.kind == PLIANT_CALL_OTHER && is_of_stack(&next, entry + from)) return PLIANT_FUNCTION_UNKNOWN;
    if (from < PLIANT_JUMP_SIZE && window->moved[from] != 0) window->moved[from] = writer.length;
    put_instruction(&writer, next, entry + from);
    from += next.length;
  }
  put_jump(&writer, entry + window->length);
  return writer.is_far ? PLIANT_FUNCTION_FAR : PLIANT_FUNCTION_FINE;
}

#elif defined(__aarch64__)

static uint32_t word_at(const uint8_t *at) {
  uint32_t word;
  memcpy(&word, at, sizeof word);
  return word;
}

/// The number that stands in `bits` bits from `shift` on, with its sign.
static int64_t field(uint32_t word, int shift, int bits) {
  return (int64_t)((uint64_t)(word >> shift) << (64 - bits)) >> (64 - bits);
}

// What an instruction's address is part of. (Arm's manual, C4.1.)
static bool is_address(uint32_t word) { return (word & 0x1f000000) == 0x10000000; }       // adr, adrp
static bool is_load(uint32_t word) { return (word & 0x3b000000) == 0x18000000; }          // of a literal
static bool is_jump(uint32_t word) { return (word & 0x7c000000) == 0x14000000; }          // b, bl
static bool is_bit_branch(uint32_t word) { return (word & 0x7e000000) == 0x36000000; }    // tbz, tbnz
static bool is_branch(uint32_t word) {                                                    // cbz, cbnz, b.cond
  return (word & 0x7e000000) == 0x34000000 || (word & 0xff000000) == 0x54000000;
}

/// Where it goes, or what it is about; NULL if its address does not matter.
static const uint8_t *target_of(uint32_t word, const uint8_t *at) {
  if (is_address(word)) {
    int64_t distance = (int64_t)((uint64_t)field(word, 5, 19) << 2 | (word >> 29 & 3));
    return word >> 31 == 0 ? at + distance : (const uint8_t *)((uintptr_t)at & ~(uintptr_t)4095) + distance * 4096;
  }
  if (is_load(word) || is_branch(word)) return at + field(word, 5, 19) * 4;
  if (is_bit_branch(word)) return at + field(word, 5, 14) * 4;
  return is_jump(word) ? at + field(word, 0, 26) * 4 : NULL;
}

pliant_function_refusal pliant_window_find(const uint8_t *entry, size_t size, size_t room,
                                           pliant_window *window) {
  if (size < PLIANT_JUMP_SIZE || room < PLIANT_JUMP_SIZE) return PLIANT_FUNCTION_SHORT;
  uint32_t first = word_at(entry);
  if ((first & 0xffe0001f) == 0xd4200000) return PLIANT_FUNCTION_BREAKPOINT;
  // Vectors and prefetches: no compiler begins a function with them.
  if (is_load(first) && ((first & 1 << 26) != 0 || first >> 30 == 3)) return PLIANT_FUNCTION_UNKNOWN;
  for (size_t at = 0; at + sizeof first <= size; at += sizeof first) {
    uint32_t word = word_at(entry + at);
    bool leads = is_branch(word) || is_bit_branch(word) || (is_jump(word) && word >> 31 == 0);
    if (leads && target_of(word, entry + at) == entry) return PLIANT_FUNCTION_BRANCHED;
  }
  *window = (pliant_window){.length = PLIANT_JUMP_SIZE};
  return PLIANT_FUNCTION_FINE;
}

static void put_word(writer *writer, uint32_t word) { put(writer, &word, sizeof word); }

static void put_jump(writer *writer, const uint8_t *target) {
  int64_t distance = target - (writer->at + writer->length);
  writer->is_far |= distance >= 128 << 20 || distance < -(128 << 20);
  put_word(writer, 0x14000000 | ((uint32_t)(distance >> 2) & 0x3ffffff));
}

/// Loads an address, which stands behind the instructions.
static void put_address(writer *writer, uint32_t register_number, const uint8_t *address) {
  enum { LITERAL = 24 };
  memcpy(writer->bytes + LITERAL, &address, sizeof address);
  put_word(writer, 0x58000000 | (uint32_t)(LITERAL - writer->length) / 4 << 5 | register_number);
}

pliant_function_refusal pliant_window_copy(pliant_window *window, const uint8_t *entry,
                                           uint8_t copy[PLIANT_COPY_SIZE], const uint8_t *at) {
  writer writer = {.bytes = copy, .at = at};
  uint32_t word = word_at(entry), number = word & 31;
  const uint8_t *target = target_of(word, entry), *next = entry + window->length;
  if (is_address(word)) {
    put_address(&writer, number, target);
  } else if (is_load(word)) {
    put_address(&writer, number, target);
    static const uint32_t loads[] = {0xb9400000, 0xf9400000, 0xb9800000};  // of 32 bits, of 64, with a sign
    put_word(&writer, loads[word >> 30] | number << 5 | number);
  } else if (is_jump(word)) {
    // A call in a copy returns to the function itself: unwinders and debuggers know nothing of copies.
    if (word >> 31 == 1) put_address(&writer, 30, next);
    next = target;
  } else if (is_branch(word) || is_bit_branch(word)) {
    uint32_t mask = is_branch(word) ? 0x7ffff << 5 : 0x3fff << 5;
    put_word(&writer, (word & ~mask) | 2 << 5);  // over the jump
    put_jump(&writer, next);
    next = target;
  } else {
    put_word(&writer, word);
  }
  put_jump(&writer, next);
  return writer.is_far ? PLIANT_FUNCTION_FAR : PLIANT_FUNCTION_FINE;
}

#endif
