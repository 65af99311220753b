#include "CShadowFixture.h"

__attribute__((noinline)) int64_t pliant_shadow_next(int64_t number) { return number + 1; }
int64_t pliant_shadow_next_but_one(int64_t number) {
  return pliant_shadow_next(pliant_shadow_next(number));
}
