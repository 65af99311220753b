// The orders on which the C code relies, tried in every order that arm64 allows.
//
// QEMU on x86-64 exchanges a store with a later load and nothing else. This exchanges what the
// architecture's memory model lets a processor exchange: two threads of a few instructions each, of
// which any may come next whose order after the earlier ones of its thread nothing keeps. Memory is
// one array, for on arm64 all others see a store at the same time. A thread that reads its own
// store waits for it, which a processor need not; none of these programs turns on that.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"

typedef enum { LOAD, STORE, FENCE, FENCE_LOADS, MEETING } kind;
enum { ACQUIRE = 1, RELEASE = 2 };

/// One register is written by one load alone, and so stands for it. `if_zero` and `if_one` are sets
/// of registers: a store comes after their loads, and does nothing where one has another value.
typedef struct instruction {
  kind kind;
  uint8_t flags, place, value, register_, if_zero, if_one;
} instruction;

enum { MOST = 16, PLACES = 8, REGISTERS = 8 };
typedef struct program {
  instruction code[MOST];
  int count;
} program;

typedef struct state {
  uint16_t executed[2];
  uint8_t memory[PLACES], registers[2][REGISTERS];
} state;

typedef struct model {
  program threads[2];
  bool (*is_wrong)(const state *end);
  bool (*is_possible)(const state *end);  // what a loop would have gone on after is not
  uint64_t ends, wrong;
  state *seen;
} model;

static bool keeps(const instruction *first, const instruction *second) {
  if (first->kind == FENCE || second->kind == FENCE) return true;
  if (first->kind == MEETING || second->kind == MEETING) return true;
  if (first->kind == FENCE_LOADS) return true;
  if (second->kind == FENCE_LOADS) return first->kind == LOAD;
  if (first->kind == LOAD && first->flags & ACQUIRE) return true;
  if (second->kind == STORE && second->flags & RELEASE) return true;
  if (first->flags & RELEASE && second->flags & ACQUIRE) return true;
  if (first->place == second->place) return true;
  // A branch orders stores alone.
  if (first->kind != LOAD || second->kind != STORE) return false;
  return (second->if_zero | second->if_one) >> first->register_ & 1;
}

static bool may_run(const program *thread, uint16_t executed, int index) {
  if (executed >> index & 1) return false;
  for (int i = 0; i < index; i++)
    if (!(executed >> i & 1) && keeps(&thread->code[i], &thread->code[index])) return false;
  return true;
}

static bool applies(const instruction *instruction, const uint8_t *registers) {
  for (int i = 0; i < REGISTERS; i++) {
    if (instruction->if_zero >> i & 1 && registers[i] != 0) return false;
    if (instruction->if_one >> i & 1 && registers[i] != 1) return false;
  }
  return true;
}

static bool is_new(model *model, const state *state) {
  enum { ROOM = 1 << 20 };
  if (model->seen == NULL) model->seen = calloc(ROOM, sizeof *state);
  uint64_t hash = 14695981039346656037ull;
  for (size_t i = 0; i < sizeof *state; i++)
    hash = (hash ^ ((const uint8_t *)state)[i]) * 1099511628211ull;
  for (uint64_t at = hash;; at++) {
    struct state *slot = &model->seen[at % ROOM];
    if (memcmp(slot, state, sizeof *state) == 0) return false;
    if (slot->executed[0] != 0 || slot->executed[1] != 0) continue;
    *slot = *state;
    return true;
  }
}

static void explore(model *model, state now) {
  if ((now.executed[0] | now.executed[1]) != 0 && !is_new(model, &now)) return;
  bool has_ended = true;
  for (int t = 0; t < 2; t++) {
    const program *thread = &model->threads[t];
    for (int i = 0; i < thread->count; i++) {
      if (!(now.executed[t] >> i & 1)) has_ended = false;
      if (!may_run(thread, now.executed[t], i)) continue;
      const instruction *instruction = &thread->code[i];
      state next = now;
      next.executed[t] |= 1 << i;
      if (instruction->kind == MEETING) {
        // Both at once: the other's is the next of its meetings.
        const program *other = &model->threads[1 - t];
        int j = 0;
        while (j < other->count && (other->code[j].kind != MEETING || now.executed[1 - t] >> j & 1))
          j++;
        if (j == other->count || !may_run(other, now.executed[1 - t], j)) continue;
        next.executed[1 - t] |= 1 << j;
      } else if (instruction->kind == LOAD) {
        next.registers[t][instruction->register_] = now.memory[instruction->place];
      } else if (instruction->kind == STORE && applies(instruction, now.registers[t])) {
        next.memory[instruction->place] = instruction->value;
      }
      explore(model, next);
    }
  }
  if (!has_ended || (model->is_possible != NULL && !model->is_possible(&now))) return;
  model->ends++;
  model->wrong += model->is_wrong(&now);
}

// MARK: Writing programs

static void add(program *program, instruction instruction) {
  if (program->count == MOST) abort();
  program->code[program->count++] = instruction;
}
#define load(program, place_, register__, flags_)                                     \
  add(program, (instruction){.kind = LOAD, .place = place_, .register_ = register__, \
                             .flags = flags_})
