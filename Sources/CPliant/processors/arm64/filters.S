// The routines of filters. `../x86_64/filters.S` has the comments; the filter's address is in x16.
#include "../assembly.h"

#if defined(__aarch64__)

  FUNCTION(pliant_thunk_filter)
  .cfi_startproc
  ldr x16, [x17, #8]
  ldr x17, [x16]
  br x17
  .cfi_endproc
  END(pliant_thunk_filter)

#define REGISTER(name, register)                                                          \
  FUNCTION(name);                                                                         \
  .cfi_startproc;                                                                         \
  ldr x17, [x16, #8];                                                                     \
  cmp register, x17;                                                                      \
  b.eq pliant_filter_rest;                                                                \
  ldr x16, [x16, #16];                                                                    \
  br x16;                                                                                 \
  .cfi_endproc;                                                                           \
  END(name)

  REGISTER(pliant_filter_register_0, x0)
  REGISTER(pliant_filter_register_1, x1)
  REGISTER(pliant_filter_register_2, x2)
  REGISTER(pliant_filter_register_3, x3)
  REGISTER(pliant_filter_register_4, x4)
  REGISTER(pliant_filter_register_5, x5)
  REGISTER(pliant_filter_register_6, x6)
  REGISTER(pliant_filter_register_7, x7)

  FUNCTION(pliant_filter_stack)
  .cfi_startproc
  ldr x17, [x16, #32]
  ldr x17, [sp, x17]
  ldr x9, [x16, #8]
  cmp x17, x9
  b.eq pliant_filter_rest
  ldr x16, [x16, #16]
  br x16
  .cfi_endproc
  END(pliant_filter_stack)

  FUNCTION(pliant_filter_class_of_self)
  .cfi_startproc
  ldr x17, [x20]
  ldr x9, [x16, #8]
1:
  cmp x17, x9
  b.eq pliant_filter_rest
  ldr x17, [x17, #8]
  cbnz x17, 1b
  ldr x16, [x16, #16]
  br x16
  .cfi_endproc
  END(pliant_filter_class_of_self)

  FUNCTION(pliant_filter_self_as_class)
  .cfi_startproc
  mov x17, x20
  ldr x9, [x16, #8]
  b 1b
  .cfi_endproc
  END(pliant_filter_self_as_class)

  FUNCTION(pliant_filter_rest)
  .cfi_startproc
  stp x0, x1, [sp, #-64]!
  .cfi_def_cfa_offset 64
  stp x2, x3, [sp, #16]
  stp x4, x5, [sp, #32]
  stp x6, x7, [sp, #48]
  add x17, x16, #64
1:
  ldp x9, x10, [x17], #16
  tbnz x9, #0, 2f
  ldr x9, [sp, x9]
  cmp x9, x10
  b.eq 1b
  add sp, sp, #64
  .cfi_def_cfa_offset 0
  ldr x16, [x16, #16]
  br x16
2:
  .cfi_def_cfa_offset 64
  add sp, sp, #64
  .cfi_def_cfa_offset 0
  ldr x16, [x16, #24]
  br x16
  .cfi_endproc
  END(pliant_filter_rest)

// Distances are from the place of the stored registers.
#define STORE                                                                             \
  stp x0, x1, [sp, #-64]!;                                                                \
  stp x2, x3, [sp, #16];                                                                  \
  stp x4, x5, [sp, #32];                                                                  \
  stp x6, x7, [sp, #48]
#define LOAD                                                                              \
  ldp x2, x3, [sp, #16];                                                                  \
  ldp x4, x5, [sp, #32];                                                                  \
  ldp x6, x7, [sp, #48];                                                                  \
  ldp x0, x1, [sp], #64
#define MOVE_ERROR_PLACE                                                                  \
  ldp x1, x2, [x16, #16];                                                                 \
  ldr x3, [sp, x1];                                                                       \
  str x3, [sp, x2]

  FUNCTION(pliant_thunk_word_drop)
  .cfi_startproc
  ldr x16, [x17, #8]
  STORE
  MOVE_ERROR_PLACE
  ldp x9, x1, [x16]
  add x2, sp, #64
  add x3, x2, x9
1:
  subs x1, x1, #1
  b.lo 2f
  ldr x4, [x2, x1, lsl #3]
  str x4, [x3, x1, lsl #3]
  b 1b
2:
  LOAD
  add sp, sp, x9
  ldr x16, [x17]
  br x16
  .cfi_endproc
  END(pliant_thunk_word_drop)

  FUNCTION(pliant_thunk_word_add)
  .cfi_startproc
  ldr x16, [x17, #8]
  ldr x9, [x16]
  add sp, sp, x9
  STORE
  ldr x1, [x16, #8]
  add x2, sp, #64
  sub x3, x2, x9
  mov x5, #0
1:
  cmp x5, x1
  b.eq 2f
  ldr x4, [x3, x5, lsl #3]
  str x4, [x2, x5, lsl #3]
  add x5, x5, #1
  b 1b
2:
  MOVE_ERROR_PLACE
  add x16, x16, #40
3:
  ldp x1, x2, [x16], #16
  tbnz x1, #0, 4f
  str x2, [sp, x1]
  b 3b
4:
  LOAD
  ldr x16, [x17]
  br x16
  .cfi_endproc
  END(pliant_thunk_word_add)

  FUNCTION(pliant_call_with_words)
  .cfi_startproc
  stp x29, x30, [sp, #-32]!
  .cfi_def_cfa_offset 32
  .cfi_offset x29, -32
  .cfi_offset x30, -24
  stp x20, x21, [sp, #16]
  .cfi_offset x20, -16
  .cfi_offset x21, -8
  mov x29, sp
  .cfi_def_cfa_register x29
  mov x16, x0
  mov x17, x1
  mov x8, x2
  sub sp, sp, #128
  mov x9, #64
1:
  ldr x10, [x17, x9]
  sub x11, x9, #64
  str x10, [sp, x11]
  add x9, x9, #8
  cmp x9, #192
  b.ne 1b
  ldp x0, x1, [x17]
  ldp x2, x3, [x17, #16]
  ldp x4, x5, [x17, #32]
  ldp x6, x7, [x17, #48]
  mov x20, #0
  mov x21, #0
  blr x16
  mov sp, x29
  ldp x20, x21, [sp, #16]
  ldp x29, x30, [sp], #32
  .cfi_def_cfa sp, 0
  ret
  .cfi_endproc
  END(pliant_call_with_words)

#endif
