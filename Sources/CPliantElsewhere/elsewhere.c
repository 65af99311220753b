#include <pthread.h>
#include <stdatomic.h>

#include "CPliant.h"

static struct pliant_thread {
  pthread_mutex_t lock;
} all;
static pthread_t main_thread;

/// Runs on the main thread, when the program is loaded.
__attribute__((constructor)) static void begin(void) {
  main_thread = pthread_self();
  pthread_mutexattr_t attributes;
  pthread_mutexattr_init(&attributes);
  pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&all.lock, &attributes);
}

pliant_thread *pliant_thread_get(void) { return &all; }
uint32_t pliant_read_begin(pliant_thread *thread) {
  return (uint32_t)pthread_mutex_lock(&thread->lock);
}
void pliant_read_end(pliant_thread *thread, uint32_t section) {
  pthread_mutex_unlock(&thread->lock);
}
void pliant_wait_for_readers(void) { pliant_read_end(&all, pliant_read_begin(&all)); }

bool pliant_is_main_thread(void) { return pthread_equal(pthread_self(), main_thread) != 0; }

int32_t pliant_thread_id(void) {
  static _Atomic(int32_t) last;
  static __thread int32_t own;
  if (own == 0) own = atomic_fetch_add(&last, 1) + 1;
  return own;
}

int32_t *pliant_log_depth(void) {
  static __thread int32_t depth;
  return &depth;
}

uint64_t pliant_wall_time(void) {
  struct timespec time;
  clock_gettime(CLOCK_REALTIME, &time);
  return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}
