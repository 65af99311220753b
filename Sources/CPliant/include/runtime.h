// The process and its threads, probes of the ABI, and functions of the Swift runtime.
#ifndef PLIANT_RUNTIME_H
#define PLIANT_RUNTIME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Reports that no memory is left, and aborts the program as the Swift runtime does.
_Noreturn void pliant_no_memory(void);

/// Whether the calling thread is the main thread.
bool pliant_is_main_thread(void);

/// The metadata of the existential type of some protocols, given their descriptors.
extern const void *_Nonnull swift_getExistentialTypeMetadata(
    bool is_for_any, const void *_Nullable superclass, size_t count,
    const void *_Nullable const *_Nonnull protocols);

/// The table of a type's witnesses of a protocol; NULL if it does not conform to it.
extern const void *_Nullable swift_conformsToProtocol(const void *_Nonnull type,
                                                      const void *_Nonnull protocol);

/// How many log lines this thread is inside of, one nested in the other.
int32_t *_Nonnull pliant_log_depth(void);

/// The kernel's id of the calling thread.
int32_t pliant_thread_id(void);

/// A job that is about to run: the function that resumes its task, and the clock that counts it.
typedef struct pliant_counted_job {
  uintptr_t resume;
  const void *_Nonnull clock;
} pliant_counted_job;
/// The function with which a task is resumed whose jobs are counted. It asks `began` for the task's
/// own, and calls `ended` when that has returned, on the same thread.
uintptr_t pliant_counted_resume(pliant_counted_job (*_Nonnull began)(void),
                                void (*_Nonnull ended)(const void *_Nonnull clock));

/// The addresses that running functions return to, the innermost first; 0 where none was found.
enum { PLIANT_CALLERS = 10 };
typedef struct pliant_callers {
  uintptr_t addresses[PLIANT_CALLERS];
} pliant_callers;
/// The callers of the function that calls this, as far as frame pointers lead within the thread's
/// own stack. Costs tens of instructions, and the first time on a thread a look for its stack.
pliant_callers pliant_callers_now(void);

/// Passes a failed check to `PliantTesting`; false if the program does not link it or runs no test.
bool pliant_record_issue(const char *_Nonnull message, const char *_Nonnull file_id,
                         const char *_Nonnull file_path, long line, long column);
/// Passes a warning to `PliantTesting`, if the program links it.
void pliant_warn(const char *_Nonnull message);

/// How many registers a closure's first argument takes, found by the integer and the floating point
/// number that it takes after that argument and returns.
typedef struct pliant_marks {
  uint64_t words;
  double vectors;
} pliant_marks;
pliant_marks pliant_find_marks(const void *_Nonnull function);

/// Whether a closure that returns its word argument with an Optional of a word's size returns both
/// in registers. Else it takes the address of room for the Optional before the word.
bool pliant_answers_in_registers(const void *_Nonnull function);

/// A part of what a thread has written to a file, 1 or 2, and how many bytes could not be kept
/// since the last one was taken.
typedef struct pliant_output {
  int32_t file, thread;
  uint64_t size, missed;
} pliant_output;
/// Keeps a copy of what was written, until it is taken; of a megabyte at most. Can be called in
/// signal handlers.
void pliant_output_note(int32_t file, const void *_Nonnull bytes, size_t size);
/// Takes the oldest of what is kept, at most `room` bytes; nothing if the size is 0.
pliant_output pliant_output_take(void *_Nonnull to, size_t room);

// MARK: Functions of the Swift runtime

char *_Nullable swift_demangle(const char *_Nonnull name, size_t length, char *_Nullable output,
                               size_t *_Nullable size, uint32_t flags);
bool swift_isDeallocating(const void *_Nonnull object);
const void *_Nullable swift_tryRetain(const void *_Nonnull object);
void swift_release(const void *_Nullable object);

const void *_Nonnull swift_unownedRetain(const void *_Nonnull object);
void swift_unownedRelease(const void *_Nonnull object);
extern const void *const _Nonnull swift_keyPathGenericWitnessTable[];
static inline const void *_Nonnull pliant_key_path_generic_witnesses(void) {
  return swift_keyPathGenericWitnessTable;
}
__attribute__((swiftcall)) const void *_Nullable swift_getTypeByMangledNameInContext(
    const void *_Nonnull name, size_t length, const void *_Nullable context,
    const void *_Nullable arguments);
/// The metadata of a type that is mangled in the context of a descriptor.
static inline const void *_Nullable pliant_type_by_mangled_name(const void *_Nonnull name,
                                                               size_t length,
                                                               const void *_Nullable context) {
  return swift_getTypeByMangledNameInContext(name, length, context, NULL);
}
/// The metadata that an accessor function of a type that is not generic returns, complete.
static inline const void *_Nullable pliant_type_of_accessor(const void *_Nonnull accessor) {
  typedef struct {
    const void *type;
    size_t state;
  } response;
  typedef __attribute__((swiftcall)) response (*accessor_function)(size_t request);
  return ((accessor_function)accessor)(0).type;
}
/// The number of a task, by which nothing else is ever called.
uint64_t swift_task_getJobTaskId(const void *_Nonnull task);
/// The address of the value that the current task, or thread, has for a task-local variable.
void *_Nullable swift_task_localValueGet(const void *_Nonnull variable);
/// Gives the current task, or thread, a value for such a variable, which is taken from `value`,
/// until the second takes it away.
__attribute__((swiftcall)) void swift_task_localValuePush(const void *_Nonnull variable,
                                                          void *_Nonnull value,
                                                          const void *_Nonnull type);
__attribute__((swiftcall)) void swift_task_localValuePop(void);
const void *_Nullable swift_getOrigOfReplaceable(const void *_Nullable *_Nonnull cell);

#endif
