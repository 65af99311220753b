// Writes code for another address.
#ifndef PLIANT_WRITER_H
#define PLIANT_WRITER_H

#include <string.h>

#include "relocation.h"

/// The code that is written, and the address that it is for.
typedef struct writer {
  uint8_t *bytes;
  const uint8_t *at;
  uint8_t length;
  bool is_far;  // a destination is out of reach
} writer;

static inline void put(writer *writer, const void *bytes, size_t count) {
  memcpy(writer->bytes + writer->length, bytes, count);
  writer->length += (uint8_t)count;
}

#endif
