#define _GNU_SOURCE
#include "FaultInjection.h"

#include <errno.h>
#include <malloc.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern const char __executable_start, etext;

static __thread fault_call armed;
static __thread size_t left, wanted;
static __thread bool struck;

// Only calls of the program itself fail; those of the system's libraries are not under test.
static bool strikes(fault_call call, size_t size, const void *caller) {
  bool is_armed =
      armed == call || (armed == FAULT_TABLES && (call == FAULT_CALLOC || call == FAULT_MMAP));
  if (!is_armed || (struck && call != FAULT_CODE)) return false;
  if ((const char *)caller < &__executable_start || (const char *)caller >= &etext) return false;
  if (wanted != 0 && size != wanted) return false;
  if (!struck && left-- > 0) return false;
  struck = true;
  errno = call == FAULT_CODE ? EACCES : ENOMEM;
  return true;
}

void fault_arm(fault_call call, size_t skipped, size_t size) {
  left = skipped;
  wanted = size;
  struck = false;
  armed = call;
}

bool fault_disarm(void) {
  armed = FAULT_NONE;
  return struck;
}

void *malloc(size_t size) {
  return strikes(FAULT_MALLOC, size, __builtin_return_address(0)) ? NULL : __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  if (strikes(FAULT_CALLOC, count * size, __builtin_return_address(0))) return NULL;
  return __libc_calloc(count, size);
}

void *mmap(void *address, size_t size, int protection, int flags, int file, off_t offset) {
  if (strikes(FAULT_MMAP, size, __builtin_return_address(0))) return MAP_FAILED;
  return (void *)syscall(SYS_mmap, address, size, protection, flags, file, offset);
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t offset) {
  if (strikes(FAULT_CODE, count, __builtin_return_address(0))) return -1;
  return syscall(SYS_pwrite64, file, bytes, count, offset);
}

void fault_line_buffered(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

size_t fault_allocated(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

pid_t fault_fork(void) { return fork(); }

int fault_wait(pid_t child, int seconds) {
  for (int waited = 0; waited < seconds * 100; waited++) {
    int status;
    if (waitpid(child, &status, WNOHANG) == child)
      return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    nanosleep(&(struct timespec){0, 10 * 1000 * 1000}, NULL);
  }
  kill(child, SIGKILL);
  waitpid(child, NULL, 0);
  return -2;
}

// MARK: Signals

enum { MOST = 16 };
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_t joined[MOST];
static int joined_count;
static bool storms;
static pthread_t pelting;

static void *pelt(void *unused) {
  (void)unused;
  for (bool goes_on = true; goes_on;) {
    pthread_mutex_lock(&lock);
    for (int i = 0; i < joined_count; i++) pthread_kill(joined[i], SIGPROF);
    goes_on = storms;
    pthread_mutex_unlock(&lock);
    nanosleep(&(struct timespec){0, 1000}, NULL);
  }
  return NULL;
}

static void set_timer(int microseconds) {
  struct itimerval timer = {{0, microseconds}, {0, microseconds}};
  setitimer(ITIMER_PROF, &timer, NULL);
}

void fault_storm_begins(void (*handler)(int), int microseconds) {
  struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART};
  sigaction(SIGPROF, &action, NULL);
  storms = true;
  pthread_create(&pelting, NULL, pelt, NULL);
  set_timer(microseconds);
}

void fault_storm_ends(void) {
  set_timer(0);
  pthread_mutex_lock(&lock);
  storms = false;
  pthread_mutex_unlock(&lock);
  pthread_join(pelting, NULL);
}

void fault_storm_join(void) {
  pthread_mutex_lock(&lock);
  if (joined_count < MOST) joined[joined_count++] = pthread_self();
  pthread_mutex_unlock(&lock);
}

void fault_storm_leave(void) {
  pthread_mutex_lock(&lock);
  for (int i = 0; i < joined_count; i++)
    if (pthread_equal(joined[i], pthread_self())) joined[i] = joined[--joined_count];
  pthread_mutex_unlock(&lock);
}
