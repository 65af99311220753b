#include "trap_handler.h"

#include <signal.h>
#include <stdlib.h>

#include "jump.h"

// Where an instruction of the prologue began, the jump has a breakpoint's byte. A thread that is
// about to run it, perhaps since long ago, continues in the trampoline. Signal handlers may take no
// lock: what they read is never freed.

typedef struct fixup {
  _Atomic(uintptr_t) from;
  const void *to;
} fixup;

typedef struct fixups {
  struct fixups *older;  // half the size
  size_t mask, used;
  fixup all[];
} fixups;

static _Atomic(fixups *) newest;

bool pliant_reserve_fixups(size_t count) {
  fixups *old = atomic_load(&newest);
  if (old != NULL && (old->used + count) * 2 <= old->mask) return true;
  size_t mask = old == NULL ? 1023 : old->mask * 2 + 1;
  fixups *new = calloc(1, sizeof *new + (mask + 1) * sizeof(fixup));
  if (new == NULL) return false;
  new->older = old;
  new->mask = mask;
  atomic_store(&newest, new);
  return true;
}

void pliant_add_fixup(const uint8_t *from, const void *to) {
  fixups *fixups = atomic_load(&newest);
  size_t at = pliant_map_hash((uintptr_t)from) & fixups->mask;
  while (atomic_load(&fixups->all[at].from) != 0) at = (at + 1) & fixups->mask;
  fixups->all[at].to = to;
  fixups->used++;
  atomic_store_explicit(&fixups->all[at].from, (uintptr_t)from, memory_order_release);
}

const void *pliant_find_fixup(uintptr_t from) {
  for (fixups *fixups = atomic_load(&newest); fixups != NULL; fixups = fixups->older)
    for (size_t at = pliant_map_hash(from);; at++) {
      fixup *fixup = &fixups->all[at & fixups->mask];
      uintptr_t found = atomic_load_explicit(&fixup->from, memory_order_acquire);
      if (found == from) return fixup->to;
      if (found == 0) break;
    }
  return NULL;
}

static struct sigaction others[2];  // the previous handlers, of SIGTRAP and of SIGILL
static __thread bool passes_on __attribute__((tls_model("initial-exec")));

/// Handles a signal that is not ours.
static void pass_on(int signal, siginfo_t *info, void *context) {
  const struct sigaction *other = &others[signal == SIGILL];
  bool is_circle = passes_on;  // the handler that replaced ours calls it, and is called by it
  passes_on = true;
  bool is_fault = info->si_code > 0;  // cannot be ignored
  if (other->sa_handler == SIG_DFL || (other->sa_handler == SIG_IGN && is_fault) || is_circle) {
    struct sigaction standard = {.sa_handler = SIG_DFL};
    sigaction(signal, &standard, NULL);
    if (signal == SIGTRAP || !is_fault) raise(signal);  // an illegal instruction is run again
  } else if ((other->sa_flags & SA_SIGINFO) != 0) {
    other->sa_sigaction(signal, info, context);
  } else if (other->sa_handler != SIG_IGN) {
    other->sa_handler(signal);
  }
  passes_on = is_circle;
}

static void trapped(int signal, siginfo_t *info, void *context) {
  const void *to = pliant_find_fixup(pliant_trapped_at(signal, context));
  if (to == NULL) return pass_on(signal, info, context);
  pliant_go_on_at(context, to);
}

static bool catch(int signal) {
  struct sigaction now;
  if (sigaction(signal, NULL, &now) != 0) return false;
  if ((now.sa_flags & SA_SIGINFO) != 0 && now.sa_sigaction == trapped) return true;
  others[signal == SIGILL] = now;
  struct sigaction ours = {.sa_sigaction = trapped,
                           .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER};
  return sigaction(signal, &ours, NULL) == 0;
}

bool pliant_catch_traps(bool also_illegal) {
  static bool catches_illegal;
  catches_illegal |= also_illegal;
  return catch(SIGTRAP) && (!catches_illegal || catch(SIGILL));
}
