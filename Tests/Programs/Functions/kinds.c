// Functions whose first instructions are of every kind, each entered, called, and called as the
// original; then one whose every byte is an instruction, called where its jump was written over it:
// `kinds [memory|pages]`.
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "CPliant.h"

long datum = 1000;
long add_three(long x) { return x + 3; }
long (*pointer)(long) = add_three;

#define FUNCTION(name, code) \
  ".globl " #name ", " #name "_end\n" #name ":\n" code "\n" #name "_end:\n.p2align 4\n"
__asm__(".text\n.p2align 4\n"
#if defined(__x86_64__)
        FUNCTION(f_frame, "push %rbp; mov %rsp, %rbp; lea 1(%rdi), %rax; pop %rbp; ret")
        FUNCTION(f_pushes,
            "push %r15; push %r14; push %rbx; mov %rdi, %rax; pop %rbx; pop %r14; pop %r15; ret")
        FUNCTION(f_many,
            "push %rbp; push %rbx; push %rcx; push %rdx; push %rsi; lea 5(%rdi), %rax; pop %rsi; "
            "pop %rdx; pop %rcx; pop %rbx; pop %rbp; ret")
        FUNCTION(f_relative, "mov datum(%rip), %rax; add %rdi, %rax; ret")
        FUNCTION(f_compared, "cmpq $1000, datum(%rip); jne 1f; lea 9(%rdi), %rax; ret; 1: ud2")
        FUNCTION(f_call, "push %rbx; call add_three; pop %rbx; ret")
        FUNCTION(f_pointer, "sub $8, %rsp; call *pointer(%rip); add $8, %rsp; ret")
        FUNCTION(f_jump, "jmp add_three")
        FUNCTION(f_tail, "jmp *pointer(%rip)")
        FUNCTION(f_branch,
            "test $1, %dil; jne 1f; lea 2(%rdi), %rax; ret; 1: lea 4(%rdi), %rax; ret")
        FUNCTION(f_zero, "test %edi, %edi; je 1f; lea 2(%rdi), %rax; ret; 1: xor %eax, %eax; ret")
        FUNCTION(f_marked, "endbr64; mov %rdi, %rax; ret")
        FUNCTION(f_short, "mov %rdi, %rax; ret")
        FUNCTION(f_shorter, "ret")
        FUNCTION(f_prefixed,
            "mov %fs:0, %rax; test %rax, %rax; setne %al; movzbl %al, %eax; add %rdi, %rax; ret")
        FUNCTION(f_vector, "vpxor %xmm9, %xmm9, %xmm9; vmovq %rdi, %xmm9; vmovq %xmm9, %rax; ret")
        FUNCTION(r_loop, "dec %rdi; jns r_loop; mov %rdi, %rax; ret")
        FUNCTION(r_middle, "push %rax; 1: dec %rdi; jns 1b; pop %rcx; mov %rdi, %rax; ret")
        FUNCTION(r_breakpoint, "int3; mov %rdi, %rax; ret")
        FUNCTION(r_register, "call *%rdi; nop; nop; nop; ret")
#else
        FUNCTION(f_frame,
            "stp x29, x30, [sp, #-16]!; mov x29, sp; add x0, x0, #1; ldp x29, x30, [sp], #16; ret")
        FUNCTION(f_plain,
            "sub sp, sp, #32; str x0, [sp]; ldr x0, [sp]; add sp, sp, #32; lsl x0, x0, #1; ret")
        FUNCTION(f_page, "adrp x8, datum; ldr x8, [x8, :lo12:datum]; add x0, x0, x8; ret")
        FUNCTION(f_near, "adr x8, 1f; ldr x8, [x8]; add x0, x0, x8; ret; .p2align 3; 1: .quad 9")
        FUNCTION(f_load, "ldr x8, 1f; add x0, x0, x8; ret; .p2align 3; 1: .quad 9")
        FUNCTION(f_half, "ldr w8, 1f; add x0, x0, x8; ret; .p2align 3; 1: .quad -9")
        FUNCTION(f_signed, "ldrsw x8, 1f; add x0, x0, x8; ret; .p2align 3; 1: .quad -9")
        FUNCTION(f_jump, "b add_three")
        FUNCTION(f_zero, "cbz x0, 1f; add x0, x0, #1; ret; 1: mov x0, #77; ret")
        FUNCTION(f_bit, "tbnz x0, #0, 1f; add x0, x0, #10; ret; 1: add x0, x0, #20; ret")
        FUNCTION(f_condition, "b.eq 1f; 1: add x0, x0, #5; ret")
        FUNCTION(f_shorter, "ret")
        ".arch armv8.5-a\n.p2align 16\n.globl guarded\nguarded:\n"
        FUNCTION(f_marked, "bti c; add x0, x0, #6; ret")
        FUNCTION(f_marked_load, "bti jc; ldr x8, 1f; add x0, x0, x8; ret; .p2align 3; 1: .quad 9")
        FUNCTION(f_marked_zero, "bti c; cbz x0, 1f; add x0, x0, #1; ret; 1: mov x0, #77; ret")
        FUNCTION(f_marked_only, "bti c; ret")
        FUNCTION(f_signing,
            "paciasp; stp x29, x30, [sp, #-16]!; mov x29, sp; add x0, x0, #7; "
            "ldp x29, x30, [sp], #16; autiasp; ret")
        FUNCTION(f_signing_jump, "pacibsp; b 1f; nop; 1: add x0, x0, #8; retab")
        FUNCTION(r_marked_short, "bti c")
        ".p2align 16\n"
        FUNCTION(r_loop, "sub x0, x0, #1; tbz x0, #63, r_loop; ret")
        FUNCTION(r_breakpoint, "brk #1; ret")
        FUNCTION(r_vector, "ldr d0, 1f; fmov x0, d0; ret; .p2align 3; 1: .quad 9")
#endif
);
#if defined(__x86_64__)
#define ALL(X) \
  X(f_frame) X(f_pushes) X(f_many) X(f_relative) X(f_compared) X(f_call) X(f_pointer) X(f_jump) \
  X(f_tail) X(f_branch) X(f_zero) X(f_marked) X(f_short) X(f_shorter) X(f_prefixed) X(f_vector) \
  X(r_loop) X(r_middle) X(r_breakpoint) X(r_register)
