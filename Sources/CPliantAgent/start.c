#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>

#include "CPliantAgent.h"

int pliant_agent_begin(int socket) { return pliant_agent_serve(socket); }

typedef int (*main_function)(int, char **, char **);
typedef int (*start_function)(main_function, int, char **, void (*)(void), void (*)(void),
                              void (*)(void), void *);

static main_function program;

static int prepared(int count, char **arguments, char **environment) {
  long seconds = -1;
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
