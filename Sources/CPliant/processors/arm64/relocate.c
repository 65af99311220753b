#if defined(__aarch64__)

#include "../../hooks/relocation.h"
#include "instructions.h"

size_t pliant_landing_size(const uint8_t *function) { return is_landing(word_at(function)) * 4; }

pliant_hook_refusal pliant_find_prologue(const uint8_t *function, size_t size, size_t room,
                                         pliant_prologue *prologue) {
  if (size < PLIANT_JUMP_SIZE || room < PLIANT_JUMP_SIZE) return PLIANT_HOOK_TOO_SHORT;
  uint32_t first = word_at(function);
  if ((first & 0xffe0001f) == 0xd4200000) return PLIANT_HOOK_BREAKPOINT;
  // Loads of vectors and prefetches: no compiler begins a function with them.
  if (is_load(first) && ((first & 1 << 26) != 0 || first >> 30 == 3))
    return PLIANT_HOOK_UNKNOWN_CODE;
  for (size_t at = 0; at + sizeof first <= size; at += sizeof first) {
    uint32_t word = word_at(function + at);
    bool leads = is_branch(word) || is_bit_branch(word) || (is_jump(word) && word >> 31 == 0);
    if (leads && target_of(word, function + at) == function) return PLIANT_HOOK_BRANCHED_TO;
  }
  *prologue = (pliant_prologue){.length = PLIANT_JUMP_SIZE};
  return PLIANT_HOOK_NOT_REFUSED;
}

static void put_word(writer *writer, uint32_t word) { put(writer, &word, sizeof word); }

static void put_jump(writer *writer, const uint8_t *target) {
  int64_t distance = target - (writer->at + writer->length);
  writer->is_far |= distance >= 128 << 20 || distance < -(128 << 20);
  put_word(writer, 0x14000000 | ((uint32_t)(distance >> 2) & 0x3ffffff));
}

/// Loads an address, which is stored behind the instructions.
static void put_address(writer *writer, uint32_t register_number, const uint8_t *address) {
  enum { LITERAL = 24 };
  memcpy(writer->bytes + LITERAL, &address, sizeof address);
  put_word(writer, 0x58000000 | (uint32_t)(LITERAL - writer->length) / 4 << 5 | register_number);
}

pliant_hook_refusal pliant_relocate_prologue(pliant_prologue *prologue, const uint8_t *function,
                                             uint8_t trampoline[PLIANT_TRAMPOLINE_SIZE],
                                             const uint8_t *at) {
  writer writer = {.bytes = trampoline, .at = at};
  if (prologue->lands) {
    put_word(&writer, word_at(function - 4));
    prologue->relocated[0] = writer.length;
  }
  uint32_t word = word_at(function), number = word & 31;
  const uint8_t *target = target_of(word, function), *next = function + prologue->length;
  if (is_address(word)) {
    put_address(&writer, number, target);
  } else if (is_load(word)) {
    put_address(&writer, number, target);
    // Loads of 32 bits, of 64 bits, and of 32 bits with sign extension.
    static const uint32_t loads[] = {0xb9400000, 0xf9400000, 0xb9800000};
    put_word(&writer, loads[word >> 30] | number << 5 | number);
  } else if (is_jump(word)) {
    // Calls in a trampoline return to the function, because unwinders and debuggers do not know
    // trampolines.
    if (word >> 31 == 1) put_address(&writer, 30, next);
    next = target;
  } else if (is_branch(word) || is_bit_branch(word)) {
    uint32_t mask = is_branch(word) ? 0x7ffff << 5 : 0x3fff << 5;
    put_word(&writer, (word & ~mask) | 2 << 5);  // skips the jump
    put_jump(&writer, next);
    next = target;
  } else {
    put_word(&writer, word);
  }
  put_jump(&writer, next);
  return writer.is_far ? PLIANT_HOOK_NO_MEMORY_NEAR : PLIANT_HOOK_NOT_REFUSED;
}

#endif
