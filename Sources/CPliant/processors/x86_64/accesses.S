// The routines that the runtime's functions around accesses are led to: see `accesses.c`. What
// reads, and what changes something else than a watched field, goes on to the originals.
#include "../assembly.h"

#if defined(__x86_64__)

  FUNCTION(pliant_begin_access)
  .cfi_startproc
  testb $1, %dl
  jne 2f
1:
  jmpq *pliant_access_originals(%rip)
2:
  movl %edi, %eax
  shrl $3, %eax
  andl $4095, %eax
  leaq pliant_access_filter(%rip), %r11
  cmpl $0, (%r11,%rax,4)
  je 1b
  jmp pliant_begin_watched
  .cfi_endproc
  END(pliant_begin_access)

  FUNCTION(pliant_end_access)
  .cfi_startproc
  testb $1, 16(%rdi)
  jne 2f
1:
  jmpq *pliant_access_originals + 8(%rip)
2:
  movl (%rdi), %eax
  shrl $3, %eax
  andl $4095, %eax
  leaq pliant_access_filter(%rip), %r11
  cmpl $0, (%r11,%rax,4)
  je 1b
  jmp pliant_end_watched
  .cfi_endproc
  END(pliant_end_access)

#endif
