// The constants of the processor. It contains macros alone, because assembler reads it too. The
// folder of a processor also has the functions that `decode.h`, `relocation.h` and `jump.h`
// declare, those of `hooks.h` that read code for self and hops, and the routines of thunks.
#ifndef PLIANT_PROCESSOR_H
#define PLIANT_PROCESSOR_H

#include "../include/platform.h"

#if defined(__x86_64__)
#include "x86_64/constants.h"
#elif defined(__aarch64__)
#include "arm64/constants.h"
#endif

#define PLIANT_THREAD_LOCKS 12 /* the offset of `locks` in `pliant_thread` */

#endif
