// Objects whose initializers are replaced: they are allocated, and have yet to be initialized.
#include "CPliant.h"

extern void *swift_allocObject(const void *class, size_t size, size_t alignment_mask);
extern void swift_deallocPartialClassInstance(const void *object, const void *class, size_t size,
                                              size_t alignment_mask);

// Offsets as in the runtime's `Metadata.h`.
static size_t instance_size(const void *class) { return *(const uint32_t *)((char *)class + 24); }
static size_t alignment_mask(const void *class) { return *(const uint16_t *)((char *)class + 28); }

const void *pliant_take_partial(const pliant_stack *stack) {
  for (pliant_kept_arrival *kept = pliant_thread_get()->kept; kept != NULL;
       kept = kept->next) {
    if (kept->stack != stack) continue;
    const void *object = kept->receiver;
    if (object == NULL || pliant_is_initialized(stack, object)) break;
    kept->receiver = NULL;
    return object;
  }
  const void *class = stack->initialized;
  return swift_allocObject(class, instance_size(class), alignment_mask(class));
}

// None of the fields of its own class is initialized.
void pliant_free_partial(const void *object) {
  const void *class = *(const void *const *)object;
  swift_deallocPartialClassInstance(object, class, instance_size(class), alignment_mask(class));
}
