#include "CFuzzer.h"

// What libFuzzer's own `main` would call. It is linked, but the program's is run.
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  (void)data, (void)size;
  return -1;
}
