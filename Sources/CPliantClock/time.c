#define _GNU_SOURCE
#include "time.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

#include "CPliantClock.h"

// Nanoseconds since 1970 are exact in 64 bits; a `double` has 53.
typedef __int128 nanoseconds;

static long long date, real_start, steady_start;
static double rate = 1;
static bool is_set;

/// Reads the variable: in a constructor, or before, for that of another library asks for the time.
__attribute__((constructor)) static void prepare(void) {
  static _Atomic(bool) is_done;
  if (is_done) return;
  const char *text = getenv(PLIANT_CLOCK);
  is_set = text != NULL &&
           sscanf(text, "%lld %lld %lld %lf", &date, &real_start, &steady_start, &rate) == 4;
  is_done = true;
}

static bool has_rate(void) {
  prepare();
  return is_set && rate != 1;
}

static bool tells_date(clockid_t clock) {
  return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE ||
         clock == CLOCK_REALTIME_ALARM || clock == CLOCK_TAI;
}

static bool counts_cpu_time(clockid_t clock) {
  return clock < 0 || clock == CLOCK_PROCESS_CPUTIME_ID || clock == CLOCK_THREAD_CPUTIME_ID;
}

static nanoseconds of(struct timespec time) {
  return (nanoseconds)time.tv_sec * 1000000000 + time.tv_nsec;
}

static struct timespec timespec(nanoseconds time) {
  nanoseconds seconds = time / 1000000000, rest = time % 1000000000;
  if (rest < 0) seconds--, rest += 1000000000;
  return (struct timespec){(time_t)seconds, (long)rest};
}

/// Rounded up, so that no wait ends before its time has come.
static nanoseconds scaled(nanoseconds duration, double factor) {
  if (factor == 1) return duration;
  long double exact = (long double)duration * factor;
  nanoseconds whole = (nanoseconds)exact;
  return whole + (whole < exact);
}

struct timespec pliant_shown(clockid_t clock, struct timespec real) {
  prepare();
  if (!is_set || counts_cpu_time(clock)) return real;
  nanoseconds start = tells_date(clock) ? real_start : steady_start;
  nanoseconds shown = tells_date(clock) ? date : steady_start;
  return timespec(shown + scaled(of(real) - start, rate));
}

struct timespec pliant_real(clockid_t clock, struct timespec shown) {
  prepare();
  if (!is_set || counts_cpu_time(clock)) return shown;
  nanoseconds start = tells_date(clock) ? real_start : steady_start;
  nanoseconds first = tells_date(clock) ? date : steady_start;
  // A deadline that has passed by far may lie before the system's first.
  nanoseconds real = start + scaled(of(shown) - first, 1 / rate);
  return timespec(real < 0 ? 0 : real);
}

struct timespec pliant_real_duration(struct timespec duration) {
  // The C library refuses others.
  bool is_one = duration.tv_sec >= 0 && duration.tv_nsec >= 0 && duration.tv_nsec < 1000000000;
  return has_rate() && is_one ? timespec(scaled(of(duration), 1 / rate)) : duration;
}

struct timespec pliant_shown_duration(struct timespec duration) {
  return has_rate() ? timespec(scaled(of(duration), rate)) : duration;
}

int pliant_real_milliseconds(int duration) {
  if (duration <= 0) return duration;
  struct timespec real = pliant_real_duration(timespec((nanoseconds)duration * 1000000));
  nanoseconds milliseconds = (of(real) + 999999) / 1000000;
  return milliseconds > INT_MAX ? INT_MAX : (int)milliseconds;
}
