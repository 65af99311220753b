// Chooses the thread of a program that is interrupted, and stops it.
#if defined(__x86_64__)

#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "victim.h"

uint64_t pliant_attach_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

/// Waits for a stop of the thread: 0 if none comes, -1 if it has ended, else its status.
int pliant_wait_for_stop(pid_t thread, uint64_t nanoseconds) {
  uint64_t end = pliant_attach_now() + nanoseconds;
  for (int round = 0;; round++) {
    int status = 0;
    pid_t found = waitpid(thread, &status, __WALL | WNOHANG);
    if (found == thread) return WIFSTOPPED(status) ? status : -1;
    if (found < 0) return -1;
    if (pliant_attach_now() > end) return 0;
    if (round > 50) usleep(round > 500 ? 500 : 20);
  }
}

static bool read_text(pid_t process, pid_t thread, const char *name, char *text, size_t size) {
  char path[96];
  snprintf(path, sizeof path, "/proc/%d/task/%d/%s", process, thread, name);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  ssize_t count = read(file, text, size - 1);
  close(file);
  if (count <= 0) return false;
  text[count] = 0;
  return true;
}

/// Whether a system call waits, and goes on after an interruption as if there had been none: 2; or
/// 1 if it ends with EINTR unless it is made anew.
static int waits(pid_t process, long number, uint64_t first, uint64_t second) {
  switch (number) {
    case SYS_futex: return (second & 0x7f) == 9;  // of conditions and the like
    case SYS_poll:
    case SYS_ppoll:
    case SYS_select:
    case SYS_pselect6:
    case SYS_nanosleep:
    case SYS_clock_nanosleep:
    case SYS_pause:
    case SYS_rt_sigsuspend:
    case SYS_accept:
    case SYS_accept4:
    case SYS_wait4:
    case SYS_waitid: return 2;
    case SYS_read:
    case SYS_recvfrom:
    case SYS_recvmsg: {
      char path[64], link[64] = "";
      snprintf(path, sizeof path, "/proc/%d/fd/%lu", process, first);
      if (readlink(path, link, sizeof link - 1) < 0) return 0;
      return strncmp(link, "pipe:", 5) == 0 || strncmp(link, "socket:", 7) == 0 ? 2 : 0;
    }
    case SYS_epoll_wait:
    case SYS_epoll_pwait:
    case SYS_epoll_pwait2:
    case SYS_rt_sigtimedwait: return 1;
    default: return 0;
  }
}

/// The thread that is best interrupted: one that waits, else the one whose turn it is.
static pid_t best_thread(pid_t process, unsigned turn) {
  static pid_t threads[4096];
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/task", process);
  DIR *folder = opendir(path);
  if (folder == NULL) return 0;
  pid_t best = 0;
  int rank = 0;
  unsigned count = 0;
  for (struct dirent *entry; (entry = readdir(folder)) != NULL && count < 4096;) {
    pid_t thread = atoi(entry->d_name);
    char text[256];
    long number;
    uint64_t first, second;
    if (thread <= 0) continue;
    threads[count++] = thread;
    if (!read_text(process, thread, "syscall", text, sizeof text) ||
        sscanf(text, "%ld %lx %lx", &number, &first, &second) != 3)
      continue;
    int value = waits(process, number, first, second);
    if (value > rank) {
      rank = value;
      best = thread;
    }
  }
  closedir(folder);
  // Where the best one cannot be, others have their turns.
  if (count == 0 || (best != 0 && (turn < 4 || turn % 2 == 0))) return best;
  return threads[turn / 2 % count];
}

/// Whether the thread is in code that starts anew if its processor is taken away.
static bool is_restartable(const pliant_victim *victim) {
  struct { uint64_t area; uint32_t size, signature, flags, pad; } rseq = {0};
  long size = ptrace(PLIANT_GET_RSEQ, victim->thread, sizeof rseq, &rseq);
  if (size <= 0 || rseq.area == 0) return false;
  uint64_t section = 0;
  return pliant_read_process(victim->process, rseq.area + 8, &section, sizeof section) &&
         section != 0;
}

