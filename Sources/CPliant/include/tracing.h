// Tracing: the calls of functions of any signature, recorded in a ring of bytes for each thread.
//
// What runs in a call takes no lock, allocates nothing and calls no code of the program, unless
// values are to be described. A thread's first traced call maps the memory for its ring.
#ifndef PLIANT_TRACING_H
#define PLIANT_TRACING_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// MARK: How values are read

/// The way in which a value is copied.
typedef enum pliant_value_kind {
  PLIANT_VALUE_UNREAD,    // nothing
  PLIANT_VALUE_BYTES,     // all of its bytes
  PLIANT_VALUE_STRING,    // its size in bytes (4 bytes), the size of what follows (4), text
  PLIANT_VALUE_OBJECT,    // the reference and the class, 8 bytes each
  PLIANT_VALUE_FIELDS,    // its fields, one after the other
  PLIANT_VALUE_OPTIONAL,  // whether there is a value (1 byte), and that
  PLIANT_VALUE_ENUM,      // the number of its case (4 bytes), and its payload if there is one
  PLIANT_VALUE_ARRAY,     // the number of elements (8 bytes), how many follow (4), these
  PLIANT_VALUE_COUNTED,   // the number of elements (8 bytes)
  PLIANT_VALUE_ANY,       // its type (8 bytes), a `pliant_form` (1 byte), and what that says
  PLIANT_VALUE_ERROR,     // as a record of a thrown error
  PLIANT_VALUE_DESCRIBED,  // as a string: what Foundation says of one of its values
  PLIANT_VALUE_BOXED,      // the payload of an indirect case, which an object has
} pliant_value_kind;

/// The way in which a value is copied whose type is known in the call only.
typedef enum pliant_form {
  PLIANT_FORM_UNREAD,
  PLIANT_FORM_PLAIN,   // the size (4 bytes) and the bytes
  PLIANT_FORM_STRING,  // as `PLIANT_VALUE_STRING`
  PLIANT_FORM_OBJECT,  // as `PLIANT_VALUE_OBJECT`
  PLIANT_FORM_VALUE,   // as the `pliant_value` of its type
} pliant_form;

typedef struct pliant_field pliant_field;
/// A type. It is never freed.
typedef struct pliant_value {
  pliant_value_kind kind;
  uint32_t size;
  uint32_t count;  // of fields: an array's element, an Optional's value, an enum's payloads
  const pliant_field *_Nullable fields;
  const void *_Nonnull type;  // its metadata
  bool is_describable;        // code of the program can say what it is
} pliant_value;
struct pliant_field {
  uint64_t offset;  // of the elements of an array, the distance
  const pliant_value *_Nonnull value;
};

/// The state of the registers for arguments and results.
typedef struct pliant_registers {
  // x86-64: rdi rsi rdx rcx r8 r9 rax r10 r12 r13 r14 and a free word.
  // arm64: x0 to x7, x8, x20, x21, x22.
  uint64_t general[12];
  uint8_t vectors[8][16];
} pliant_registers;

/// Where a part of an argument or result is: a distance in the registers or, if it is at least
/// `PLIANT_ON_STACK`, in the arguments on the stack after these.
typedef struct pliant_piece {
  uint16_t place, offset;
  uint8_t size;
  uint8_t mask;  // of a byte of which not all bits are set
} pliant_piece;
enum { PLIANT_ON_STACK = sizeof(pliant_registers), PLIANT_PIECES = 4, PLIANT_LARGEST_DIRECT = 64 };

extern const uint16_t pliant_argument_register_count;  // the first words of the registers
extern const uint16_t pliant_result_places[PLIANT_PIECES];

typedef struct pliant_argument {
  bool is_indirect;  // the piece is its address
  uint8_t count;
  pliant_piece pieces[PLIANT_PIECES];
  const pliant_value *_Nonnull value;
} pliant_argument;

/// Copies what is read of a value to `to`; returns the size.
size_t pliant_copy_value(const pliant_value *_Nonnull type, const void *_Nonnull value,
                         void *_Nonnull to, size_t room);

/// Runs code of the program that describes a value, and writes the text to `to`, as far as there is
/// room; returns the size of the whole. No type stands for a thrown error.
typedef size_t (*pliant_describer)(const void *_Nullable type, const void *_Nonnull value,
                                   void *_Nonnull to, size_t room);
void pliant_trace_describe_by(pliant_describer _Nonnull describer);

/// Returns how to read values of a type that is seen in a call; asked once for each type.
void pliant_trace_read_by(const pliant_value *_Nullable (*_Nonnull reader)(
    const void *_Nonnull type));

/// Copies the bytes of a value that is passed in pieces to `to`, of `PLIANT_LARGEST_DIRECT` bytes,
/// or returns the address of another.
const void *_Nonnull pliant_argument_value(const pliant_argument *_Nonnull argument,
                                           const pliant_registers *_Nonnull registers,
                                           const void *_Nullable stack, uint8_t *_Nonnull to);

