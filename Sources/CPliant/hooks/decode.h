// Decodes instructions, as far as relocating and following them requires.
#ifndef PLIANT_DECODE_H
#define PLIANT_DECODE_H

#include "CPliant.h"

typedef enum pliant_instruction_kind {
  PLIANT_UNKNOWN,     // not an instruction, or not to be relocated
  PLIANT_PLAIN,       // independent of its address
  PLIANT_RELATIVE,    // uses an address relative to its own
  PLIANT_CALL,        // calls `target`
  PLIANT_JUMP,        // jumps to `target`
  PLIANT_BRANCH,      // jumps to `target` or goes on
  PLIANT_CALL_OTHER,  // calls an address in a register or in memory
  PLIANT_BREAKPOINT,
} pliant_instruction_kind;

typedef struct pliant_instruction {
  pliant_instruction_kind kind;
  uint8_t length;
  uint8_t opcode;        // offset of the opcode's last byte
  uint8_t displacement;  // offset of the displacement, if `PLIANT_RELATIVE`
  const uint8_t *target;
} pliant_instruction;

pliant_instruction pliant_instruction_at(const uint8_t *at);

/// Decodes an instruction of which at most `left` bytes may be read.
pliant_instruction pliant_decode(const uint8_t *at, size_t left);

#pragma GCC visibility push(hidden)

bool pliant_is_return(const uint8_t *code);

/// Whether an instruction only moves arguments within the stack, or the stack pointer.
bool pliant_keeps_arguments(const uint8_t *start, size_t size, pliant_instruction instruction);

void pliant_add_lead(pliant_leads *leads, uintptr_t address, bool is_cell);

/// Adds the addresses in the instruction at `at`. Returns its length, or 0 if it is unknown or
/// longer than `left`.
///
/// `pages` has the addresses of pages that earlier instructions left in registers, on processors
/// that compute an address in two steps.
size_t pliant_find_leads_at(pliant_leads *leads, uintptr_t pages[32], const uint8_t *at,
                            size_t left);

#pragma GCC visibility pop

#endif
