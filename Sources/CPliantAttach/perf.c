// Samples of a thread's registers and stack, which the kernel takes while it runs.
#define _GNU_SOURCE
#include <errno.h>
#include <linux/perf_event.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "CPliantAttach.h"

enum { RING_PAGES = 16, STACK = 8192, MOST_BYTES = STACK + 256 };

static size_t ring_size(void) { return RING_PAGES * (size_t)sysconf(_SC_PAGESIZE); }

int pliant_sampler_open(pid_t thread, unsigned frequency, pliant_sampler *sampler) {
  if (thread == gettid()) return EDEADLK;
#if defined(__x86_64__)
  uint64_t registers = 1 << 6 | 1 << 7 | 1 << 8 | 1 << 22;  // rbp, rsp, rip, r14
#elif defined(__aarch64__)
  uint64_t registers = 1ull << 22 | 1ull << 29 | 1ull << 31 | 1ull << 32;  // x22, x29, sp, pc
#endif
  struct perf_event_attr wanted = {.type = PERF_TYPE_SOFTWARE,
                                   .size = sizeof wanted,
                                   .config = PERF_COUNT_SW_CPU_CLOCK,
                                   .freq = 1,
                                   .sample_freq = frequency,
                                   .sample_type = PERF_SAMPLE_REGS_USER | PERF_SAMPLE_STACK_USER,
                                   .sample_regs_user = registers,
                                   .sample_stack_user = STACK,
                                   .exclude_kernel = 1,
                                   .wakeup_events = 1};
  sampler->file = (int)syscall(SYS_perf_event_open, &wanted, thread, -1, -1, PERF_FLAG_FD_CLOEXEC);
  if (sampler->file < 0) return errno;
  size_t size = ring_size() + (size_t)sysconf(_SC_PAGESIZE);
  sampler->ring = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, sampler->file, 0);
  if (sampler->ring != MAP_FAILED && (sampler->copy = malloc(MOST_BYTES)) != NULL) return 0;
  int error = errno;
  if (sampler->ring != MAP_FAILED) munmap(sampler->ring, size);
  close(sampler->file);
  return error;
}

void pliant_sampler_close(const pliant_sampler *sampler) {
  munmap(sampler->ring, ring_size() + (size_t)sysconf(_SC_PAGESIZE));
  close(sampler->file);
  free(sampler->copy);
}

bool pliant_sampler_next(const pliant_sampler *sampler, pliant_sample *sample) {
  struct perf_event_mmap_page *page = sampler->ring;
  const char *ring = (const char *)page + page->data_offset;
  size_t size = ring_size();
  // Both count on; the kernel writes the head, and this the tail.
  uint64_t head = __atomic_load_n(&page->data_head, __ATOMIC_ACQUIRE), tail = page->data_tail;
  bool is_found = false;
  while (!is_found && tail < head) {
    char *copy = sampler->copy;
    struct perf_event_header header;
    for (size_t i = 0; i < sizeof header; i++)
      ((char *)&header)[i] = ring[(tail + i) % size];
    size_t count = header.size < MOST_BYTES ? header.size : MOST_BYTES;
    size_t first = size - tail % size < count ? size - tail % size : count;
    memcpy(copy, ring + tail % size, first);
    memcpy(copy + first, ring, count - first);
    tail += header.size;
    const uint64_t *words = (const uint64_t *)(copy + sizeof header);
    // An interface of 0 means that there were no registers, for the thread was ending.
    if (header.type != PERF_RECORD_SAMPLE || words[0] == 0) continue;
    uint64_t stored = words[5];
    if (stored > STACK) continue;
#if defined(__x86_64__)
    sample->at = (pliant_held){words[3], words[2], words[1], words[4], 0, 0};
#elif defined(__aarch64__)
    sample->at = (pliant_held){words[4], words[3], words[2], words[1], 0, 0};
#endif
    sample->size = stored == 0 ? 0 : (size_t)words[6 + stored / 8];
    if (sample->size > stored) sample->size = 0;
    sample->stack = (const uint8_t *)(words + 6);
    is_found = true;
  }
  __atomic_store_n(&page->data_tail, tail, __ATOMIC_RELEASE);
  return is_found;
}
