#define _GNU_SOURCE
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "../memory/mappings.h"
#include "code.h"
#include "windows.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

enum { COPIES = 1024, MEGABYTE = 1 << 20 };

#if defined(__x86_64__)
// MARK: A jump, and the thunk that it leads to

static const uint8_t breakpoint[] = {0xcc};
enum { THUNK = 6, REACH = 1920 };

/// Pages of thunks, by address; a page that is somebody else's has no record but this one.
static pliant_map pages;
static const char not_ours;

/// A bit for each of its bytes that is taken.
typedef uint8_t page;

static page *page_of(uintptr_t address) {
  size_t size = (size_t)getpagesize();
  void *at = (void *)(address & ~(uintptr_t)(size - 1));
  page *known = (page *)pliant_map_get(&pages, at);
  if (known == NULL) {
    known = pliant_map_code(at, size) ? calloc(1, size / 8) : NULL;
    pliant_map_set(&pages, at, known == NULL ? (const void *)&not_ours : known);
  }
  return known == (page *)&not_ours ? NULL : known;
}

static bool take(uintptr_t address) {
  size_t mask = (size_t)getpagesize() - 1;
  if ((address & mask) + THUNK > mask + 1 || (intptr_t)address < MEGABYTE) return false;
  page *page = page_of(address);
  if (page == NULL) return false;
  for (size_t at = address & mask; at < (address & mask) + THUNK; at++)
    if ((page[at / 8] >> at % 8 & 1) != 0) return false;
  for (size_t at = address & mask; at < (address & mask) + THUNK; at++) page[at / 8] |= 1 << at % 8;
  return true;
}

/// What the highest byte of a distance is, for a thread that an instruction begins there for must trap: a breakpoint's,
/// and then what 64-bit processors have no instruction for. (Intel's manual, volume 2, table A-2.)
static const uint8_t highest[] = {0xcc, 0xf1, 0x0e, 0x16, 0x17, 0x1e, 0x1f, 0x27, 0x2f, 0x37, 0x3f};

/// Room for a thunk at a distance from the function that traps wherever an instruction begins.
///
/// Searched is in the same places for all functions, so that they share pages.
static uint8_t *take_thunk(const uint8_t *entry, const pliant_window *window) {
  bool is_fixed[4];
  for (int i = 0; i < 4; i++) is_fixed[i] = window->moved[i + 1] != 0;
  for (size_t n = 0; n < sizeof highest; n++) {
    if (is_fixed[3] && n == 2 && !pliant_catch_traps(true)) return NULL;
    intptr_t distance = (intptr_t)(int8_t)highest[n] * (1 << 24);
    uintptr_t zone = (uintptr_t)entry + PLIANT_JUMP_SIZE + (uintptr_t)distance;
    uint32_t first = (uint32_t)(-zone & (8 * MEGABYTE - 1)) >> 16;
    for (uint32_t i = 0; i < (is_fixed[2] ? 1 : 256); i++)
      for (uint32_t k = 0; k < (is_fixed[1] ? 1 : 256); k++) {
        uint32_t third = is_fixed[2] ? 0xcc : (first + i) & 255;
        uintptr_t row = zone + (third << 16 | (is_fixed[1] ? 0xcc : k) << 8);
        for (uint32_t l = 0; l < 256; l += is_fixed[0] ? 256 : 8)
          if (take(row + (is_fixed[0] ? 0xcc : l))) return (uint8_t *)row + (is_fixed[0] ? 0xcc : l);
      }
  }
  return NULL;
}

static void put_thunk(uint8_t *code, const uint8_t *thunk, const void *slot) {
  int32_t distance = (int32_t)((const uint8_t *)slot - (thunk + THUNK));
  memcpy(code, "\xff\x25", 2);  // jmp *slot(%rip)
  memcpy(code + 2, &distance, sizeof distance);
}

