// The size of a function according to its unwind information. (Linux Standard Base, "Exception
// Frames".)
#include <string.h>

#include "CPliant.h"

struct dwarf_eh_bases { void *text, *data, *function; };
const void *_Unwind_Find_FDE(void *at, struct dwarf_eh_bases *bases) __attribute__((weak));

static uint32_t word_at(const char *at) {
  uint32_t word;
  memcpy(&word, at, sizeof word);
  return word;
}

size_t pliant_unwound_size(const void *function) {
  struct dwarf_eh_bases bases = {0};
  const char *entry =
      &_Unwind_Find_FDE != NULL ? _Unwind_Find_FDE((void *)(uintptr_t)function, &bases) : NULL;
  if (entry == NULL || bases.function != function) return 0;
  const char *common = entry + 4 - (int32_t)word_at(entry + 4);
  // Version 1, "zR": two alignments and a register, one byte each; the length of the rest;
  // encoding.
  if (common[8] != 1 || strncmp(common + 9, "zR", 2) != 0) return 0;
  const char *rest = common + 9 + strlen(common + 9) + 1;
  bool is_short = rest[0] >= 0 && rest[2] >= 0 && rest[3] >= 0;
  uint8_t format = (uint8_t)rest[4] & 0x0f;
  return is_short && (format == 0x03 || format == 0x0b) ? word_at(entry + 12) : 0;
}
