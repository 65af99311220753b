// A thread of another process that is made to do something, and goes on as it was.
#ifndef PLIANT_ATTACH_VICTIM_H
#define PLIANT_ATTACH_VICTIM_H

#include <stdbool.h>
#include <sys/ptrace.h>
#include <sys/user.h>

#include "stub.h"

#pragma GCC visibility push(hidden)

#define PLIANT_EVENT_STOP 128      // PTRACE_EVENT_STOP
#define PLIANT_GET_SIGNALS 0x420a  // PTRACE_GETSIGMASK
#define PLIANT_SET_SIGNALS 0x420b  // PTRACE_SETSIGMASK
#define PLIANT_GET_RSEQ 0x420f     // PTRACE_GET_RSEQ_CONFIGURATION

typedef struct pliant_victim {
  pid_t process, thread;
  int memory;
  struct user_regs_struct before;   // as it is to go on
  struct user_regs_struct working;  // with the stack at the signal frame
  uint64_t signals;
  const pliant_attach_request *request;
  int steps;
} pliant_victim;

// MARK: threads.c

/// Stops a thread that can be interrupted where it is; returns the number of an error, or 0.
int pliant_choose_victim(pliant_victim *victim);

/// Waits for a stop of the thread: 0 if none comes, -1 if it has ended, else its status.
int pliant_wait_for_stop(pid_t thread, uint64_t nanoseconds);

uint64_t pliant_attach_now(void);

// MARK: frames.c

bool pliant_victim_set(const pliant_victim *victim, const struct user_regs_struct *registers);
bool pliant_victim_get(const pliant_victim *victim, struct user_regs_struct *registers);
/// Writes, also to pages that the program itself may not write.
bool pliant_victim_put(const pliant_victim *victim, uint64_t address, const void *from,
                       size_t size);

/// Writes a frame below the thread's stack, by which it returns to where it was, and prepares the
/// registers with which it makes system calls. `number` is the call that it was in, or negative.
bool pliant_victim_prepare(pliant_victim *victim, long number);

#pragma GCC visibility pop

#endif