static void put_jump(uint8_t *code, const uint8_t *entry, const uint8_t *thunk) {
  int32_t distance = (int32_t)(thunk - (entry + PLIANT_JUMP_SIZE));
  code[0] = 0xe9;
  memcpy(code + 1, &distance, sizeof distance);
}

/// User shadow stacks would refuse the return from a call that a copy makes.
static bool has_shadow_stack(void) {
  enum { SHADOW_STACK_STATUS = 0x5005 };
  uint64_t features = 0;
  return syscall(SYS_arch_prctl, SHADOW_STACK_STATUS, &features) == 0 && (features & 1) != 0;
}

#elif defined(__aarch64__)
// MARK: A jump, and the thunk that it leads to

static const uint8_t breakpoint[] = {0x00, 0x00, 0x20, 0xd4};
enum { THUNK = 12, REACH = 120 };

static void put_thunk(uint8_t *code, const uint8_t *thunk, const void *slot) {
  intptr_t distance = ((intptr_t)slot >> 12) - ((intptr_t)thunk >> 12);
  uint32_t words[] = {
      0x90000010 | ((uint32_t)distance & 3) << 29 | ((uint32_t)(distance >> 2) & 0x7ffff) << 5,  // adrp x16
      0xf9400210 | (uint32_t)((uintptr_t)slot & 4095) >> 3 << 10,                                // ldr x16, [x16]
      0xd61f0200,                                                                                // br x16
  };
  memcpy(code, words, sizeof words);
}

static void put_jump(uint8_t *code, const uint8_t *entry, const uint8_t *thunk) {
  uint32_t word = 0x14000000 | ((uint32_t)((thunk - entry) >> 2) & 0x3ffffff);
  memcpy(code, &word, sizeof word);
}

static bool has_shadow_stack(void) { return false; }

#endif

// MARK: Room for copies

/// What a function's entry leads to, which is changed while others call it.
typedef struct target {
  _Atomic(const void *) function;
  // Of an async function: the record of its copy, and the one in whose place a thunk runs another.
  int32_t relative;
  uint32_t context_size;
  _Atomic(const void *) record;
} target;

/// Copies, and behind them where thunks jump to.
typedef struct block {
  struct block *next;
  uint8_t *copies;
  target *targets;
  size_t taken;
} block;
static block *blocks;

static bool reaches(const uint8_t *from, const uint8_t *to) {
  intptr_t distance = to - from, most = REACH * (intptr_t)MEGABYTE;
  return distance < most && distance > -most;
}

static block *make_block(uint8_t *at) {
  enum { CODE = COPIES * PLIANT_COPY_SIZE, DATA = COPIES * sizeof(target) };
  if (!pliant_map_code(at, CODE + DATA)) return NULL;
  block *new = calloc(1, sizeof *new);
  int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED;
  if (new == NULL || mmap(at + CODE, DATA, PROT_READ | PROT_WRITE, flags, -1, 0) == MAP_FAILED) {
    free(new);
    munmap(at, CODE + DATA);
    return NULL;
  }
  *new = (block){.next = blocks, .copies = at, .targets = (void *)(at + CODE)};
  return blocks = new;
}

/// A block with room that both can reach.
static block *block_near(const uint8_t *entry, const uint8_t *thunk) {
  for (block *known = blocks; known != NULL; known = known->next)
    if (known->taken < COPIES && reaches(entry, known->copies) && reaches(thunk, known->copies)) return known;
  for (intptr_t step = 2; step < 2048; step++) {
    intptr_t distance = step / 2 * MEGABYTE * (step % 2 == 0 ? -1 : 1);
    uint8_t *at = (uint8_t *)(((intptr_t)thunk + distance) & ~(intptr_t)(MEGABYTE - 1));
    block *made = (intptr_t)at >= MEGABYTE && reaches(entry, at) && reaches(thunk, at) ? make_block(at) : NULL;
    if (made != NULL) return made;
  }
  return NULL;
}

