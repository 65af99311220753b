#define _GNU_SOURCE
#include "code.h"

#include <dirent.h>
#include <fcntl.h>
#include <linux/membarrier.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>

#include "../memory/mappings.h"

// MARK: Writing code

// Through a file, as debuggers do, or by another page in place of the old one: nothing that is executable is ever
// writable.

static _Atomic(uint32_t) ways = UINT32_MAX;

void pliant_functions_allow_ways(uint32_t allowed) { atomic_store(&ways, allowed); }

static bool write_memory(uint8_t *at, const void *bytes, size_t count) {
  // Not kept open: in a child it would be the parent's memory.
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
  bool is_mapped =
      mmap(at - offset, size, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_FIXED, file, 0) == at - offset;
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
  bool is_replaced = (atomic_load(&ways) & PLIANT_REPLACE_PAGES) != 0 && replace_pages(at, bytes, count);
  return is_replaced && memcmp(at, bytes, count) == 0;
}

static pliant_blocked_traps find_blocked_traps(const char *thread) {
  enum { TRAP = 1 << (SIGTRAP - 1) };  // only who stands in the jump meets what is no instruction
  char path[64] = "/proc/self/task/", text[4096];
  strncat(path, thread, 20);
  strcat(path, "/status");
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return PLIANT_NOT_BLOCKED;  // it has ended
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

// MARK: Threads within a window

// Where an instruction began, the jump has a breakpoint's byte. A thread that stands there, be it since long
// ago, is sent on in the copy. The handler of a signal may take no lock: what it reads is never freed.

typedef struct move {
  _Atomic(uintptr_t) from;
  const void *to;
} move;

typedef struct moves {
  struct moves *older;  // of half the size
  size_t mask, used;
  move all[];
} moves;

static _Atomic(moves *) newest;

bool pliant_reserve_moves(size_t count) {
  moves *old = atomic_load(&newest);
  if (old != NULL && (old->used + count) * 2 <= old->mask) return true;
  size_t mask = old == NULL ? 1023 : old->mask * 2 + 1;
  moves *new = calloc(1, sizeof *new + (mask + 1) * sizeof(move));
  if (new == NULL) return false;
  new->older = old;
  new->mask = mask;
  atomic_store(&newest, new);
  return true;
}

void pliant_add_move(const uint8_t *from, const void *to) {
  moves *moves = atomic_load(&newest);
  size_t at = pliant_map_hash((uintptr_t)from) & moves->mask;
  while (atomic_load(&moves->all[at].from) != 0) at = (at + 1) & moves->mask;
  moves->all[at].to = to;
  moves->used++;
  atomic_store_explicit(&moves->all[at].from, (uintptr_t)from, memory_order_release);
}

const void *pliant_find_move(uintptr_t from) {
  for (moves *moves = atomic_load(&newest); moves != NULL; moves = moves->older)
    for (size_t at = pliant_map_hash(from);; at++) {
      move *move = &moves->all[at & moves->mask];
      uintptr_t found = atomic_load_explicit(&move->from, memory_order_acquire);
      if (found == from) return move->to;
      if (found == 0) break;
    }
  return NULL;
}

static struct sigaction others[2];  // the handlers before ours, of breakpoints and of what is no instruction
static __thread bool passes_on __attribute__((tls_model("initial-exec")));

/// Another's.
static void pass_on(int signal, siginfo_t *info, void *context) {
  const struct sigaction *other = &others[signal == SIGILL];
  bool is_circle = passes_on;  // who replaced our handler calls it, and is called by it
  passes_on = true;
  bool is_fault = info->si_code > 0;  // which nobody can ignore
  if (other->sa_handler == SIG_DFL || (other->sa_handler == SIG_IGN && is_fault) || is_circle) {
    struct sigaction standard = {.sa_handler = SIG_DFL};
    sigaction(signal, &standard, NULL);
    if (signal == SIGTRAP || !is_fault) raise(signal);  // what is no instruction is run again
  } else if ((other->sa_flags & SA_SIGINFO) != 0) {
    other->sa_sigaction(signal, info, context);
  } else if (other->sa_handler != SIG_IGN) {
    other->sa_handler(signal);
  }
  passes_on = is_circle;
}

static void trapped(int signal, siginfo_t *info, void *context) {
  mcontext_t *registers = &((ucontext_t *)context)->uc_mcontext;
#if defined(__x86_64__)
  greg_t *place = &registers->gregs[REG_RIP];
  const void *to = pliant_find_move((uintptr_t)*place - (signal == SIGTRAP));
#elif defined(__aarch64__)
  __u64 *place = &registers->pc;
  const void *to = pliant_find_move((uintptr_t)*place);
#endif
  if (to == NULL) return pass_on(signal, info, context);
  *place = (uintptr_t)to;
}

static bool catch(int signal) {
  struct sigaction now;
  if (sigaction(signal, NULL, &now) != 0) return false;
  if ((now.sa_flags & SA_SIGINFO) != 0 && now.sa_sigaction == trapped) return true;
  others[signal == SIGILL] = now;
  struct sigaction ours = {.sa_sigaction = trapped, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER};
  return sigaction(signal, &ours, NULL) == 0;
}

bool pliant_catch_traps(bool also_illegal) {
  static bool catches_illegal;
  catches_illegal |= also_illegal;
  return catch(SIGTRAP) && (!catches_illegal || catch(SIGILL));
}
