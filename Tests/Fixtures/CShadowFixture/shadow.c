#include "CShadowFixture.h"

__attribute__((noinline)) int64_t pliant_shadow_next(int64_t number) { return number + 1; }
int64_t pliant_shadow_next_but_one(int64_t number) {
  return pliant_shadow_next(pliant_shadow_next(number));
}

// A symbol like Swift's in a section that is not loaded, as records of coverage are.
__asm__(".pushsection .unloaded, \"\", @progbits\n"
        "\"$s14CShadowFixture8unloadedyyF\": .quad 0\n"
        ".size \"$s14CShadowFixture8unloadedyyF\", 8\n"
        ".popsection");
