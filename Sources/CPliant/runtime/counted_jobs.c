// Jobs of tasks whose beginning and end are reported: see `TestJobs.swift`.
#include "CPliant.h"

static pliant_counted_job (*job_began)(void);
static void (*job_ended)(const void *clock);

typedef __attribute__((swiftasynccall)) void (*resume_function)(
    __attribute__((swift_async_context)) void *context);

// A task's function returns here when the task has suspended or ended, and may be freed. Unwinders
// end here: its frame marks the pointer to this one as that of an async function, which they would
// follow to nowhere.
static __attribute__((swiftasynccall)) void resume_counted(
    __attribute__((swift_async_context)) void *context) {
#if defined(__x86_64__)
  __asm__ volatile(".cfi_undefined rip");
#elif defined(__aarch64__)
  __asm__ volatile(".cfi_undefined lr");
#endif
  pliant_counted_job job = job_began();
  ((resume_function)job.resume)(context);
  job_ended(job.clock);
}

uintptr_t pliant_counted_resume(pliant_counted_job (*began)(void),
                                void (*ended)(const void *clock)) {
  job_began = began;
  job_ended = ended;
  return (uintptr_t)resume_counted;
}
