#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "CPliantAttach.h"

#if defined(__x86_64__)
void pliant_attach_here(const pliant_attach_request *, pliant_attach_outcome *);
#endif

/// Of the process that attaches: it is not in the group of this one, and takes no signal.
static void attach(const pliant_attach_request *request, pliant_attach_outcome *outcome) {
#if defined(__x86_64__)
  setsid();
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, NULL);
  outcome->failure = PLIANT_ATTACH_ENDED;
  pliant_attach_here(request, outcome);
#elif defined(__aarch64__)
  (void)request;
  *outcome = (pliant_attach_outcome){PLIANT_ATTACH_SYSTEM_CALL, ENOSYS, 0, 0, 0};
#endif
}

void pliant_attach(const pliant_attach_request *request, pliant_attach_outcome *outcome) {
  *outcome = (pliant_attach_outcome){.failure = PLIANT_ATTACH_ENDED};
  pliant_attach_outcome *shared = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE,
                                       MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (shared == MAP_FAILED) {
    outcome->failure = PLIANT_ATTACH_SYSTEM_CALL;
    outcome->error = errno;
    return;
  }
  // SAFETY: the C library makes its allocator usable in the child, which runs nothing but C.
  pid_t child = fork();
  if (child == 0) {
    attach(request, shared);
    _exit(0);
  }
  if (child < 0) {
    shared->failure = PLIANT_ATTACH_SYSTEM_CALL;
    shared->error = errno;
  } else {
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
    // Killed, after which the program goes on by itself.
    if (!WIFEXITED(status)) shared->failure = PLIANT_ATTACH_ENDED;
  }
  *outcome = *shared;
  munmap(shared, sizeof *shared);
}
