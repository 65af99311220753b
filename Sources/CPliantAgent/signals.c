// Writes the recorded calls when a signal ends the program.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdatomic.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "CPliantAgent.h"

enum { ATTACHED = 16 };
static sem_t came;
static _Atomic(int) ending, writing, crashing;
/// The sockets of commands that attached, each one more than its number, and the number of all who
/// write before a crash goes on.
static _Atomic(int) attached[ATTACHED], writers;
static pid_t process;
static struct timespec until;

/// The C library's `sigaction`.
static int set(int signal, const struct sigaction *new, struct sigaction *old) {
  static _Atomic(int (*)(int, const struct sigaction *, struct sigaction *)) next;
  if (next == NULL) next = (__typeof__(&sigaction))dlsym(RTLD_NEXT, "sigaction");
  return next(signal, new, old);
}

static void call(struct sigaction action, int signal, siginfo_t *info, void *context) {
  if (action.sa_flags & SA_SIGINFO) action.sa_sigaction(signal, info, context);
  else if (action.sa_handler != SIG_IGN) action.sa_handler(signal);
}

static void end_as_usual(int signal) {
  struct sigaction usual = {.sa_handler = SIG_DFL};
  set(signal, &usual, NULL);
  raise(signal);
}

static void handle(int signal) {
  if (getpid() != process) return end_as_usual(signal);  // a child has no thread to wait
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
  bool has_written = false;
  for (;;) {
    if (!wait_for_signal()) {
      until.tv_sec = 0;
      pliant_agent_write(true, false);
    }
    if (atomic_exchange(&writing, 0)) pliant_agent_write(false, false);
    if (crashing && !has_written) {
      pliant_agent_write(has_written = true, true);
      writers--;
    }
    int signal = atomic_load(&ending);
    if (signal == 0) continue;
    pliant_agent_write(true, false);
    // The program ends as it would have, whatever its other threads block.
    sigset_t own;
    sigemptyset(&own);
    sigaddset(&own, signal);
    end_as_usual(signal);
    pthread_sigmask(SIG_UNBLOCK, &own, NULL);
  }
  return unused;
}

/// The program's own handlers of the signals that are taken, and whether each is.
static struct sigaction programs[NSIG];
static bool is_taken[NSIG];
/// The ends of sockets through which Dispatch is told of them.
static _Atomic(int) files[NSIG];

/// Handles a signal; a second one ends the program at once.
static int set_own(int signal) {
  struct sigaction own = {.sa_handler = handle, .sa_flags = SA_RESTART};
  if (signal != SIGUSR1) own.sa_flags |= (int)SA_RESETHAND;
  return set(signal, &own, NULL);
}

/// Takes a signal, unless the program is to ignore it.
static void take(int signal) {
  struct sigaction now;
  if (set(signal, NULL, &now) != 0 || now.sa_handler != SIG_DFL) return;
  is_taken[signal] = signal == SIGINT || signal == SIGTERM;
  set_own(signal);
}

/// Runs the program's handler. A second signal within five seconds ends the program all the same,
/// and a third one without waiting for what is written. A supervisor's two in one moment are one.
static void pass(int signal, siginfo_t *info, void *context) {
  static _Atomic(int64_t) last = -5000;
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  int64_t now = time.tv_sec * 1000 + time.tv_nsec / 1000000, since = now - atomic_load(&last);
  if (since >= 100) last = now;
  if (since >= 100 && since < 5000 && getpid() == process)
    return ending == 0 ? handle(signal) : end_as_usual(signal);
  struct signalfd_siginfo told = {.ssi_signo = (uint32_t)signal, .ssi_pid = (uint32_t)info->si_pid};
  int error = errno;
  bool is_told = files[signal] != 0 && send(files[signal], &told, sizeof told, MSG_NOSIGNAL) > 0;
  errno = error;
  if (is_told) return;
  call(programs[signal], signal, info, context);
}

