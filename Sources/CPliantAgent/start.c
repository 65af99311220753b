#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <unistd.h>

#include "CPliantAgent.h"

typedef int (*main_function)(int, char **, char **);
typedef int (*start_function)(main_function, int, char **, void (*)(void), void (*)(void),
                              void (*)(void), void *);

static main_function program;

static int prepared(int count, char **arguments, char **environment) {
  long seconds = -1;
  pliant_agent_catch_crashes();
  int status = pliant_agent_preloaded(&seconds);
  if (status != 0) return status;
  if (seconds >= 0) pliant_agent_watch(seconds);
  return program(count, arguments, environment);
}

/// The C library's function that calls `main`; the loader takes this one of a preloaded library.
int __libc_start_main(main_function main, int count, char **arguments, void (*init)(void),
                      void (*fini)(void), void (*loader_fini)(void), void *stack) {
  start_function next = (start_function)dlsym(RTLD_NEXT, "__libc_start_main");
  program = main;
  main_function first = getenv("PLIANT_AGENT") == NULL ? main : prepared;
  return next(first, count, arguments, init, fini, loader_fini, stack);
}

// The functions that end a program without its end: the loader takes these of a preloaded library.

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define LEAVE(name, parameters, arguments) \
  int name parameters { return pliant_agent_leave(), NEXT(name) arguments; }
LEAVE(execve, (const char *path, char *const words[], char *const environment[]),
      (path, words, environment))
LEAVE(execv, (const char *path, char *const words[]), (path, words))
LEAVE(execvp, (const char *file, char *const words[]), (file, words))

void _exit(int status) {
  pliant_agent_leave();
  for (;;) NEXT(_exit)(status);
}
