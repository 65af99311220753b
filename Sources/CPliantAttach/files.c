#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#include "stub.h"

bool pliant_read_process(pid_t process, uint64_t address, void *to, size_t size) {
  struct iovec here = {to, size}, there = {(void *)address, size};
  return process_vm_readv(process, &here, 1, &there, 1, 0) == (ssize_t)size;
}

uint64_t pliant_find_in_process(pid_t process, uint64_t from, uint64_t to, const void *bytes,
                                size_t size) {
  char *copy = malloc(to - from), *found = NULL;
  if (copy != NULL && pliant_read_process(process, from, copy, to - from))
    found = memmem(copy, to - from, bytes, size);
  uint64_t address = found == NULL ? 0 : from + (uint64_t)(found - copy);
  free(copy);
  return address;
}

size_t pliant_find_words(pid_t process, uint64_t from, uint64_t to, uint64_t word,
                         uint64_t *found, size_t most) {
  enum { PART = 1 << 20, ENTRIES = 512 };
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/pagemap", process);
  int pages = open(path, O_RDONLY | O_CLOEXEC);
  // Memory that no list of mappings has yet: a process that reads itself does not find its copies.
  char *part = mmap(NULL, PART, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  uint64_t page = (uint64_t)sysconf(_SC_PAGESIZE), entries[ENTRIES];
  size_t count = 0;
  for (; part != MAP_FAILED && from < to && count < most; from += page * ENTRIES) {
    size_t wanted = (size_t)((to - from + page - 1) / page);
    if (wanted > ENTRIES) wanted = ENTRIES;
    off_t place = (off_t)(from / page * 8);
    bool is_known = pread(pages, entries, wanted * 8, place) == (ssize_t)wanted * 8;
    for (size_t first = 0, end; first < wanted; first = end) {
      // Reading a page that was never written to would give it memory.
      bool is_there = !is_known || entries[first] >> 62 != 0;
      for (end = first + 1; end < wanted && (end - first) * page < PART; end++)
        if (is_there != (!is_known || entries[end] >> 62 != 0)) break;
      size_t size = (end - first) * page;
      uint64_t at = from + first * page;
      if (!is_there || !pliant_read_process(process, at, part, size)) continue;
      for (char *place = part; count < most; place += 8) {
        place = memmem(place, size - (size_t)(place - part), &word, 8);
        if (place == NULL) break;
        if ((uintptr_t)(place - part) % 8 == 0) found[count++] = at + (uint64_t)(place - part);
        else place -= (uintptr_t)(place - part) % 8;
      }
    }
  }
  if (part != MAP_FAILED) munmap(part, PART);
  if (pages >= 0) close(pages);
  return count;
}

int pliant_attach_state(pid_t process, uint64_t context, int *socket) {
  pliant_attach_context copy;
  if (!pliant_read_process(process, context, &copy, sizeof copy)) return -ESRCH;
  *socket = copy.sockets[0];
  return copy.state;
}

int pliant_open_process(pid_t process) {
  int descriptor = (int)syscall(SYS_pidfd_open, process, 0);
  return descriptor < 0 ? -errno : descriptor;
}

int pliant_take_file(pid_t process, int file) {
  int descriptor = pliant_open_process(process);
  if (descriptor < 0) return descriptor;
  int taken = (int)syscall(SYS_pidfd_getfd, descriptor, file, 0);
  int error = errno;
  close(descriptor);
  return taken < 0 ? -error : taken;
}
