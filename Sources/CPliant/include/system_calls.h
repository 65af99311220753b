// The system calls of the file system and of timers, past the C library's functions, which tests
// replace.
#ifndef PLIANT_SYSTEM_CALLS_H
#define PLIANT_SYSTEM_CALLS_H

#include <sys/syscall.h>

enum {
  PLIANT_ACCESS = SYS_faccessat2,
  PLIANT_CHMOD = SYS_fchmodat,
  PLIANT_CHOWN = SYS_fchownat,
  PLIANT_CLOSE = SYS_close,
  PLIANT_COPY_RANGE = SYS_copy_file_range,
  PLIANT_GET_ATTRIBUTE = SYS_lgetxattr,
  PLIANT_GET_TIMER = SYS_timerfd_gettime,
  PLIANT_LINK = SYS_linkat,
  PLIANT_LIST = SYS_getdents64,
  PLIANT_LIST_ATTRIBUTES = SYS_llistxattr,
  PLIANT_MAKE_FOLDER = SYS_mkdirat,
  PLIANT_MAKE_LINK = SYS_symlinkat,
  PLIANT_MAKE_NODE = SYS_mknodat,
  PLIANT_OPEN = SYS_openat,
  PLIANT_READ = SYS_read,
  PLIANT_READ_LINK = SYS_readlinkat,
  PLIANT_REMOVE = SYS_unlinkat,
  PLIANT_REMOVE_ATTRIBUTE = SYS_lremovexattr,
  PLIANT_RENAME = SYS_renameat2,
  PLIANT_SET_ATTRIBUTE = SYS_lsetxattr,
  PLIANT_SET_TIMER = SYS_timerfd_settime,
  PLIANT_SET_TIMES = SYS_utimensat,
  PLIANT_STAT = SYS_newfstatat,
  PLIANT_STAT_DISK = SYS_statfs,
  PLIANT_STAT_EXTENDED = SYS_statx,
  PLIANT_TRUNCATE = SYS_truncate,
  PLIANT_WRITE = SYS_write,
};

/// Calls the kernel; the result is negative, and the number of an error, if it failed.
///
/// `errno` keeps its value.
long pliant_system_call(long number, long a, long b, long c, long d, long e, long f);

#endif
