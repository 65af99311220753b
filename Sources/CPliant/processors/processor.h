// The constants of the processor. It contains macros alone, because assembler reads it too. The
// folder of a processor also has the functions that `decode.h`, `relocation.h` and `jump.h`
// declare, those of `hooks.h` that read code for self and hops, and the routines of thunks.
#ifndef PLIANT_PROCESSOR_H
#define PLIANT_PROCESSOR_H

#if defined(__x86_64__)
#include "x86_64/constants.h"
#elif defined(__aarch64__)
#include "arm64/constants.h"
#else
#error "Pliant writes machine code of x86-64 and arm64, and of no other processor"
#endif

#define PLIANT_THREAD_LOCKS 12 /* the offset of `locks` in `pliant_thread` */

#endif
