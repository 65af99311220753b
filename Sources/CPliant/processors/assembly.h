// What the assembler's files share. All of them say that they need no stack that can be executed, also where they are
// empty.
#if defined(__linux__)
  .section .note.GNU-stack,"",@progbits
#endif
  .text

#define FUNCTION(name) .globl name; .hidden name; .type name, %function; .p2align 4; name:
#define END(name) .size name, . - name