// MARK: Entering

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
    const pliant_slot *thunk = pliant_thunk_make(PLIANT_THUNK_DISPATCH, &target->record, NULL);
    if (thunk == NULL) return false;
    atomic_store(&target->function, pliant_thunk_function(thunk, PLIANT_THUNK_DISPATCH));
  }
  atomic_store(function->word, function->original);
  return true;
}

/// Makes all that the jump leads to.
static pliant_function_refusal prepare(pliant_function *function, jump *jump) {
  const uint8_t *entry = function->entry;
  if (take_unfinished(function, jump)) return PLIANT_FUNCTION_FINE;
  if (pliant_find_move((uintptr_t)entry) != NULL) return PLIANT_FUNCTION_ENTERED;
  if (has_shadow_stack()) return PLIANT_FUNCTION_SHADOWED;
  pliant_function_refusal refusal = pliant_window_find(entry, function->size, function->room, &jump->window);
  if (refusal != PLIANT_FUNCTION_FINE) return refusal;
#if defined(__x86_64__)
  uint8_t *thunk = take_thunk(entry, &jump->window);
  block *block = thunk == NULL ? NULL : block_near(entry, thunk);
  if (block == NULL) return PLIANT_FUNCTION_FAR;
  uint8_t *copy = block->copies + block->taken * PLIANT_COPY_SIZE;
#elif defined(__aarch64__)
  block *block = block_near(entry, entry);
  if (block == NULL) return PLIANT_FUNCTION_FAR;
  uint8_t *copy = block->copies + block->taken * PLIANT_COPY_SIZE, *thunk = copy + PLIANT_COPY_SIZE - 16;
#endif
  target *target = &block->targets[block->taken];
  uint8_t copied[PLIANT_COPY_SIZE] = {0}, stubbed[THUNK];
  refusal = pliant_window_copy(&jump->window, entry, copied, copy);
  if (refusal != PLIANT_FUNCTION_FINE) return refusal;
  if (!pliant_reserve_moves(PLIANT_JUMP_SIZE)) return PLIANT_FUNCTION_FAR;
  put_thunk(stubbed, thunk, &target->function);
  put_jump(jump->bytes, entry, thunk);
  if (!pliant_write_code(copy, copied, sizeof copied) || !pliant_write_code(thunk, stubbed, THUNK))
    return PLIANT_FUNCTION_REFUSED;
  if (!lead(target, function, copy)) return PLIANT_FUNCTION_FAR;
  block->taken++;
  for (int i = 0; i < PLIANT_JUMP_SIZE; i++)
    if (i == 0 || jump->window.moved[i] != 0) pliant_add_move(entry + i, copy + jump->window.moved[i]);
  return PLIANT_FUNCTION_FINE;
}

enum { BREAKPOINT = sizeof breakpoint };

static bool write_breakpoints(uint8_t *entry, const jump *jump) {
  bool is_written = pliant_write_code(entry, breakpoint, BREAKPOINT);
  for (int i = BREAKPOINT; is_written && i < PLIANT_JUMP_SIZE; i++)
    if (jump->window.moved[i] != 0) is_written = pliant_write_code(entry + i, breakpoint, BREAKPOINT);
  return is_written;
}

/// What is behind the first breakpoint.
static bool write_rest(uint8_t *entry, const jump *jump) {
  enum { REST = PLIANT_JUMP_SIZE - BREAKPOINT };
  return REST == 0 || pliant_write_code(entry + BREAKPOINT, jump->bytes + BREAKPOINT, REST);
}

/// First breakpoints, which are an instruction each; then what is behind them; then the jump's own beginning. Between
/// the steps no thread has half of it. (`text_poke_bp` in Linux.)
enum { STEPS = 3 };
static bool write_step(int step, uint8_t *entry, const jump *jump) {
  return step == 0   ? write_breakpoints(entry, jump)
         : step == 1 ? write_rest(entry, jump)
                     : pliant_write_code(entry, jump->bytes, BREAKPOINT);
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
