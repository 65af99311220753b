#if defined(__x86_64__)

#include "../../hooks/leads.h"

#include <string.h>

#include "../../hooks/decode.h"

static void follow(pliant_leads *leads, const uint8_t *at, pliant_instruction instruction) {
  const uint8_t *code = at + instruction.opcode;
  int32_t distance;
  switch (instruction.kind) {
    case PLIANT_CALL: case PLIANT_JUMP: case PLIANT_BRANCH:
      pliant_add_lead(leads, (uintptr_t)instruction.target, false);
      break;
    case PLIANT_CALL_OTHER: leads->is_whole = false; break;
    case PLIANT_RELATIVE:
      memcpy(&distance, at + instruction.displacement, sizeof distance);
      uintptr_t address = (uintptr_t)at + instruction.length + (uintptr_t)(intptr_t)distance;
      if (*code == 0x8d) pliant_add_lead(leads, address, false);                        // `lea`
      else if (*code == 0x8b || *code == 0xff) pliant_add_lead(leads, address, true);  // `mov`, `call`, `jmp` by a cell
      break;
    default:
      if (*code == 0xff && (code[1] >> 3 & 7) == 4) leads->is_whole = false;  // `jmp` by a register
  }
}

size_t pliant_find_leads_at(pliant_leads *leads, uintptr_t *pages, const uint8_t *at, size_t left) {
  (void)pages;
  pliant_instruction instruction = pliant_decode(at, left);
  if (instruction.kind == PLIANT_UNKNOWN || instruction.length > left) return 0;
  follow(leads, at, instruction);
  return instruction.length;
}

#endif
