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

  // The assembler counts itself: a symbol that counts takes it minutes.
  .rept 454000
  .if \+ >= 100000
  .type "$s11ManySymbols14function\+yyF", %function
  "$s11ManySymbols14function\+yyF":
  ret
  .size "$s11ManySymbols14function\+yyF", . - "$s11ManySymbols14function\+yyF"
  .endif
  .endr

  .section .note.GNU-stack, "", %progbits
