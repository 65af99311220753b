#include <pthread.h>
#include <stdlib.h>
#include <time.h>

#include "code_patching.h"
#include "jump.h"
#include "trampolines.h"
#include "trap_handler.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/// What is to stand at an entry.
typedef struct jump {
  uint8_t bytes[PLIANT_JUMP_SIZE];
  pliant_window window;
} jump;

/// A function whose jump the system let write only in part, on its breakpoints: calls run the copy until it lets write
/// the rest.
typedef struct unfinished {
  struct unfinished *next;
  pliant_function function;
  jump jump;
} unfinished;
static unfinished *all_unfinished;

static void keep_unfinished(pliant_function function, jump jump) {
  unfinished *new = malloc(sizeof *new);
  if (new == NULL) pliant_no_memory();
  *new = (unfinished){all_unfinished, function, jump};
  all_unfinished = new;
}

static bool take_unfinished(pliant_function *function, jump *jump) {
  for (unfinished **at = &all_unfinished; *at != NULL; at = &(*at)->next) {
    unfinished *found = *at;
    if (found->function.entry != function->entry) continue;
    *function = found->function;
    *jump = found->jump;
    *at = found->next;
    free(found);
    return true;
  }
  return false;
}

/// Leads the function to its copy; false where no memory is left.
static bool lead(target *target, pliant_function *function, const uint8_t *copy) {
  function->original = copy;
  function->word = &target->function;
  if (function->is_async) {
    target->relative = (int32_t)(copy - (const uint8_t *)&target->relative);
    target->context_size = function->context_size;
    function->original = &target->relative;
    function->word = &target->record;
    const pliant_slot *thunk = pliant_thunk_make(PLIANT_THUNK_ASYNC_RESIZE, &target->record, NULL);
    if (thunk == NULL) return false;
    atomic_store(&target->function, pliant_thunk_function(thunk, PLIANT_THUNK_ASYNC_RESIZE));
  }
  atomic_store(function->word, function->original);
  return true;
}

/// Makes all that the jump leads to.
static pliant_function_refusal prepare(pliant_function *function, jump *jump) {
  const uint8_t *entry = function->entry;
  if (take_unfinished(function, jump)) return PLIANT_FUNCTION_FINE;
  if (pliant_find_move((uintptr_t)entry) != NULL) return PLIANT_FUNCTION_ENTERED;
  if (pliant_has_shadow_stack()) return PLIANT_FUNCTION_SHADOWED;
  pliant_function_refusal refusal = pliant_window_find(entry, function->size, function->room, &jump->window);
  if (refusal != PLIANT_FUNCTION_FINE) return refusal;
  uint8_t *taken = pliant_take_island(entry, &jump->window);
  block *block = taken == NULL ? NULL : pliant_block_near(entry, taken);
  if (block == NULL) return PLIANT_FUNCTION_FAR;
  uint8_t *copy = block->copies + block->taken * PLIANT_COPY_SIZE;
  uint8_t *island = pliant_island_at(taken, copy);
  target *target = &block->targets[block->taken];
  uint8_t copied[PLIANT_COPY_SIZE] = {0}, island_code[PLIANT_ISLAND_SIZE];
  refusal = pliant_window_copy(&jump->window, entry, copied, copy);
  if (refusal != PLIANT_FUNCTION_FINE) return refusal;
  if (!pliant_reserve_moves(PLIANT_JUMP_SIZE)) return PLIANT_FUNCTION_FAR;
  pliant_put_island(island_code, island, &target->function);
  pliant_put_jump(jump->bytes, entry, island);
  if (!pliant_write_code(copy, copied, sizeof copied) || !pliant_write_code(island, island_code, PLIANT_ISLAND_SIZE))
    return PLIANT_FUNCTION_REFUSED;
  if (!lead(target, function, copy)) return PLIANT_FUNCTION_FAR;
  block->taken++;
  for (int i = 0; i < PLIANT_JUMP_SIZE; i++)
    if (i == 0 || jump->window.moved[i] != 0) pliant_add_move(entry + i, copy + jump->window.moved[i]);
  return PLIANT_FUNCTION_FINE;
}

