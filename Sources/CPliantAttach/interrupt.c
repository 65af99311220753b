// Makes a thread of another process make three system calls, and go on as it was.
#if defined(__x86_64__)

#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/elf.h>
#include <sched.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>

#include "stub.h"

#define EVENT_STOP 128              // PTRACE_EVENT_STOP
#define GET_SIGNALS 0x420a          // PTRACE_GETSIGMASK
#define SET_SIGNALS 0x420b          // PTRACE_SETSIGMASK
#define GET_RSEQ 0x420f             // PTRACE_GET_RSEQ_CONFIGURATION
enum { RED_ZONE = 128, STATE = 16384 };

/// What the kernel puts on a thread's stack for a signal, and `rt_sigreturn` reads.
typedef struct signal_frame {
  uint64_t returns_to;
  struct {
    uint64_t flags, link, stack, stack_flags, stack_size;
    mcontext_t registers;
    uint64_t signals;
  } context;
} signal_frame;

typedef struct state_note {  // in the software's part of the state of vectors
  uint32_t magic, whole_size;
  uint64_t features;
  uint32_t size;
} state_note;

typedef struct victim {
  pid_t process, thread;
  int memory;
  struct user_regs_struct before;   // as it is to go on
  struct user_regs_struct working;  // with the stack at the signal frame
  uint64_t signals;
  const pliant_attach_request *request;
  int steps;
} victim;

static uint64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

static ssize_t get(pid_t process, uint64_t address, void *to, size_t size) {
  struct iovec here = {to, size}, there = {(void *)address, size};
  return process_vm_readv(process, &here, 1, &there, 1, 0);
}

/// Writes, also to pages that the program itself may not write.
static bool put(const victim *victim, uint64_t address, const void *from, size_t size) {
  return pwrite(victim->memory, from, size, (off_t)address) == (ssize_t)size;
}

/// For tests: the end of this process at any step.
static void step(victim *victim) {
  if (++victim->steps == victim->request->dies_after) raise(SIGKILL);
}

// MARK: Stops

/// Waits for a stop of the thread: 0 if none comes, -1 if it has ended, else its status.
static int wait_for_stop(pid_t thread, uint64_t nanoseconds) {
  uint64_t end = now() + nanoseconds;
  for (int round = 0;; round++) {
    int status = 0;
    pid_t found = waitpid(thread, &status, __WALL | WNOHANG);
    if (found == thread) return WIFSTOPPED(status) ? status : -1;
    if (found < 0) return -1;
    if (now() > end) return 0;
    if (round > 50) usleep(round > 500 ? 500 : 20);
  }
}

static bool set_registers(const victim *victim, const struct user_regs_struct *registers) {
  struct iovec part = {(void *)registers, sizeof *registers};
  return ptrace(PTRACE_SETREGSET, victim->thread, NT_PRSTATUS, &part) == 0;
}

static bool get_registers(const victim *victim, struct user_regs_struct *registers) {
  struct iovec part = {registers, sizeof *registers};
  return ptrace(PTRACE_GETREGSET, victim->thread, NT_PRSTATUS, &part) == 0;
}

/// Lets the thread run until it enters or leaves a system call.
static bool run_to_boundary(const victim *victim) {
  for (;;) {
    if (ptrace(PTRACE_SYSCALL, victim->thread, 0, 0) != 0) return false;
    int status = wait_for_stop(victim->thread, 10000000000u);
    if (status <= 0) return false;
    if (WSTOPSIG(status) == (SIGTRAP | 0x80)) return true;
    // Else the whole program is stopped, which the thread notices when it is let go.
    if (status >> 16 != EVENT_STOP) return false;
  }
}

// MARK: Choosing a thread

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

/// Whether a system call waits, and goes on after an interruption as if there had been none: 2, or 1
/// if it ends with EINTR unless it is made anew.
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
  return count == 0 ? 0 : best != 0 && (turn < 4 || turn % 2 == 0) ? best : threads[turn / 2 % count];
}

