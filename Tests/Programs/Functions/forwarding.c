// Functions that only pass their arguments on, in each way in which the optimizer writes that, and
// others.
#include <stdio.h>

#include "CPliant.h"

long add_three(long x) { return x + 3; }

#define FUNCTION(name, code) #name ":\n" code "\n" #name "_end:\n.p2align 4\n"
__asm__(".text\n.p2align 4\n"
#if defined(__x86_64__)
        FUNCTION(y_jump, "jmp add_three")
        FUNCTION(y_frame, "push %rbp; mov %rsp, %rbp; pop %rbp; jmp add_three")
        FUNCTION(y_marked, "endbr64; jmp add_three")
        FUNCTION(y_call, "push %rax; call add_three; pop %rcx; ret")
        FUNCTION(y_framed_call, "push %rbp; mov %rsp, %rbp; call add_three; pop %rbp; ret")
        FUNCTION(y_stack,
            "sub $24, %rsp; movaps 32(%rsp), %xmm1; mov 48(%rsp), %r10; mov %r10, 16(%rsp); "
            "movups %xmm1, (%rsp); call add_three; add $24, %rsp; ret")
        FUNCTION(y_pushes,
            "push %rbp; mov %rsp, %rbp; push 24(%rbp); push 16(%rbp); call add_three; "
            "add $16, %rsp; pop %rbp; ret")
        FUNCTION(n_argument, "mov $1, %edi; jmp add_three")
        FUNCTION(n_field, "mov 16(%r13), %rdi; jmp add_three")
        FUNCTION(n_beyond, "mov 8(%r12), %rax; push (%r12); call add_three; pop %rcx; ret")
        FUNCTION(n_result, "push %rax; call add_three; inc %rax; pop %rcx; ret")
        FUNCTION(n_twice, "push %rax; call add_three; call add_three; pop %rcx; ret")
        FUNCTION(n_endless, "push %rax; call add_three")
        FUNCTION(n_other, "jmp *%rax")
        FUNCTION(n_plain, "push %rax; pop %rcx; ret")
#else
        FUNCTION(y_jump, "b add_three")
        FUNCTION(y_frame,
            "stp x29, x30, [sp, #-16]!; mov x29, sp; ldp x29, x30, [sp], #16; b add_three")
        FUNCTION(y_marked, "bti c; b add_three")
        FUNCTION(y_call, "str x30, [sp, #-16]!; bl add_three; ldr x30, [sp], #16; ret")
        FUNCTION(y_stack,
            "sub sp, sp, #32; ldr x8, [sp, #32]; ldr q0, [sp, #48]; stp x29, x30, [sp, #16]; "
            "add x29, sp, #16; str x8, [sp]; bl add_three; ldp x29, x30, [sp, #16]; "
            "add sp, sp, #32; ret")
        ".arch armv8.5-a\n"
        FUNCTION(y_signing,
            "paciasp; str x30, [sp, #-16]!; bl add_three; ldr x30, [sp], #16; autiasp; ret")
        FUNCTION(y_signing_jump,
            "pacibsp; str x30, [sp, #-16]!; ldr x30, [sp], #16; autibsp; b add_three")
        FUNCTION(y_signing_return,
            "paciasp; str x30, [sp, #-16]!; bl add_three; ldr x30, [sp], #16; retaa")
        FUNCTION(n_argument, "mov x0, #1; b add_three")
        FUNCTION(n_field, "ldr x0, [x20, #16]; b add_three")
        FUNCTION(n_result,
            "str x30, [sp, #-16]!; bl add_three; add x0, x0, #1; ldr x30, [sp], #16; ret")
        FUNCTION(n_twice,
            "str x30, [sp, #-16]!; bl add_three; bl add_three; ldr x30, [sp], #16; ret")
        FUNCTION(n_endless, "str x30, [sp, #-16]!; bl add_three")
        FUNCTION(n_other, "br x8")
        FUNCTION(n_branch, "tbz x0, #1, 1f; b add_three; 1: ret")
        FUNCTION(n_plain, "ret")
#endif
);
#if defined(__x86_64__)
#define ALL(X) \
  X(y_jump) X(y_frame) X(y_marked) X(y_call) X(y_framed_call) X(y_stack) X(y_pushes) X(n_argument) \
  X(n_field) X(n_beyond) X(n_result) X(n_twice) X(n_endless) X(n_other) X(n_plain)
#else
#define ALL(X) \
  X(y_jump) X(y_frame) X(y_marked) X(y_call) X(y_stack) X(y_signing) X(y_signing_jump) \
  X(y_signing_return) X(n_argument) X(n_field) X(n_result) \
  X(n_twice) X(n_endless) X(n_other) X(n_branch) X(n_plain)
#endif
#define DECLARATION(name) extern const uint8_t name[], name##_end[];
ALL(DECLARATION)

int main(void) {
#define ENTRY(name) {#name, name, name##_end},
  static const struct { const char *name; const uint8_t *start, *end; } all[] = {ALL(ENTRY)};
  int failures = 0;
  for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
    int64_t distance = 0;
    bool found =
        pliant_find_forwarding(all[i].start, (size_t)(all[i].end - all[i].start), &distance);
    bool is_right = found == (all[i].name[0] == 'y') &&
                    (!found || all[i].start + distance == (const void *)add_three);
    printf("%s %s\n", is_right ? "right" : "WRONG", all[i].name);
    failures += !is_right;
  }
  printf("%d wrong\n", failures);
  return failures > 0;
}
