// Functions that only pass their arguments on. If two functions have the same code, the optimizer
// replaces one of them by such a thunk. (LLVM's MergeFunctions, and Swift's of that name.)
#include "decode.h"

bool pliant_find_forwarding(const uint8_t *code, size_t size, int64_t *distance) {
  bool has_called = false;
  for (const uint8_t *at = code, *end = code + size; at < end;) {
    pliant_instruction instruction = pliant_decode(at, (size_t)(end - at));
    if (instruction.kind == PLIANT_UNKNOWN || instruction.length > end - at) return false;
    if (has_called && pliant_is_return(at)) return true;
    if (instruction.kind == PLIANT_CALL || instruction.kind == PLIANT_JUMP) {
      if (has_called) return false;
      *distance = instruction.target - code;
      if (instruction.kind == PLIANT_JUMP) return true;
      has_called = true;
    } else if (!pliant_keeps_arguments(at, (size_t)(end - at), instruction)) {
      return false;
    }
    at += instruction.length;
  }
  return false;
}
