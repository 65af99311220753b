#define _GNU_SOURCE
#include <errno.h>
#include <stdlib.h>
#include <string.h>
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
