// Whether a call is recorded.
#include "tracing.h"

extern const void *swift_getFunctionReplacement(const void **cell, const void *function);

bool pliant_trace_is_original(const pliant_traced *function) {
  if (!function->is_dynamic) return false;
  // The runtime has been told so, and its next question must have the same answer.
  static const void *cell = &cell;
  if (swift_getFunctionReplacement(&cell, NULL) != NULL) return false;
  swift_getOrigOfReplaceable(&cell);
  return true;
}

bool pliant_trace_admits(pliant_traced *function) {
  uint64_t call = atomic_fetch_add_explicit(&function->calls, 1, memory_order_relaxed);
  uint32_t sampling = atomic_load_explicit(&function->sampling, memory_order_relaxed);
  uint32_t limit = atomic_load_explicit(&function->limit, memory_order_relaxed);
  if (__builtin_expect(sampling <= 1 && limit == 0, 1)) return true;
  bool is_admitted = sampling <= 1 || call % sampling == 0;
  if (is_admitted && limit > 0) {
    uint64_t second = pliant_trace_now() / 1000000000 << 24;
    uint64_t window = atomic_load_explicit(&function->window, memory_order_relaxed), next;
    do {
      next = (window & ~0xffffffull) == second ? window + 1 : second + 1;
      is_admitted = (next & 0xffffff) <= limit;
    } while (is_admitted && !atomic_compare_exchange_weak_explicit(&function->window, &window, next,
                                                                   memory_order_relaxed,
                                                                   memory_order_relaxed));
  }
  if (!is_admitted) atomic_fetch_add_explicit(&function->skipped, 1, memory_order_relaxed);
  return is_admitted;
}
