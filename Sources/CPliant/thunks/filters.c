#include <setjmp.h>
#include <stdlib.h>

#include "CPliant.h"
#include "../processors/processor.h"

extern const char pliant_filter_register_0[], pliant_filter_register_1[],
    pliant_filter_register_2[], pliant_filter_register_3[], pliant_filter_register_4[],
    pliant_filter_register_5[], pliant_filter_stack[], pliant_filter_class_of_self[],
    pliant_filter_self_as_class[];
#if PLIANT_ARGUMENT_REGISTERS == 8
extern const char pliant_filter_register_6[], pliant_filter_register_7[];
#endif

static const char *const registers[PLIANT_ARGUMENT_REGISTERS] = {
    pliant_filter_register_0, pliant_filter_register_1, pliant_filter_register_2,
    pliant_filter_register_3, pliant_filter_register_4, pliant_filter_register_5,
#if PLIANT_ARGUMENT_REGISTERS == 8
    pliant_filter_register_6, pliant_filter_register_7,
#endif
};

static const char *routine_for(int64_t place) {
  if (place == PLIANT_CLASS_OF_SELF) return pliant_filter_class_of_self;
  if (place == PLIANT_SELF_AS_CLASS) return pliant_filter_self_as_class;
  return place < PLIANT_ARGUMENT_REGISTERS ? registers[place] : pliant_filter_stack;
}

/// How far from the stack pointer a word of the arguments is when the others are compared: the
/// registers are then stored below the arguments on the stack.
static int64_t distance_of(int64_t place) {
  return place < PLIANT_ARGUMENT_REGISTERS
             ? PLIANT_STORED_REGISTERS + 8 * place
             : PLIANT_STACKED_WORDS + 8 * (place - PLIANT_ARGUMENT_REGISTERS);
}

const void *pliant_make_filter(const pliant_check *checks, size_t count, const void *entry,
                               const void *otherwise, bool is_async) {
  if (count == 0) return NULL;
  pliant_filter *filter = malloc(sizeof(pliant_filter) + count * sizeof(pliant_check));
  if (filter == NULL) return NULL;
  const int32_t *own = entry, *other = otherwise;
  *filter = (pliant_filter){
      .routine = routine_for(checks[0].place),
      .expected = checks[0].expected,
      .otherwise = is_async ? (const char *)other + *other : otherwise,
      .entry = is_async ? (const char *)own + *own : entry,
      .first = PLIANT_FIRST_STACKED_WORD + 8 * (checks[0].place - PLIANT_ARGUMENT_REGISTERS),
      .otherwise_record = otherwise,
      .is_async = is_async,
  };
  for (size_t i = 1; i < count; i++)
    filter->checks[i - 1] = (pliant_check){distance_of(checks[i].place), checks[i].expected};
  filter->checks[count - 1] = (pliant_check){1, NULL};
  const pliant_slot *slot = pliant_thunk_make(PLIANT_THUNK_FILTER, entry, filter);
  if (slot != NULL) return pliant_thunk_function(slot, PLIANT_THUNK_FILTER);
  free(filter);
  return NULL;
}

const void *pliant_make_passage(const void *code, pliant_filter **passage) {
  pliant_filter *filter = malloc(sizeof(pliant_filter) + sizeof(pliant_check));
  if (filter == NULL) return NULL;
  *filter = (pliant_filter){
      .routine = pliant_filter_register_0,
      .expected = filter,  // which nobody passes
      .otherwise = code,
      .entry = code,
      .otherwise_record = code,
  };
  filter->checks[0] = (pliant_check){1, NULL};
  const pliant_slot *slot = pliant_thunk_make(PLIANT_THUNK_FILTER, code, filter);
  *passage = filter;
  if (slot != NULL) return pliant_thunk_function(slot, PLIANT_THUNK_FILTER);
  free(filter);
  return NULL;
}

void pliant_lead_passage(pliant_filter *passage, const void *code) {
  atomic_store_explicit((_Atomic(const void *) *)&passage->otherwise, code, memory_order_release);
}

// MARK: Filters of objects

_Static_assert(offsetof(pliant_object_filter, counts) == 0 && PLIANT_FILTER_COUNTS == 1024,
               "as in `pliant_thunk_by_object`");

void pliant_filter_set_is_open(const pliant_slot *slot, pliant_object_filter *filter,
                               bool is_open) {
  static const pliant_object_filter closed = {.counts = {[0 ... PLIANT_FILTER_COUNTS - 1] = 1}};
  const void *context = is_open ? (const void *)filter : &closed;
  atomic_store_explicit((_Atomic(const void *) *)&slot->context, context, memory_order_release);
}

