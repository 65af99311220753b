// What a processor's folder tells about instructions in such functions.
#ifndef PLIANT_THUNK_DETECTION_H
#define PLIANT_THUNK_DETECTION_H

#include "decode.h"

#pragma GCC visibility push(hidden)

bool pliant_is_return(const uint8_t *code);

/// Whether an instruction only moves arguments within the stack, or the stack pointer.
bool pliant_keeps_arguments(const uint8_t *start, size_t size, pliant_instruction instruction);

#pragma GCC visibility pop

#endif
