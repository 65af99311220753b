// Calls the function in a stand-in with its receiver as the context, and all other registers
// unchanged.
//
// It cannot jump: callees preserve the context register for their callers, and this caller's has to
// be the stand-in again. So it makes a frame, to which it copies the arguments on the stack.
#include "../assembly.h"

#if defined(__x86_64__)

  FUNCTION(pliant_call_receiver)
  .cfi_startproc
  BEGIN_FRAME
  pushq %r13
  .cfi_offset %r13, -24
  subq $8, %rsp
  movq 32(%r13), %r11
1:
  testq %r11, %r11
  je 2f
  pushq 8(%rbp,%r11,8)  // the first is above the old frame pointer and the return address
  decq %r11
  jmp 1b
2:
  movq 16(%r13), %r11
  movq 24(%r13), %r13
  callq *%r11
  movq -8(%rbp), %r13
  END_FRAME
  retq
  .cfi_endproc
  END(pliant_call_receiver)

#endif