void pliant_filter_count(pliant_object_filter *filter, const void *object, int difference) {
  _Atomic(uint16_t) *at = &filter->counts[(uintptr_t)object >> 4 & (PLIANT_FILTER_COUNTS - 1)];
  uint16_t count = atomic_load(at);
  if (count < UINT16_MAX) atomic_store(at, (uint16_t)(count + difference));
}

// MARK: Words behind arguments

_Static_assert(offsetof(pliant_rearrangement, words) == 40, "as in the routines");

/// How many bytes of arguments an async callee takes off the stack.
static int64_t stack_size(int64_t words) {
  int64_t size = words > PLIANT_ARGUMENT_REGISTERS ? 8 * (words - PLIANT_ARGUMENT_REGISTERS) : 0;
  return ((size + PLIANT_RETURN_SIZE + 15) & ~15) - PLIANT_RETURN_SIZE;
}

static const void *make_rearrangement(pliant_thunk_kind kind, pliant_hidden_words own,
                                      const void *code) {
  uint64_t natural = own.first + own.passed + own.has_error_place;
  uint64_t all = own.first + own.count + own.has_error_place;
  int64_t shift = own.is_async ? stack_size((int64_t)all) - stack_size((int64_t)natural) : 0;
  bool drops = kind == PLIANT_THUNK_WORD_DROP;
  size_t added = drops || !own.is_async ? 0 : own.count;
  bool moves_error = own.has_error_place && own.count != own.passed;
  if (added == 0 && shift == 0 && !moves_error) return code;
  pliant_rearrangement *made = malloc(sizeof *made + (added + 1) * sizeof(pliant_check));
  if (made == NULL) return NULL;
  uint64_t kept = natural > PLIANT_ARGUMENT_REGISTERS ? natural - PLIANT_ARGUMENT_REGISTERS : 0;
  int64_t ours = distance_of((int64_t)(own.first + own.passed));
  int64_t theirs = distance_of((int64_t)(own.first + own.count));
  if (!moves_error) ours = theirs = PLIANT_STORED_REGISTERS;
  *made = (pliant_rearrangement){
      .shift = drops ? shift : -shift,
      .moved = shift == 0 ? 0 : kept + PLIANT_RETURN_SIZE / 8,
      .error_from = drops ? theirs : ours,
      .error_to = drops ? ours : theirs,
      .is_async = own.is_async,
  };
  for (size_t i = 0; i < added; i++)
    made->words[i] = (pliant_check){distance_of((int64_t)(own.first + i)), own.words[i]};
  made->words[added] = (pliant_check){1, NULL};
  const pliant_slot *slot = pliant_thunk_make(kind, code, made);
  if (slot != NULL) return pliant_thunk_function(slot, kind);
  free(made);
  return NULL;
}

const void *pliant_make_word_drop(pliant_hidden_words words, const void *entry) {
  words.passed = 0;
  return make_rearrangement(PLIANT_THUNK_WORD_DROP, words, entry);
}

const void *pliant_make_word_add(pliant_hidden_words words, const void *original) {
  return make_rearrangement(PLIANT_THUNK_WORD_ADD, words, original);
}

// MARK: Finding words

enum { WORDS = 24, ROOM = 512 };

/// Zeros that the words point to: closures may read their arguments.
static char contents[WORDS][ROOM] __attribute__((aligned(ROOM)));

/// A call of a function that notes a word and does not return.
typedef struct {
  jmp_buf caller;
  volatile uint64_t noted;
} noting;

/// The thread's own; a library that is loaded later gets few bytes of each thread.
static __thread noting *current;

extern void pliant_call_with_words(const void *function, const uint64_t *words, void *result);

void pliant_note_word(uint64_t word) {
  current->noted = word;
  longjmp(current->caller, 1);
}

int64_t pliant_find_word(const void *function) {
  noting own;
  own.noted = 0;
  current = &own;
  if (setjmp(own.caller) == 0) {
    char result[WORDS * ROOM] __attribute__((aligned(64)));
    uint64_t words[WORDS];
    for (size_t i = 0; i < WORDS; i++) words[i] = (uint64_t)contents[i];
    pliant_call_with_words(function, words, result);
  }
  current = NULL;
  uint64_t distance = own.noted - (uint64_t)contents;
  return distance < sizeof contents && distance % ROOM == 0 ? (int64_t)(distance / ROOM) : -1;
}
