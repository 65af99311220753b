// The routines of thunks. `../x86_64/thunks.S` has the comments.
#include "../assembly.h"

#if defined(__aarch64__)

#include "../processor.h"

  .p2align 16
  FUNCTION(pliant_thunk_page)
  .set i, 0
  .rept PLIANT_THUNK_CODE / 16
  adr x17, pliant_thunk_page + PLIANT_THUNK_CODE + 32 * i
  ldr x16, pliant_thunk_page + PLIANT_THUNK_CODE
  br x16
  .p2align 4
  .set i, i + 1
  .endr
  END(pliant_thunk_page)

  FUNCTION(pliant_linked_thunks)
  .set i, 0
  .rept 256
  adrp x17, pliant_linked_slots + 64 * i
  add x17, x17, :lo12:pliant_linked_slots + 64 * i
  ldr x16, [x17, #32]
  br x16
  .p2align 4
  .set i, i + 1
  .endr
  END(pliant_linked_thunks)

  FUNCTION(pliant_thunk_sync)
  .cfi_startproc
  adrp x16, :gottprel:pliant_arrivals
  ldr x16, [x16, #:gottprel_lo12:pliant_arrivals]
  mrs x9, tpidr_el0
  add x9, x9, x16
  ldr x10, [x9]
  cbz x10, pliant_first_arrival
  add x10, x10, #24
  str x10, [x9]
  stp x20, x17, [x10]
  mov x9, sp
  str x9, [x10, #16]
  ldr x16, [x17]
  br x16
  .cfi_endproc
  END(pliant_thunk_sync)

  FUNCTION(pliant_thunk_async)
  .cfi_startproc
  ldr x16, [x17, #24]
  add x16, x16, x22
  ldr x9, [x17, #8]
  stp x9, x20, [x16, #16]
  adrp x9, pliant_frame_head
  add x9, x9, :lo12:pliant_frame_head
  ldp x9, x10, [x9]
  stp x9, x10, [x16]
  mov x20, x16
  ldr x16, [x17]
  br x16
  .cfi_endproc
  END(pliant_thunk_async)

  FUNCTION(pliant_thunk_async_original)
  .cfi_startproc
  ldr x20, [x20, #16]
  ldr x16, [x17]
  br x16
  .cfi_endproc
  END(pliant_thunk_async_original)

#define PUT_BACK(register) cmp register, x9; csel register, x10, register, eq
  FUNCTION(pliant_thunk_table)
  .cfi_startproc
  ldp x16, x9, [x17]
  ldur x10, [x9, #-8]
  PUT_BACK(x0)
  PUT_BACK(x1)
  PUT_BACK(x2)
  PUT_BACK(x3)
  PUT_BACK(x4)
  PUT_BACK(x5)
  PUT_BACK(x6)
  PUT_BACK(x7)
  br x16
  .cfi_endproc
  END(pliant_thunk_table)

  FUNCTION(pliant_thunk_reentrancy)
  .cfi_startproc
  adrp x16, :gottprel:pliant_thread_current
  ldr x16, [x16, #:gottprel_lo12:pliant_thread_current]
  mrs x9, tpidr_el0
  ldr x9, [x9, x16]
  ldp x16, x10, [x17]
  cbz x9, 1f
  ldr w9, [x9, #PLIANT_THREAD_LOCKS]
  cbz w9, 1f
  mov x16, x10
1:
  br x16
  .cfi_endproc
  END(pliant_thunk_reentrancy)

#define BY_OBJECT(...)                                                                    \
  .cfi_startproc;                                                                         \
  ldp x16, x9, [x17];                                                                     \
  ubfx x10, x20, #4, #10;                                                                 \
  ldrh w9, [x9, x10, lsl #1];                                                             \
  cbnz w9, 1f;                                                                            \
  __VA_ARGS__;                                                                            \
1:                                                                                        \
  ldr x17, [x17, #24];                                                                    \
  b pliant_thunk_sync;                                                                    \
  .cfi_endproc

  FUNCTION(pliant_thunk_by_object)
  BY_OBJECT(br x16)
  END(pliant_thunk_by_object)

  FUNCTION(pliant_thunk_by_object_dynamic)
  BY_OBJECT(mov x17, x16; b pliant_thunk_original)
  END(pliant_thunk_by_object_dynamic)

  FUNCTION(pliant_thunk_setter)
  .cfi_startproc
  ldr x4, [x17, #8]
  b pliant_around_setter
  .cfi_endproc
  END(pliant_thunk_setter)

  FUNCTION(pliant_thunk_modify)
  .cfi_startproc
  ldr x1, [x17, #8]
  b pliant_around_modify
  .cfi_endproc
  END(pliant_thunk_modify)

#define SAVE                                                                              \
  .cfi_startproc;                                                                         \
  stp x29, x30, [sp, #-240]!;                                                             \
  .cfi_def_cfa_offset 240;                                                                \
  .cfi_offset x29, -240;                                                                  \
  .cfi_offset x30, -232;                                                                  \
  mov x29, sp;                                                                            \
  stp x0, x1, [sp, #16]; stp x2, x3, [sp, #32]; stp x4, x5, [sp, #48];                    \
  stp x6, x7, [sp, #64]; stp x8, x20, [sp, #80];                                          \
  stp q0, q1, [sp, #112]; stp q2, q3, [sp, #144]; stp q4, q5, [sp, #176];                 \
  stp q6, q7, [sp, #208]
#define RESTORE                                                                           \
  ldp x0, x1, [sp, #16]; ldp x2, x3, [sp, #32]; ldp x4, x5, [sp, #48];                    \
  ldp x6, x7, [sp, #64]; ldp x8, x20, [sp, #80];                                          \
  ldp q0, q1, [sp, #112]; ldp q2, q3, [sp, #144]; ldp q4, q5, [sp, #176];                 \
  ldp q6, q7, [sp, #208];                                                                 \
  ldp x29, x30, [sp], #240;                                                               \
  .cfi_def_cfa sp, 0

  FUNCTION(pliant_thunk_async_resize)
  SAVE
  ldr x16, [x17]
  ldr x16, [x16]
  stp x16, x22, [sp, #96]
  ldr w0, [x16, #4]
  bl swift_task_alloc
  mov x10, x0
  ldp x16, x9, [sp, #96]
  adrp x11, pliant_resized
  add x11, x11, :lo12:pliant_resized
  stp x9, x11, [x10]
  ldrsw x11, [x16]
  add x16, x16, x11
  RESTORE
  mov x22, x10
  br x16
  .cfi_endproc
  END(pliant_thunk_async_resize)

  FUNCTION(pliant_resized)
  SAVE
  ldr x9, [x22]
  str x9, [sp, #96]
  mov x0, x22
  bl swift_task_dealloc
  ldr x22, [sp, #96]
  RESTORE
  ldr x16, [x22, #8]
  br x16
  .cfi_endproc
  END(pliant_resized)

  FUNCTION(pliant_first_arrival)
  SAVE
  str x17, [sp, #96]
  bl pliant_make_arrivals
  ldr x17, [sp, #96]
  RESTORE
  b pliant_thunk_sync
  .cfi_endproc
  END(pliant_first_arrival)

  FUNCTION(pliant_thunk_by_class)
  SAVE
  mov x0, x17
  mov x1, x20
  bl pliant_function_by_class
  mov x16, x0
  RESTORE
  br x16
  .cfi_endproc
  END(pliant_thunk_by_class)

  FUNCTION(pliant_thunk_original)
  SAVE
  ldp x9, x0, [x17]
  ldr x16, [x0]
  cmp x16, x9
  b.ne 1f
  bl swift_getOrigOfReplaceable
  mov x16, x0
1:
  RESTORE
  br x16
  .cfi_endproc
  END(pliant_thunk_original)

#endif
