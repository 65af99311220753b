// Programs that cannot be attached to, or that are special: `odd KIND`. Each prints a number first.
#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <unistd.h>

static void *waits(void *unused) {
  printf("%ld\n", syscall(SYS_gettid));
  fflush(stdout);
  for (;;) pause();
  return unused;
}

int main(int count, char **arguments) {
  const char *kind = count > 1 ? arguments[1] : "";
  int number = getpid();
  if (strcmp(kind, "protected") == 0) prctl(PR_SET_DUMPABLE, 0);
  if (strcmp(kind, "confined") == 0) {
    struct sock_filter allow[] = {{BPF_RET | BPF_K, 0, 0, SECCOMP_RET_ALLOW}};
    struct sock_fprog filter = {1, allow};
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) != 0) return 1;
  }
  if (strcmp(kind, "ended") == 0 && (number = fork()) == 0) _exit(0);
  if (strcmp(kind, "traced") == 0 && (number = fork()) != 0 &&
      ptrace(PTRACE_SEIZE, number, 0, 0) != 0)
    return 1;
  if (number == 0) for (;;) pause();
  if (strcmp(kind, "thread") == 0) {
    pthread_t thread;
    return pthread_create(&thread, NULL, waits, NULL) || pthread_join(thread, NULL);
  }
  printf("%d\n", number);
  fflush(stdout);
  for (;;) pause();
}
