// The entries and exits of traced calls, whatever their signature. The slot's code is the address
// of the word that leads to what is called; its context is a `pliant_traced`.
#include "../assembly.h"

#if defined(__x86_64__)

// The registers, as `pliant_registers` has them, and two words; the stack stays aligned to 16.
#define FRAME 240
#define SAVE                                                                              \
  movq %rdi, (%rsp); movq %rsi, 8(%rsp); movq %rdx, 16(%rsp); movq %rcx, 24(%rsp);        \
  movq %r8, 32(%rsp); movq %r9, 40(%rsp); movq %rax, 48(%rsp); movq %r10, 56(%rsp);       \
  movq %r12, 64(%rsp); movq %r13, 72(%rsp); movq %r14, 80(%rsp);                          \
  movups %xmm0, 96(%rsp); movups %xmm1, 112(%rsp); movups %xmm2, 128(%rsp);               \
  movups %xmm3, 144(%rsp); movups %xmm4, 160(%rsp); movups %xmm5, 176(%rsp);              \
  movups %xmm6, 192(%rsp); movups %xmm7, 208(%rsp)
#define RESTORE                                                                           \
  movq (%rsp), %rdi; movq 8(%rsp), %rsi; movq 16(%rsp), %rdx; movq 24(%rsp), %rcx;        \
  movq 32(%rsp), %r8; movq 40(%rsp), %r9; movq 48(%rsp), %rax; movq 56(%rsp), %r10;       \
  movups 96(%rsp), %xmm0; movups 112(%rsp), %xmm1;                                        \
  movups 128(%rsp), %xmm2; movups 144(%rsp), %xmm3;                                       \
  movups 160(%rsp), %xmm4; movups 176(%rsp), %xmm5;                                       \
  movups 192(%rsp), %xmm6; movups 208(%rsp), %xmm7

#define BEGIN                                                                             \
  .cfi_startproc;                                                                         \
  BEGIN_FRAME;                                                                            \
  subq $FRAME, %rsp;                                                                      \
  andq $-16, %rsp;                                                                        \
  SAVE
// Calls a hook with the slot, which stays in r11, the registers, and the arguments on the stack.
#define ENTER(hook)                                                                       \
  BEGIN;                                                                                  \
  movq %r11, 224(%rsp);                                                                   \
  movq %r11, %rdi;                                                                        \
  movq %rsp, %rsi;                                                                        \
  leaq 16(%rbp), %rdx;                                                                    \
  callq hook;                                                                             \
  movq 224(%rsp), %r11
#define FINISH                                                                            \
  RESTORE;                                                                                \
  END_FRAME

// Swaps the return address, unless the call is not recorded. The open call is in rbx meanwhile. A
// call that has ended returns.
  FUNCTION(pliant_thunk_trace)
  ENTER(pliant_trace_enter)
  movq (%r11), %r11
  movq (%r11), %r11
  testq %rax, %rax
  je 1f
  cmpq $1, %rax
  je 2f
  movq %rbx, (%rax)
  movq 8(%rbp), %rcx
  movq %rcx, 8(%rax)
  movq %rax, %rbx
  leaq pliant_trace_exit(%rip), %rcx
  movq %rcx, 8(%rbp)
1:
  FINISH
  jmpq *%r11
2:
  .cfi_def_cfa %rbp, 16
  movq 64(%rsp), %r12
  FINISH
  retq
  .cfi_endproc
  END(pliant_thunk_trace)

// Callees return to `pliant_trace_exit`. The frame that an unwinder sees there has no words of its
// own: its return address and the caller's rbx are in the open call. Its CFA is one byte off,
// because libgcc takes frames of one CFA for one frame. DWARF numbers rbx 3, rbp 6, rsp 7 and the
// return address 16; 0x10 says where a register is, 0x16 what it is; 0x73, 0x76 and 0x77 are rbx,
// rbp and rsp plus an offset.
  .globl pliant_trace_exit
  .hidden pliant_trace_exit
  FUNCTION(pliant_trace_return)
  .cfi_startproc
  .cfi_personality 0x1b, pliant_trace_personality
  .cfi_def_cfa %rsp, 1
  .cfi_escape 0x16, 7, 2, 0x77, 0
  .cfi_escape 0x10, 16, 2, 0x73, 8
  .cfi_escape 0x10, 3, 2, 0x73, 0
  nop
pliant_trace_exit:
  pushq 8(%rbx)
  .cfi_escape 0x16, 7, 2, 0x77, 8
  pushq %rbp
  .cfi_escape 0x16, 7, 2, 0x77, 16
  movq %rsp, %rbp
  .cfi_def_cfa %rbp, 17
  .cfi_escape 0x16, 7, 2, 0x76, 16
  .cfi_escape 0x10, 16, 2, 0x76, 8
  .cfi_escape 0x10, 6, 2, 0x76, 0
  subq $FRAME, %rsp
  andq $-16, %rsp
  SAVE
  movq (%rbx), %rcx
  movq %rcx, 224(%rsp)
  .cfi_escape 0x10, 3, 3, 0x77, 0xe0, 0x01
  movq %rbx, %rdi
  movq %rsp, %rsi
  callq pliant_trace_leave
  movq 224(%rsp), %rbx
  .cfi_same_value %rbx
  RESTORE
  movq %rbp, %rsp
  popq %rbp
  .cfi_escape 0x16, 7, 2, 0x77, 8
  .cfi_def_cfa %rsp, 9
  .cfi_escape 0x10, 16, 2, 0x77, 0
  .cfi_same_value %rbp
  retq
  .cfi_endproc
  END(pliant_trace_return)

// Runs what a hook has returned, or the function as if it were not traced.
#define RUN_ASYNC                                                                         \
  movq 72(%rsp), %r13;                                                                    \
  movq 80(%rsp), %r14;                                                                    \
  testq %rax, %rax;                                                                       \
  je 1f;                                                                                  \
  movq %rax, %r11;                                                                        \
  FINISH;                                                                                 \
  jmpq *%r11;                                                                             \
1:;                                                                                       \
  .cfi_def_cfa %rbp, 16;                                                                  \
  FINISH;                                                                                 \
  jmp pliant_thunk_async_resize;                                                          \
  .cfi_endproc

// Async: the callee gets a context of its own; see `pliant_trace_async_enter`.
  FUNCTION(pliant_thunk_trace_async)
  ENTER(pliant_trace_async_enter)
  RUN_ASYNC
  END(pliant_thunk_trace_async)

// A delay is over: hops to the executor of the call, and goes on there. See `delays.c`.
  FUNCTION(pliant_trace_async_waited)
  BEGIN
  movq %rsp, %rdi
  leaq 224(%rsp), %rsi
  callq pliant_trace_async_hop
  movq 80(%rsp), %r14
  leaq pliant_trace_async_hopped(%rip), %rdi
  movq 224(%rsp), %rsi
  movq 232(%rsp), %rdx
  END_FRAME
  jmp swift_task_switch@PLT
  .cfi_endproc
  END(pliant_trace_async_waited)

  FUNCTION(pliant_trace_async_hopped)
  BEGIN
  movq %rsp, %rdi
  leaq 224(%rsp), %rsi
  callq pliant_trace_async_resume
  movq 224(%rsp), %r11
  RUN_ASYNC
  END(pliant_trace_async_hopped)

  FUNCTION(pliant_trace_async_exit)
  BEGIN
  movq %rsp, %rdi
  callq pliant_trace_async_leave
  movq 80(%rsp), %r14
  FINISH
  jmpq *8(%r14)
  .cfi_endproc
  END(pliant_trace_async_exit)

#endif
