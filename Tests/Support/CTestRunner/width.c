#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "CTestRunner.h"

/// Swift Testing begins all tests of the process at once, where a thousand of them fill the
/// registries, symbols and states that each reads: together they would take four times as long.
__attribute__((constructor)) static void limit_the_width(void) {
  char width[8];
  snprintf(width, sizeof width, "%ld", 4 * sysconf(_SC_NPROCESSORS_ONLN));
  setenv("SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH", width, 0);
}
