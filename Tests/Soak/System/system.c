#include "CSoak.h"

#include <errno.h>
#include <malloc.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

size_t allocator_bytes_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

// MARK: Disturbances

static bool (*checking)(void);
static atomic_size_t signals, children;

size_t soak_signals(void) { return signals; }
size_t soak_children(void) { return children; }

static void interrupted(int signal) {
  (void)signal;
  int kept = errno;
  if (!checking()) abort();
  atomic_fetch_add(&signals, 1);
  errno = kept;
}

static void *make_children(void *unused) {
  (void)unused;
  if (!checking()) abort();
  for (;;) {
    pid_t child = fork();
    if (child == 0) {
      alarm(60);  // which ends one that hangs
      for (int i = 0; i < 100; i++)
        if (!checking()) _exit(1);
      _exit(0);
    }
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {}
    if (child < 0 || status != 0) abort();
    atomic_fetch_add(&children, 1);
    nanosleep(&(struct timespec){0, 50 * 1000 * 1000}, NULL);
  }
  return NULL;
}

void soak_disturb(bool (*check)(void)) {
  checking = check;
  struct sigaction action = {.sa_handler = interrupted, .sa_flags = SA_RESTART | SA_ONSTACK};
  sigaction(SIGPROF, &action, NULL);
  struct itimerval timer = {{0, 1000}, {0, 1000}};
  setitimer(ITIMER_PROF, &timer, NULL);
  pthread_t thread;
  if (pthread_create(&thread, NULL, make_children, NULL) != 0) abort();
}
