#include "CPliant.h"

#define SWIFT __attribute__((swiftcall))
#define CONTEXT __attribute__((swift_context))

// MARK: Destroy

static pliant_map destroy_originals;  // class to the function that was in its destroy slot
static pliant_map object_records;     // object to its record
static pliant_object_dies object_dies;

void pliant_set_object_dies(pliant_object_dies dies) { object_dies = dies; }

void pliant_set_destroy_original(const void *class, const void *function) {
  pliant_map_set(&destroy_originals, class, function);
}

const void *pliant_set_object_record(const void *object, const void *record) {
  return pliant_map_set(&object_records, object, record);
}

const void *pliant_object_record(const void *object) {
  return pliant_map_get(&object_records, object);
}

typedef SWIFT void (*destroy_function)(CONTEXT void *object);

static SWIFT void destroy(CONTEXT void *object) {
  pliant_thread *thread = pliant_thread_get();
  pliant_read_begin(thread);
  destroy_function original =
      (destroy_function)pliant_map_get(&destroy_originals, *(const void **)object);
  const void *record = pliant_map_get(&object_records, object);
  pliant_read_end(thread);
  if (record != NULL) object_dies(object, record);
  original(object);
}

const void *pliant_destroy_entry(void) { return (const void *)destroy; }

// MARK: Thunks that keep `self`

// Every register in which the Swift convention passes an argument, so that the jump passes all of
// them on; stack arguments stay where they are. r12 and r14 (x21 and x22), which carry the error
// and the async context, are callee-saved for a function that does not name them.
typedef float vector __attribute__((vector_size(16)));
#if defined(__aarch64__)
#define WORDS uint64_t a, uint64_t b, uint64_t c, uint64_t d, uint64_t e, uint64_t f, uint64_t g, uint64_t h
#define WORD_NAMES a, b, c, d, e, f, g, h
#else
#define WORDS uint64_t a, uint64_t b, uint64_t c, uint64_t d, uint64_t e, uint64_t f
#define WORD_NAMES a, b, c, d, e, f
#endif
#define VECTORS vector s, vector t, vector u, vector v, vector w, vector x, vector y, vector z
#define VECTOR_NAMES s, t, u, v, w, x, y, z

// A result this large is returned through a pointer, and so the thunk hands that register on too.
typedef struct { uint64_t words[8]; } indirect;
typedef SWIFT indirect (*target_function)(WORDS, VECTORS, CONTEXT void *);
static _Atomic(const void *) targets[PLIANT_SELF_THUNKS];

static SWIFT inline __attribute__((always_inline)) target_function keep(uint32_t index,
                                                                        void *context) {
  pliant_thread_get()->receiver = context;
  return (target_function)atomic_load_explicit(&targets[index], memory_order_acquire);
}

#define THUNK(n)                                                                             \
  static SWIFT indirect thunk_##n(WORDS, VECTORS, CONTEXT void *context) { \
    target_function target = keep(0x##n, context);                                           \
    __attribute__((musttail)) return target(WORD_NAMES, VECTOR_NAMES, context);      \
  }
#define ROW(X, n)                                                                        \
  X(n##0) X(n##1) X(n##2) X(n##3) X(n##4) X(n##5) X(n##6) X(n##7) X(n##8) X(n##9) X(n##a) \
  X(n##b) X(n##c) X(n##d) X(n##e) X(n##f)
#define ROWS(X)                                                                               \
  ROW(X, 0) ROW(X, 1) ROW(X, 2) ROW(X, 3) ROW(X, 4) ROW(X, 5) ROW(X, 6) ROW(X, 7) ROW(X, 8)    \
  ROW(X, 9) ROW(X, a) ROW(X, b) ROW(X, c) ROW(X, d) ROW(X, e) ROW(X, f)
#define ADDRESS(n) (const void *)thunk_##n,

ROWS(THUNK)
static const void *const thunks[PLIANT_SELF_THUNKS] = {ROWS(ADDRESS)};

const void *pliant_self_thunk(uint32_t index) { return thunks[index]; }

void pliant_self_thunk_set(uint32_t index, const void *target) {
  atomic_store_explicit(&targets[index], target, memory_order_release);
}
