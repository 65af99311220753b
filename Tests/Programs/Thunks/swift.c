// Entries around everything in the classes of Overridden.swift.
#include <elf.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "CPliant.h"
#include "check.h"
#include "probe.h"

void *overridden_make(bool is_sub);
void overridden_use(const void *object, int64_t seed);
void overridden_drop(const void *object);

static int64_t seed_now;
static _Atomic(uint64_t) expectations;

void expect(bool is_true, uint32_t line) {
  expectations++;
  if (!is_true) fail("Overridden.swift:%u with %lld", line, (long long)seed_now);
}

// MARK: This program's symbols

static pliant_symbols symbols_of_program(void) {
  int file = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
  struct stat status;
  if (file < 0 || fstat(file, &status) != 0) abort();
  const char *start = mmap(NULL, status.st_size, PROT_READ, MAP_PRIVATE, file, 0);
  close(file);
  const Elf64_Ehdr *header = (const Elf64_Ehdr *)start;
  const Elf64_Shdr *sections = (const Elf64_Shdr *)(start + header->e_shoff);
  for (int i = 0; i < header->e_shnum; i++)
    if (sections[i].sh_type == SHT_SYMTAB) {
      const Elf64_Shdr *names = &sections[sections[i].sh_link];
      size_t count = sections[i].sh_size / sizeof(Elf64_Sym);
      return (pliant_symbols){start + sections[i].sh_offset, count, start + names->sh_offset,
                              names->sh_size, sections, header->e_shnum};
    }
  abort();
}

/// The last symbol at an address; the program stops if there is none.
static pliant_symbol symbol_at(const pliant_symbols *symbols, const void *address, int *count) {
  uint64_t value = (uintptr_t)address;  // the program is linked to lie where it says
  size_t at = SIZE_MAX;
  pliant_symbol_order order;
  pliant_symbol symbol, next;
  *count = 0;
  if (!pliant_symbols_sort(symbols, &order)) abort();
  for (; pliant_next_symbol_at(symbols, &order, &at, value, value + 1, &next); ++*count)
    symbol = next;
  pliant_symbols_free_order(&order);
  if (*count == 0) abort();
  return symbol;
}

static bool ends_with(const char *name, const char *end) {
  size_t length = strlen(name), size = strlen(end);
  return length >= size && strcmp(name + length - size, end) == 0;
}

// On arm64 compilers put a symbol of their own at the start of each section's code; the readers of
// Pliant want the function's. `ends_with` was compiled into a section of its own.
void check_images(void) {
  pliant_symbols symbols = symbols_of_program();
  int count;
  pliant_symbol symbol = symbol_at(&symbols, (const void *)ends_with, &count);
  if (count != 1 || strcmp(symbol.name, "ends_with") != 0)
    fail("%d symbols at ends_with(), of them '%s'", count, symbol.name);
  if (symbol.size == 0) fail("ends_with() has no size");
#if defined(__aarch64__)
  size_t mapping = 0;
  for (size_t i = 0; i < symbols.count; i++) {
    const char *name = symbols.names + ((const Elf64_Sym *)symbols.symbols)[i].st_name;
    mapping += strncmp(name, "$x", 2) == 0 || strncmp(name, "$d", 2) == 0;
  }
  if (mapping == 0) fail("there are no mapping symbols to be left out");
#endif
  row("symbols of the program; those that only map code and data are left out", symbols.count);
}

// MARK: Instructions

extern const char decode_before[], decode_sample[], decode_sample_end[], decode_after[];
extern const char decode_data[], decode_pointer[], decode_near[];

static bool has_lead(const pliant_leads *leads, const void *address, bool is_cell) {
  for (size_t i = 0; i < leads->count; i++)
    if (leads->addresses[i] == (uintptr_t)address) return (leads->cells >> i & 1) == is_cell;
  return false;
}

void check_decoding(void) {
  const char *const targets[] = {decode_before, decode_after, decode_data, decode_pointer,
                                 decode_near};
  pliant_leads leads;
  pliant_find_leads((const uint8_t *)decode_sample, (size_t)(decode_sample_end - decode_sample),
                    &leads);
  for (int i = 0; i < 5; i++)
    if (!has_lead(&leads, targets[i], i == 3)) fail("target %d is not found", i);
  if (leads.count != 5) fail("a target that there is not");
  row("targets of calls, jumps and addresses that pliant_find_leads reads", 5);
}

// MARK: Overriding

static _Atomic(uint64_t) before_count, after_count;

