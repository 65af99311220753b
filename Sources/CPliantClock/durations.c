// The functions that wait for a time, and the timers.
#define _GNU_SOURCE
#include <errno.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/select.h>
#include <sys/sem.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <threads.h>
#include <unistd.h>

#include "time.h"

static struct timespec of(struct timeval time) {
  return (struct timespec){time.tv_sec, time.tv_usec * 1000};
}

/// Rounded up: zero often has a meaning of its own.
static struct timeval timeval(struct timespec time) {
  long microseconds = (time.tv_nsec + 999) / 1000;
  return (struct timeval){time.tv_sec + microseconds / 1000000, microseconds % 1000000};
}

// MARK: Sleeps

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *time,
                    struct timespec *left) {
  bool is_deadline = flags & TIMER_ABSTIME;
  struct timespec real = is_deadline ? pliant_real(clock, *time) : pliant_real_duration(*time);
  int result = NEXT(clock_nanosleep)(clock, flags, &real, left);
  if (result == EINTR && left != NULL && !is_deadline) *left = pliant_shown_duration(*left);
  return result;
}

int nanosleep(const struct timespec *time, struct timespec *left) {
  int error = clock_nanosleep(CLOCK_REALTIME, 0, time, left);
  if (error != 0) errno = error;
  return error == 0 ? 0 : -1;
}

int thrd_sleep(const struct timespec *time, struct timespec *left) {
  int error = clock_nanosleep(CLOCK_REALTIME, 0, time, left);
  return error == 0 ? 0 : error == EINTR ? -1 : -2;
}

int usleep(useconds_t microseconds) {
  struct timespec time = {microseconds / 1000000, microseconds % 1000000 * 1000};
  return nanosleep(&time, NULL);
}

unsigned sleep(unsigned seconds) {
  struct timespec time = {seconds, 0}, left = {0, 0};
  return nanosleep(&time, &left) == 0 ? 0 : (unsigned)(left.tv_sec + (left.tv_nsec >= 500000000));
}

// MARK: Waits for files, signals and semaphores

/// A duration of the system's, or NULL, which is endless.
#define REAL(time) \
  (time != NULL ? (struct timespec[]){pliant_real_duration(*time)} : NULL)

int poll(struct pollfd *files, nfds_t count, int milliseconds) {
  return NEXT(poll)(files, count, pliant_real_milliseconds(milliseconds));
}
int ppoll(struct pollfd *files, nfds_t count, const struct timespec *time, const sigset_t *mask) {
  return NEXT(ppoll)(files, count, REAL(time), mask);
}
int epoll_wait(int file, struct epoll_event *events, int count, int milliseconds) {
  return NEXT(epoll_wait)(file, events, count, pliant_real_milliseconds(milliseconds));
}
int epoll_pwait(int file, struct epoll_event *events, int count, int milliseconds,
                const sigset_t *mask) {
  return NEXT(epoll_pwait)(file, events, count, pliant_real_milliseconds(milliseconds), mask);
}
int epoll_pwait2(int file, struct epoll_event *events, int count, const struct timespec *time,
                 const sigset_t *mask) {
  return NEXT(epoll_pwait2)(file, events, count, REAL(time), mask);
}
int pselect(int count, fd_set *restrict reading, fd_set *restrict writing,
            fd_set *restrict exceptions, const struct timespec *restrict time,
            const sigset_t *restrict mask) {
  return NEXT(pselect)(count, reading, writing, exceptions, REAL(time), mask);
}
int select(int count, fd_set *restrict reading, fd_set *restrict writing,
           fd_set *restrict exceptions, struct timeval *restrict time) {
  struct timeval left;
  if (time != NULL) left = timeval(pliant_real_duration(of(*time)));
  int result = NEXT(select)(count, reading, writing, exceptions, time != NULL ? &left : NULL);
  if (time != NULL) *time = timeval(pliant_shown_duration(of(left)));
  return result;
}
int sigtimedwait(const sigset_t *restrict set, siginfo_t *restrict signal,
                 const struct timespec *restrict time) {
  return NEXT(sigtimedwait)(set, signal, REAL(time));
}
int semtimedop(int set, struct sembuf *operations, size_t count, const struct timespec *time) {
  return NEXT(semtimedop)(set, operations, count, REAL(time));
}

// MARK: Timers

