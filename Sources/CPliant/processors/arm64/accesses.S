// The routines around accesses. `../x86_64/accesses.S` has the comments.
#include "../assembly.h"

#if defined(__aarch64__)

  FUNCTION(pliant_begin_access)
  .cfi_startproc
  tbnz w2, #0, 2f
1:
  adrp x16, pliant_access_originals
  ldr x16, [x16, :lo12:pliant_access_originals]
  br x16
2:
  ubfx x16, x0, #3, #12
  adrp x17, pliant_access_filter
  add x17, x17, :lo12:pliant_access_filter
  ldr w17, [x17, x16, lsl #2]
  cbz w17, 1b
  b pliant_begin_watched
  .cfi_endproc
  END(pliant_begin_access)

  FUNCTION(pliant_end_access)
  .cfi_startproc
  ldr x17, [x0, #16]
  tbnz w17, #0, 2f
1:
  adrp x16, pliant_access_originals + 8
  ldr x16, [x16, :lo12:pliant_access_originals + 8]
  br x16
2:
  ldr x16, [x0]
  ubfx x16, x16, #3, #12
  adrp x17, pliant_access_filter
  add x17, x17, :lo12:pliant_access_filter
  ldr w17, [x17, x16, lsl #2]
  cbz w17, 1b
  b pliant_end_watched
  .cfi_endproc
  END(pliant_end_access)

#endif
