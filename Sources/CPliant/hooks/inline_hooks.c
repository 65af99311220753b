#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <time.h>

#include "../memory/mappings.h"
#include "code_patching.h"
#include "jump.h"
#include "trap_handler.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
const size_t pliant_jump_size = PLIANT_JUMP_SIZE, pliant_trampoline_size = PLIANT_TRAMPOLINE_SIZE;

// MARK: Regions of memory for trampolines, the relocated prologues of hooked functions

enum { TRAMPOLINES = 1024, MEGABYTE = 1 << 20, LARGEST_PAGE = 1 << 16 };

/// The target of a hooked function, which changes while others call it.
typedef struct hook_target {
  /// The target of the island's jump: the code below or, of an async function, a thunk that resizes
  /// for the record below; or the thunk of a trace.
  _Atomic(const void *) front;
  // Of an async function: the record of its trampoline.
  int32_t relative;
  uint32_t context_size;
  _Atomic(const void *) content;
  const void *resizing;
} hook_target;

/// Trampolines, followed by their targets.
typedef struct trampoline_region {
  struct trampoline_region *next;
  uint8_t *trampolines;
  hook_target *targets;
  size_t taken;
} trampoline_region;
static trampoline_region *regions;
static uintptr_t full;  // the megabyte around which no memory is free

static bool reaches(const uint8_t *from, const uint8_t *to) {
  intptr_t distance = to - from, most = PLIANT_JUMP_REACH * (intptr_t)MEGABYTE;
  return distance < most && distance > -most;
}

static trampoline_region *make_region(uint8_t *at) {
  enum {
    CODE = (TRAMPOLINES * PLIANT_TRAMPOLINE_SIZE + LARGEST_PAGE - 1) & -LARGEST_PAGE,
    DATA = TRAMPOLINES * sizeof(hook_target)
  };
  if (!pliant_map_code(at, CODE + DATA)) return NULL;
  trampoline_region *new = calloc(1, sizeof *new);
  int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED;
  if (new == NULL || mmap(at + CODE, DATA, PROT_READ | PROT_WRITE, flags, -1, 0) == MAP_FAILED) {
    free(new);
    munmap(at, CODE + DATA);
    return NULL;
  }
  *new = (trampoline_region){.next = regions, .trampolines = at, .targets = (void *)(at + CODE)};
  return regions = new;
}

/// A region with room for a trampoline, within reach of both; NULL if no memory is free there.
static trampoline_region *region_near(const uint8_t *function, const uint8_t *island) {
  for (trampoline_region *known = regions; known != NULL; known = known->next)
    if (known->taken < TRAMPOLINES && reaches(function, known->trampolines) &&
        reaches(island, known->trampolines))
      return known;
  // Where nothing was free, nothing is for the other functions that are hooked at once.
  uintptr_t place = (uintptr_t)island / MEGABYTE;
  if (place == full) return NULL;
  for (intptr_t unit = MEGABYTE; unit >= LARGEST_PAGE; unit /= MEGABYTE / LARGEST_PAGE)
    for (intptr_t step = 2; step / 2 * unit < 2 * PLIANT_JUMP_REACH * (intptr_t)MEGABYTE; step++) {
      intptr_t distance = step / 2 * unit * (step % 2 == 0 ? -1 : 1);
      uint8_t *at = (uint8_t *)(((intptr_t)island + distance) & -unit);
      if ((intptr_t)at < MEGABYTE || !reaches(function, at) || !reaches(island, at)) continue;
      trampoline_region *made = make_region(at);
      if (made != NULL) return made;
    }
  full = place;
  return NULL;
}

// MARK: Hooking

/// The jump to write over a function's prologue.
typedef struct jump {
  uint8_t bytes[PLIANT_JUMP_SIZE];
  pliant_prologue prologue;
} jump;

/// A hook whose jump the system let write only partly, up to its breakpoints. Until it allows the
/// rest, calls run the trampoline.
typedef struct unfinished {
  struct unfinished *next;
  pliant_inline_hook hook;
  jump jump;
} unfinished;
static unfinished *all_unfinished;

static void keep_unfinished(pliant_inline_hook hook, jump jump) {
  unfinished *new = malloc(sizeof *new);
  if (new == NULL) pliant_no_memory();
  *new = (unfinished){all_unfinished, hook, jump};
  all_unfinished = new;
}

