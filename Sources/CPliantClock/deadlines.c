// The functions that wait until a time of a clock.
#define _GNU_SOURCE
#include <mqueue.h>
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>
#include <threads.h>

#include "time.h"

typedef const struct timespec *restrict deadline;

/// Calls the C library's function with a deadline of the system's.
#define UNTIL(clock, name, ...)                              \
  struct timespec real;                                      \
  if (time != NULL) real = pliant_real(clock, *time);        \
  const struct timespec *until = time != NULL ? &real : NULL; \
  return NEXT(name)(__VA_ARGS__, until)

int pthread_mutex_timedlock(pthread_mutex_t *restrict mutex, deadline time) {
  UNTIL(CLOCK_REALTIME, pthread_mutex_timedlock, mutex);
}
int pthread_mutex_clocklock(pthread_mutex_t *restrict mutex, clockid_t clock, deadline time) {
  UNTIL(clock, pthread_mutex_clocklock, mutex, clock);
}
int pthread_rwlock_timedrdlock(pthread_rwlock_t *restrict lock, deadline time) {
  UNTIL(CLOCK_REALTIME, pthread_rwlock_timedrdlock, lock);
}
int pthread_rwlock_timedwrlock(pthread_rwlock_t *restrict lock, deadline time) {
  UNTIL(CLOCK_REALTIME, pthread_rwlock_timedwrlock, lock);
}
int pthread_rwlock_clockrdlock(pthread_rwlock_t *restrict lock, clockid_t clock, deadline time) {
  UNTIL(clock, pthread_rwlock_clockrdlock, lock, clock);
}
int pthread_rwlock_clockwrlock(pthread_rwlock_t *restrict lock, clockid_t clock, deadline time) {
  UNTIL(clock, pthread_rwlock_clockwrlock, lock, clock);
}
int pthread_timedjoin_np(pthread_t thread, void **result, const struct timespec *time) {
  UNTIL(CLOCK_REALTIME, pthread_timedjoin_np, thread, result);
}
int pthread_clockjoin_np(pthread_t thread, void **result, clockid_t clock,
                         const struct timespec *time) {
  UNTIL(clock, pthread_clockjoin_np, thread, result, clock);
}
int sem_timedwait(sem_t *restrict semaphore, deadline time) {
  UNTIL(CLOCK_REALTIME, sem_timedwait, semaphore);
}
int sem_clockwait(sem_t *restrict semaphore, clockid_t clock, deadline time) {
  UNTIL(clock, sem_clockwait, semaphore, clock);
}
int mtx_timedlock(mtx_t *restrict mutex, deadline time) {
  UNTIL(CLOCK_REALTIME, mtx_timedlock, mutex);
}
int cnd_timedwait(cnd_t *restrict condition, mtx_t *restrict mutex, deadline time) {
  UNTIL(CLOCK_REALTIME, cnd_timedwait, condition, mutex);
}
int mq_timedsend(mqd_t queue, const char *text, size_t size, unsigned priority,
                 const struct timespec *time) {
  UNTIL(CLOCK_REALTIME, mq_timedsend, queue, text, size, priority);
}
ssize_t mq_timedreceive(mqd_t queue, char *restrict text, size_t size, unsigned *restrict priority,
                        deadline time) {
  UNTIL(CLOCK_REALTIME, mq_timedreceive, queue, text, size, priority);
}

/// The bit of a condition variable that the C library sets for `CLOCK_MONOTONIC`.
static unsigned steady_bit(void) {
  pthread_cond_t day = PTHREAD_COND_INITIALIZER, steady;
  pthread_condattr_t attributes;
  pthread_condattr_init(&attributes);
  pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
  pthread_cond_init(&steady, &attributes);
  return steady.__data.__wrefs & ~day.__data.__wrefs;
}

int pthread_cond_clockwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
                           clockid_t clock, deadline time) {
  UNTIL(clock, pthread_cond_clockwait, condition, mutex, clock);
}
int pthread_cond_timedwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
                           deadline time) {
  bool is_steady = condition->__data.__wrefs & steady_bit();
  UNTIL(is_steady ? CLOCK_MONOTONIC : CLOCK_REALTIME, pthread_cond_timedwait, condition, mutex);
}
