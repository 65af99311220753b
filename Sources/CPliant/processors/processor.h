// What differs from processor to processor. Each has a folder, whose other files hold the functions
// that `jump.h`, `decode.h`, `relocation.h` and the like declare. Macros alone: the assembler reads this.
#ifndef PLIANT_PROCESSOR_H
#define PLIANT_PROCESSOR_H

#if defined(__x86_64__)
#include "x86_64/constants.h"
#elif defined(__aarch64__)
#include "arm64/constants.h"
#else
#error "Pliant writes machine code of x86-64 and arm64, and of no other processor"
#endif

#define PLIANT_THREAD_LOCKS 12  /* the offset of `locks` in `pliant_thread` */

#endif
