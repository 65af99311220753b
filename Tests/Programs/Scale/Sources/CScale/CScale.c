#include "CScale.h"

#include <malloc.h>
#include <stdio.h>

size_t scale_allocated(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

void scale_print_lines(void) { setvbuf(stdout, NULL, _IOLBF, 0); }
