#include "notes.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 1 << 16 };
static long calls[MOST];
static FILE *file;

void note_call(long index) { __atomic_fetch_add(&calls[index], 1, __ATOMIC_RELAXED); }
void note_line(const char *line) {
  if (file != NULL) fprintf(file, "%s\n", line), fflush(file);
}

const char *hook_override(const char *symbol, long *calls);
const char *note_hook(long index, const char *symbol) { return hook_override(symbol, &calls[index]); }

void note_calls(const char *what) {
  for (long index = 0; index < MOST; index++) {
    long count = __atomic_exchange_n(&calls[index], 0, __ATOMIC_RELAXED);
    if (count != 0) fprintf(file, "%s %ld %ld\n", what, index, count);
  }
}

static void finish(void) {
  note_calls("called");
  fclose(file);
  file = NULL;
}

extern void packages_wrap(void), packages_wrap_once(void);

// Runs before the program; with PACKAGES_REMOVED everything is called and removed at once.
__attribute__((constructor)) static void start(void) {
  const char *path = getenv("PACKAGES_NOTES");
  if (path == NULL) return;
  file = fopen(path, "w");
  if (file == NULL) return;
  if (getenv("PACKAGES_REMOVED") == NULL) packages_wrap();
  else packages_wrap_once();
  note_line("wrapped");
  atexit(finish);
}