#define store(program, place_, value_, flags_, ...) \
  add(program, (instruction){.kind = STORE, .place = place_, .value = value_, .flags = flags_, \
                             __VA_ARGS__})
#define SET(register_) (1 << (register_))

/// `membarrier` stops the reader anywhere; a fence is where the code has it.
typedef enum { NO_BARRIER, MEMBARRIER, FENCES } barrier;

static void writer_barrier(program *writer, barrier barrier) {
  if (barrier != NO_BARRIER) add(writer, (instruction){.kind = FENCE});
  if (barrier == MEMBARRIER) add(writer, (instruction){.kind = MEETING});
}
static void reader_barrier(program *reader, barrier barrier) {
  if (barrier == FENCES) add(reader, (instruction){.kind = FENCE});
}
static void entry_barrier(program *reader, barrier barrier) {
  if (barrier == FENCES) add(reader, (instruction){.kind = FENCE_LOADS});
}

static program with_meeting(program reader, int place) {
  memmove(&reader.code[place + 1], &reader.code[place],
          (reader.count - place) * sizeof *reader.code);
  reader.code[place] = (instruction){.kind = MEETING};
  reader.count++;
  return reader;
}

/// Counts the ends that are wrong, wherever the writer's `membarrier`, if there is one, stops the
/// reader.
static uint64_t count_wrong(const model *base, const program *writer, const program *reader,
                            const uint8_t *memory, bool has_meeting, uint64_t *ends) {
  uint64_t wrong = 0;
  for (int place = 0; place <= (has_meeting ? reader->count : 0); place++) {
    model model = *base;
    model.threads[0] = *writer;
    model.threads[1] = has_meeting ? with_meeting(*reader, place) : *reader;
    state start = {0};
    memcpy(start.memory, memory, PLACES);
    explore(&model, start);
    free(model.seen);
    wrong += model.wrong;
    *ends += model.ends;
  }
  return wrong;
}

// MARK: The programs

static uint64_t all_ends;
static uint32_t seen_wrong;

static void judge(const char *what, barrier barrier, bool expects_wrong, uint64_t wrong,
                  uint64_t ends) {
  static const char *const names[] = {"without a barrier", "with membarrier", "with fences"};
  if (ends == 0) fail("%s, %s: no order ends", what, names[barrier]);
  if (expects_wrong != (wrong > 0))
    fail("%s, %s: %llu of %llu ends are wrong", what, names[barrier], (unsigned long long)wrong,
         (unsigned long long)ends);
  if (!expects_wrong) all_ends += ends;
  if (expects_wrong && wrong > 0) seen_wrong++;
}

// A hook: what its entry reads is written, then the hook. The reader's registers: the hook, and
// what the entry read.
static bool entry_found_nothing(const state *end) {
  return end->registers[1][0] == 1 && end->registers[1][1] == 0;
}
static void check_hook(barrier barrier, bool expects_wrong) {
  enum { TABLE, HOOK };
  program writer = {.count = 0}, reader = {.count = 0};
  store(&writer, TABLE, 1, RELEASE);
  writer_barrier(&writer, barrier);
  store(&writer, HOOK, 1, RELEASE);
  load(&reader, HOOK, 0, 0);
  entry_barrier(&reader, barrier);
  load(&reader, TABLE, 1, ACQUIRE);
  model model = {.is_wrong = entry_found_nothing};
  uint64_t ends = 0;
  const uint8_t memory[PLACES] = {0};
  uint64_t wrong = count_wrong(&model, &writer, &reader, memory, barrier == MEMBARRIER, &ends);
  judge("a call of a hook that is filled", barrier, expects_wrong, wrong, ends);
}

// Two sections, one after the other, and a writer who replaces what they read, waits, and frees it.
// A reader's register of a pointer is 0 for the old one; what it points to is 1 when it was freed.
static bool read_freed(const state *end) {
  const uint8_t *reader = end->registers[1];
  return (reader[0] == 0 && reader[1] == 1) || (reader[2] == 0 && reader[3] == 1);
}
// The writer goes on loading an odd section until it changes.
static bool has_waited(const state *end) {
  const uint8_t *writer = end->registers[0];
  return writer[0] % 2 == 0 || writer[1] != writer[0];
}
static void check_sections(barrier barrier, bool expects_wrong) {
  enum { SECTION, POINTER, OLD };
  program writer = {.count = 0}, reader = {.count = 0};
  store(&writer, POINTER, 1, RELEASE);
  writer_barrier(&writer, barrier);
  load(&writer, SECTION, 0, ACQUIRE);
  load(&writer, SECTION, 1, ACQUIRE);
  store(&writer, OLD, 1, 0);
  for (int i = 0; i < 2; i++) {
    store(&reader, SECTION, 2 * i + 1, 0);
    reader_barrier(&reader, barrier);
    load(&reader, POINTER, 2 * i, ACQUIRE);
    load(&reader, OLD, 2 * i + 1, 0);
    store(&reader, SECTION, 2 * i + 2, RELEASE);
  }
  model model = {.is_wrong = read_freed, .is_possible = has_waited};
  uint64_t ends = 0;
  const uint8_t memory[PLACES] = {0};
  uint64_t wrong = count_wrong(&model, &writer, &reader, memory, barrier == MEMBARRIER, &ends);
  judge("a section and who frees what it read", barrier, expects_wrong, wrong, ends);
}

