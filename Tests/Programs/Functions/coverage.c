// For each function of an ELF file: where its instructions begin, and whether it can be entered.
// `coverage FILE [starts]`
#include <elf.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>

#include "decode.h"
#include "relocation.h"

static const char *const names[] = {"fine",  "short",   "unknown", "branched", "breakpoint",
                                    "entered", "far", "shadowed", "refused"};

static int by_value(const void *a, const void *b) {
  Elf64_Addr left = (*(const Elf64_Sym *const *)a)->st_value,
             right = (*(const Elf64_Sym *const *)b)->st_value;
  return left < right ? -1 : left > right;
}

int main(int count, char **arguments) {
  struct stat status;
  int file = open(arguments[1], O_RDONLY);
  if (count < 2 || file < 0 || fstat(file, &status) != 0) return 2;
  // Where a function near the end is decoded, what follows must be readable.
  const char *all = mmap(NULL, (size_t)status.st_size + 4096, PROT_READ, MAP_PRIVATE, file, 0);
  const Elf64_Ehdr *header = (const void *)all;
  const Elf64_Shdr *sections = (const void *)(all + header->e_shoff);
  bool shows_starts = count > 2;
  size_t verdicts[9] = {0};
  for (int i = 0; i < header->e_shnum; i++) {
    if (sections[i].sh_type != SHT_SYMTAB && sections[i].sh_type != SHT_DYNSYM) continue;
    const char *strings = all + sections[sections[i].sh_link].sh_offset;
    const Elf64_Sym *symbols = (const void *)(all + sections[i].sh_offset);
    size_t symbol_count = sections[i].sh_size / sizeof *symbols, functions = 0;
    const Elf64_Sym **sorted = calloc(symbol_count, sizeof *sorted);
    for (size_t k = 0; k < symbol_count; k++)
      if (ELF64_ST_TYPE(symbols[k].st_info) == STT_FUNC && symbols[k].st_shndx > 0 &&
          symbols[k].st_shndx < header->e_shnum && symbols[k].st_size > 0)
        sorted[functions++] = &symbols[k];
    qsort(sorted, functions, sizeof *sorted, by_value);
    for (size_t k = 0; k < functions; k++) {
      const Elf64_Sym *symbol = sorted[k];
      const Elf64_Shdr *section = &sections[symbol->st_shndx];
      Elf64_Addr end = section->sh_addr + section->sh_size;
      if (k > 0 && sorted[k - 1]->st_value == symbol->st_value) continue;
      for (size_t next = k + 1; next < functions; next++)
        if (sorted[next]->st_value > symbol->st_value) {
          if (sorted[next]->st_value < end) end = sorted[next]->st_value;
          break;
        }
      const uint8_t *entry =
          (const void *)(all + symbol->st_value - section->sh_addr + section->sh_offset);
      if (shows_starts) {
        for (size_t at = 0; at < symbol->st_size;) {
          pliant_instruction next = pliant_instruction_at(entry + at);
          printf("%lx%s\n", symbol->st_value + at, next.kind == PLIANT_UNKNOWN ? " unknown" : "");
          if (next.kind == PLIANT_UNKNOWN) break;
          at += next.length;
        }
        continue;
      }
      pliant_prologue prologue;
      uint8_t copy[PLIANT_TRAMPOLINE_SIZE];
      pliant_hook_refusal refusal =
          pliant_find_prologue(entry, symbol->st_size, end - symbol->st_value, &prologue);
      if (refusal == PLIANT_HOOK_NOT_REFUSED)
        refusal = pliant_relocate_prologue(&prologue, entry, copy, entry - (816 << 20));
      verdicts[refusal]++;
      if (refusal != PLIANT_HOOK_NOT_REFUSED)
        printf("%lx %lu %s %s\n", symbol->st_value, symbol->st_size, names[refusal],
               strings + symbol->st_name);
    }
    free(sorted);
    if (!shows_starts)
      for (int k = 0; k < 9; k++)
        if (verdicts[k] > 0) fprintf(stderr, "%s %zu\n", names[k], verdicts[k]);
  }
  return 0;
}
