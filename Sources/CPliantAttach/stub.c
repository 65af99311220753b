#if defined(__x86_64__)

#include "stub.h"

#include <asm/prctl.h>
#include <dlfcn.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>

// It refers to nothing but its context, and keeps nothing in thread-local storage.
#define STUB                                                                              \
  __attribute__((section("pliant_stub"), noinline, used, visibility("hidden"),            \
                 no_stack_protector, disable_sanitizer_instrumentation,                   \
                 no_profile_instrument_function))
#define INLINE static inline __attribute__((always_inline))

INLINE long call(long number, long a, long b, long c, long d, long e, long f) {
  register long r10 __asm__("r10") = d, r8 __asm__("r8") = e, r9 __asm__("r9") = f;
  long result;
  __asm__ volatile("syscall"
                   : "=a"(result)
                   : "a"(number), "D"(a), "S"(b), "d"(c), "r"(r10), "r"(r8), "r"(r9)
                   : "rcx", "r11", "memory");
  return result;
}

__asm__(".pushsection pliant_stub,\"ax\",@progbits\n"
        // Where `clone` returns to on the new stack, with the context in a register
        ".globl pliant_stub_bare, pliant_stub_load\n"
        "pliant_stub_bare: xor %ebp, %ebp\n"
        "  mov %r12, %rdi\n"
        "  jmp pliant_stub_make_thread\n"
        // The beginning of the usual thread. `munmap` removes this, and returns to the library.
        "pliant_stub_load: push %rdi\n"
        "  call pliant_stub_run\n"
        "  pop %rax\n"
        "  mov 0(%rax), %rdi\n"
        "  mov 8(%rax), %rsi\n"
        "  mov 64(%rax), %rax\n"
        "  jmp *%rax\n"
        ".popsection\n");
_Static_assert(offsetof(pliant_attach_context, functions.unmap) == 64, "read at 64");

// Volatile, or the optimizer makes it a call of `strlen`, which is not there.
INLINE long length(const volatile char *text) {
  long count = 0;
  while (text[count] != 0) count++;
  return count;
}

INLINE void send_message(int socket, char kind, const char *text) {
  call(SYS_sendto, socket, (long)&kind, 1, MSG_NOSIGNAL, 0, 0);
  if (text != NULL) call(SYS_sendto, socket, (long)text, length(text), MSG_NOSIGNAL, 0, 0);
}

/// Loads the library, and calls its function with a socket; returns whether that keeps the socket.
INLINE int load(pliant_attach_context *context, int socket) {
  void *(*open)(const char *, int) = (void *)context->functions.open;
  void *(*symbol)(void *, const char *) = (void *)context->functions.symbol;
  char *(*error)(void) = (void *)context->functions.error;
  void *library = open(context->path, RTLD_NOW | RTLD_LOCAL);
  int (*entry)(int) = library == NULL ? NULL : symbol(library, context->entry);
  if (entry == NULL) {
    send_message(socket, 'e', error());
    return 0;
  }
  send_message(socket, 'l', NULL);
  return entry(socket);
}

/// The body of the new thread, which the program's C library created.
STUB void pliant_stub_run(pliant_attach_context *context) {
  unsigned long (*self)(void) = (void *)context->functions.self;
  int (*detach)(unsigned long) = (void *)context->functions.detach;
  detach(self());
  long made = call(SYS_socketpair, AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0,
                   (long)context->sockets, 0, 0);
  __atomic_store_n(&context->state, made == 0 ? 1 : (int32_t)made, __ATOMIC_RELEASE);
  if (made == 0) {
    int here = context->sockets[1], keeps = 0;
    struct pollfd ready;
    ready.fd = here;
    ready.events = POLLIN;
    char go = 0;
    // Whoever attaches takes the other one, unless it has ended.
    if (call(SYS_poll, (long)&ready, 1, 5000, 0, 0, 0) == 1)
      call(SYS_read, here, (long)&go, 1, 0, 0, 0);
    call(SYS_close, context->sockets[0], 0, 0, 0, 0, 0);
    if (go == 'g') keeps = load(context, here);
    if (!keeps) call(SYS_close, here, 0, 0, 0, 0, 0);
  }
  // The bare thread's stack lies in this mapping.
  while (__atomic_load_n(&context->bare, __ATOMIC_ACQUIRE) != 0)
    call(SYS_sched_yield, 0, 0, 0, 0, 0, 0);
}

/// The body of the cloned thread, which the C library does not know. It gets thread-local storage
/// of its own, so that it waits for a lock that another thread holds.
STUB void pliant_stub_make_thread(pliant_attach_context *context) {
  void (*tls_size)(size_t *, size_t *) = (void *)context->functions.tls_size;
  void *(*prepare_tls)(void *, _Bool) = (void *)context->functions.prepare_tls;
  void (*prepare_ctype)(void) = (void *)context->functions.prepare_ctype;
  int (*create)(uint64_t *, void *, void *, void *) = (void *)context->functions.create;
  size_t size = 0, alignment = 0;
  tls_size(&size, &alignment);
  // Variables, the thread's record, and the table of those of libraries that were loaded late
  size_t slots = 4096, record = 8192, table = (slots + 2) * 16;
  size = (size + PLIANT_ATTACH_PAGE - 1) & ~(PLIANT_ATTACH_PAGE - 1);
  long area = call(SYS_mmap, 0, (long)(size + record + table), PROT_READ | PROT_WRITE,
                   MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (area < 0 && area > -4096) {
    __atomic_store_n(&context->state, (int32_t)area, __ATOMIC_RELEASE);
    for (;;) call(SYS_exit, 0, 0, 0, 0, 0, 0);
  }
  uint64_t *head = (uint64_t *)(area + (long)size);
  uint64_t *entries = (uint64_t *)((char *)head + record);
  entries[0] = slots;
  head[0] = head[2] = (uint64_t)head;
  head[1] = (uint64_t)(entries + 2);
  head[5] = context->guards[0];
  head[6] = context->guards[1];
  *(int32_t *)((char *)head + context->id_offset) = (int32_t)call(SYS_gettid, 0, 0, 0, 0, 0, 0);
  call(SYS_arch_prctl, ARCH_SET_FS, (long)head, 0, 0, 0, 0);
  prepare_tls(head, 1);
  prepare_ctype();
  int error = create(&context->thread, NULL, (void *)context->load, context);
  if (error != 0) __atomic_store_n(&context->state, -error, __ATOMIC_RELEASE);
  call(SYS_munmap, area, (long)(size + record + table), 0, 0, 0, 0);
  for (;;) call(SYS_exit, 0, 0, 0, 0, 0, 0);
}

#endif
