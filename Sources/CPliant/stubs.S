// Stubs: what joints hold. All are alike, and differ by the slot that each one names.
//
//   code, mapped again as often as needed     data
//   16 bytes a stub                           32 bytes a slot; the first is the block's header
//
// A stub puts its slot's address into a register that nobody uses at a call and jumps to the common
// routine that the header names. Nothing in the page refers to anything but itself and the data behind it.

#if defined(__linux__)
  .section .note.GNU-stack,"",@progbits
#endif
  .text

#if defined(__x86_64__)

#define FUNCTION(name) .globl name; .hidden name; .type name, @function; .p2align 4; name:
#define END(name) .size name, . - name
#define CODE 0x4000

  .p2align 12
  FUNCTION(pliant_stub_page)
  .set i, 0
  .rept CODE / 16
  leaq pliant_stub_page + CODE + 32 * i(%rip), %r11
  jmpq *pliant_stub_page + CODE(%rip)
  .p2align 4, 0xcc
  .set i, i + 1
  .endr
  END(pliant_stub_page)

// The stubs that are linked, for where no page can be mapped. Their slots name their routine themselves.
  FUNCTION(pliant_linked_stubs)
  .set i, 0
  .rept 256
  leaq pliant_linked_slots + 64 * i(%rip), %r11
  jmpq *32(%r11)
  .p2align 4, 0xcc
  .set i, i + 1
  .endr
  END(pliant_linked_stubs)

// Self and the slot, for the entry to take: on a small stack of the thread, so that a signal's handler
// may make such calls in between. Self stays where it is, for callees keep it for their callers.
  FUNCTION(pliant_stub_thin)
  .cfi_startproc
  movq pliant_arrivals@GOTTPOFF(%rip), %r10
  addq $16, %fs:(%r10)
  addq %fs:(%r10), %r10
  movq %r13, %fs:(%r10)
  movq %r11, %fs:8(%r10)
  jmpq *(%r11)
  .cfi_endproc
  END(pliant_stub_thin)

// The same for an async function: an object {class, count, context, self} behind the callee's own context,
// which the slot's record makes the caller allocate larger. It becomes the context of the slot's closure.
  FUNCTION(pliant_stub_frame)
  .cfi_startproc
  movq 24(%r11), %r10
  addq %r14, %r10
  movq %r13, 24(%r10)
  movq %r10, %r13
  movq pliant_frame_head(%rip), %r10
  movq %r10, (%r13)
  movq pliant_frame_head + 8(%rip), %r10
  movq %r10, 8(%r13)
  movq 8(%r11), %r10
  movq %r10, 16(%r13)
  jmpq *(%r11)
  .cfi_endproc
  END(pliant_stub_frame)

// The function of an async closure whose context names the receiver: callees need not keep self here.
  FUNCTION(pliant_stub_forward)
  .cfi_startproc
  movq 16(%r13), %r13
  jmpq *(%r11)
  .cfi_endproc
  END(pliant_stub_forward)

// Around accessors: the slot's context is one argument more.
  FUNCTION(pliant_stub_setter)
  .cfi_startproc
  movq 8(%r11), %r8
  jmp pliant_around_setter
  .cfi_endproc
  END(pliant_stub_setter)

  FUNCTION(pliant_stub_modify)
  .cfi_startproc
  movq 8(%r11), %rsi
  jmp pliant_around_modify
  .cfi_endproc
  END(pliant_stub_modify)

#elif defined(__aarch64__)

#define FUNCTION(name) .globl name; .hidden name; .type name, %function; .p2align 4; name:
#define END(name) .size name, . - name
#define CODE 0x10000  /* a page can have 64 KB */

  .p2align 16
  FUNCTION(pliant_stub_page)
  .set i, 0
  .rept CODE / 16
  adr x17, pliant_stub_page + CODE + 32 * i
  ldr x16, pliant_stub_page + CODE
  br x16
  .p2align 4
  .set i, i + 1
  .endr
  END(pliant_stub_page)

  FUNCTION(pliant_linked_stubs)
  .set i, 0
  .rept 256
  adrp x17, pliant_linked_slots + 64 * i
  add x17, x17, :lo12:pliant_linked_slots + 64 * i
  ldr x16, [x17, #32]
  br x16
  .p2align 4
  .set i, i + 1
  .endr
  END(pliant_linked_stubs)

  FUNCTION(pliant_stub_thin)
  .cfi_startproc
  adrp x16, :gottprel:pliant_arrivals
  ldr x16, [x16, #:gottprel_lo12:pliant_arrivals]
  mrs x9, tpidr_el0
  add x9, x9, x16
  ldr x10, [x9]
  add x10, x10, #16
  str x10, [x9]
  add x9, x9, x10
  stp x20, x17, [x9]
  ldr x16, [x17]
  br x16
  .cfi_endproc
  END(pliant_stub_thin)

  FUNCTION(pliant_stub_frame)
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
  END(pliant_stub_frame)

  FUNCTION(pliant_stub_forward)
  .cfi_startproc
  ldr x20, [x20, #16]
  ldr x16, [x17]
  br x16
  .cfi_endproc
  END(pliant_stub_forward)

  FUNCTION(pliant_stub_setter)
  .cfi_startproc
  ldr x4, [x17, #8]
  b pliant_around_setter
  .cfi_endproc
  END(pliant_stub_setter)

  FUNCTION(pliant_stub_modify)
  .cfi_startproc
  ldr x1, [x17, #8]
  b pliant_around_modify
  .cfi_endproc
  END(pliant_stub_modify)

#else
#error "Pliant has stubs for x86-64 and arm64"
#endif
