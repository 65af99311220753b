// The actions of calls: they delay a call, or end it in place of its function.
#include <stdlib.h>
#include <string.h>

#include "../processors/processor.h"
#include "tracing.h"

extern void *swift_errorRetain(const void *error);

// MARK: Replacing actions

void pliant_trace_set_actions(pliant_traced *function, pliant_action *const *actions,
                              size_t count) {
  pliant_actions *made = NULL;
  if (count > 0) {
    made = malloc(sizeof *made + count * sizeof *actions);
    if (made == NULL) abort();
    made->count = count;
    memcpy(made->all, actions, count * sizeof *actions);
  }
  pliant_actions *old = atomic_exchange(&function->actions, made);
  pliant_wait_for_readers();
  free(old);
}

// MARK: Acting

static _Atomic(bool) are_off;
void pliant_trace_set_acting(bool is_acting) { atomic_store(&are_off, !is_acting); }

/// Whether an action is for this call.
static bool admits(pliant_action *action) {
  uint64_t call = atomic_fetch_add_explicit(&action->calls, 1, memory_order_relaxed);
  if (call % action->every != 0) return false;
  uint64_t acted = atomic_load_explicit(&action->acted, memory_order_relaxed);
  do {
    if (acted >= action->most) return false;
  } while (!atomic_compare_exchange_weak_explicit(&action->acted, &acted, acted + 1,
                                                  memory_order_relaxed, memory_order_relaxed));
  return true;
}

/// Copies a value to where the function would return it.
static void answer(const pliant_traced *function, const void *value, pliant_registers *registers) {
  typedef void *(*initialize)(void *, const void *, const void *);
  const pliant_argument *place = &function->answer;
  const void *type = place->value->type;
  initialize copy = (initialize)pliant_witnesses(type)[2];
  if (place->is_indirect) {
    int address = function->is_async ? 0 : PLIANT_INDIRECT_REGISTER;
    copy((void *)registers->general[address], value, type);
    return;
  }
  _Alignas(16) uint8_t whole[PLIANT_LARGEST_DIRECT];
  if (place->count > 0) copy(whole, value, type);
  for (int i = 0; i < place->count; i++) {
    pliant_piece piece = place->pieces[i];
    uint64_t word = 0;
    memcpy(&word, whole + piece.offset, piece.size);
    memcpy((uint8_t *)registers + piece.place, &word, sizeof word);
  }
}

/// Frees the arguments that the function would have freed. This may run code of the program.
static void free_owned(const pliant_traced *function, const pliant_registers *registers,
                       const void *stack) {
  typedef void (*destroy)(const void *, const void *);
  for (uint32_t i = 0; i < function->owned_count; i++) {
    const pliant_argument *owned = &function->owned[i];
    _Alignas(16) uint8_t whole[PLIANT_LARGEST_DIRECT];
    const void *type = owned->value->type;
    ((destroy)pliant_witnesses(type)[1])(pliant_argument_value(owned, registers, stack, whole),
                                         type);
  }
}

pliant_ending pliant_act(pliant_traced *function, pliant_registers *registers, const void *stack,
                         uint64_t *error, uint64_t *delay) {
  if (atomic_load_explicit(&function->actions, memory_order_relaxed) == NULL ||
      pliant_trace_is_excluded() || atomic_load_explicit(&are_off, memory_order_relaxed))
    return PLIANT_GOES_ON;
  pliant_thread *thread = pliant_thread_get();
  // Pliant itself may call the function.
  if (atomic_load_explicit(&thread->locks, memory_order_relaxed) != 0) return PLIANT_GOES_ON;
  pliant_ending ending = PLIANT_GOES_ON;
  pliant_listener listener = NULL;
  const pliant_registers before = *registers;
  uint32_t section = pliant_read_begin(thread);
  const pliant_actions *actions = pliant_load(&function->actions);
  for (size_t i = 0; actions != NULL && i < actions->count && ending == PLIANT_GOES_ON; i++) {
    pliant_action *action = actions->all[i];
    if (!admits(action)) continue;
    switch (action->kind) {
      case PLIANT_ACTION_COUNT: break;
      case PLIANT_ACTION_DELAY: *delay += action->nanoseconds; break;
      case PLIANT_ACTION_FAIL:
        *error = (uint64_t)swift_errorRetain(action->error);
        ending = PLIANT_THROWS;
        break;
      case PLIANT_ACTION_ANSWER:
        answer(function, action->value, registers);
        ending = PLIANT_RETURNS;
        break;
      case PLIANT_ACTION_REPORT: listener = action->listener; break;
    }
  }
  pliant_read_end(thread, section);
  if (listener != NULL) {
    pliant_trace_exclude_thread(true);
    listener(function, &before, stack);
    pliant_trace_exclude_thread(false);
  }
  if (*delay > 0 && !function->is_async) pliant_trace_sleep(*delay);
  if (ending != PLIANT_GOES_ON) free_owned(function, &before, stack);
  return ending;
}