// A call that borrows a layer and ends, and who removes the layer: he marks it, waits for sections,
// and frees it where nobody borrows it. Otherwise he says that it waits, looks once more, and
// leaves it to the call's end, which looks at the mark in a section.
static bool is_freed_early_or_never(const state *end) {
  const uint8_t *writer = end->registers[0], *reader = end->registers[1];
  bool was_used_freed = reader[0] == 0 && (reader[1] == 1 || reader[3] == 1);
  bool is_left = writer[2] == 1 && writer[3] == 1;
  return was_used_freed || (is_left && reader[2] == 0);
}
static void check_borrow(barrier barrier, bool expects_wrong) {
  enum { SECTION, TOP, BORROW, LAYER, REMOVED };
  program writer = {.count = 0}, reader = {.count = 0};
  store(&writer, TOP, 1, RELEASE);
  store(&writer, REMOVED, 1, RELEASE);
  writer_barrier(&writer, barrier);
  load(&writer, SECTION, 0, ACQUIRE);
  load(&writer, SECTION, 1, ACQUIRE);
  load(&writer, BORROW, 2, ACQUIRE);
  store(&writer, LAYER, 1, 0, .if_zero = SET(2));
  load(&writer, BORROW, 3, ACQUIRE);
  store(&writer, LAYER, 1, 0, .if_one = SET(2), .if_zero = SET(3));
  store(&reader, SECTION, 1, 0);
  reader_barrier(&reader, barrier);
  load(&reader, TOP, 0, ACQUIRE);
  store(&reader, BORROW, 1, 0, .if_zero = SET(0));  // the old layer; another is not asked for
  store(&reader, SECTION, 2, RELEASE);
  load(&reader, LAYER, 1, 0);
  store(&reader, SECTION, 3, 0);
  reader_barrier(&reader, barrier);
  load(&reader, REMOVED, 2, 0);
  load(&reader, LAYER, 3, 0);  // where the mark stands
  store(&reader, BORROW, 0, RELEASE);
  store(&reader, SECTION, 4, RELEASE);
  model model = {.is_wrong = is_freed_early_or_never, .is_possible = has_waited};
  uint64_t ends = 0;
  const uint8_t memory[PLACES] = {0};
  uint64_t wrong = count_wrong(&model, &writer, &reader, memory, barrier == MEMBARRIER, &ends);
  judge("a borrowed layer and who removes it", barrier, expects_wrong, wrong, ends);
}

// A map's slot: the value, then its key.
static void check_slot(uint8_t release, bool expects_wrong) {
  enum { VALUE, KEY };
  program writer = {.count = 0}, reader = {.count = 0};
  store(&writer, VALUE, 1, release);
  store(&writer, KEY, 1, release);
  load(&reader, KEY, 0, ACQUIRE);
  load(&reader, VALUE, 1, ACQUIRE);
  model model = {.is_wrong = entry_found_nothing};
  uint64_t ends = 0;
  const uint8_t memory[PLACES] = {0};
  uint64_t wrong = count_wrong(&model, &writer, &reader, memory, false, &ends);
  judge("a slot of a map", NO_BARRIER, expects_wrong, wrong, ends);
}

// A stack with a layer of its own class, 1, gets levels of another class. Where there are none, the
// top answers; 2 is the original, which no call may reach.
static bool skipped_its_layer(const state *end) {
  return end->registers[1][0] == 0 && end->registers[1][1] == 2;
}
static void check_levels(uint8_t top, bool expects_wrong) {
  enum { CLASSES, TOP };
  program writer = {.count = 0}, reader = {.count = 0};
  store(&writer, CLASSES, 1, RELEASE);
  store(&writer, TOP, top, RELEASE);
  load(&reader, CLASSES, 0, ACQUIRE);
  load(&reader, TOP, 1, ACQUIRE);
  model model = {.is_wrong = skipped_its_layer};
  uint64_t ends = 0;
  const uint8_t memory[PLACES] = {0, 1};
  uint64_t wrong = count_wrong(&model, &writer, &reader, memory, false, &ends);
  judge("a class's layer while another's come", NO_BARRIER, expects_wrong, wrong, ends);
}

void check_model(void) {
  for (barrier barrier = NO_BARRIER; barrier <= FENCES; barrier++) {
    check_hook(barrier, barrier == NO_BARRIER);
    check_sections(barrier, barrier == NO_BARRIER);
    check_borrow(barrier, barrier == NO_BARRIER);
  }
  check_slot(RELEASE, false);
  check_slot(0, true);
  check_levels(1, false);
  check_levels(2, true);
  row("a model of arm64's memory: ends of five protocols in all orders, none wrong", all_ends);
  row("the same without what keeps the order: protocols found wrong", seen_wrong);
}
