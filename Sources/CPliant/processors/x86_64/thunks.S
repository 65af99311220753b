// The routines of thunks. All thunks are alike; each names its own slot.
//
//   code, mapped again as often as needed      data
//   16 bytes a thunk                           32 bytes a slot; the first is the block's header
//
// A thunk loads its slot's address into a register that calls do not use, and jumps to the routine
// that the header names. The page refers only to itself and to the data behind it.
#include "../assembly.h"

#if defined(__x86_64__)

#include "../processor.h"

  .p2align 12
  FUNCTION(pliant_thunk_page)
  .set i, 0
  .rept PLIANT_THUNK_CODE / 16
  leaq pliant_thunk_page + PLIANT_THUNK_CODE + 32 * i(%rip), %r11
  jmpq *pliant_thunk_page + PLIANT_THUNK_CODE(%rip)
  .p2align 4, 0xcc
  .set i, i + 1
  .endr
  END(pliant_thunk_page)

// Linked thunks, for systems on which no page can be mapped. Their slots name their routines.
  FUNCTION(pliant_linked_thunks)
  .set i, 0
  .rept 256
  leaq pliant_linked_slots + 64 * i(%rip), %r11
  jmpq *32(%r11)
  .p2align 4, 0xcc
  .set i, i + 1
  .endr
  END(pliant_linked_thunks)

// Sync: records self and the slot for the entry, on a small stack of the thread, so that a signal
// handler may make such calls in between. Self stays in its register, which callees preserve.
  FUNCTION(pliant_thunk_sync)
  .cfi_startproc
  movq pliant_arrivals@GOTTPOFF(%rip), %r10
  cmpq $0, %fs:(%r10)
  je pliant_first_arrival
  addq $24, %fs:(%r10)
  movq %fs:(%r10), %r10
  movq %r13, (%r10)
  movq %r11, 8(%r10)
  movq %rsp, 16(%r10)
  jmpq *(%r11)
  .cfi_endproc
  END(pliant_thunk_sync)

// Async: makes an object {class, count, context, self} behind the callee's own context; the slot's
// record makes the caller allocate a larger one. The object becomes the context of the slot's
// closure.
  FUNCTION(pliant_thunk_async)
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
  END(pliant_thunk_async)

// Async original: calls it with self from the closure's context. Async callees need not preserve
// self.
  FUNCTION(pliant_thunk_async_original)
  .cfi_startproc
  movq 16(%r13), %r13
  jmpq *(%r11)
  .cfi_endproc
  END(pliant_thunk_async_original)

// Table: a witness's table is passed in a register behind the arguments.
#define PUT_BACK(register) cmpq %r10, register; cmoveq -8(%r10), register
  FUNCTION(pliant_thunk_table)
  .cfi_startproc
  movq 8(%r11), %r10
  PUT_BACK(%rdi)
  PUT_BACK(%rsi)
  PUT_BACK(%rdx)
  PUT_BACK(%rcx)
  PUT_BACK(%r8)
  PUT_BACK(%r9)
  jmpq *(%r11)
  .cfi_endproc
  END(pliant_thunk_table)

// Reentrancy: for a function that Pliant itself may call. A thread with one of its locks runs the
// original.
  FUNCTION(pliant_thunk_reentrancy)
  .cfi_startproc
  movq pliant_thread_current@GOTTPOFF(%rip), %r10
  movq %fs:(%r10), %r10
  testq %r10, %r10
  je 1f
  cmpl $0, PLIANT_THREAD_LOCKS(%r10)
  jne 2f
1:
  jmpq *(%r11)
2:
  jmpq *8(%r11)
  .cfi_endproc
  END(pliant_thunk_reentrancy)

// By object: for a method of which only objects have layers. Runs the original unless the receiver
// may be one of them.
#define BY_OBJECT(...)                                                                    \
  .cfi_startproc;                                                                         \
  movl %r13d, %r10d;                                                                      \
  shrl $3, %r10d;                                                                         \
  andl $2046, %r10d;                                                                      \
  addq 8(%r11), %r10;                                                                     \
  cmpw $0, (%r10);                                                                        \
  jne 1f;                                                                                 \
  __VA_ARGS__;                                                                            \
1:                                                                                        \
  movq 24(%r11), %r11;                                                                    \
  jmp pliant_thunk_sync;                                                                  \
  .cfi_endproc

  FUNCTION(pliant_thunk_by_object)
  BY_OBJECT(jmpq *(%r11))
  END(pliant_thunk_by_object)

  FUNCTION(pliant_thunk_by_object_dynamic)
  BY_OBJECT(movq (%r11), %r11; jmp pliant_thunk_original)
  END(pliant_thunk_by_object_dynamic)

