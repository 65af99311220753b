#include "CScale.h"

#include <malloc.h>

size_t scale_allocated(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}
