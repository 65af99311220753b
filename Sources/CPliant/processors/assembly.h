// Shared by the files in assembler. Each of them declares that it needs no executable stack, even
// if it is empty.
#include "../include/platform.h"

  .section .note.GNU-stack,"",@progbits
        .text

#define FUNCTION(name) .globl name; .hidden name; .type name, %function; .p2align 4; name:
#define END(name) .size name, . - name