// MARK: Functions

/// The size of an error, in its record, of which the value follows as of its type.
enum { PLIANT_ERROR_VALUE = UINT32_MAX - 1 };

/// How a function's error is returned.
typedef enum pliant_errors {
  PLIANT_NO_ERRORS,
  PLIANT_ANY_ERRORS,
  PLIANT_TYPED_ERRORS,
} pliant_errors;

// MARK: Actions

typedef enum pliant_action_kind {
  PLIANT_ACTION_COUNT,   // nothing
  PLIANT_ACTION_DELAY,   // waits
  PLIANT_ACTION_FAIL,    // throws
  PLIANT_ACTION_ANSWER,  // returns
  PLIANT_ACTION_REPORT,  // nothing, after its arguments were reported
} pliant_action_kind;

struct pliant_traced;
/// Receives the arguments of a call before it begins, on its thread; none of what that calls is
/// recorded, or does something else. It reads arguments by `pliant_argument_value`.
typedef void (*pliant_listener)(const struct pliant_traced *_Nonnull function,
                                const pliant_registers *_Nonnull registers,
                                const void *_Nonnull stack);

/// An action that calls of one function perform.
typedef struct pliant_action {
  pliant_action_kind kind;
  uint64_t every, most;         // it acts on one call in so many, and on at most so many calls
  uint64_t nanoseconds;         // of a delay
  const void *_Nullable error;  // an error object
  const void *_Nullable value;  // of the function's result
  pliant_listener _Nullable listener;
  _Atomic(uint64_t) calls, acted;
} pliant_action;

/// Delays of async calls wait by an async function that takes nanoseconds: the address of its
/// record, as Swift's function values hold it.
void pliant_trace_wait_by(const void *_Nonnull record);

/// All actions of one function, newest first. Replaced as a whole, and read in read sections.
typedef struct pliant_actions {
  size_t count;
  pliant_action *_Nonnull all[];
} pliant_actions;

static inline uint64_t pliant_action_calls(pliant_action *_Nonnull action) {
  return atomic_load_explicit(&action->calls, memory_order_relaxed);
}
static inline uint64_t pliant_action_acted(pliant_action *_Nonnull action) {
  return atomic_load_explicit(&action->acted, memory_order_relaxed);
}

/// A function whose calls are recorded, or do something else. It is never freed; all but the atomic
/// words is written before its first call.
typedef struct pliant_traced {
  uint32_t number;
  bool is_async, is_dynamic;
  pliant_errors errors;
  uint32_t argument_count;
  const pliant_argument *_Nullable arguments;
  pliant_argument result;
  pliant_argument answer, thrown;  // the result, recorded or not, and an error of one type
  uint32_t owned_count;    // of arguments that the function frees
  const pliant_argument *_Nullable owned;
  _Atomic(bool) is_recorded, is_described;  // describable values are described, in the call
  _Atomic(pliant_actions *) actions;  // NULL if there are none
  _Atomic(uint32_t) sampling;  // records one call in so many
  _Atomic(uint32_t) limit;     // and at most so many in a second; 0 is no limit
  _Atomic(uint64_t) calls, skipped, lost;
  _Atomic(uint64_t) nanoseconds;  // in calls that are not within others of it, recorded or lost
  _Atomic(uint64_t) window;  // the second, and how many calls were recorded in it (24 bits)
} pliant_traced;

static inline void pliant_trace_set(pliant_traced *_Nonnull function, uint32_t sampling,
                                    uint32_t limit) {
  atomic_store_explicit(&function->sampling, sampling, memory_order_relaxed);
  atomic_store_explicit(&function->limit, limit, memory_order_relaxed);
}
static inline void pliant_trace_set_recorded(pliant_traced *_Nonnull function, bool is_recorded,
                                             bool is_described) {
  atomic_store_explicit(&function->is_described, is_described, memory_order_relaxed);
  atomic_store_explicit(&function->is_recorded, is_recorded, memory_order_relaxed);
}
/// Replaces a function's actions by those of an array, and returns when no call reads the old ones.
void pliant_trace_set_actions(pliant_traced *_Nonnull function,
                              pliant_action *_Nonnull const *_Nullable actions, size_t count);
/// Whether calls run their functions' actions; they do at first.
void pliant_trace_set_acting(bool is_acting);
static inline uint64_t pliant_trace_calls(pliant_traced *_Nonnull function) {
  return atomic_load_explicit(&function->calls, memory_order_relaxed);
}
static inline uint64_t pliant_trace_skipped(pliant_traced *_Nonnull function) {
  return atomic_load_explicit(&function->skipped, memory_order_relaxed);
}
static inline uint64_t pliant_trace_time(pliant_traced *_Nonnull function) {
  return atomic_load_explicit(&function->nanoseconds, memory_order_relaxed);
}
static inline uint64_t pliant_trace_lost(pliant_traced *_Nonnull function) {
  return atomic_load_explicit(&function->lost, memory_order_relaxed);
}