static bool take_unfinished(pliant_inline_hook *hook, jump *jump) {
  for (unfinished **at = &all_unfinished; *at != NULL; at = &(*at)->next) {
    unfinished *found = *at;
    if (found->hook.function != hook->function) continue;
    *hook = found->hook;
    *jump = found->jump;
    *at = found->next;
    free(found);
    return true;
  }
  return false;
}

/// Makes the function run its trampoline; false if no memory is left.
static bool lead(hook_target *target, pliant_inline_hook *hook, const uint8_t *trampoline) {
  hook->original = trampoline;
  hook->target = &target->content;
  atomic_store(&target->front, trampoline);
  if (hook->is_async) {
    target->relative = (int32_t)(trampoline - (const uint8_t *)&target->relative);
    target->context_size = hook->context_size;
    hook->original = &target->relative;
    const pliant_slot *thunk = pliant_thunk_make(PLIANT_THUNK_ASYNC_RESIZE, &target->content, NULL);
    if (thunk == NULL) return false;
    target->resizing = pliant_thunk_function(thunk, PLIANT_THUNK_ASYNC_RESIZE);
    atomic_store(&target->front, target->resizing);
  }
  atomic_store(hook->target, hook->original);
  return true;
}

static hook_target *target_of(void *content) {
  return (hook_target *)((char *)content - offsetof(hook_target, content));
}

void pliant_hook_lead(void *content, const void *value) {
  hook_target *target = target_of(content);
  const void *old = pliant_load(content);
  pliant_store(content, value);
  if (pliant_load(&target->front) == old) pliant_store(&target->front, value);
}

void pliant_hook_trace(void *content, const void *thunk, bool is_async) {
  hook_target *target = target_of(content);
  if (thunk == NULL) thunk = is_async ? target->resizing : pliant_load(content);
  pliant_store(&target->front, thunk);
}

/// Makes everything that the jump leads to.
static pliant_hook_refusal prepare(pliant_inline_hook *hook, jump *jump) {
  if (take_unfinished(hook, jump)) return PLIANT_HOOK_NOT_REFUSED;
  size_t landing = hook->size < PLIANT_JUMP_SIZE ? 0 : pliant_landing_size(hook->function);
  const uint8_t *function = (const uint8_t *)hook->function + landing;
  if (pliant_find_fixup((uintptr_t)function) != NULL) return PLIANT_HOOK_EXISTS;
  if (pliant_has_shadow_stack()) return PLIANT_HOOK_SHADOW_STACK;
  pliant_hook_refusal refusal =
      pliant_find_prologue(function, hook->size - landing, hook->room - landing, &jump->prologue);
  if (refusal != PLIANT_HOOK_NOT_REFUSED) return refusal;
  jump->prologue.lands = landing > 0;
  uint8_t *taken = pliant_take_island(function, &jump->prologue);
  trampoline_region *region = taken == NULL ? NULL : region_near(function, taken);
  if (region == NULL) return PLIANT_HOOK_NO_MEMORY_NEAR;
  uint8_t *trampoline = region->trampolines + region->taken * PLIANT_TRAMPOLINE_SIZE;
  uint8_t *island = pliant_island_at(taken, trampoline);
  hook_target *target = &region->targets[region->taken];
  uint8_t code[PLIANT_TRAMPOLINE_SIZE] = {0}, island_code[PLIANT_ISLAND_SIZE];
  refusal = pliant_relocate_prologue(&jump->prologue, function, code, trampoline);
  if (refusal != PLIANT_HOOK_NOT_REFUSED) return refusal;
  if (!pliant_reserve_fixups(PLIANT_JUMP_SIZE)) return PLIANT_HOOK_NO_MEMORY_NEAR;
  pliant_put_island(island_code, island, &target->front, landing > 0 ? hook->function : NULL);
  pliant_put_jump(jump->bytes, function, island);
  if (!pliant_write_code(trampoline, code, sizeof code) ||
      !pliant_write_code(island, island_code, PLIANT_ISLAND_SIZE))
    return PLIANT_HOOK_DENIED;
  if (!lead(target, hook, trampoline)) return PLIANT_HOOK_NO_MEMORY_NEAR;
  region->taken++;
  for (int i = 0; i < PLIANT_JUMP_SIZE; i++)
    if (i == 0 || jump->prologue.relocated[i] != 0)
      pliant_add_fixup(function + i, trampoline + jump->prologue.relocated[i]);
  return PLIANT_HOOK_NOT_REFUSED;
}

