#define _GNU_SOURCE
#include "code_patching.h"

#include <dirent.h>
#include <fcntl.h>
#include <linux/membarrier.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "../memory/mappings.h"

// Code is written through a file, as debuggers do, or by mapping another page in its place. Nothing
// that is executable is ever writable.

static _Atomic(uint32_t) ways = UINT32_MAX;

void pliant_allow_patching(uint32_t allowed) { atomic_store(&ways, allowed); }

static bool write_memory(uint8_t *at, const void *bytes, size_t count) {
  // Not kept open: in a child of `fork` it would refer to the parent's memory.
  int file = open("/proc/self/mem", O_RDWR | O_CLOEXEC);
  if (file < 0) return false;
  bool is_written = pwrite(file, bytes, count, (off_t)(uintptr_t)at) == (ssize_t)count;
  close(file);
  return is_written;
}

static bool replace_pages(uint8_t *at, const void *bytes, size_t count) {
  size_t page = (size_t)getpagesize(), offset = (uintptr_t)at & (page - 1);
  size_t size = (offset + count + page - 1) & ~(page - 1);
  uint8_t *pages = malloc(size);
  if (pages == NULL) return false;
  memcpy(pages, at - offset, size);
  memcpy(pages + offset, bytes, count);
  int file = pliant_sealed_file(pages, size);
  free(pages);
  if (file < 0) return false;
  bool is_mapped = mmap(at - offset, size, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_FIXED, file,
                        0) == at - offset;
  close(file);
  return is_mapped;
}

bool pliant_write_code(uint8_t *at, const void *bytes, size_t count) {
  uint32_t allowed = atomic_load(&ways);
  bool is_written = ((allowed & PLIANT_WRITE_MEMORY) != 0 && write_memory(at, bytes, count)) ||
                    ((allowed & PLIANT_REPLACE_PAGES) != 0 && replace_pages(at, bytes, count));
  return is_written && memcmp(at, bytes, count) == 0;
}

bool pliant_replace_code(uint8_t *at, const void *bytes, size_t count) {
  bool is_replaced =
      (atomic_load(&ways) & PLIANT_REPLACE_PAGES) != 0 && replace_pages(at, bytes, count);
  return is_replaced && memcmp(at, bytes, count) == 0;
}

static pliant_blocked_traps find_blocked_traps(const char *thread) {
  enum { TRAP = 1 << (SIGTRAP - 1) };  // SIGILL needs a thread in the middle of the jump
  char path[64] = "/proc/self/task/", text[4096];
  strncat(path, thread, 20);
  strcat(path, "/status");
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return PLIANT_NOT_BLOCKED;  // the thread has ended
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  text[count > 0 ? count : 0] = 0;
  const char *blocked = strstr(text, "\nSigBlk:"), *state = strstr(text, "\nState:\t");
  if (blocked == NULL || (strtoull(blocked + 8, NULL, 16) & TRAP) == 0) return PLIANT_NOT_BLOCKED;
  return state != NULL && state[8] == 'S' ? PLIANT_BLOCKED_ASLEEP : PLIANT_BLOCKED_RUNNING;
}

pliant_blocked_traps pliant_find_blocked_traps(void) {
  pliant_blocked_traps all = PLIANT_NOT_BLOCKED;
  DIR *threads = opendir("/proc/self/task");
  if (threads == NULL) return all;
  char own[16];
  snprintf(own, sizeof own, "%d", pliant_thread_id());
  for (struct dirent *thread; (thread = readdir(threads)) != NULL;) {
    if (thread->d_name[0] == '.' || strcmp(thread->d_name, own) == 0) continue;
    pliant_blocked_traps found = find_blocked_traps(thread->d_name);
    if (found > all) all = found;
  }
  closedir(threads);
  return all;
}

bool pliant_synchronize_code(void) {
  if (syscall(SYS_membarrier, MEMBARRIER_CMD_PRIVATE_EXPEDITED_SYNC_CORE, 0, 0) == 0) return true;
  syscall(SYS_membarrier, MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED_SYNC_CORE, 0, 0);
  return syscall(SYS_membarrier, MEMBARRIER_CMD_PRIVATE_EXPEDITED_SYNC_CORE, 0, 0) == 0;
}