/// The slot's thunk for a traced function that is hooked: it jumps, or, of an async one, goes on to
/// what `content` leads to.
const void *_Nullable pliant_trace_thunk(const pliant_traced *_Nonnull function,
                                         const void *_Nonnull content);

// MARK: Records

typedef enum pliant_record_kind {
  PLIANT_RECORD_ENTER,    // with the arguments
  PLIANT_RECORD_LEAVE,    // with the result
  PLIANT_RECORD_THROW,    // with the error's type, size (4 bytes) and what that says, or its value
  PLIANT_RECORD_UNWOUND,  // the call ended by an exception, or by `longjmp`
  PLIANT_RECORD_PADDING,  // only the first two members are there
  PLIANT_RECORD_AROUND,   // the calls around the thread's next one: as many `pliant_around`,
                          // innermost first; `caller` is the task's parent, `call` its address
  PLIANT_RECORD_DESCRIBED = 0x100,  // added: describable values are as strings
} pliant_record_kind;

typedef struct pliant_record {
  uint32_t size;     // in bytes, with the values; a multiple of 64
  uint16_t kind;
  uint16_t payload;  // the size of the values
  uint32_t function;
  int32_t thread;
  uint64_t call;
  uint64_t time;    // in nanoseconds, of the system's monotonic clock
  uint64_t task;    // 0 outside tasks
  uint64_t caller;  // an address in the code that called
  uint64_t local;   // a retained object, as `pliant_trace_keep_local` says; 0 is none
  uint8_t values[];
} pliant_record;

/// A call that has not returned: its number, and that of its function. If the first bit of `call`
/// is set, the call began before its function was recorded, and the rest identifies it.
typedef struct pliant_around {
  uint64_t call, function;
} pliant_around;
#define PLIANT_EARLIER_CALL ((uint64_t)1 << 63)

/// Code of a function that is recorded: the function itself, or a part of an async one.
typedef struct pliant_traced_code {
  uintptr_t start, end;
  const pliant_traced *_Nonnull function;
} pliant_traced_code;

/// Begins a trace: each thread records the calls around its next one. The code ascends, and is of
/// all functions that are recorded; `task` was made after these were.
void pliant_trace_begin(const pliant_traced_code *_Nonnull code, size_t count,
                        const void *_Nonnull task);
/// Gives back the memory of rings in which nothing is unread, once no function is recorded. Must
/// not overlap `pliant_trace_drain`.
void pliant_trace_rest(void);

/// The kind of object for which a suspended task waits.
typedef enum pliant_wait_kind {
  PLIANT_WAITS_UNKNOWN,
  PLIANT_WAITS_FOR_TASK,  // of number `on`
  PLIANT_WAITS_FOR_CONTINUATION,
  PLIANT_WAITS_FOR_GROUP,
  PLIANT_WAITS_FOR_EXECUTOR,  // `on` is its class, an actor's perhaps, or 0
} pliant_wait_kind;
enum { PLIANT_WAITERS = 16 };
typedef struct pliant_wait {
  pliant_wait_kind kind;
  uint64_t on;
  uint64_t code[PLIANT_WAITERS];  // where its functions go on, innermost first; 0 ends them
} pliant_wait;
/// Reads that of the task of a number that was at an address, which may be gone.
pliant_wait pliant_task_wait(uint64_t task, uint64_t address);

/// The size of the rings of threads that have none yet; a power of two.
void pliant_trace_set_ring_size(size_t size);

/// Passes all records to `visit` that were written since the last time, and frees their room.
///
/// Calls of it must not overlap. Returns a time: no records that are older come later.
uint64_t pliant_trace_drain(void (*_Nonnull visit)(const pliant_record *_Nonnull, void *_Nonnull),
                            void *_Nonnull context);
uint64_t pliant_trace_now(void);
/// Waits, whatever is installed over the C library's functions.
void pliant_trace_pause(uint32_t milliseconds);
uint64_t pliant_wall_time(void);  // in nanoseconds since 1970, likewise
/// Makes calls from now on keep the value of a task-local variable, which is one reference or none.
void pliant_trace_keep_local(const void *_Nonnull variable);
/// The number of the current task; 0 outside tasks.
uint64_t pliant_trace_task(void);
/// Makes the calling thread's calls unrecorded; returns whether they were before.
bool pliant_trace_exclude_thread(bool is_excluded);
/// How many of this thread's calls are open.
uint64_t pliant_trace_depth(void);

#endif
