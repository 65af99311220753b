// Writes code that will stand elsewhere.
#ifndef PLIANT_WRITER_H
#define PLIANT_WRITER_H

#include <string.h>

#include "relocation.h"

/// What is written, and where it will stand.
typedef struct writer {
  uint8_t *bytes;
  const uint8_t *at;
  uint8_t length;
  bool is_far;  // something cannot be reached from there
} writer;

static inline void put(writer *writer, const void *bytes, size_t count) {
  memcpy(writer->bytes + writer->length, bytes, count);
  writer->length += (uint8_t)count;
}

#endif
