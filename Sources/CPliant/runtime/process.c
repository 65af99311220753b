#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "../memory/thread_records.h"

void pliant_no_memory(void) {
  static const char message[] = "Pliant: no memory is left\n";
  syscall(__NR_write, STDERR_FILENO, message, sizeof message - 1);
  abort();
}

// Initial-exec, because other models allocate, which a signal handler must not do.
#define OF_THREAD static __thread __attribute__((tls_model("initial-exec")))
OF_THREAD int32_t own_id;  // 0 until asked
OF_THREAD int8_t is_main;  // 0 until asked

void pliant_forget_thread_id(void) { own_id = is_main = 0; }

int32_t pliant_thread_id(void) {
  if (own_id == 0) own_id = (int32_t)syscall(__NR_gettid);
  return own_id;
}

bool pliant_is_main_thread(void) {
  if (is_main == 0) is_main = pliant_thread_id() == syscall(__NR_getpid) ? 1 : -1;
  return is_main == 1;
}

int32_t *pliant_log_depth(void) {
  static __thread int32_t depth;
  return &depth;
}
