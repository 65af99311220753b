#include "probe.h"

#define RAX 0
#define RBX 8
#define RCX 16
#define RDX 24
#define RSI 32
#define RDI 40
#define RBP 48
#define R8 64
#define R9 72
#define R10 80
#define R12 96
#define R13 104
#define R14 112
#define R15 120
#define SP_AT 128
#define CONTROL_AT 136
#define VECTORS 144
#define STACK_AT (144 + 16 * PROBE_VECTORS)

#define TARGET 0
#define BEFORE 8
#define AFTER 16
#define SEEN 24
#define RESULTS 32
#define THROWS 40
#define CALLS 48
#define KEPT 56

  .text

  .macro current register
  movq %fs:probe_current@tpoff, \register
  .endm

// All but r11, which any call may change, to where it points. `above` is how far the arguments lie
// above the stack pointer.
  .macro store_all above
  movq %rax, RAX(%r11)
  movq %rbx, RBX(%r11)
  movq %rcx, RCX(%r11)
  movq %rdx, RDX(%r11)
  movq %rsi, RSI(%r11)
  movq %rdi, RDI(%r11)
  movq %rbp, RBP(%r11)
  movq %r8, R8(%r11)
  movq %r9, R9(%r11)
  movq %r10, R10(%r11)
  movq %r12, R12(%r11)
  movq %r13, R13(%r11)
  movq %r14, R14(%r11)
  movq %r15, R15(%r11)
  leaq \above(%rsp), %rax
  movq %rax, SP_AT(%r11)
  movq $0, CONTROL_AT(%r11)
  stmxcsr CONTROL_AT(%r11)
  pushfq
  popq %rax
  andl $0x400, %eax  // the direction of string instructions
  orl %eax, (CONTROL_AT + 4)(%r11)
  .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
  movups %xmm\n, (VECTORS + 16 * \n)(%r11)
  movq (\above + 8 * \n)(%rsp), %rax
  movq %rax, (STACK_AT + 8 * \n)(%r11)
  .endr
  .endm

  .macro load_scratch
  .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
  movups (VECTORS + 16 * \n)(%r11), %xmm\n
  .endr
  movq RAX(%r11), %rax
  movq RCX(%r11), %rcx
  movq RDX(%r11), %rdx
  movq RSI(%r11), %rsi
  movq RDI(%r11), %rdi
  movq R8(%r11), %r8
  movq R9(%r11), %r9
  movq R10(%r11), %r10
  .endm

  .globl probe_call
  .type probe_call, @function
probe_call:
  pushq %rbp
  pushq %rbx
  pushq %r12
  pushq %r13
  pushq %r14
  pushq %r15
  subq $8, %rsp
  stmxcsr (%rsp)
  movq %rsp, KEPT(%rdi)
  movq %rdi, %fs:probe_current@tpoff
  movq BEFORE(%rdi), %r11
  subq $(8 * PROBE_STACK_WORDS), %rsp
  .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
  movq (STACK_AT + 8 * \n)(%r11), %rax
  movq %rax, (8 * \n)(%rsp)
  .endr
  movq %rsp, SP_AT(%r11)
  ldmxcsr CONTROL_AT(%r11)
  movq RBX(%r11), %rbx
  movq RBP(%r11), %rbp
  movq R12(%r11), %r12
  movq R13(%r11), %r13
  movq R14(%r11), %r14
  movq R15(%r11), %r15
  load_scratch
  current %r11
  callq *TARGET(%r11)
  .globl probe_return
probe_return:
  current %r11
  movq AFTER(%r11), %r11
  store_all 0
  current %r11
  movq KEPT(%r11), %rsp
  ldmxcsr (%rsp)
  cld
  addq $8, %rsp
  popq %r15
  popq %r14
  popq %r13
  popq %r12
  popq %rbx
  popq %rbp
  retq
  .size probe_call, . - probe_call

  .globl probe_callee
  .type probe_callee, @function
probe_callee:
  current %r11
  movq SEEN(%r11), %r11
  store_all 8
  current %r11
  incq CALLS(%r11)
  cmpq $0, THROWS(%r11)
  movq RESULTS(%r11), %r11
  je 1f
  movq R12(%r11), %r12
1:
  load_scratch
  retq
  .size probe_callee, . - probe_callee

  .globl probe_spoil
  .type probe_spoil, @function
probe_spoil:
  movabsq $0xdead00000000beef, %rax
  .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
  movq %rax, %xmm\n
  punpcklqdq %xmm\n, %xmm\n
  .endr
  movq %rax, %rcx
  movq %rax, %rdx
  movq %rax, %rsi
  movq %rax, %rdi
  movq %rax, %r8
  movq %rax, %r9
  movq %rax, %r10
  movq %rax, %r11
  retq
  .size probe_spoil, . - probe_spoil

// Each spoils one register of those that an entry must hand on or keep.
  .p2align 5
  .globl probe_faults
probe_faults:
  .irp r, rax, rbx, rcx, rdx, rsi, rdi, rbp, r8, r9, r12, r13, r14, r15
  .p2align 5
  xorq $0x100, %\r
  jmp probe_callee
  .endr
  .irp n, 0, 1, 2, 3, 4, 5, 6, 7
  .p2align 5
  punpcklqdq %xmm\n, %xmm\n  // the upper half
  jmp probe_callee
  .p2align 5
  punpckhqdq %xmm\n, %xmm\n
  jmp probe_callee
  .endr
  .p2align 5
  movq (%rsp), %r11
  pushq %r11
  jmp probe_callee
  .p2align 5
  movl $0x1f80, -8(%rsp)
  ldmxcsr -8(%rsp)
  jmp probe_callee
  .p2align 5
  std
  jmp probe_callee
  .p2align 5
  movq $0, 8(%rsp)
  jmp probe_callee
  .p2align 5
  movq $0, 128(%rsp)
  jmp probe_callee
  .p2align 5
probe_faults_end:

// What pliant_find_leads is to find: two functions, data, and a pointer to be loaded.
  .globl decode_near, decode_before, decode_sample, decode_sample_end, decode_after
decode_near:
  retq
decode_before:
  retq
decode_sample:
  callq decode_before
  leaq decode_data(%rip), %rdx
  movq decode_pointer(%rip), %rcx
  leaq decode_near(%rip), %rsi
  jmp decode_after
decode_sample_end:
  .p2align 5
decode_after:
  retq

  .data
  .globl decode_pointer
  .p2align 3
decode_pointer: .quad 2

  .section .rodata  // before the code, and so at a negative distance
  .globl decode_data
  .p2align 3
decode_data: .quad 1

  .globl probe_fault_size, probe_faults_count
  .p2align 2
probe_fault_size: .long 32
probe_faults_count: .long (probe_faults_end - probe_faults) / 32

  .section .note.GNU-stack,"",@progbits
