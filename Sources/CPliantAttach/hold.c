// Holds threads of another process while their stacks are read. Nothing in them is changed.
#define _GNU_SOURCE
#include <elf.h>
#include <errno.h>
#include <signal.h>
#include <sys/ptrace.h>
#include <sys/uio.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <unistd.h>

#include "CPliantAttach.h"

bool pliant_hold_thread(pid_t thread) {
  if (ptrace(PTRACE_SEIZE, thread, 0, 0) != 0) return false;
  if (ptrace(PTRACE_INTERRUPT, thread, 0, 0) == 0) return true;
  pliant_release_thread(thread, 0);
  return false;
}

bool pliant_read_held(pid_t thread, pliant_held *registers) {
  int status = 0;
  pid_t found = 0;
  for (int round = 0; round < 5000 && found == 0; round++) {
    found = waitpid(thread, &status, __WALL | WNOHANG);
    if (found == 0) usleep(20);
  }
  if (found != thread || !WIFSTOPPED(status)) {
    // In the kernel, from which it does not return; the hold ends with this process.
    if (found == 0) pliant_release_thread(thread, 0);
    return false;
  }
  // A signal that came first is kept for it; a stop of the whole process is not one.
  registers->signal = status >> 16 == 0 ? WSTOPSIG(status) : 0;
  struct user_regs_struct all;
  struct iovec part = {&all, sizeof all};
  if (ptrace(PTRACE_GETREGSET, thread, NT_PRSTATUS, &part) != 0) {
    pliant_release_thread(thread, registers->signal);
    return false;
  }
#if defined(__x86_64__)
  registers->pc = all.rip;
  registers->sp = all.rsp;
  registers->fp = all.rbp;
  registers->context = all.r14;
  registers->base = all.fs_base;
#elif defined(__aarch64__)
  registers->pc = all.pc;
  registers->sp = all.sp;
  registers->fp = all.regs[29];
  registers->context = all.regs[22];
  struct iovec own = {&registers->base, sizeof registers->base};
  ptrace(PTRACE_GETREGSET, thread, NT_ARM_TLS, &own);
#endif
  return true;
}

void pliant_release_thread(pid_t thread, int signal) {
  ptrace(PTRACE_DETACH, thread, 0, (void *)(intptr_t)signal);
}
