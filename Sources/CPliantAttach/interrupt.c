// Makes a thread of another process make three system calls, and go on as it was.
#if defined(__x86_64__)

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "victim.h"

/// For tests: the end of this process at any step.
static void step(pliant_victim *victim) {
  if (++victim->steps == victim->request->dies_after) raise(SIGKILL);
}

/// Lets the thread run until it enters or leaves a system call.
static bool run_to_boundary(const pliant_victim *victim) {
  for (;;) {
    if (ptrace(PTRACE_SYSCALL, victim->thread, 0, 0) != 0) return false;
    int status = pliant_wait_for_stop(victim->thread, 10000000000u);
    if (status <= 0) return false;
    if (WSTOPSIG(status) == (SIGTRAP | 0x80)) return true;
    // Else the whole program is stopped, which the thread notices when it is let go.
    if (status >> 16 != PLIANT_EVENT_STOP) return false;
  }
}

static void let_go(const pliant_victim *victim) {
  ptrace(PLIANT_SET_SIGNALS, victim->thread, 8, &victim->signals);
  pliant_victim_set(victim, &victim->before);
  ptrace(PTRACE_DETACH, victim->thread, 0, 0);
}

/// Makes a system call in the thread. From the moment that its registers are set, it finds its way
/// back without this process: behind the call is a `ret`, to what returns from signal handlers.
static int64_t call(pliant_victim *victim, long number, uint64_t a, uint64_t b, uint64_t c,
                    uint64_t d) {
  struct user_regs_struct registers = victim->working;
  registers.rax = (uint64_t)number;
  registers.rdi = a;
  registers.rsi = b;
  registers.rdx = c;
  registers.r10 = d;
  registers.r8 = (uint64_t)-1;
  registers.r9 = 0;
  if (!pliant_victim_set(victim, &registers)) return -ESRCH;
  step(victim);
  // Not before: it returns with its own signals.
  uint64_t faults = 1ul << (SIGSEGV - 1) | 1ul << (SIGBUS - 1) | 1ul << (SIGILL - 1) |
                    1ul << (SIGTRAP - 1) | 1ul << (SIGFPE - 1);
  uint64_t all = ~faults | (victim->signals & faults);
  if (ptrace(PLIANT_SET_SIGNALS, victim->thread, 8, &all) != 0) return -ESRCH;
  step(victim);
  if (!run_to_boundary(victim)) return -ESRCH;
  step(victim);
  if (!run_to_boundary(victim) || !pliant_victim_get(victim, &registers)) return -ESRCH;
  step(victim);
  return (int64_t)registers.rax;
}

static bool is_error(int64_t result) { return result < 0 && result > -4096; }

static int64_t make_thread(pliant_victim *victim, uint64_t base) {
  const pliant_attach_request *request = victim->request;
  uint64_t address = base + CODE_PAGES * PLIANT_ATTACH_PAGE, top = base + PLIANT_ATTACH_SIZE - 64;
  pliant_attach_context context = {
      .base = base,
      .size = PLIANT_ATTACH_SIZE,
      .functions = request->functions,
      .id_offset = request->id_offset,
      .load = base + (uint64_t)(pliant_stub_load - __start_pliant_stub)};
  snprintf(context.path, sizeof context.path, "%s", request->path);
  snprintf(context.entry, sizeof context.entry, "%s", request->entry);
  if (!pliant_read_process(victim->process, victim->before.fs_base + 0x28, context.guards, 16))
    return -EFAULT;
  uint64_t start = base + (uint64_t)(pliant_stub_bare - __start_pliant_stub);
  if (!pliant_victim_put(victim, base, __start_pliant_stub,
           (size_t)(__stop_pliant_stub - __start_pliant_stub)) ||
      !pliant_victim_put(victim, address, &context, sizeof context) ||
      !pliant_victim_put(victim, top, &start, sizeof start))
    return -EFAULT;
  int64_t result = call(victim, SYS_mprotect, base, CODE_PAGES * PLIANT_ATTACH_PAGE,
                        PROT_READ | PROT_EXEC, 0);
  if (result != 0) return result;
  uint64_t bare = address + offsetof(pliant_attach_context, bare);
  victim->working.r12 = address;
  return call(victim, SYS_clone,
              CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_SIGHAND | CLONE_THREAD | CLONE_SYSVSEM |
                  CLONE_PARENT_SETTID | CLONE_CHILD_CLEARTID,
              top, bare, bare);
}

void pliant_attach_here(const pliant_attach_request *request, pliant_attach_outcome *outcome) {
  static pliant_victim one;
  pliant_victim *victim = &one;
  victim->process = request->process;
  victim->request = request;
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/mem", request->process);
  victim->memory = open(path, O_RDWR | O_CLOEXEC);
  int error = victim->memory < 0 ? errno : pliant_choose_victim(victim);
  uint64_t start = pliant_attach_now();
  if (error != 0) {
    outcome->error = error;
    outcome->failure = error == EPERM || error == EACCES ? PLIANT_ATTACH_NOT_PERMITTED
                       : error == EAGAIN                 ? PLIANT_ATTACH_NO_THREAD
                                                         : PLIANT_ATTACH_ENDED;
    return;
  }
  outcome->thread = victim->thread;
  int64_t base = call(victim, SYS_mmap, 0, PLIANT_ATTACH_SIZE, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS);
  int64_t result = is_error(base) ? base : make_thread(victim, (uint64_t)base);
  if (is_error(result) && !is_error(base))
    call(victim, SYS_munmap, (uint64_t)base, PLIANT_ATTACH_SIZE, 0, 0);
  let_go(victim);
  outcome->nanoseconds = pliant_attach_now() - start;
  outcome->context = (uint64_t)base + CODE_PAGES * PLIANT_ATTACH_PAGE;
  outcome->error = is_error(result) ? (int)-result : 0;
  outcome->failure = !is_error(result)   ? PLIANT_ATTACH_DONE
                     : result == -ESRCH ? PLIANT_ATTACH_ENDED
                                         : PLIANT_ATTACH_SYSTEM_CALL;
}

#endif
