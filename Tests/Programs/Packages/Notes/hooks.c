// Functions that no handle can be written for, overridden at their hooks all the same: what stands there
// counts the call and goes on to the original, with all registers as they came.
#define _GNU_SOURCE
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "CPliant.h"
#include "notes.h"

// MARK: The program's symbols

static const Elf64_Sym *symbols;
static const char *names;
static size_t symbol_count;
static uintptr_t base;

static int find_base(struct dl_phdr_info *info, size_t size, void *unused) {
  (void)size, (void)unused;
  base = info->dlpi_addr;
  return 1;  // the program comes first
}

static bool read_symbols(void) {
  if (symbols != NULL) return true;
  dl_iterate_phdr(find_base, NULL);
  int file = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
  struct stat stat;
  if (file < 0 || fstat(file, &stat) != 0) return false;
  const char *bytes = mmap(NULL, (size_t)stat.st_size, PROT_READ, MAP_PRIVATE, file, 0);
  close(file);
  if (bytes == MAP_FAILED) return false;
  const Elf64_Ehdr *header = (const void *)bytes;
  const Elf64_Shdr *sections = (const void *)(bytes + header->e_shoff);
  for (size_t i = 0; i < header->e_shnum; i++) {
    if (sections[i].sh_type != SHT_SYMTAB) continue;
    symbols = (const void *)(bytes + sections[i].sh_offset);
    symbol_count = sections[i].sh_size / sizeof *symbols;
    names = bytes + sections[sections[i].sh_link].sh_offset;
  }
  return symbols != NULL;
}

static const Elf64_Sym *symbol_named(const char *name) {
  for (const Elf64_Sym *symbol = symbols; symbol < symbols + symbol_count; symbol++)
    if (symbol->st_shndx != SHN_UNDEF && strcmp(names + symbol->st_name, name) == 0) return symbol;
  return NULL;
}

/// The symbol of the code at an address, and how far behind it the next may begin.
static const Elf64_Sym *symbol_at(uintptr_t value, size_t *room) {
  const Elf64_Sym *found = NULL;
  uintptr_t next = value + 32;
  for (size_t i = 0; i < symbol_count; i++) {
    if (symbols[i].st_value == value && symbols[i].st_size != 0) found = &symbols[i];
    if (symbols[i].st_value > value && symbols[i].st_value < next) next = symbols[i].st_value;
  }
  if (found != NULL) *room = next - value > found->st_size ? next - value : found->st_size;
  return found;
}

// MARK: What counts

enum { MOST = 4096 };

/// `mov count(%rip), %r11; lock incq (%r11); jmp *original(%rip)`, what that reads, and the record
/// of it for an async function. Nobody expects anything in r11 where a function begins.
typedef struct step {
  uint8_t code[24];
  long *count;
  const void *original;
  int32_t relative;
  uint32_t context_size;
} step;
static const uint8_t code[] = {0x4c, 0x8b, 0x1d, 17, 0, 0, 0, 0xf0, 0x49,
                               0xff, 0x03, 0xff, 0x25, 15, 0, 0, 0};

static step *steps;
static pliant_inline_hook entered[MOST];
static size_t count;

static const void *make_step(const pliant_inline_hook *function, long *calls) {
  if (steps == NULL) {
    enum { ALL = PROT_READ | PROT_WRITE | PROT_EXEC };
    steps = mmap(NULL, MOST * sizeof *steps, ALL, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  }
  step *step = &steps[count];
  const int32_t *original = function->original;
  step->count = calls;
  step->original = original;
  if (function->is_async) step->original = (const uint8_t *)original + *original;
  step->relative = (int32_t)((uint8_t *)step - (uint8_t *)&step->relative);
  step->context_size = function->context_size;
  memcpy(step->code, code, sizeof code);
  return function->is_async ? (const void *)&step->relative : step;
}

const char *hook_override(const char *symbol, long *calls) {
  if (!read_symbols()) return "the program has no symbols";
  char record_name[8192];
  snprintf(record_name, sizeof record_name, "%sTu", symbol);
  const Elf64_Sym *named = symbol_named(symbol), *record = symbol_named(record_name);
  if (named == NULL || count == MOST) return "it has no symbol";
  pliant_inline_hook hook = {.is_async = record != NULL};
  uintptr_t value = named->st_value;
  if (record != NULL) {
    const int32_t *words = (const void *)(base + record->st_value);
    value = record->st_value + (uintptr_t)(intptr_t)words[0];
    hook.context_size = (uint32_t)words[1];
  }
  const Elf64_Sym *own = symbol_at(value, &hook.room);
  if (own == NULL) return "its code has no symbol";
  hook.function = (const void *)(base + value);
  hook.size = own->st_size;
  pliant_install_hooks(&hook, 1);
  if (hook.refusal != PLIANT_HOOK_NOT_REFUSED) return "its first instructions cannot be replaced";
  atomic_store(hook.target, make_step(&hook, calls));
  entered[count++] = hook;
  return NULL;
}

void hooks_restore(void) {
  for (size_t i = 0; i < count; i++) atomic_store(entered[i].target, entered[i].original);
}
