#include "CPliant.h"

#include <stdatomic.h>

/// What the library of `pliant reload` does when it is loaded; no other program has it.
__attribute__((weak)) void pliant_reload_agent_begin(void);

__attribute__((constructor)) static void begin(void) {
  // A program with a copy of this library finds the function, too.
  if (pliant_reload_agent_begin != NULL) pliant_reload_agent_begin();
}
