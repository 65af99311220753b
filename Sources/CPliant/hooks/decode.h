// One instruction of a function, as far as it must be known to be moved.
#ifndef PLIANT_DECODE_H
#define PLIANT_DECODE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum pliant_instruction_kind {
  PLIANT_UNKNOWN,     // not of the processor, or not to be moved
  PLIANT_PLAIN,       // the same anywhere
  PLIANT_RELATIVE,    // uses an address that is relative to its own
  PLIANT_CALL,        // of `target`
  PLIANT_JUMP,        // to `target`
  PLIANT_BRANCH,      // to `target` or on
  PLIANT_CALL_OTHER,  // of what a register or memory holds
  PLIANT_BREAKPOINT,
} pliant_instruction_kind;

typedef struct pliant_instruction {
  pliant_instruction_kind kind;
  uint8_t length;
  uint8_t opcode;        // where its last byte of opcode stands
  uint8_t displacement;  // where the displacement of a relative one stands
  const uint8_t *target;
} pliant_instruction;

pliant_instruction pliant_instruction_at(const uint8_t *at);

/// The same of an instruction that must end within `left` bytes, behind which nothing may be read.
pliant_instruction pliant_decode(const uint8_t *at, size_t left);

#endif
