// Declarations that the files of this folder share.
#ifndef PLIANT_TRACING_INTERNAL_H
#define PLIANT_TRACING_INTERNAL_H

#include "CPliant.h"

extern void *swift_task_getCurrent(void);
extern void *swift_task_alloc(size_t size);
extern void swift_task_dealloc(void *memory);

#pragma GCC visibility push(hidden)

/// A call that has not returned. The assembler reads the first two words.
typedef struct pliant_open_call {
  uint64_t kept;  // the caller's content of the register that holds this entry's address
  uint64_t return_address;
  pliant_traced *function;
  uintptr_t frame;  // the stack pointer before the call
  uint64_t number, indirect;
  struct pliant_trace_thread *thread;
  uint64_t start;
  bool is_recorded, has_ended;
  bool is_inner;  // inside another call of the function
} pliant_open_call;

enum { PLIANT_OPEN_CALLS = 255 };
typedef struct pliant_open_calls {
  struct pliant_open_calls *previous, *next;
  uint64_t used;
  pliant_open_call calls[PLIANT_OPEN_CALLS];
} pliant_open_calls;

/// A thread's recording. Never freed; another thread may take it after this one has ended.
typedef struct pliant_trace_thread {
  struct pliant_trace_thread *next;
  _Atomic(bool) is_taken;
  bool is_busy;
  bool rests;  // only while `pliant_trace_rest` runs
  int32_t id;
  pliant_open_calls *open;
  uint64_t depth;
  uint64_t next_number;
  uint8_t *ring;
  uint64_t ring_size;
  uint64_t present;              // up to where the ring was given memory ahead of its records
  uint64_t reserved;             // room for the ends of open calls
  uint32_t generation;           // as `pliant_generation` says
  uint64_t newest;               // the time of the newest record that was drained
  uint64_t beginning, task;      // the trace and the task of the last `pliant_record_around`
  uint64_t earlier;              // identifies the earlier calls; 0 is none
  _Atomic(bool) is_writing;
  _Atomic(uint64_t) head, tail;  // the ends of what was written, and of what was read
} pliant_trace_thread;

extern __thread pliant_trace_thread *pliant_tracing
    __attribute__((tls_model("initial-exec")));

/// This thread's record; NULL if it is not to record.
pliant_trace_thread *pliant_trace_thread_get(void);

/// Whether this thread's calls are left alone.
bool pliant_trace_is_excluded(void);

/// Writes the values of a record, as far as there is room.
typedef struct pliant_value_writer {
  uint8_t *at, *end;
  bool is_cut;
  bool describes;
} pliant_value_writer;
void pliant_write_argument(pliant_value_writer *writer, const pliant_argument *argument,
                           const pliant_registers *registers, const void *stack);
void pliant_write_error(pliant_value_writer *writer, const void *error);

/// The event that a record describes.
typedef struct pliant_event {
  pliant_record_kind kind;
  pliant_traced *function;
  uint64_t number, caller;
  const pliant_registers *registers;
  const void *stack;
  const void *error;
  uint64_t indirect;
  bool has_reserved;  // the room for it was reserved
  bool reserves;      // it reserves room for its end
  const pliant_around *around;
  size_t around_count;
  uint64_t time;  // 0 until it is written, or finds no room
} pliant_event;
/// False if there is no room. Sets the event's time.
bool pliant_write_record(pliant_trace_thread *thread, pliant_event *event);

/// Records the task in which a call begins, and the calls around it, unless the thread's last such
/// record says the same.
void pliant_record_around(pliant_trace_thread *thread, const pliant_event *event);
/// The state of an async call, before the context that it runs in.
typedef struct pliant_async_call {
  pliant_traced *function;
  uint64_t number, indirect;  // no number if it is not recorded
  uint64_t start;
} pliant_async_call;
enum { PLIANT_KEPT_OF_ASYNC = 64 };
extern const char pliant_trace_exit[], pliant_trace_async_exit[];

typedef enum pliant_ending { PLIANT_GOES_ON, PLIANT_RETURNS, PLIANT_THROWS } pliant_ending;
/// Does what the function's actions say. If the call is to end, its result is in the registers, or
/// `error` is what it throws, and its arguments have been freed. An async call is to wait for
/// `delay` nanoseconds; others have.
pliant_ending pliant_act(pliant_traced *function, pliant_registers *registers, const void *stack,
                         uint64_t *error, uint64_t *delay);
/// Makes an async call wait, and then run `code` as `pliant_trace_async_enter` returns it.
const void *pliant_trace_delay(uint64_t nanoseconds, const pliant_slot *slot, const void *code,
                               pliant_registers *registers);
/// The value witness table of a type: functions, and at 80 its flags.
static inline const void *const *pliant_witnesses(const void *type) {
  return ((const void *const *const *)type)[-1];
}
/// Waits, whatever is installed over the C library's functions.
void pliant_trace_sleep(uint64_t nanoseconds);

/// Whether this call is to be recorded.
bool pliant_trace_admits(pliant_traced *function);
/// Whether a dynamic function is being called as the original of its replacement.
bool pliant_trace_is_original(const pliant_traced *function);

#pragma GCC visibility pop

#endif