/// Whether the thread is in code that starts anew if its processor is taken away.
static bool is_restartable(const victim *victim) {
  struct { uint64_t area; uint32_t size, signature, flags, pad; } rseq = {0};
  if (ptrace(GET_RSEQ, victim->thread, sizeof rseq, &rseq) <= 0 || rseq.area == 0) return false;
  uint64_t section = 0;
  return get(victim->process, rseq.area + 8, &section, sizeof section) == sizeof section &&
         section != 0;
}

/// Whether a signal handler runs, perhaps on a stack with little room: its frame returns to the
/// C library's code for that.
static bool is_in_handler(const victim *victim) {
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
static bool prepare(victim *victim) {
  struct user_regs_struct *registers = &victim->before;
  if (!get_registers(victim, registers) || registers->cs != 0x33) return false;
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
  if (is_in_handler(victim)) return false;

  // Below what the thread uses of its stack, as the kernel would
  static union {
    uint8_t bytes[STATE];
    struct { uint8_t pad[464]; uint64_t features; } known;
    struct { uint8_t pad[464]; state_note note; } told;
  } state;
  struct iovec part = {&state, sizeof state - 8};
  if (ptrace(PTRACE_GETREGSET, victim->thread, NT_X86_XSTATE, &part) != 0) return false;
  if (part.iov_len < 512) return false;
  uint64_t features = state.known.features;
  state.told.note = (state_note){.magic = 0x46505853,
                                 .whole_size = (uint32_t)part.iov_len + 4,
                                 .features = features,
                                 .size = (uint32_t)part.iov_len};
  memcpy(state.bytes + part.iov_len, &(uint32_t){0x46505845}, 4);
  uint64_t vectors = (registers->rsp - RED_ZONE - part.iov_len - 4) & ~63ul;
  uint64_t address = ((vectors - sizeof(signal_frame)) & ~15ul) - 8;
  signal_frame frame = {
      .returns_to = victim->request->restore,
      .context = {.flags = 7,  // vectors, and the segment of the stack
                  .stack_flags = 0xffffffff,  // none, so that the one it has stays
                  .signals = victim->signals}};
  // A wait of which the kernel keeps the rest cannot go on after `rt_sigreturn`; it begins anew.
  long again = registers->rax == SYS_restart_syscall && number >= 0 ? number : (long)registers->rax;
  const long long values[] = {
      [REG_R8] = (long long)registers->r8,   [REG_R9] = (long long)registers->r9,
      [REG_R10] = (long long)registers->r10, [REG_R11] = (long long)registers->r11,
      [REG_R12] = (long long)registers->r12, [REG_R13] = (long long)registers->r13,
      [REG_R14] = (long long)registers->r14, [REG_R15] = (long long)registers->r15,
      [REG_RDI] = (long long)registers->rdi, [REG_RSI] = (long long)registers->rsi,
      [REG_RBP] = (long long)registers->rbp, [REG_RBX] = (long long)registers->rbx,
      [REG_RDX] = (long long)registers->rdx, [REG_RAX] = again,
      [REG_RCX] = (long long)registers->rcx, [REG_RSP] = (long long)registers->rsp,
      [REG_RIP] = (long long)registers->rip, [REG_EFL] = (long long)registers->eflags,
      [REG_CSGSFS] = (long long)(registers->cs | registers->gs << 16 | registers->fs << 32 |
                                 registers->ss << 48)};
  memcpy(frame.context.registers.gregs, values, sizeof values);
  frame.context.registers.fpregs = (void *)vectors;
  if (!put(victim, vectors, &state, part.iov_len + 4)) return false;
  if (!put(victim, address, &frame, sizeof frame)) return false;
  victim->working = victim->before;
  victim->working.rsp = address;
  victim->working.rip = victim->request->call;
  victim->working.orig_rax = (uint64_t)-1;
  victim->working.eflags &= ~0x500ul;  // direction and single steps
  return true;
}

static void let_go(const victim *victim) {
  ptrace(SET_SIGNALS, victim->thread, 8, &victim->signals);
  set_registers(victim, &victim->before);
  ptrace(PTRACE_DETACH, victim->thread, 0, 0);
}

/// Stops a thread that can be interrupted; returns the number of an error, 0 if there is none.
static int stop(victim *victim, pid_t thread) {
  victim->thread = thread;
  if (ptrace(PTRACE_SEIZE, thread, 0, PTRACE_O_TRACESYSGOOD) != 0) return errno;
  int status = ptrace(PTRACE_INTERRUPT, thread, 0, 0) == 0 ? wait_for_stop(thread, 3000000000u) : 0;
  while (status > 0 && status >> 16 != EVENT_STOP) {
    // A signal was on its way: it is delivered, and the stop follows.
    ptrace(PTRACE_CONT, thread, 0, WSTOPSIG(status));
    status = wait_for_stop(thread, 1000000000u);
  }
  if (status > 0 && WSTOPSIG(status) == SIGTRAP &&
      ptrace(GET_SIGNALS, thread, 8, &victim->signals) == 0 && prepare(victim))
    return 0;
  // Nothing was changed.
  ptrace(PTRACE_DETACH, thread, 0, 0);
  return EAGAIN;
}

static int choose(victim *victim) {
  uint64_t end = now() + 5000000000u;
  int refusals = 0;
  for (unsigned turn = 0; now() < end; turn++) {
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

// MARK: The three calls

/// Makes a system call in the thread. From the moment that its registers are set, it finds its way
/// back without this process: behind the call is a `ret`, to what returns from signal handlers.
static int64_t call(victim *victim, long number, uint64_t a, uint64_t b, uint64_t c, uint64_t d) {
  struct user_regs_struct registers = victim->working;
  registers.rax = (uint64_t)number;
  registers.rdi = a;
  registers.rsi = b;
  registers.rdx = c;
  registers.r10 = d;
  registers.r8 = (uint64_t)-1;
  registers.r9 = 0;
  if (!set_registers(victim, &registers)) return -ESRCH;
  step(victim);
  // Not before: it returns with its own signals.
  uint64_t faults = 1ul << (SIGSEGV - 1) | 1ul << (SIGBUS - 1) | 1ul << (SIGILL - 1) |
                    1ul << (SIGTRAP - 1) | 1ul << (SIGFPE - 1);
  uint64_t all = ~faults | (victim->signals & faults);
  if (ptrace(SET_SIGNALS, victim->thread, 8, &all) != 0) return -ESRCH;
  step(victim);
  if (!run_to_boundary(victim)) return -ESRCH;
  step(victim);
  if (!run_to_boundary(victim) || !get_registers(victim, &registers)) return -ESRCH;
  step(victim);
  return (int64_t)registers.rax;
}

static bool is_error(int64_t result) { return result < 0 && result > -4096; }

static int64_t make_thread(victim *victim, uint64_t base) {
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
  if (get(victim->process, victim->before.fs_base + 0x28, context.guards, 16) != 16) return -EFAULT;
  uint64_t start = base + (uint64_t)(pliant_stub_bare - __start_pliant_stub);
  if (!put(victim, base, __start_pliant_stub,
           (size_t)(__stop_pliant_stub - __start_pliant_stub)) ||
      !put(victim, address, &context, sizeof context) || !put(victim, top, &start, sizeof start))
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
  static victim one;
  victim *victim = &one;
  victim->process = request->process;
  victim->request = request;
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/mem", request->process);
  victim->memory = open(path, O_RDWR | O_CLOEXEC);
  int error = victim->memory < 0 ? errno : choose(victim);
  uint64_t start = now();
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
  outcome->nanoseconds = now() - start;
  outcome->context = (uint64_t)base + CODE_PAGES * PLIANT_ATTACH_PAGE;
  outcome->error = is_error(result) ? (int)-result : 0;
  outcome->failure = !is_error(result)   ? PLIANT_ATTACH_DONE
                     : result == -ESRCH ? PLIANT_ATTACH_ENDED
                                         : PLIANT_ATTACH_SYSTEM_CALL;
}

#endif
