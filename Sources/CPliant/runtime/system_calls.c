#include "system_calls.h"

#include <errno.h>
#include <unistd.h>

long pliant_system_call(long number, long a, long b, long c, long d, long e, long f) {
  int before = errno;
  long result = syscall(number, a, b, c, d, e, f);
  if (result == -1) result = -errno;
  errno = before;
  return result;
}