#else
#define ALL(X) \
  X(f_frame) X(f_plain) X(f_page) X(f_near) X(f_load) X(f_half) X(f_signed) X(f_jump) X(f_zero) \
  X(f_bit) X(f_condition) X(f_shorter) X(f_marked) X(f_marked_load) X(f_marked_zero) \
  X(f_marked_only) X(f_signing) X(f_signing_jump) X(r_marked_short) X(r_loop) X(r_breakpoint) \
  X(r_vector)
#endif
#define DECLARE(name) extern long name(long); extern const char name##_end[];
ALL(DECLARE)

static const struct { const char *name; long (*function)(long); const char *end; } all[] = {
#define ROW(name) {#name, name, name##_end},
    ALL(ROW)};

static long doubled(long x) { return x * 2 + 12345; }

#if defined(__x86_64__)
// Functions that are an instruction at every byte, a page each.
enum { PAGE = 4096, PAGES = 21 };
#define NOPS ".rept 8; nop; .endr; lea 1(%rdi), %rax; ret"
__asm__(".text\n.p2align 12\npages: .rept 21; " NOPS "; .p2align 12; .endr\n");
extern const uint8_t pages[PAGES * PAGE];

/// Where the jump of a page leads to, given its highest byte.
static void *island_page(int page, uint8_t highest) {
  int32_t distance = (int32_t)((uint32_t)highest << 24 | 0xcccccc);
  uintptr_t to = (uintptr_t)(pages + page * PAGE) + 5 + (uintptr_t)(intptr_t)distance;
  return (void *)(to & ~(uintptr_t)(PAGE - 1));
}

