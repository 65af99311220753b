#include "platform.h"

#define _GNU_SOURCE
#include "mappings.h"

#include <errno.h>
#include <fcntl.h>
#include <gnu/libc-version.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "../include/images.h"
#include "../processors/processor.h"
#include "thread_records.h"

// There is a Leak Sanitizer if there is this function.
extern void __lsan_register_root_region(const void *start, size_t size) __attribute__((weak));

void pliant_note_roots(const void *start, size_t size) {
  if (__lsan_register_root_region != NULL) __lsan_register_root_region(start, size);
}

// Jumps reach two gigabytes. What need not be within reach of code is mapped far from it, since
// the stacks of many threads fill what is.
void *pliant_map_pages(size_t size) {
  static _Atomic(uintptr_t) next = (uintptr_t)1 << 45;
  uintptr_t page = (uintptr_t)getpagesize();
  void *far = (void *)atomic_fetch_add(&next, (size + page - 1) & -page);
  void *made = mmap(far, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (made == MAP_FAILED) return NULL;
  pliant_note_roots(made, size);
  return made;
}

bool pliant_map_code(void *at, size_t size) {
  int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE;
  void *made = mmap(at, size, PROT_READ | PROT_EXEC, flags, -1, 0);
  if (made != at && made != MAP_FAILED) munmap(made, size);  // before Linux 4.17
  return made == at;
}

/// Where the next file is mapped if that is free: above the dynamic linker, and so above images.
static _Atomic(uintptr_t) next_file;

/// Where the next file of a size is mapped; NULL if the main thread's stack may need what is there.
static void *place_for_file(size_t size) {
  enum { DISTANCE = 1 << 26 };
  uintptr_t linker = getauxval(AT_BASE), stack = getauxval(AT_RANDOM), unset = 0;
  struct rlimit limit;
  if (linker == 0 || getrlimit(RLIMIT_STACK, &limit) != 0 || limit.rlim_cur >= stack) return NULL;
  atomic_compare_exchange_strong(&next_file, &unset, linker + DISTANCE);
  uintptr_t place = atomic_fetch_add(&next_file, size);
  return place + size + DISTANCE < stack - limit.rlim_cur ? (void *)place : NULL;
}

const void *pliant_map_file(int file, size_t size) {
  enum { ATTEMPTS = 256, STEP = 1 << 24 };
  size_t page = (size_t)getpagesize(), whole = (size + page - 1) & ~(page - 1);
  for (int i = 0;; i++, atomic_fetch_add(&next_file, STEP)) {  // past what is large
    void *place = i < ATTEMPTS ? place_for_file(whole) : NULL;
    void *made = mmap(place, size, PROT_READ, MAP_PRIVATE, file, 0);
    if (made == MAP_FAILED) return NULL;
    if (place == NULL || made == place) return made;
    munmap(made, size);
  }
}

void pliant_unmap_file(const void *start, size_t size) {
  munmap((void *)start, size);
  uintptr_t place = (uintptr_t)start, next = atomic_load(&next_file);
  if (place > getauxval(AT_BASE) && place < next)
    atomic_compare_exchange_strong(&next_file, &next, place);
}

int pliant_sealed_file(const void *bytes, size_t count) {
  enum { CLOSE_ON_EXEC = 1, ALLOW_SEALING = 2, EXECUTABLE = 0x10 };
  enum { SEALS = F_SEAL_SEAL | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE };
  int file = (int)syscall(SYS_memfd_create, "pliant", CLOSE_ON_EXEC | ALLOW_SEALING | EXECUTABLE);
  if (file < 0 && errno == EINVAL)  // before Linux 6.3
    file = (int)syscall(SYS_memfd_create, "pliant", CLOSE_ON_EXEC | ALLOW_SEALING);
  if (file < 0) return -1;
  if (pwrite(file, bytes, count, 0) == (ssize_t)count && fcntl(file, F_ADD_SEALS, SEALS) == 0)
    return file;
  close(file);
  return -1;
}

// MARK: The stack that a thread started on

static uintptr_t thread_pointer(void) {
  uintptr_t pointer;
  PLIANT_READ_THREAD_POINTER(pointer);
  return pointer;
}

static uintptr_t hexadecimal(const char **at) {
  uintptr_t number = 0;
  for (; (**at >= '0' && **at <= '9') || (**at >= 'a' && **at <= 'f'); ++*at)
    number = number << 4 | (uintptr_t)(**at <= '9' ? **at - '0' : **at - 'a' + 10);
  return number;
}

/// Reads a line of `/proc/self/maps`. Returns whether it is the stack that the thread started on,
/// and sets where that begins and ends.
///
/// The stack of a thread begins after a guard region, which has no mapping in newer C libraries,
/// and ends at the address in the thread pointer.
static bool is_own_stack(const char *line, uintptr_t here, uintptr_t *guard, uintptr_t stack[2]) {
  const char *at = line;
  stack[0] = hexadecimal(&at);
  stack[1] = hexadecimal((at++, &at));
  bool is_guard = memcmp(at, " ---", 4) == 0, has_guard = *guard == stack[0];
  *guard = is_guard ? stack[1] : 0;
  if (here < stack[0] || here >= stack[1]) return false;
  if (strstr(line, "[stack]") != NULL) return true;
  uintptr_t pointer = thread_pointer();
  if (!has_guard || pointer < here || pointer >= stack[1] ||
      strverscmp(gnu_get_libc_version(), "2.42") >= 0)
    return false;
  stack[1] = pointer;
  return true;
}

bool pliant_is_on_own_stack(pliant_thread *thread) {
  uintptr_t here = (uintptr_t)__builtin_frame_address(0), guard = 0;
  stack_t signals;
  if (syscall(__NR_sigaltstack, NULL, &signals) != 0 || (signals.ss_flags & SS_ONSTACK) != 0)
    return false;
  if (here >= thread->own_stack[0] && here < thread->own_stack[1]) return true;
  long file = syscall(__NR_openat, AT_FDCWD, "/proc/self/maps", O_RDONLY | O_CLOEXEC), count;
  if (file < 0) return false;
  bool is_found = false;
  char line[128], text[1024];
  size_t length = 0;
  while (!is_found && (count = syscall(__NR_read, file, text, sizeof text)) > 0)
    for (long i = 0; i < count && !is_found; i++) {
      if (text[i] != '\n') {
        if (length + 1 < sizeof line) line[length++] = text[i];
        continue;
      }
      line[length] = 0;
      length = 0;
      uintptr_t stack[2];
      if (!(is_found = is_own_stack(line, here, &guard, stack))) continue;
      thread->own_stack[0] = stack[0];
      thread->own_stack[1] = stack[1];
    }
  syscall(__NR_close, file);
  return is_found;
}
