// The program's time and the system's, as the files of this library convert them.
#ifndef PLIANT_TIME_H
#define PLIANT_TIME_H

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <time.h>

#pragma GCC visibility push(hidden)

/// The C library's own function, looked up once: that waits for the loader.
#define NEXT(name)                                                 \
  ({                                                               \
    static _Atomic(__typeof__(&name)) known;                       \
    __typeof__(&name) next = known;                                \
    if (next == NULL) known = next = dlsym(RTLD_NEXT, #name);      \
    next;                                                          \
  })

/// The program's reading of a clock at one of the system's; the same for clocks of CPU time.
struct timespec pliant_shown(clockid_t clock, struct timespec real);

/// The system's reading of a clock at one of the program's.
struct timespec pliant_real(clockid_t clock, struct timespec shown);

/// The system's duration of one of the program's, which is zero only if that is, and back.
struct timespec pliant_real_duration(struct timespec duration);
struct timespec pliant_shown_duration(struct timespec duration);

/// The same in whole milliseconds; negative ones are endless.
int pliant_real_milliseconds(int duration);

#pragma GCC visibility pop

#endif
