// Writes the recorded calls when a signal ends the program.
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
static _Atomic(int) ending, writing, crashing;
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
    if (atomic_load(&crashing) == 1) {
      pliant_agent_write(true);
      crashing = 2;
    }
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

static struct sigaction before_crashes[NSIG];

/// Has the calls before a crash written, for which it waits five seconds, and lets it go on.
static void crash(int signal, siginfo_t *info, void *unused) {
  (void)unused;
  int none = 0;
  if (getpid() == process && atomic_compare_exchange_strong(&crashing, &none, 1)) sem_post(&came);
  struct timespec pause = {.tv_nsec = 1000000};
  for (int i = 0; i < 5000 && crashing == 1 && getpid() == process; i++) nanosleep(&pause, NULL);
  sigaction(signal, &before_crashes[signal], NULL);
  // A fault occurs again, but for a trap; a signal that was sent does not.
  if (signal == SIGTRAP || info->si_code <= 0) raise(signal);
}

void pliant_agent_catch_crashes(void) {
  static const int crashes[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
  struct sigaction own = {.sa_sigaction = crash, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  for (unsigned i = 0; i < sizeof crashes / sizeof *crashes; i++)
    sigaction(crashes[i], &own, &before_crashes[crashes[i]]);
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

void pliant_agent_leave(void) {
  if (process != 0 && getpid() == process) pliant_agent_write(true);
}