static bool write_breakpoints(uint8_t *entry, const jump *jump) {
  bool is_written = pliant_write_code(entry, pliant_breakpoint, PLIANT_BREAKPOINT_SIZE);
  for (int i = PLIANT_BREAKPOINT_SIZE; is_written && i < PLIANT_JUMP_SIZE; i++)
    if (jump->window.moved[i] != 0) is_written = pliant_write_code(entry + i, pliant_breakpoint, PLIANT_BREAKPOINT_SIZE);
  return is_written;
}

/// What is behind the first breakpoint.
static bool write_rest(uint8_t *entry, const jump *jump) {
  enum { REST = PLIANT_JUMP_SIZE - PLIANT_BREAKPOINT_SIZE };
  return REST == 0 || pliant_write_code(entry + PLIANT_BREAKPOINT_SIZE, jump->bytes + PLIANT_BREAKPOINT_SIZE, REST);
}

/// First breakpoints, which are an instruction each; then what is behind them; then the jump's own beginning. Between
/// the steps no thread has half of it. (`text_poke_bp` in Linux.)
enum { STEPS = 3 };
static bool write_step(int step, uint8_t *entry, const jump *jump) {
  return step == 0   ? write_breakpoints(entry, jump)
         : step == 1 ? write_rest(entry, jump)
                     : pliant_write_code(entry, jump->bytes, PLIANT_BREAKPOINT_SIZE);
}

/// How threads block the signals of breakpoints, once none of them that does is running, or after a while.
///
/// Who sleeps in the kernel is in no function's first instructions. A call of a thread that wakes up meets the old page
/// or the new one, and so no breakpoint.
static pliant_blocked_traps wait_for_blocked_traps(void) {
  pliant_blocked_traps blocked = pliant_find_blocked_traps();
  for (int i = 0; i < 100 && blocked == PLIANT_BLOCKED_RUNNING; i++) {
    nanosleep(&(struct timespec){0, 1000000}, NULL);
    blocked = pliant_find_blocked_traps();
  }
  return blocked;
}

void pliant_functions_enter(pliant_function *functions, size_t count) {
  jump *jumps = calloc(count, sizeof *jumps);
  if (jumps == NULL) pliant_no_memory();
  pliant_lock_enter();
  pthread_mutex_lock(&lock);
  bool is_able = pliant_catch_traps(false) && pliant_synchronize_code();
  pliant_blocked_traps blocked = is_able ? wait_for_blocked_traps() : PLIANT_NOT_BLOCKED;
  for (size_t i = 0; i < count; i++)
    functions[i].refusal = !is_able                             ? PLIANT_FUNCTION_REFUSED
                           : blocked == PLIANT_BLOCKED_RUNNING ? PLIANT_FUNCTION_BLOCKED
                                                                : prepare(&functions[i], &jumps[i]);
  bool is_at_once = blocked == PLIANT_BLOCKED_ASLEEP;
  for (int step = is_at_once ? STEPS - 1 : 0; step < STEPS; step++) {
    for (size_t i = 0; i < count; i++) {
      uint8_t *entry = (uint8_t *)functions[i].entry;
      if (functions[i].refusal != PLIANT_FUNCTION_FINE) continue;
      bool is_written = is_at_once ? pliant_replace_code(entry, jumps[i].bytes, PLIANT_JUMP_SIZE)
                                   : write_step(step, entry, &jumps[i]);
      if (is_written) continue;
      keep_unfinished(functions[i], jumps[i]);
      functions[i].refusal = is_at_once ? PLIANT_FUNCTION_BLOCKED : PLIANT_FUNCTION_REFUSED;
    }
    pliant_synchronize_code();
  }
  pthread_mutex_unlock(&lock);
  pliant_lock_exit();
  free(jumps);
}
