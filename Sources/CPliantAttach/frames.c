// The frame by which an interrupted thread finds its way back.
#if defined(__x86_64__)

#define _GNU_SOURCE
#include <linux/elf.h>
#include <signal.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <ucontext.h>
#include <unistd.h>

#include "victim.h"

enum { RED_ZONE = 128, STATE = 16384 };

/// The signal frame: the kernel writes it onto a thread's stack, and `rt_sigreturn` reads it.
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

typedef union state {
  uint8_t bytes[STATE];
  struct { uint8_t pad[464]; uint64_t features; } known;
  struct { uint8_t pad[464]; state_note note; } reserved;
} state;

bool pliant_victim_put(const pliant_victim *victim, uint64_t address, const void *from,
                       size_t size) {
  return pwrite(victim->memory, from, size, (off_t)address) == (ssize_t)size;
}

bool pliant_victim_set(const pliant_victim *victim, const struct user_regs_struct *registers) {
  struct iovec part = {(void *)registers, sizeof *registers};
  return ptrace(PTRACE_SETREGSET, victim->thread, NT_PRSTATUS, &part) == 0;
}

bool pliant_victim_get(const pliant_victim *victim, struct user_regs_struct *registers) {
  struct iovec part = {registers, sizeof *registers};
  return ptrace(PTRACE_GETREGSET, victim->thread, NT_PRSTATUS, &part) == 0;
}

/// Reads the state of the thread's vectors, as `rt_sigreturn` expects it; returns its size, or 0.
static size_t read_state(const pliant_victim *victim, state *state) {
  struct iovec part = {state, sizeof *state - 8};
  if (ptrace(PTRACE_GETREGSET, victim->thread, NT_X86_XSTATE, &part) != 0 || part.iov_len < 512)
    return 0;
  uint64_t features = state->known.features;
  state->reserved.note = (state_note){.magic = 0x46505853,
                                      .whole_size = (uint32_t)part.iov_len + 4,
                                      .features = features,
                                      .size = (uint32_t)part.iov_len};
  memcpy(state->bytes + part.iov_len, &(uint32_t){0x46505845}, 4);
  return part.iov_len + 4;
}

static void fill(mcontext_t *context, const struct user_regs_struct *registers, long number) {
  // A wait of which the kernel keeps the rest cannot go on after `rt_sigreturn`; it begins anew.
  long long result = (long long)registers->rax;
  bool is_kept = registers->rax == SYS_restart_syscall && number >= 0;
  const long long values[] = {
      [REG_R8] = (long long)registers->r8,   [REG_R9] = (long long)registers->r9,
      [REG_R10] = (long long)registers->r10, [REG_R11] = (long long)registers->r11,
      [REG_R12] = (long long)registers->r12, [REG_R13] = (long long)registers->r13,
      [REG_R14] = (long long)registers->r14, [REG_R15] = (long long)registers->r15,
      [REG_RDI] = (long long)registers->rdi, [REG_RSI] = (long long)registers->rsi,
      [REG_RBP] = (long long)registers->rbp, [REG_RBX] = (long long)registers->rbx,
      [REG_RDX] = (long long)registers->rdx, [REG_RAX] = is_kept ? number : result,
      [REG_RCX] = (long long)registers->rcx, [REG_RSP] = (long long)registers->rsp,
      [REG_RIP] = (long long)registers->rip, [REG_EFL] = (long long)registers->eflags,
      [REG_CSGSFS] = (long long)(registers->cs | registers->gs << 16 | registers->fs << 32 |
                                 registers->ss << 48)};
  memcpy(context->gregs, values, sizeof values);
}

bool pliant_victim_prepare(pliant_victim *victim, long number) {
  static state state;
  size_t size = read_state(victim, &state);
  if (size == 0) return false;
  // Below what the thread uses of its stack, as the kernel would
  uint64_t vectors = (victim->before.rsp - RED_ZONE - size) & ~63ul;
  uint64_t address = ((vectors - sizeof(signal_frame)) & ~15ul) - 8;
  signal_frame frame = {
      .returns_to = victim->request->restore,
      .context = {.flags = 7,                 // vectors, and the segment of the stack
                  .stack_flags = 0xffffffff,  // none, so that the one it has stays
                  .signals = victim->signals}};
  fill(&frame.context.registers, &victim->before, number);
  frame.context.registers.fpregs = (void *)vectors;
  if (!pliant_victim_put(victim, vectors, &state, size)) return false;
  if (!pliant_victim_put(victim, address, &frame, sizeof frame)) return false;
  victim->working = victim->before;
  victim->working.rsp = address;
  victim->working.rip = victim->request->call;
  victim->working.orig_rax = (uint64_t)-1;
  victim->working.eflags &= ~0x500ul;  // direction and single steps
  return true;
}

#endif
