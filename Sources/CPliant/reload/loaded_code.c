#include <pthread.h>
#include <stdlib.h>

#include "../hooks/code_patching.h"
#include "../hooks/decode.h"

bool pliant_find_displacements(const uint8_t *code, size_t size, uint8_t *behind) {
#if defined(__x86_64__)
  for (size_t at = 0; at < size;) {
    pliant_instruction next = pliant_decode(code + at, size - at);
    if (next.kind == PLIANT_UNKNOWN || next.length == 0 || next.length > size - at) return false;
    bool is_branch =
        next.kind == PLIANT_CALL || next.kind == PLIANT_JUMP || next.kind == PLIANT_BRANCH;
    if (next.displacement != 0)
      behind[at + next.displacement] = (uint8_t)(1 + next.length - next.displacement - 4);
    else if (is_branch && next.length >= 5) behind[at + next.length - 4] = 1;
    at += next.length;
  }
  return true;
#elif defined(__aarch64__)
  (void)code, (void)size, (void)behind;
  return false;  // relocations say all
#else
#error "Pliant does not know this processor."
#endif
}

void pliant_show_code(const void *code, size_t size) {
  __builtin___clear_cache((char *)code, (char *)code + size);
  pliant_synchronize_code();
}

const void *pliant_own_runtime(void) { return (const void *)swift_release; }

extern void __register_frame(void *);
void pliant_register_frames(const void *frames) { __register_frame((void *)frames); }

// MARK: The interface of debuggers for code that was made at run time (gdb's manual, "JIT
// Interface"). A program may have another copy, of LLVM's: one of them is used.

typedef struct jit_entry {
  struct jit_entry *next, *previous;
  const void *object;
  uint64_t size;
} jit_entry;

__attribute__((weak)) struct jit_descriptor {
  uint32_t version, action;
  jit_entry *relevant, *first;
} __jit_debug_descriptor = {1, 0, NULL, NULL};

__attribute__((weak, noinline)) void __jit_debug_register_code(void) {
  __asm__ volatile("" ::: "memory");
}

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

void pliant_notify_debugger(const void *object, size_t size) {
  enum { REGISTERED = 1 };
  jit_entry *entry = calloc(1, sizeof *entry);
  if (entry == NULL) return;
  pthread_mutex_lock(&lock);
  *entry = (jit_entry){__jit_debug_descriptor.first, NULL, object, size};
  if (entry->next != NULL) entry->next->previous = entry;
  __jit_debug_descriptor.first = __jit_debug_descriptor.relevant = entry;
  __jit_debug_descriptor.action = REGISTERED;
  __jit_debug_register_code();
  pthread_mutex_unlock(&lock);
}
