// Probes of the ABI: calls of closures that show where the compiler passes arguments and results.
#include "CPliant.h"

#define SWIFT __attribute__((swiftcall))

typedef SWIFT pliant_marks (*marked_function)(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t,
                                              uint64_t, double, double, double, double, double,
                                              double, double, double);

pliant_marks pliant_find_marks(const void *function) {
  return ((marked_function)function)(0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 6, 7);
}

typedef SWIFT uintptr_t (*answered_function)(void *room, uintptr_t word);

bool pliant_answers_in_registers(const void *function) {
  uintptr_t room[4];
  return ((answered_function)function)(room, 1) == (uintptr_t)room;
}
