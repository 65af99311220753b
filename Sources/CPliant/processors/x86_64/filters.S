// The routines of filters. A filter's thunk loads the filter's address into r10. Registers stay as
// they came, but for r10 and r11, which calls do not use.
#include "../assembly.h"

#if defined(__x86_64__)

  FUNCTION(pliant_thunk_filter)
  .cfi_startproc
  movq 8(%r11), %r10
  jmpq *(%r10)
  .cfi_endproc
  END(pliant_thunk_filter)

#define REGISTER(name, register)                                                          \
  FUNCTION(name);                                                                         \
  .cfi_startproc;                                                                         \
  cmpq register, 8(%r10);                                                                 \
  je pliant_filter_rest;                                                                  \
  jmpq *16(%r10);                                                                         \
  .cfi_endproc;                                                                           \
  END(name)

  REGISTER(pliant_filter_register_0, %rdi)
  REGISTER(pliant_filter_register_1, %rsi)
  REGISTER(pliant_filter_register_2, %rdx)
  REGISTER(pliant_filter_register_3, %rcx)
  REGISTER(pliant_filter_register_4, %r8)
  REGISTER(pliant_filter_register_5, %r9)

  FUNCTION(pliant_filter_stack)
  .cfi_startproc
  movq 32(%r10), %r11
  movq (%rsp,%r11), %r11
  cmpq %r11, 8(%r10)
  je pliant_filter_rest
  jmpq *16(%r10)
  .cfi_endproc
  END(pliant_filter_stack)

  FUNCTION(pliant_filter_class_of_self)
  .cfi_startproc
  movq (%r13), %r11
1:
  cmpq %r11, 8(%r10)
  je pliant_filter_rest
  movq 8(%r11), %r11  // the superclass
  testq %r11, %r11
  jne 1b
  jmpq *16(%r10)
  .cfi_endproc
  END(pliant_filter_class_of_self)

  FUNCTION(pliant_filter_self_as_class)
  .cfi_startproc
  movq %r13, %r11
  jmp 1b
  .cfi_endproc
  END(pliant_filter_self_as_class)

#define STORE                                                                             \
  movq %rdi, -48(%rsp);                                                                   \
  movq %rsi, -40(%rsp);                                                                   \
  movq %rdx, -32(%rsp);                                                                   \
  movq %rcx, -24(%rsp);                                                                   \
  movq %r8, -16(%rsp);                                                                    \
  movq %r9, -8(%rsp)
#define LOAD                                                                              \
  movq -48(%rsp), %rdi;                                                                   \
  movq -40(%rsp), %rsi;                                                                   \
  movq -32(%rsp), %rdx;                                                                   \
  movq -24(%rsp), %rcx;                                                                   \
  movq -16(%rsp), %r8;                                                                    \
  movq -8(%rsp), %r9

// Compares what is left. The registers of arguments are stored in the red zone, so that this needs
// no frame.
  FUNCTION(pliant_filter_rest)
  .cfi_startproc
  testb $1, 64(%r10)
  jne 3f
  STORE
  leaq 64(%r10), %r11
1:
  movq (%r11), %rdi
  testb $1, %dil
  jne 2f
  movq (%rsp,%rdi), %rsi
  addq $16, %r11
  cmpq %rsi, -8(%r11)
  je 1b
  movq -48(%rsp), %rdi
  movq -40(%rsp), %rsi
  jmpq *16(%r10)
2:
  movq -48(%rsp), %rdi
  movq -40(%rsp), %rsi
3:
  jmpq *24(%r10)
  .cfi_endproc
  END(pliant_filter_rest)

#define MOVE_ERROR_PLACE                                                                  \
  movq 16(%r10), %rsi;                                                                    \
  movq (%rsp,%rsi), %rdi;                                                                 \
  movq 24(%r10), %rsi;                                                                    \
  movq %rdi, (%rsp,%rsi)

// Word drop: the words on the stack move up, the last one first, the return address at the end.
  FUNCTION(pliant_thunk_word_drop)
  .cfi_startproc
  movq 8(%r11), %r10
  STORE
  MOVE_ERROR_PLACE
  movq 8(%r10), %rcx
  movq (%r10), %rdx
  addq %rsp, %rdx
1:
  subq $1, %rcx
  jb 2f
  movq (%rsp,%rcx,8), %rdi
  movq %rdi, (%rdx,%rcx,8)
  jmp 1b
2:
  LOAD
  addq (%r10), %rsp
  jmpq *(%r11)
  .cfi_endproc
  END(pliant_thunk_word_drop)

// Word add: they move down, the return address first.
  FUNCTION(pliant_thunk_word_add)
  .cfi_startproc
  movq 8(%r11), %r10
  addq (%r10), %rsp
  STORE
  movq 8(%r10), %rcx
  movq %rsp, %rdx
  subq (%r10), %rdx
  xorl %esi, %esi
1:
  cmpq %rcx, %rsi
  je 2f
  movq (%rdx,%rsi,8), %rdi
  movq %rdi, (%rsp,%rsi,8)
  addq $1, %rsi
  jmp 1b
2:
  MOVE_ERROR_PLACE
  addq $40, %r10
3:
  movq (%r10), %rdi
  testb $1, %dil
  jne 4f
  movq 8(%r10), %rsi
  movq %rsi, (%rsp,%rdi)
  addq $16, %r10
  jmp 3b
4:
  LOAD
  jmpq *(%r11)
  .cfi_endproc
  END(pliant_thunk_word_add)

// Calls a function with words as its arguments: the first six in registers, and 18 on the stack.
  FUNCTION(pliant_call_with_words)
  .cfi_startproc
  BEGIN_FRAME
  pushq %r12
  .cfi_offset %r12, -24
  pushq %r13
  .cfi_offset %r13, -32
  movq %rdi, %r11
  movq %rsi, %r10
  movq %rdx, %rax
  movl $23, %ecx
1:
  pushq (%r10,%rcx,8)
  decl %ecx
  cmpl $5, %ecx
  jne 1b
  movq (%r10), %rdi
  movq 8(%r10), %rsi
  movq 16(%r10), %rdx
  movq 24(%r10), %rcx
  movq 32(%r10), %r8
  movq 40(%r10), %r9
  xorl %r12d, %r12d
  xorl %r13d, %r13d
  callq *%r11
  movq -8(%rbp), %r12
  movq -16(%rbp), %r13
  END_FRAME
  retq
  .cfi_endproc
  END(pliant_call_with_words)

#endif
