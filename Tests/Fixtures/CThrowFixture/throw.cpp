#include "CThrowFixture.h"

#include <csetjmp>
#include <unwind.h>

int fixture_catch(void (*body)(void)) {
  try {
    body();
  } catch (int number) {
    return number;
  }
  return -1;
}

void fixture_throw(int number) { throw number; }

static thread_local jmp_buf target;

int fixture_jump_over(void (*body)(void)) {
  if (setjmp(target) != 0) return 1;
  body();
  return 0;
}

void fixture_jump_out(void) { longjmp(target, 1); }

struct walk {
  void **addresses;
  int count, most;
};

static _Unwind_Reason_Code step(struct _Unwind_Context *context, void *state) {
  walk *at = static_cast<walk *>(state);
  if (at->count == at->most) return _URC_END_OF_STACK;
  at->addresses[at->count++] = reinterpret_cast<void *>(_Unwind_GetIP(context));
  return _URC_NO_REASON;
}

int fixture_backtrace(void **addresses, int most) {
  walk at = {addresses, 0, most};
  _Unwind_Backtrace(step, &at);
  return at.count;
}
