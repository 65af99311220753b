// The platforms that Pliant runs on. It is included before what only they have, and contains macros
// alone, because assembler reads it too.
#ifndef PLIANT_PLATFORM_H
#define PLIANT_PLATFORM_H

#if !defined(__linux__)
#error "Pliant runs on Linux only: see Sources/Pliant/Documentation.docc/Articles/macos.md"
#include "nothing_further.h"  // does not exist, so that the compiler reports nothing that follows
#elif !defined(__x86_64__) && !defined(__aarch64__)
#error "Pliant writes machine code of x86-64 and arm64, and of no other processor"
#endif

#endif