static void before(const void *object, uintptr_t observers, pliant_pending *pending) {
  (void)object, (void)observers, (void)pending;
  before_count++;
}
static void after(const void *object, uintptr_t observers, pliant_pending *pending) {
  (void)object, (void)observers, (void)pending;
  after_count++;
}
static void drop(pliant_pending *pending) { (void)pending; }
static const void *dies(const void *object) {
  pliant_set_object_record(object, NULL);
  return object;
}
static uint64_t died_count;
static void died(const void *answer) {
  (void)answer;
  died_count++;
}

enum { SLOTS_START = 3, MOST_SLOTS = 256 };  // superclass, destroy, destroyer of fields
static pliant_property properties[MOST_SLOTS];

static const void *around(pliant_thunk_kind kind, const void *function, pliant_property *property) {
  pliant_accessor *accessor = malloc(sizeof *accessor);
  *accessor = (pliant_accessor){function, false, PLIANT_NOTIFIES_BOTH, property};
  return pliant_thunk_function(pliant_thunk_make(kind, accessor, accessor), kind);
}

/// A copy of an object's class with a thunk around all that changes a property.
static const void **override(const pliant_symbols *symbols, void *object) {
  const void **class = *(const void ***)object;
  int count;
  size_t slots = symbol_at(symbols, class, &count).size / sizeof(void *);
  if (slots <= SLOTS_START || slots > MOST_SLOTS) abort();
  const void **overridden = calloc(slots, sizeof(void *));
  memcpy(overridden, class, slots * sizeof(void *));
  pliant_set_destroy_original(overridden, overridden[1]);
  overridden[1] = pliant_destroy_hook();
  for (size_t i = SLOTS_START; i < slots; i++) {
    const char *name = symbol_at(symbols, class[i], &count).name;
    // A getter comes before its setter, and the coroutine after it.
    if (ends_with(name, "vs")) {
      overridden[i] = around(PLIANT_THUNK_SETTER, class[i], &properties[i]);
    } else if (ends_with(name, "vM")) {
      overridden[i] = around(PLIANT_THUNK_MODIFY, class[i], &properties[i - 1]);
    }
  }
  return overridden;
}

static void use_bare(void *context, unsigned index) {
  const void **classes = context;
  for (int i = 0; i < 200; i++) {
    void *object = overridden_make(i & 1);
    *(const void **)object = classes[i & 1];
    overridden_use(object, i + index * 1000);
    overridden_drop(object);
  }
}

void check_swift(void) {
  enum { SETS = 25, CHANGES_IN_PLACE = 14 };  // of `set` and `modify` in Overridden.swift
  pliant_set_change_hooks(before, after, drop);
  pliant_set_object_dies(dies, died);
  pliant_symbols symbols = symbols_of_program();
  const void *classes[2];
  for (int i = 0; i < 2; i++) {
    void *object = overridden_make(i);
    classes[i] = override(&symbols, object);
    overridden_drop(object);
  }
  static _Alignas(16) uint64_t observers[4];  // an object whose third word is that of its removal
  static pliant_state states[MOST_SLOTS];
  for (int i = 0; i < MOST_SLOTS; i++) {
    atomic_store(&properties[i].befores, 1);
    states[i].key = (uintptr_t)&properties[i];
    states[i].next = i + 1 < MOST_SLOTS ? &states[i + 1] : NULL;
    states[i].observers = (uintptr_t)observers;
  }
  const int rounds = 400;
  for (int i = 0; i < rounds; i++) {
    void *object = overridden_make(i & 1);
    *(const void **)object = classes[i & 1];
    pliant_set_object_record(object, states);
    seed_now = i % 2 ? i : (int64_t)i * 0x1234567;
    overridden_use(object, seed_now);
    overridden_drop(object);
  }
  row("Swift's own setters and changes in place, told of before and after", before_count);
  if (before_count != after_count)
    fail("told %d times before, and %d after", (int)before_count, (int)after_count);
  if (before_count % rounds != 0 || before_count / rounds < SETS + CHANGES_IN_PLACE)
    fail("%d changes were told of in %d rounds", (int)before_count, rounds);
  row("Swift's own objects that died through the destroy entry", died_count);
  if (died_count != (uint64_t)rounds) fail("%d of %d objects died", (int)died_count, rounds);
  uint64_t told = before_count;
  on_threads(4, use_bare, classes);
  if (before_count != told) fail("objects without a record were told of");
  row("expectations of Swift code, of one thread and of four", expectations);
}
