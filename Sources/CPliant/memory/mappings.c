#define _GNU_SOURCE
#include "mappings.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

void *pliant_map_pages(size_t size) {
  void *made = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  return made == MAP_FAILED ? NULL : made;
}

bool pliant_map_code(void *at, size_t size) {
  int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE;
  void *made = mmap(at, size, PROT_READ | PROT_EXEC, flags, -1, 0);
  if (made != at && made != MAP_FAILED) munmap(made, size);  // before Linux 4.17
  return made == at;
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
