// Calls a closure with another self, as `../x86_64/self_substitution.S` does.
#include "../assembly.h"

#if defined(__aarch64__)

  FUNCTION(pliant_call_receiver)
  .cfi_startproc
  stp x29, x30, [sp, #-32]!
  .cfi_def_cfa_offset 32
  .cfi_offset x29, -32
  .cfi_offset x30, -24
  mov x29, sp
  .cfi_def_cfa x29, 32
  str x20, [sp, #16]
  .cfi_offset x20, -16
  ldr x9, [x20, #32]
  add x10, x29, #32
  sub sp, sp, x9, lsl #3
  mov x11, sp
1:
  cbz x9, 2f
  ldp x12, x13, [x10], #16
  stp x12, x13, [x11], #16
  sub x9, x9, #2
  b 1b
2:
  ldr x16, [x20, #16]
  ldr x20, [x20, #24]
  blr x16
  ldr x20, [x29, #16]
  mov sp, x29
  ldp x29, x30, [sp], #32
  .cfi_def_cfa sp, 0
  ret
  .cfi_endproc
  END(pliant_call_receiver)

#endif
