// Shared by the files in assembler. Each of them declares that it needs no executable stack, even
// if it is empty.
#include "../include/platform.h"

  .section .note.GNU-stack,"",@progbits
        .text

#define FUNCTION(name) .globl name; .hidden name; .type name, %function; .p2align 4; name:
#define END(name) .size name, . - name

#if defined(__x86_64__)
// The beginning and the end of a frame that leads to its caller's.
#define BEGIN_FRAME                                                                       \
  pushq %rbp;                                                                             \
  .cfi_def_cfa_offset 16; .cfi_offset %rbp, -16;                                          \
  movq %rsp, %rbp;                                                                        \
  .cfi_def_cfa_register %rbp
#define END_FRAME                                                                         \
  movq %rbp, %rsp;                                                                        \
  popq %rbp;                                                                              \
  .cfi_def_cfa %rsp, 8
#endif
