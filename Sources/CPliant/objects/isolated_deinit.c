// An `isolated deinit` runs on its actor: the class's destroy function hands the object to
// `swift_task_deinitOnExecutor`, which may run it at once, or later on another thread.

#include "object_records.h"

typedef SWIFT void (*deinit_work)(void *object);
typedef SWIFT void (*deinit_on_executor)(void *object, deinit_work work, uintptr_t executor,
                                         uintptr_t executor_table, size_t flags);

/// An object whose destroy function is running on this thread.
typedef struct dying_object {
  const void *object;
  const void *answer;  // NULL once its death is to be reported elsewhere
  struct dying_object *outer;
} dying_object;

static _Thread_local dying_object *innermost;
static deinit_on_executor run_deinit_on_executor;
static pliant_put_deinit put_deinit;
static pliant_take_deinit take_deinit;
static pliant_object_died object_died;

void pliant_set_isolated_deinits(const void *on_executor, pliant_put_deinit put,
                                 pliant_take_deinit take, pliant_object_died died) {
  put_deinit = put;
  take_deinit = take;
  object_died = died;
  run_deinit_on_executor = (deinit_on_executor)on_executor;
}

const void *pliant_run_destroy(const void *original, void *object, const void *answer) {
  dying_object dying = {object, answer, innermost};
  innermost = &dying;
  ((destroy_function)original)(object);
  innermost = dying.outer;
  return dying.answer;
}

static SWIFT void run_reported(void *object) {
  const void *answer = NULL;
  deinit_work work = (deinit_work)take_deinit(object, &answer);
  work(object);
  object_died(answer);
}

static SWIFT void report_deinit(void *object, deinit_work work, uintptr_t executor,
                                uintptr_t executor_table, size_t flags) {
  dying_object *dying = innermost;
  if (dying != NULL && dying->object == object && dying->answer != NULL) {
    put_deinit(object, (const void *)work, dying->answer);
    dying->answer = NULL;
    work = run_reported;
  }
  run_deinit_on_executor(object, work, executor, executor_table, flags);
}

const void *pliant_isolated_deinit_hook(void) { return (const void *)report_deinit; }