// Accessors: passes the slot's context as one more argument.
  FUNCTION(pliant_thunk_setter)
  .cfi_startproc
  movq 8(%r11), %r8
  jmp pliant_around_setter
  .cfi_endproc
  END(pliant_thunk_setter)

  FUNCTION(pliant_thunk_modify)
  .cfi_startproc
  movq 8(%r11), %rsi
  jmp pliant_around_modify
  .cfi_endproc
  END(pliant_thunk_modify)

// Async resize: for a hooked async function, whose callers allocate a context of the size that it
// needs. Runs the target in a context of the size that that needs. (The compiler's dispatchers of
// dynamic functions do the same.)
#define SAVE                                                                              \
  .cfi_startproc;                                                                         \
  BEGIN_FRAME;                                                                            \
  subq $208, %rsp;                                                                        \
  andq $-16, %rsp;                                                                        \
  movq %rdi, (%rsp); movq %rsi, 8(%rsp); movq %rdx, 16(%rsp); movq %rcx, 24(%rsp);        \
  movq %r8, 32(%rsp); movq %r9, 40(%rsp); movq %rax, 48(%rsp); movq %r13, 56(%rsp);       \
  movups %xmm0, 80(%rsp); movups %xmm1, 96(%rsp); movups %xmm2, 112(%rsp);                \
  movups %xmm3, 128(%rsp); movups %xmm4, 144(%rsp); movups %xmm5, 160(%rsp);              \
  movups %xmm6, 176(%rsp); movups %xmm7, 192(%rsp)
#define RESTORE                                                                           \
  movq (%rsp), %rdi; movq 8(%rsp), %rsi; movq 16(%rsp), %rdx; movq 24(%rsp), %rcx;        \
  movq 32(%rsp), %r8; movq 40(%rsp), %r9; movq 48(%rsp), %rax; movq 56(%rsp), %r13;       \
  movups 80(%rsp), %xmm0; movups 96(%rsp), %xmm1; movups 112(%rsp), %xmm2;                \
  movups 128(%rsp), %xmm3; movups 144(%rsp), %xmm4; movups 160(%rsp), %xmm5;              \
  movups 176(%rsp), %xmm6; movups 192(%rsp), %xmm7;                                       \
  END_FRAME

  FUNCTION(pliant_thunk_async_resize)
  SAVE
  movq %r14, 64(%rsp)
  movq (%r11), %r11
  movq (%r11), %r11
  movq %r11, 72(%rsp)
  movl 4(%r11), %edi
  callq swift_task_alloc@PLT
  movq %rax, %r10
  movq 64(%rsp), %rcx
  movq %rcx, (%r10)
  leaq pliant_resized(%rip), %rcx
  movq %rcx, 8(%r10)
  movq 72(%rsp), %r11
  movslq (%r11), %rcx
  addq %rcx, %r11
  RESTORE
  movq %r10, %r14
  jmpq *%r11
  .cfi_endproc
  END(pliant_thunk_async_resize)

// The continuation of that: passes the results, which are arguments, on to the caller.
  FUNCTION(pliant_resized)
  SAVE
  movq (%r14), %rcx
  movq %rcx, 64(%rsp)
  movq %r14, %rdi
  callq swift_task_dealloc@PLT
  movq 64(%rsp), %r14
  RESTORE
  jmpq *8(%r14)
  .cfi_endproc
  END(pliant_resized)

// The first call of a thread that a sync thunk records.
  FUNCTION(pliant_first_arrival)
  SAVE
  movq %r11, 64(%rsp)
  callq pliant_make_arrivals
  movq 64(%rsp), %r11
  RESTORE
  jmp pliant_thunk_sync
  .cfi_endproc
  END(pliant_first_arrival)

// By class: passes all arguments on to the function for the receiver's class.
  FUNCTION(pliant_thunk_by_class)
  SAVE
  movq %r11, %rdi
  movq %r13, %rsi
  callq pliant_function_by_class
  movq %rax, %r11
  RESTORE
  jmpq *%r11
  .cfi_endproc
  END(pliant_thunk_by_class)

// Original: the dynamic function asks its cell again, unless the runtime is told to keep it from
// that, which the next dynamic function to be called consumes. A replacement that the program has
// itself does not ask.
  FUNCTION(pliant_thunk_original)
  SAVE
  movq 8(%r11), %rdi
  movq (%rdi), %rax
  cmpq (%r11), %rax
  jne 1f
  callq swift_getOrigOfReplaceable@PLT
1:
  movq %rax, %r11
  RESTORE
  jmpq *%r11
  .cfi_endproc
  END(pliant_thunk_original)

#endif
