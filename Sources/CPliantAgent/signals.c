// What a preloaded agent does when a signal ends the program.
#define _GNU_SOURCE
#include <errno.h>
#include <stdatomic.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>

#include "CPliantAgent.h"

static sem_t came;
static _Atomic(int) ending, writing;
static pid_t process;
static struct timespec until;

static void handle(int signal) {
  if (getpid() != process) {  // a child, which has no thread to wait
    struct sigaction usual = {.sa_handler = SIG_DFL};
    sigaction(signal, &usual, NULL);
    raise(signal);
    return;
  }
  if (signal == SIGUSR1) writing = 1;
  else ending = signal;
  sem_post(&came);
}

/// Waits for a signal; false if the time is over.
static bool wait_for_signal(void) {
  for (;;) {
    if ((until.tv_sec == 0 ? sem_wait(&came) : sem_timedwait(&came, &until)) == 0) return true;
    if (errno == ETIMEDOUT) return false;
  }
}

static void *watch(void *unused) {
  for (;;) {
    if (!wait_for_signal()) {
      until.tv_sec = 0;
      pliant_agent_write(true);
    }
    if (atomic_exchange(&writing, 0)) pliant_agent_write(false);
    int signal = atomic_load(&ending);
    if (signal == 0) continue;
    pliant_agent_write(true);
    // The program ends as it would have.
    struct sigaction usual = {.sa_handler = SIG_DFL};
    sigaction(signal, &usual, NULL);
    kill(process, signal);
  }
  return unused;
}

/// Takes a signal, unless the program is to ignore it; a second one ends the program at once.
static void take(int signal, int flags) {
  struct sigaction now, own = {.sa_handler = handle, .sa_flags = SA_RESTART | flags};
  if (sigaction(signal, NULL, &now) == 0 && now.sa_handler == SIG_DFL)
    sigaction(signal, &own, NULL);
}

void pliant_agent_watch(long seconds) {
  process = getpid();
  if (seconds > 0) clock_gettime(CLOCK_REALTIME, &until);
  if (seconds > 0) until.tv_sec += seconds;
  sigset_t all, before;
  pthread_t thread;
  sigfillset(&all);
  if (sem_init(&came, 0, 0) != 0) return;
  pthread_sigmask(SIG_SETMASK, &all, &before);
  bool has_thread = pthread_create(&thread, NULL, watch, NULL) == 0;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (!has_thread) return;
  take(SIGINT, SA_RESETHAND);
  take(SIGTERM, SA_RESETHAND);
  take(SIGHUP, SA_RESETHAND);
  take(SIGUSR1, 0);
}
