// A library to load: it allocates, has a variable of each thread, and answers by its socket.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static __thread char text[64];
static void *kept;

__attribute__((constructor)) static void start(void) { kept = malloc(1000); }
__attribute__((destructor)) static void end(void) { free(kept); }

int hello(int socket) {
  snprintf(text, sizeof text, "hello from %d", getpid());
  write(socket, text, strlen(text));
  return 0;  // it is not kept
}
