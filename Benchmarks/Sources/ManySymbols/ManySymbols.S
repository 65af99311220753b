// 354,000 functions, named as those of a module of Swift's.
  .text
  .globl many_symbols
  .type many_symbols, %function
many_symbols:
#if defined(__x86_64__)
  movl $7, %eax
#else
  mov w0, #7
#endif
  ret
  .size many_symbols, . - many_symbols

  .altmacro
  .macro function number
  .type "$s11ManySymbols14function\number\()yyF", %function
  "$s11ManySymbols14function\number\()yyF":
  ret
  .size "$s11ManySymbols14function\number\()yyF", . - "$s11ManySymbols14function\number\()yyF"
  .endm
  .set count, 100000
  .rept 354000
  function %count
  .set count, count + 1
  .endr

  .section .note.GNU-stack, "", %progbits
