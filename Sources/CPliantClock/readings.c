// The functions that read a clock.
#define _GNU_SOURCE
#include <errno.h>
#include <stdarg.h>
#include <stddef.h>
#include <linux/futex.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

#include "time.h"

int clock_gettime(clockid_t clock, struct timespec *time) {
  int result = NEXT(clock_gettime)(clock, time);
  if (result == 0) *time = pliant_shown(clock, *time);
  return result;
}

/// Looks the function up while no signal's handler, which must not, is the first to ask.
__attribute__((constructor)) static void prepare(void) {
  struct timespec time;
  clock_gettime(CLOCK_REALTIME, &time);
}

static struct timespec now(void) {
  struct timespec time;
  clock_gettime(CLOCK_REALTIME, &time);
  return time;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  int result = NEXT(gettimeofday)(time, zone);
  if (result != 0) return result;
  struct timespec shown = now();
  *time = (struct timeval){shown.tv_sec, shown.tv_nsec / 1000};
  return 0;
}

time_t time(time_t *time) {
  time_t seconds = now().tv_sec;
  if (time != NULL) *time = seconds;
  return seconds;
}

int timespec_get(struct timespec *time, int base) {
  int result = NEXT(timespec_get)(time, base);
  if (result == TIME_UTC) *time = now();
  return result;
}

/// The clock of a futex's deadline; -1 if it is a duration.
static clockid_t clock_of_futex(int operation) {
  switch (operation & FUTEX_CMD_MASK) {
    case FUTEX_WAIT: return -1;
    case FUTEX_LOCK_PI: return CLOCK_REALTIME;
    default: return operation & FUTEX_CLOCK_REALTIME ? CLOCK_REALTIME : CLOCK_MONOTONIC;
  }
}

/// Whether a futex's fourth argument is a time.
static bool waits(int operation) {
  switch (operation & FUTEX_CMD_MASK) {
    case FUTEX_WAIT:
    case FUTEX_WAIT_BITSET:
    case FUTEX_WAIT_REQUEUE_PI:
    case FUTEX_LOCK_PI:
    case FUTEX_LOCK_PI2: return true;
    default: return false;
  }
}

// Dispatch and the standard library wait for a futex, which has no other function.
long syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  long words[6];
  for (int index = 0; index < 6; index++) words[index] = va_arg(list, long);
  va_end(list);
  if (number == SYS_clock_gettime)
    return clock_gettime((clockid_t)words[0], (struct timespec *)words[1]);
  struct timespec real;
  if (number == SYS_futex && words[3] != 0 && waits((int)words[1])) {
    clockid_t clock = clock_of_futex((int)words[1]);
    real = *(const struct timespec *)words[3];
    real = clock == -1 ? pliant_real_duration(real) : pliant_real(clock, real);
    words[3] = (long)&real;
  }
  return NEXT(syscall)(number, words[0], words[1], words[2], words[3], words[4], words[5]);
}