static bool write_breakpoints(uint8_t *function, const jump *jump) {
  bool is_written = pliant_write_code(function, pliant_breakpoint, PLIANT_BREAKPOINT_SIZE);
  for (int i = PLIANT_BREAKPOINT_SIZE; is_written && i < PLIANT_JUMP_SIZE; i++)
    if (jump->prologue.relocated[i] != 0)
      is_written = pliant_write_code(function + i, pliant_breakpoint, PLIANT_BREAKPOINT_SIZE);
  return is_written;
}

/// Writes the bytes behind the first breakpoint.
static bool write_rest(uint8_t *function, const jump *jump) {
  enum { REST = PLIANT_JUMP_SIZE - PLIANT_BREAKPOINT_SIZE };
  return REST == 0 || pliant_write_code(function + PLIANT_BREAKPOINT_SIZE,
                                        jump->bytes + PLIANT_BREAKPOINT_SIZE, REST);
}

/// Writes breakpoints, each of which is one instruction, then the bytes behind the first one, then
/// the beginning of the jump. At no time does a thread see half of it. (`text_poke_bp` in Linux.)
enum { STEPS = 3 };
static bool write_step(int step, uint8_t *function, const jump *jump) {
  return step == 0   ? write_breakpoints(function, jump)
         : step == 1 ? write_rest(function, jump)
                     : pliant_write_code(function, jump->bytes, PLIANT_BREAKPOINT_SIZE);
}

/// Waits, for a limited time, until no thread that blocks SIGTRAP is running. Returns how it is
/// blocked.
///
/// A thread that sleeps in the kernel is not in the prologue of a function. When it wakes up, its
/// calls meet the old page or the new one, and no breakpoint.
static pliant_blocked_traps wait_for_blocked_traps(void) {
  pliant_blocked_traps blocked = pliant_find_blocked_traps();
  for (int i = 0; i < 1000 && blocked == PLIANT_BLOCKED_RUNNING; i++) {
    nanosleep(&(struct timespec){0, 1000000}, NULL);
    blocked = pliant_find_blocked_traps();
  }
  return blocked;
}

void pliant_install_hooks(pliant_inline_hook *hooks, size_t count) {
  jump *jumps = calloc(count, sizeof *jumps);
  if (jumps == NULL) pliant_no_memory();
  pliant_lock_enter();
  pthread_mutex_lock(&lock);
  full = 0;
  pliant_search_anew();
  bool is_able = pliant_catch_traps(false) && pliant_synchronize_code();
  pliant_blocked_traps blocked = is_able ? wait_for_blocked_traps() : PLIANT_NOT_BLOCKED;
  for (size_t i = 0; i < count; i++)
    hooks[i].refusal = !is_able                            ? PLIANT_HOOK_DENIED
                       : blocked == PLIANT_BLOCKED_RUNNING ? PLIANT_HOOK_SIGNALS_BLOCKED
                                                           : prepare(&hooks[i], &jumps[i]);
  bool is_at_once = blocked == PLIANT_BLOCKED_ASLEEP;
  for (int step = is_at_once ? STEPS - 1 : 0; step < STEPS; step++) {
    for (size_t i = 0; i < count; i++) {
      if (hooks[i].refusal != PLIANT_HOOK_NOT_REFUSED) continue;
      uint8_t *function = (uint8_t *)hooks[i].function;
      if (jumps[i].prologue.lands) function += pliant_landing_size(function);
      bool is_written = is_at_once ? pliant_replace_code(function, jumps[i].bytes, PLIANT_JUMP_SIZE)
                                   : write_step(step, function, &jumps[i]);
      if (is_written) continue;
      keep_unfinished(hooks[i], jumps[i]);
      hooks[i].refusal = is_at_once ? PLIANT_HOOK_SIGNALS_BLOCKED : PLIANT_HOOK_DENIED;
    }
    pliant_synchronize_code();
  }
  pthread_mutex_unlock(&lock);
  pliant_lock_exit();
  free(jumps);
}
