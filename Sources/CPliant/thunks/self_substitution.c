// Calls of closures with another self than their context. See `pliant_stand_in`.
#include "CPliant.h"

extern void *swift_initStackObject(const void *metadata, void *object);

void pliant_stand_in_init(pliant_stand_in *stand_in, const void *receiver, uint64_t words) {
  swift_initStackObject(NULL, stand_in);
  stand_in->receiver = receiver;
  stand_in->words = words + words % 2;
}

extern const char pliant_call_receiver[] __attribute__((visibility("hidden")));
const void *pliant_stand_in_function(void) { return pliant_call_receiver; }
