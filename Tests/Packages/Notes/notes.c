#include "notes.h"

#include <stdbool.h>
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

const char *joint_bend(const char *symbol, long *calls);
const char *note_joint(long index, const char *symbol) { return joint_bend(symbol, &calls[index]); }

static void finish(void) {
  for (long index = 0; index < MOST; index++)
    if (calls[index] != 0) fprintf(file, "called %ld %ld\n", index, calls[index]);
  fclose(file);
  file = NULL;
}

extern void packages_wrap(bool is_kept);

// Before anything of the program runs; with PACKAGES_REMOVED all is removed again at once.
__attribute__((constructor)) static void start(void) {
  const char *path = getenv("PACKAGES_NOTES");
  if (path == NULL) return;
  file = fopen(path, "w");
  if (file == NULL) return;
  packages_wrap(getenv("PACKAGES_REMOVED") == NULL);
  note_line("wrapped");
  atexit(finish);
}
