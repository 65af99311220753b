// The system's clocks. The C library's `clock_gettime` may be overridden, so the kernel's
// own function is called, which it calls as well.
#include "../include/platform.h"

#define _GNU_SOURCE
#include <elf.h>
#include <errno.h>
#include <link.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "tracing.h"

typedef int (*clock_function)(clockid_t, struct timespec *);

static int ask_kernel(clockid_t clock, struct timespec *time) {
  return (int)syscall(SYS_clock_gettime, clock, time);
}

/// The function in the image that the kernel maps into each process.
static clock_function find_clock(void) {
  const char *image = (const char *)getauxval(AT_SYSINFO_EHDR);
  if (image == NULL) return ask_kernel;
  const ElfW(Ehdr) *header = (const ElfW(Ehdr) *)image;
  const ElfW(Phdr) *parts = (const ElfW(Phdr) *)(image + header->e_phoff);
  const ElfW(Dyn) *dynamic = NULL;
  const char *base = NULL;
  for (int i = 0; i < header->e_phnum; i++) {
    if (parts[i].p_type == PT_DYNAMIC) dynamic = (const void *)(image + parts[i].p_offset);
    if (parts[i].p_type == PT_LOAD && base == NULL)
      base = image + parts[i].p_offset - parts[i].p_vaddr;
  }
  const ElfW(Sym) *symbols = NULL;
  const char *names = NULL;
  for (; dynamic != NULL && dynamic->d_tag != DT_NULL; dynamic++) {
    if (dynamic->d_tag == DT_SYMTAB) symbols = (const void *)(base + dynamic->d_un.d_ptr);
    if (dynamic->d_tag == DT_STRTAB) names = base + dynamic->d_un.d_ptr;
  }
  if (symbols == NULL || names == NULL) return ask_kernel;
  // The names follow the symbols.
  for (const ElfW(Sym) *at = symbols; (const char *)(at + 1) <= names; at++) {
    const char *name = names + at->st_name;
    if (at->st_shndx != 0 && (strcmp(name, "__vdso_clock_gettime") == 0 ||
                              strcmp(name, "__kernel_clock_gettime") == 0))
      return (clock_function)(base + at->st_value);
  }
  return ask_kernel;
}

static uint64_t read_clock(clockid_t which) {
  static _Atomic(clock_function) known;
  clock_function clock = atomic_load_explicit(&known, memory_order_relaxed);
  if (__builtin_expect(clock == NULL, 0)) atomic_store(&known, clock = find_clock());
  struct timespec time;
  clock(which, &time);
  return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}

uint64_t pliant_trace_now(void) { return read_clock(CLOCK_MONOTONIC); }
uint64_t pliant_wall_time(void) { return read_clock(CLOCK_REALTIME); }

void pliant_trace_sleep(uint64_t nanoseconds) {
  struct timespec time = {(time_t)(nanoseconds / 1000000000), (long)(nanoseconds % 1000000000)};
  // A signal interrupts it, and it says what is left.
  while (syscall(SYS_nanosleep, &time, &time) != 0 && errno == EINTR) continue;
}

void pliant_trace_pause(uint32_t milliseconds) {
  pliant_trace_sleep((uint64_t)milliseconds * 1000000);
}
