// Calls what a stand-in names, with the receiver where the context was and all else as it came.
//
// It cannot jump: callees keep the context register for their callers, and the caller's has to be the
// stand-in again. So the stack has a frame more, to which the arguments on the stack are copied.
#include "../assembly.h"

#if defined(__x86_64__)

  FUNCTION(pliant_call_receiver)
  .cfi_startproc
  pushq %rbp
  .cfi_def_cfa_offset 16
  .cfi_offset %rbp, -16
  movq %rsp, %rbp
  .cfi_def_cfa_register %rbp
  pushq %r13
  .cfi_offset %r13, -24
  subq $8, %rsp
  movq 32(%r13), %r11
1:
  testq %r11, %r11
  je 2f
  pushq 8(%rbp,%r11,8)  // the first stands above the old frame and the return address
  decq %r11
  jmp 1b
2:
  movq 16(%r13), %r11
  movq 24(%r13), %r13
  callq *%r11
  movq -8(%rbp), %r13
  movq %rbp, %rsp
  popq %rbp
  .cfi_def_cfa %rsp, 8
  retq
  .cfi_endproc
  END(pliant_call_receiver)

#endif
