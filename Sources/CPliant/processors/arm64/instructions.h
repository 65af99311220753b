// Recognizes instructions of arm64. (Arm's manual, C4.1.)
#ifndef PLIANT_ARM64_INSTRUCTIONS_H
#define PLIANT_ARM64_INSTRUCTIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

static inline uint32_t word_at(const uint8_t *at) {
  uint32_t word;
  memcpy(&word, at, sizeof word);
  return word;
}

/// The signed number in `bits` bits from bit `shift` on.
static inline int64_t field(uint32_t word, int shift, int bits) {
  return (int64_t)((uint64_t)(word >> shift) << (64 - bits)) >> (64 - bits);
}

static inline bool is_address(uint32_t word) {  // adr, adrp
  return (word & 0x1f000000) == 0x10000000;
}
static inline bool is_load(uint32_t word) {  // ldr, ldrsw of a literal, prfm
  return (word & 0x3b000000) == 0x18000000;
}
static inline bool is_jump(uint32_t word) {  // b, bl
  return (word & 0x7c000000) == 0x14000000;
}
static inline bool is_bit_branch(uint32_t word) {  // tbz, tbnz
  return (word & 0x7e000000) == 0x36000000;
}
static inline bool is_branch(uint32_t word) {  // cbz, cbnz, b.cond
  return (word & 0x7e000000) == 0x34000000 || (word & 0xff000000) == 0x54000000;
}

/// The first instruction of a function that signs its return address: paciasp, pacibsp.
static inline bool is_signing(uint32_t word) { return (word & 0xffffffbf) == 0xd503233f; }
static inline bool is_landing(uint32_t word) {  // bti, and what calls may lead to as well
  return (word & 0xffffff3f) == 0xd503241f || is_signing(word);
}

/// The address that an instruction jumps to, loads or computes; NULL if it is independent of its
/// own.
static inline const uint8_t *target_of(uint32_t word, const uint8_t *at) {
  if (is_address(word)) {
    int64_t distance = (int64_t)((uint64_t)field(word, 5, 19) << 2 | (word >> 29 & 3));
    return word >> 31 == 0 ? at + distance
                           : (const uint8_t *)((uintptr_t)at & ~(uintptr_t)4095) + distance * 4096;
  }
  if (is_load(word) || is_branch(word)) return at + field(word, 5, 19) * 4;
  if (is_bit_branch(word)) return at + field(word, 5, 14) * 4;
  return is_jump(word) ? at + field(word, 0, 26) * 4 : NULL;
}

#endif