/// Enters each while the places where the earlier ones' jumps lead to are taken, and calls what a
/// thread goes on with that stood within the jump. The last is refused until one is free again.
static int stand_in_jumps(void) {
  int failures = 0, taken = 0;
  if (getpagesize() != PAGE) return 0;
  uint8_t highest[PAGES + 1];
  for (int i = 0; i <= PAGES; i++) {
    int page = i < PAGES ? i : PAGES - 1;
    const uint8_t *entry = pages + page * PAGE;
    for (int k = 0; k < taken; k++)
      mmap(island_page(page, highest[k]), PAGE, PROT_NONE,
           MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0);
    if (i == PAGES) munmap(island_page(page, highest[1]), PAGE);
    pliant_inline_hook function = {.function = entry, .size = 13, .room = PAGE};
    pliant_install_hooks(&function, 1);
    bool is_right = (i == PAGES - 1) == (function.refusal == PLIANT_HOOK_NO_MEMORY_NEAR);
    if (function.refusal == PLIANT_HOOK_NOT_REFUSED) {
      pliant_hook_lead(function.target, (const void *)doubled);
      highest[taken++] = entry[4];
      is_right &= ((long (*)(long))entry)(7) == doubled(7);
      for (int k = 1; k < 6; k++) is_right &= ((long (*)(long))(entry + k))(7) == 8;
    }
    printf("%s within a jump to %02x (%d)\n", is_right ? "right" : "WRONG", entry[4],
           function.refusal);
    failures += !is_right;
  }
  return failures;
}
#else
static int stand_in_jumps(void) { return 0; }
#endif

/// Lets no call lead to another instruction than those that mark a target of calls.
static void guard(void) {
#if defined(__aarch64__)
  enum { GUARDED = 0x10, PAGE = 1 << 16 };  // PROT_BTI
  extern char guarded[];
  if (mprotect(guarded, PAGE, PROT_READ | PROT_EXEC | GUARDED) != 0) perror("not guarded");
#endif
}

int main(int count, char **arguments) {
  int failures = 0;
  if (count > 1)
    pliant_allow_patching(arguments[1][0] == 'm' ? PLIANT_WRITE_MEMORY : PLIANT_REPLACE_PAGES);
  guard();
  for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
    long (*f)(long) = all[i].function;
    bool is_refused = all[i].name[0] == 'r', returns = strcmp(all[i].name, "f_shorter") != 0;
    long before[3];
    for (int k = 0; !is_refused && returns && k < 3; k++) before[k] = f(k * 7);
    pliant_inline_hook function = {.function = (const void *)f};
    function.size = (size_t)(all[i].end - (const char *)f);
    function.room = (function.size + 15) & ~(size_t)15;
    pliant_install_hooks(&function, 1);
    guard();
    bool is_right = is_refused == (function.refusal != PLIANT_HOOK_NOT_REFUSED);
    if (is_right && !is_refused) {
      for (int k = 0; returns && k < 3; k++) is_right &= f(k * 7) == before[k];
      pliant_hook_lead(function.target, (const void *)doubled);
      for (int k = 0; k < 3; k++) is_right &= f(k * 7) == doubled(k * 7);
      for (int k = 0; returns && k < 3; k++)
        is_right &= ((long (*)(long))function.original)(k * 7) == before[k];
      pliant_install_hooks(&function, 1);
      is_right &= function.refusal == PLIANT_HOOK_EXISTS;
    }
    printf("%s %s (%d)\n", is_right ? "right" : "WRONG", all[i].name, function.refusal);
    failures += !is_right;
  }
  failures += stand_in_jumps();
  printf("%d wrong\n", failures);
  return failures > 0;
}
