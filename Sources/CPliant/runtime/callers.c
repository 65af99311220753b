// The callers that install a layer: the return addresses of the functions that are running.
#define _GNU_SOURCE
#include <pthread.h>

#include "CPliant.h"

/// Reads where the thread's stack is, once; it stays empty if the system does not say.
static __attribute__((noinline)) void find_stack(pliant_thread *thread) {
  pthread_attr_t attributes;
  void *start;
  size_t size;
  thread->knows_stack = true;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return;
  if (pthread_attr_getstack(&attributes, &start, &size) == 0) {
    thread->stack[0] = (uintptr_t)start;
    thread->stack[1] = (uintptr_t)start + size;
  }
  pthread_attr_destroy(&attributes);
}

// All between this frame and the stack's end is mapped, and each frame is above the one before. So
// a function that was compiled without a frame pointer ends the walk, or only hides its caller.
__attribute__((noinline)) pliant_callers pliant_callers_now(void) {
  pliant_callers callers = {{0}};
  pliant_thread *thread = pliant_thread_get();
  if (__builtin_expect(!thread->knows_stack, 0)) find_stack(thread);
  const uintptr_t *frame = (const uintptr_t *)__builtin_frame_address(0);
  if ((uintptr_t)frame < thread->stack[0]) return callers;  // a coroutine's or a handler's stack
  for (int i = -1; i < PLIANT_CALLERS; i++) {
    if ((uintptr_t)frame % sizeof *frame != 0 || (uintptr_t)frame >= thread->stack[1] ||
        thread->stack[1] - (uintptr_t)frame < 2 * sizeof *frame)
      break;
    uintptr_t next = frame[0];
    uintptr_t address = frame[1];
#if defined(__aarch64__)
    address &= ((uintptr_t)1 << 48) - 1;  // it may be signed
#endif
    if (i >= 0) callers.addresses[i] = address;  // the first is in the function that asks
    if (next <= (uintptr_t)frame) break;
    frame = (const uintptr_t *)next;
  }
  return callers;
}
