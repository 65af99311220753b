// Runs a program with less than it is used to: `confine RIGHT… -- PROGRAM ARGUMENT…`.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/shm.h>
#include <sys/syscall.h>
#include <unistd.h>

static void must(long result, const char *what) {
  if (result >= 0) return;
  perror(what);
  exit(125);
}

// MARK: System calls that are refused

static void filter(const struct sock_filter *code, size_t count) {
  struct sock_fprog program = {(unsigned short)count, (struct sock_filter *)code};
  must(prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0), "no-new-privs");
  must(prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program), "seccomp");
}

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define RETURN(value) BPF_STMT(BPF_RET | BPF_K, value)
enum { REFUSED = SECCOMP_RET_ERRNO | EPERM };

static void refuse(const int *calls, size_t count) {
  struct sock_filter code[2 * 64 + 2] = {LOAD(nr)};
  size_t at = 1;
  for (size_t i = 0; i < count; i++) {
    code[at++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, calls[i], 0, 1);
    code[at++] = (struct sock_filter)RETURN(REFUSED);
  }
  code[at++] = (struct sock_filter)RETURN(SECCOMP_RET_ALLOW);
  filter(code, at);
}

/// What Docker's default profile leaves out of its list, as far as a program could call it.
static void docker(void) {
  static const int calls[] = {
      SYS_acct, SYS_add_key, SYS_bpf, SYS_clock_adjtime, SYS_clock_settime, SYS_delete_module,
      SYS_finit_module, SYS_fsopen, SYS_init_module, SYS_io_uring_enter, SYS_io_uring_register,
      SYS_io_uring_setup, SYS_kcmp, SYS_kexec_load, SYS_keyctl, SYS_lookup_dcookie, SYS_mbind,
      SYS_mount, SYS_move_pages, SYS_open_by_handle_at, SYS_perf_event_open, SYS_personality,
      SYS_pivot_root, SYS_process_vm_readv, SYS_process_vm_writev, SYS_ptrace, SYS_quotactl,
      SYS_reboot, SYS_request_key, SYS_set_mempolicy, SYS_setns, SYS_settimeofday, SYS_swapoff,
      SYS_swapon, SYS_syslog, SYS_umount2, SYS_unshare, SYS_userfaultfd, SYS_vhangup,
  };
  refuse(calls, sizeof calls / sizeof *calls);
}

/// systemd's MemoryDenyWriteExecute, before the kernel had it (`src/shared/seccomp-util.c`).
static void systemd(void) {
#define REFUSE_BITS(call, argument, bits)                                          \
  LOAD(nr), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, call, 0, 4), LOAD(args[argument]), \
      BPF_STMT(BPF_ALU | BPF_AND | BPF_K, bits),                                   \
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, bits, 0, 1), RETURN(REFUSED)
  static const struct sock_filter code[] = {
      REFUSE_BITS(SYS_mmap, 2, PROT_WRITE | PROT_EXEC),
      REFUSE_BITS(SYS_mprotect, 2, PROT_EXEC),
      REFUSE_BITS(SYS_pkey_mprotect, 2, PROT_EXEC),
      REFUSE_BITS(SYS_shmat, 2, SHM_EXEC),
      RETURN(SECCOMP_RET_ALLOW),
  };
  filter(code, sizeof code / sizeof *code);
}

// MARK: Rights

/// Files of the process itself can be read, and not written.
static void refuse_process_memory(void) {
  struct landlock_ruleset_attr attributes = {.handled_access_fs = LANDLOCK_ACCESS_FS_WRITE_FILE};
  int rules = (int)syscall(SYS_landlock_create_ruleset, &attributes, sizeof attributes, 0);
  must(rules, "landlock");
  static const char *const writable[] = {"/dev", "/tmp"};
  for (size_t i = 0; i < sizeof writable / sizeof *writable; i++) {
    int file = open(writable[i], O_PATH | O_CLOEXEC);
    struct landlock_path_beneath_attr path = {LANDLOCK_ACCESS_FS_WRITE_FILE, file};
    must(syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &path, 0), writable[i]);
  }
  must(prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0), "no-new-privs");
  must(syscall(SYS_landlock_restrict_self, rules, 0), "landlock");
}

static void confine(const char *right) {
  enum { NOBODY = 65534, SET_MDWE = 65, REFUSE_EXEC_GAIN = 1 };
  static const int memfd[] = {SYS_memfd_create};
  if (strcmp(right, "nobody") == 0) {
    must(setgroups(0, NULL), right);
    must(setresgid(NOBODY, NOBODY, NOBODY), right);
    must(setresuid(NOBODY, NOBODY, NOBODY), right);
  } else if (strcmp(right, "no-new-privs") == 0) {
    must(prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0), right);
  } else if (strcmp(right, "mdwe") == 0) {
    must(prctl(SET_MDWE, REFUSE_EXEC_GAIN, 0, 0, 0), right);
  } else if (strcmp(right, "systemd") == 0) {
    systemd();
  } else if (strcmp(right, "docker") == 0) {
    docker();
  } else if (strcmp(right, "no-process-memory") == 0) {
    refuse_process_memory();
  } else if (strcmp(right, "no-memory-files") == 0) {
    refuse(memfd, 1);
  } else {
    fprintf(stderr, "confine: '%s' is unknown\n", right);
    exit(125);
  }
}

int main(int count, char **arguments) {
  int at = 1;
  for (; at < count && strcmp(arguments[at], "--") != 0; at++) confine(arguments[at]);
  if (at + 1 >= count) return 125;
  execv(arguments[at + 1], arguments + at + 1);
  perror(arguments[at + 1]);
  return 125;
}
