// Functions that only pass their arguments on: what a processor's instructions say of that.
#ifndef PLIANT_THUNK_DETECTION_H
#define PLIANT_THUNK_DETECTION_H

#include "decode.h"

#pragma GCC visibility push(hidden)

bool pliant_is_return(const uint8_t *code);

/// Whether all that it does is to move arguments within the stack, or the stack.
bool pliant_keeps_arguments(const uint8_t *start, size_t size, pliant_instruction instruction);

#pragma GCC visibility pop

#endif