/// Whether a signal handler runs, perhaps on a stack with little room: its frame returns to the
/// C library's code for that.
static bool is_in_handler(const pliant_victim *victim) {
  enum { PAGES = 64, WORDS = PLIANT_ATTACH_PAGE / 8 };
  static uint64_t words[PAGES * WORDS];
  // A page that is not there ends the stack.
  struct iovec here = {words, sizeof words}, there[PAGES + 1];
  uint64_t at = victim->before.rsp & ~7ul;
  for (int i = 0; i <= PAGES; i++) {
    size_t size = PLIANT_ATTACH_PAGE - at % PLIANT_ATTACH_PAGE;
    there[i] = (struct iovec){(void *)at, size};
    at += size;
  }
  ssize_t count = process_vm_readv(victim->process, &here, 1, there, PAGES + 1, 0);
  for (ssize_t i = 0; i < count / 8; i++)
    if (words[i] == victim->request->restore) return true;
  return count <= 0;
}

/// Whether the thread can be interrupted where it is. Makes an interrupted wait begin anew: the
/// kernel does that only for a thread that it takes out of the call itself.
static bool prepare(pliant_victim *victim) {
  struct user_regs_struct *registers = &victim->before;
  if (!pliant_victim_get(victim, registers) || registers->cs != 0x33) return false;
  long number = (long)registers->orig_rax, result = (long)registers->rax;
  if (number >= 0) {
    if (waits(victim->process, number, registers->rdi, registers->rsi) == 0) return false;
    // ERESTARTSYS, ERESTARTNOINTR, ERESTARTNOHAND, ERESTART_RESTARTBLOCK
    if (result != -512 && result != -513 && result != -514 && result != -516 && result != -EINTR)
      return false;
    registers->rip -= 2;
    registers->rax = result == -516 ? SYS_restart_syscall : (uint64_t)number;
    registers->orig_rax = (uint64_t)-1;
  } else if (is_restartable(victim)) {
    return false;
  }
  return !is_in_handler(victim) && pliant_victim_prepare(victim, number);
}

/// Stops a thread that can be interrupted; returns the number of an error, 0 if there is none.
static int stop(pliant_victim *victim, pid_t thread) {
  victim->thread = thread;
  if (ptrace(PTRACE_SEIZE, thread, 0, PTRACE_O_TRACESYSGOOD) != 0) return errno;
  bool is_asked = ptrace(PTRACE_INTERRUPT, thread, 0, 0) == 0;
  int status = is_asked ? pliant_wait_for_stop(thread, 3000000000u) : 0;
  while (status > 0 && status >> 16 != PLIANT_EVENT_STOP) {
    // A signal was on its way: it is delivered, and the stop follows.
    ptrace(PTRACE_CONT, thread, 0, WSTOPSIG(status));
    status = pliant_wait_for_stop(thread, 1000000000u);
  }
  if (status > 0 && WSTOPSIG(status) == SIGTRAP &&
      ptrace(PLIANT_GET_SIGNALS, thread, 8, &victim->signals) == 0 && prepare(victim))
    return 0;
  // Nothing was changed.
  ptrace(PTRACE_DETACH, thread, 0, 0);
  return EAGAIN;
}

int pliant_choose_victim(pliant_victim *victim) {
  uint64_t end = pliant_attach_now() + 5000000000u;
  int refusals = 0;
  for (unsigned turn = 0; pliant_attach_now() < end; turn++) {
    pid_t thread = best_thread(victim->process, turn);
    if (thread == 0) return ESRCH;
    int error = stop(victim, thread);
    if (error == 0) return 0;
    // A thread that is ending gives that error, too.
    if (error == EPERM && ++refusals == 5) return EPERM;
    usleep(200);
  }
  return EAGAIN;
}

#endif
