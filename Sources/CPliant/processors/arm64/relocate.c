#if defined(__aarch64__)

#include "../../hooks/writer.h"
#include "instructions.h"

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
