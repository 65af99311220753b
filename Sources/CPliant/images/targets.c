// The addresses that data leads to; what code leads to is in `processors`.
#include <string.h>

#include "CPliant.h"

void pliant_mark(pliant_targets *targets, uint64_t address) {
  uint64_t bit = address - targets->low;
  if (bit < targets->size) targets->bits[bit / 8] |= (uint8_t)(1 << bit % 8);
}

void pliant_mark_data(pliant_targets *targets, const pliant_code *data) {
  for (size_t at = 0; at + 4 <= data->size; at += 4) {
    int32_t distance;
    memcpy(&distance, data->bytes + at, sizeof distance);
    pliant_mark(targets, data->address + at + (uint64_t)(int64_t)distance);
    uint64_t address;
    if ((data->address + at) % 8 != 0 || at + 8 > data->size) continue;
    memcpy(&address, data->bytes + at, sizeof address);
    pliant_mark(targets, address);
  }
}