int sigaction(int signal, const struct sigaction *new, struct sigaction *old) {
  if (signal <= 0 || signal >= NSIG || !is_taken[signal]) return set(signal, new, old);
  if (old != NULL) *old = programs[signal];
  if (new == NULL) return 0;
  programs[signal] = *new;
  if (new->sa_handler == SIG_DFL) return set_own(signal);
  struct sigaction own = {.sa_sigaction = pass, .sa_mask = new->sa_mask};
  own.sa_flags = (new->sa_flags | SA_SIGINFO) & ~(int)SA_RESETHAND;
  if (new->sa_handler == SIG_IGN) own.sa_flags |= SA_RESTART;
  return set(signal, &own, NULL);
}

/// Gives Dispatch a socket: it would take signals from all threads before a handler runs. Others,
/// who block a signal and set no handler, get what they ask for.
int signalfd(int file, const sigset_t *mask, int flags) {
  int signal = sigismember(mask, SIGINT) ? SIGINT : SIGTERM, ends[2];
  if (file == -1 && sigismember(mask, SIGINT) + sigismember(mask, SIGTERM) == 1 &&
      is_taken[signal] && programs[signal].sa_handler != SIG_DFL &&
      socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, ends) == 0) {
    int before = atomic_exchange(&files[signal], ends[1]);
    if (before != 0) close(before);
    return ends[0];
  }
  return ((__typeof__(&signalfd))dlsym(RTLD_NEXT, "signalfd"))(file, mask, flags);
}

sighandler_t signal(int number, sighandler_t handler) {
  struct sigaction old, new = {.sa_handler = handler, .sa_flags = SA_RESTART};
  return sigaction(number, &new, &old) == 0 ? old.sa_handler : SIG_ERR;
}

static struct sigaction before_crashes[NSIG];

/// Has the calls before a crash written, for which it waits five seconds, and lets it go on.
static void crash(int signal, siginfo_t *info, void *context) {
  struct sigaction *before = &before_crashes[signal], now;
  bool is_handled = (signal == SIGTRAP || signal == SIGILL) && before->sa_handler != SIG_DFL;
  if (is_handled) {
    // A breakpoint of a hook is no crash; else the handler leaves the usual one.
    call(*before, signal, info, context);
    if (set(signal, NULL, &now) != 0 || now.sa_handler != SIG_DFL) return;
  }
  if (writers > 0 && getpid() == process && !atomic_exchange(&crashing, 1)) {
    sem_post(&came);
    // To who serves a command, that is its end.
    for (int i = 0; i < ATTACHED; i++)
      if (attached[i] != 0) shutdown(attached[i] - 1, SHUT_RD);
  }
  struct timespec pause = {.tv_nsec = 1000000};
  for (int i = 0; i < 5000 && writers > 0 && getpid() == process; i++) nanosleep(&pause, NULL);
  if (is_handled) return;
  set(signal, before, NULL);
  // A fault occurs again, but for a trap; a signal that was sent does not.
  if (signal == SIGTRAP || info->si_code <= 0) raise(signal);
}

void pliant_agent_catch_crashes(void) {
  static const int crashes[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
  static _Atomic(bool) is_done;
  if (atomic_exchange(&is_done, true)) return;
  struct sigaction own = {.sa_sigaction = crash, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  for (unsigned i = 0; i < sizeof crashes / sizeof *crashes; i++)
    set(crashes[i], &own, &before_crashes[crashes[i]]);
}

static bool attach(int socket, bool begins) {
  process = getpid();
  for (int i = 0; i < ATTACHED; i++) {
    int old = begins ? 0 : socket + 1;
    if (!atomic_compare_exchange_strong(&attached[i], &old, begins ? socket + 1 : 0)) continue;
    writers += begins ? 1 : -1;
    return true;
  }
  return false;
}

int pliant_agent_begin(int socket) {
  pliant_agent_catch_crashes();
  return pliant_agent_serve(socket, attach);
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
  writers++;
  take(SIGINT);
  take(SIGTERM);
  take(SIGHUP);
  take(SIGUSR1);
}

void pliant_agent_leave(void) {
  if (process != 0 && getpid() == process) pliant_agent_write(true, false);
}
