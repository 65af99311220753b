// x86-64: what hooks and traces do on a processor that guards return addresses, as far as another one can
// show it: the kernel's answer is pretended, by `-Dsyscall=pretended_syscall`.
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>

#include "CPliant.h"

#undef syscall
long syscall(long number, ...);
static long features = 0, asked = 0;

long pretended_syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  long words[6];
  for (int i = 0; i < 6; i++) words[i] = va_arg(list, long);
  va_end(list);
  enum { SHADOW_STACK_STATUS = 0x5005 };
  if (number == SYS_arch_prctl && words[0] == SHADOW_STACK_STATUS) {
    asked++;
    return memcpy((void *)words[1], &features, sizeof features), 0;
  }
  return syscall(number, words[0], words[1], words[2], words[3], words[4], words[5]);
}

__attribute__((noinline)) static int twice(int number) {
  __asm__ volatile("nop; nop; nop; nop; nop; nop; nop; nop");
  return number * 2;
}

static pliant_hook_refusal refusal(void) {
  pliant_inline_hook hook = {.function = (const void *)twice, .size = 16, .room = 16};
  pliant_install_hooks(&hook, 1);
  return hook.refusal;
}

int main(void) {
  char before[16];
  memcpy(before, (const void *)twice, sizeof before);
  features = 1;
  int failures = refusal() != PLIANT_HOOK_SHADOW_STACK;
  failures += memcmp(before, (const void *)twice, sizeof before) != 0 || twice(2) != 4;
  features = 2;  // writing to shadow stacks is allowed, but they are off
  failures += refusal() != PLIANT_HOOK_NOT_REFUSED || twice(2) != 4 || asked < 2;
  puts(failures == 0 ? "shadow stacks: as expected" : "FAILED: shadow stacks");
  return failures;
}
