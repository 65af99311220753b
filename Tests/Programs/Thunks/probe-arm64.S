#include "probe.h"

#define WORD(n) (8 * (n))
#define SP_AT 256
#define CONTROL_AT 264
#define VECTOR(n) (272 + 16 * (n))
#define STACK_AT (272 + 16 * PROBE_VECTORS)

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
  mrs \register, tpidr_el0
  add \register, \register, :tprel_hi12:probe_current
  add \register, \register, :tprel_lo12_nc:probe_current
  ldr \register, [\register]
  .endm

// All but x16 and x17, which any call may change.
  .macro store_all to, spare
  .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30
  str x\n, [\to, #WORD(\n)]
  .endr
  .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
  str q\n, [\to, #VECTOR(\n)]
  .endr
  mov \spare, sp
  str \spare, [\to, #SP_AT]
  mrs \spare, fpcr
  str \spare, [\to, #CONTROL_AT]
  .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
  ldr \spare, [sp, #(8 * \n)]
  str \spare, [\to, #(STACK_AT + 8 * \n)]
  .endr
  .endm

  .globl probe_call
  .type probe_call, @function
probe_call:
  stp x29, x30, [sp, #-176]!
  stp x19, x20, [sp, #16]
  stp x21, x22, [sp, #32]
  stp x23, x24, [sp, #48]
  stp x25, x26, [sp, #64]
  stp x27, x28, [sp, #80]
  stp d8, d9, [sp, #96]
  stp d10, d11, [sp, #112]
  stp d12, d13, [sp, #128]
  stp d14, d15, [sp, #144]
  mrs x16, fpcr
  str x16, [sp, #160]
  mov x16, sp
  str x16, [x0, #KEPT]
  mrs x16, tpidr_el0
  add x16, x16, :tprel_hi12:probe_current
  add x16, x16, :tprel_lo12_nc:probe_current
  str x0, [x16]
  mov x16, x0
  ldr x17, [x16, #BEFORE]
  sub sp, sp, #(8 * PROBE_STACK_WORDS)
  .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
  ldr x9, [x17, #(STACK_AT + 8 * \n)]
  str x9, [sp, #(8 * \n)]
  .endr
  mov x9, sp
  str x9, [x17, #SP_AT]
  ldr x9, [x17, #CONTROL_AT]
  msr fpcr, x9
  .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
  ldr q\n, [x17, #VECTOR(\n)]
  .endr
  .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29
  ldr x\n, [x17, #WORD(\n)]
  .endr
  ldr x16, [x16, #TARGET]
  blr x16
  .globl probe_return
probe_return:
  current x16
  ldr x16, [x16, #AFTER]
  store_all x16, x17
  current x16
  ldr x17, [x16, #KEPT]
  mov sp, x17
  ldr x16, [sp, #160]
  msr fpcr, x16
  ldp x19, x20, [sp, #16]
  ldp x21, x22, [sp, #32]
  ldp x23, x24, [sp, #48]
  ldp x25, x26, [sp, #64]
  ldp x27, x28, [sp, #80]
  ldp d8, d9, [sp, #96]
  ldp d10, d11, [sp, #112]
  ldp d12, d13, [sp, #128]
  ldp d14, d15, [sp, #144]
  ldp x29, x30, [sp], #176
  ret
  .size probe_call, . - probe_call

  .globl probe_callee
  .type probe_callee, @function
probe_callee:
  current x16
  ldr x16, [x16, #SEEN]
  store_all x16, x17
  current x16
  ldr x17, [x16, #CALLS]
  add x17, x17, #1
  str x17, [x16, #CALLS]
  ldr x17, [x16, #THROWS]
  ldr x16, [x16, #RESULTS]
  cbz x17, 1f
  ldr x21, [x16, #WORD(21)]
1:
  .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
  ldr q\n, [x16, #VECTOR(\n)]
  .endr
  .irp n, 8, 9, 10, 11, 12, 13, 14, 15
  ldr x17, [x16, #(VECTOR(\n) + 8)]
  mov v\n\().d[1], x17
  .endr
  .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 17
  ldr x\n, [x16, #WORD(\n)]
  .endr
  ldr x16, [x16, #WORD(16)]
  ret
  .size probe_callee, . - probe_callee

  .globl probe_spoil
  .type probe_spoil, @function
probe_spoil:
  movz x17, #0xdead, lsl #48
  movk x17, #0xbeef
  .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16
  add x\n, x17, #\n
  .endr
  .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
  dup v\n\().2d, x17
  .endr
  .irp n, 8, 9, 10, 11, 12, 13, 14, 15
  mov v\n\().d[1], x17
  .endr
  ret
  .size probe_spoil, . - probe_spoil

// Each spoils one register of those that an entry must hand on or keep.
  .globl probe_faults
probe_faults:
  .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29
  eor x\n, x\n, #0x100
  b probe_callee
  nop
  nop
  .endr
  .irp n, 0, 1, 2, 3, 4, 5, 6, 7
  mov x17, #1
  mov v\n\().d[1], x17  // the upper half
  b probe_callee
  nop
  mov x17, #1
  mov v\n\().d[0], x17
  b probe_callee
  nop
  .endr
  .irp n, 8, 9, 10, 11, 12, 13, 14, 15
  mov x17, #1
  mov v\n\().d[0], x17
  b probe_callee
  nop
  .endr
  sub sp, sp, #16
  b probe_callee
  nop
  nop
  msr fpcr, xzr
  b probe_callee
  nop
  nop
  str xzr, [sp]
  b probe_callee
  nop
  nop
  str xzr, [sp, #120]
  b probe_callee
  nop
  nop
probe_faults_end:

// What pliant_find_leads is to find: two functions, data, a pointer to be loaded, and a function so
// near that the linker computes its address by one instruction.
  .globl decode_near, decode_before, decode_sample, decode_sample_end, decode_after
decode_near:
  ret
decode_before:
  ret
decode_sample:
  bl decode_before
  adrp x3, decode_data
  adrp x4, decode_pointer
  add x3, x3, :lo12:decode_data
  ldr x4, [x4, :lo12:decode_pointer]
  adrp x5, decode_near
  add x5, x5, :lo12:decode_near
  b decode_after
decode_sample_end:
  nop
decode_after:
  ret

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
probe_fault_size: .word 16
probe_faults_count: .word (probe_faults_end - probe_faults) / 16

  .section .note.GNU-stack,"",@progbits
