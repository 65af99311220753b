// The entries and exits of traced calls. `../x86_64/traces.S` has the comments.
#include "../assembly.h"

#if defined(__aarch64__)

#define FRAME 240
#define SAVE                                                                              \
  stp x0, x1, [sp]; stp x2, x3, [sp, #16]; stp x4, x5, [sp, #32]; stp x6, x7, [sp, #48];  \
  stp x8, x20, [sp, #64]; stp x21, x22, [sp, #80];                                        \
  stp q0, q1, [sp, #96]; stp q2, q3, [sp, #128]; stp q4, q5, [sp, #160];                  \
  stp q6, q7, [sp, #192]
#define RESTORE                                                                           \
  ldp x0, x1, [sp]; ldp x2, x3, [sp, #16]; ldp x4, x5, [sp, #32]; ldp x6, x7, [sp, #48];  \
  ldr x8, [sp, #64];                                                                      \
  ldp q0, q1, [sp, #96]; ldp q2, q3, [sp, #128]; ldp q4, q5, [sp, #160];                  \
  ldp q6, q7, [sp, #192]

#define BEGIN                                                                             \
  .cfi_startproc;                                                                         \
  stp x29, x30, [sp, #-16]!;                                                              \
  .cfi_def_cfa_offset 16;                                                                 \
  .cfi_offset x29, -16;                                                                   \
  .cfi_offset x30, -8;                                                                    \
  mov x29, sp;                                                                            \
  .cfi_def_cfa x29, 16;                                                                   \
  sub sp, sp, #FRAME;                                                                     \
  SAVE
#define ENTER(hook)                                                                       \
  BEGIN;                                                                                  \
  str x17, [sp, #224];                                                                    \
  mov x0, x17;                                                                            \
  mov x1, sp;                                                                             \
  add x2, x29, #16;                                                                       \
  bl hook;                                                                                \
  ldr x17, [sp, #224]
#define FINISH                                                                            \
  RESTORE;                                                                                \
  mov sp, x29;                                                                            \
  ldp x29, x30, [sp], #16;                                                                \
  .cfi_def_cfa sp, 0;                                                                     \
  .cfi_same_value x29;                                                                    \
  .cfi_same_value x30

// The word before the stack arguments is the return address here, too.
  FUNCTION(pliant_thunk_trace)
  ENTER(pliant_trace_enter)
  ldr x17, [x17]
  ldr x17, [x17]
  cbz x0, 1f
  cmp x0, #1
  b.eq 2f
  ldr x16, [x29, #8]
  stp x19, x16, [x0]
  mov x19, x0
  adr x16, pliant_trace_exit
  str x16, [x29, #8]
1:
  FINISH
  br x17
2:
  .cfi_def_cfa x29, 16
  ldr x21, [sp, #80]
  FINISH
  ret
  .cfi_endproc
  END(pliant_thunk_trace)

// DWARF numbers the registers as the processor does, sp 31; 0x83, 0x8d and 0x8f are x19, x29 and sp
// plus an offset.
  FUNCTION(pliant_trace_return)
  .globl pliant_trace_exit
  .cfi_startproc
  .hidden pliant_trace_exit
  .cfi_personality 0x1b, pliant_trace_personality
  .cfi_def_cfa sp, 1
  .cfi_escape 0x16, 31, 2, 0x8f, 0
  .cfi_escape 0x10, 30, 2, 0x83, 8
  .cfi_escape 0x10, 19, 2, 0x83, 0
  nop
pliant_trace_exit:
  ldr x30, [x19, #8]
  stp x29, x30, [sp, #-16]!
  mov x29, sp
  .cfi_def_cfa x29, 17
  .cfi_escape 0x16, 31, 2, 0x8d, 16
  .cfi_escape 0x10, 30, 2, 0x8d, 8
  .cfi_escape 0x10, 29, 2, 0x8d, 0
  sub sp, sp, #FRAME
  SAVE
  ldr x16, [x19]
  str x16, [sp, #224]
  mov x0, x19
  .cfi_escape 0x10, 19, 3, 0x8f, 0xe0, 0x01
  mov x1, sp
  bl pliant_trace_leave
  ldr x19, [sp, #224]
  .cfi_same_value x19
  RESTORE
  mov sp, x29
  ldp x29, x30, [sp], #16
  .cfi_def_cfa sp, 1
  .cfi_escape 0x16, 31, 2, 0x8f, 0
  .cfi_same_value x29
  .cfi_same_value x30
  ret
  .cfi_endproc
  END(pliant_trace_return)

#define RUN_ASYNC                                                                         \
  ldr x20, [sp, #72];                                                                     \
  ldr x22, [sp, #88];                                                                     \
  cbz x0, 1f;                                                                             \
  mov x16, x0;                                                                            \
  FINISH;                                                                                 \
  br x16;                                                                                 \
1:;                                                                                       \
  .cfi_def_cfa x29, 16;                                                                   \
  FINISH;                                                                                 \
  b pliant_thunk_async_resize;                                                            \
  .cfi_endproc

  FUNCTION(pliant_thunk_trace_async)
  ENTER(pliant_trace_async_enter)
  RUN_ASYNC
  END(pliant_thunk_trace_async)

  FUNCTION(pliant_trace_async_hopped)
  BEGIN
  mov x0, sp
  add x1, sp, #224
  bl pliant_trace_async_resume
  ldr x17, [sp, #224]
  RUN_ASYNC
  END(pliant_trace_async_hopped)

  FUNCTION(pliant_trace_async_waited)
  BEGIN
  mov x0, sp
  add x1, sp, #224
  bl pliant_trace_async_hop
  ldr x22, [sp, #88]
  adr x0, pliant_trace_async_hopped
  ldp x1, x2, [sp, #224]
  mov sp, x29
  ldp x29, x30, [sp], #16
  .cfi_def_cfa sp, 0
  .cfi_same_value x29
  .cfi_same_value x30
  b swift_task_switch
  .cfi_endproc
  END(pliant_trace_async_waited)

  FUNCTION(pliant_trace_async_exit)
  BEGIN
  mov x0, sp
  bl pliant_trace_async_leave
  ldr x22, [sp, #88]
  FINISH
  ldr x16, [x22, #8]
  br x16
  .cfi_endproc
  END(pliant_trace_async_exit)

#endif