/// Calls the C library's function with a timer's times of the system's, and returns the old ones.
#define SET(clock, new, old, ...)                                               \
  struct itimerspec real = *new;                                                \
  real.it_interval = pliant_real_duration(new->it_interval);                    \
  bool is_on = new->it_value.tv_sec != 0 || new->it_value.tv_nsec != 0;         \
  bool is_deadline = flags & TIMER_ABSTIME; /* the same as TFD_TIMER_ABSTIME */ \
  if (is_on && is_deadline) real.it_value = pliant_real(clock, new->it_value);  \
  if (is_on && !is_deadline) real.it_value = pliant_real_duration(new->it_value); \
  int result = __VA_ARGS__;                                                     \
  if (result == 0 && old != NULL) show(old);                                    \
  return result

static void show(struct itimerspec *timer) {
  timer->it_interval = pliant_shown_duration(timer->it_interval);
  timer->it_value = pliant_shown_duration(timer->it_value);
}

/// The clock of a timer's file, which the system knows.
static clockid_t clock_of(int file) {
  char path[40], line[80];
  snprintf(path, sizeof path, "/proc/self/fdinfo/%d", file);
  FILE *info = fopen(path, "re");
  int clock = CLOCK_REALTIME;
  while (info != NULL && fgets(line, sizeof line, info) != NULL)
    if (sscanf(line, "clockid: %d", &clock) == 1) break;
  if (info != NULL) fclose(info);
  return clock;
}

int timerfd_settime(int file, int flags, const struct itimerspec *new, struct itimerspec *old) {
  SET(clock_of(file), new, old, NEXT(timerfd_settime)(file, flags, &real, old));
}
int timerfd_gettime(int file, struct itimerspec *time) {
  int result = NEXT(timerfd_gettime)(file, time);
  if (result == 0) show(time);
  return result;
}

/// The clocks of the process's timers, newest first: an identifier may be used again.
typedef struct timer {
  timer_t id;
  clockid_t clock;
  struct timer *next;
} timer;
static _Atomic(timer *) timers;

int timer_create(clockid_t clock, struct sigevent *restrict event, timer_t *restrict id) {
  int result = NEXT(timer_create)(clock, event, id);
  if (result != 0) return result;
  timer *made = malloc(sizeof *made);
  if (made == NULL) return errno = EAGAIN, timer_delete(*id), -1;
  *made = (timer){*id, clock, timers};
  while (!__c11_atomic_compare_exchange_weak(&timers, &made->next, made, __ATOMIC_SEQ_CST,
                                             __ATOMIC_SEQ_CST)) {
  }
  return 0;
}

static clockid_t clock_of_timer(timer_t id) {
  for (timer *timer = timers; timer != NULL; timer = timer->next)
    if (timer->id == id) return timer->clock;
  return CLOCK_REALTIME;
}

int timer_settime(timer_t id, int flags, const struct itimerspec *restrict new,
                  struct itimerspec *restrict old) {
  SET(clock_of_timer(id), new, old, NEXT(timer_settime)(id, flags, &real, old));
}
int timer_gettime(timer_t id, struct itimerspec *time) {
  int result = NEXT(timer_gettime)(id, time);
  if (result == 0) show(time);
  return result;
}

int setitimer(__itimer_which_t which, const struct itimerval *restrict new,
              struct itimerval *restrict old) {
  if (which != ITIMER_REAL || new == NULL) return NEXT(setitimer)(which, new, old);
  struct itimerval real = {timeval(pliant_real_duration(of(new->it_interval))),
                           timeval(pliant_real_duration(of(new->it_value)))};
  int result = NEXT(setitimer)(which, &real, old);
  if (result == 0 && old != NULL) {
    old->it_interval = timeval(pliant_shown_duration(of(old->it_interval)));
    old->it_value = timeval(pliant_shown_duration(of(old->it_value)));
  }
  return result;
}
int getitimer(__itimer_which_t which, struct itimerval *time) {
  int result = NEXT(getitimer)(which, time);
  if (which != ITIMER_REAL || result != 0) return result;
  time->it_interval = timeval(pliant_shown_duration(of(time->it_interval)));
  time->it_value = timeval(pliant_shown_duration(of(time->it_value)));
  return 0;
}
unsigned alarm(unsigned seconds) {
  struct itimerval new = {{0, 0}, {seconds, 0}}, old = {{0, 0}, {0, 0}};
  setitimer(ITIMER_REAL, &new, &old);
  return (unsigned)old.it_value.tv_sec + (old.it_value.tv_usec > 0);
}
useconds_t ualarm(useconds_t microseconds, useconds_t interval) {
  struct itimerval new = {{interval / 1000000, interval % 1000000},
                          {microseconds / 1000000, microseconds % 1000000}};
  struct itimerval old = {{0, 0}, {0, 0}};
  setitimer(ITIMER_REAL, &new, &old);
  return (useconds_t)(old.it_value.tv_sec * 1000000 + old.it_value.tv_usec);
}
