// A ring of the program's writes to its standard output and error, for consoles that show them.
//
// A write may come from a signal handler, or from a thread that holds any lock: noting it allocates
// nothing, and gives up if another thread, or the interrupted one, takes long.
#include <string.h>

#include "../memory/mappings.h"
#include "CPliant.h"

enum { SIZE = 1 << 20, ATTEMPTS = 1 << 12 };

static uint8_t *ring;
static uint64_t head, tail;  // under the flag, as what is in the ring
static atomic_flag is_taken = ATOMIC_FLAG_INIT;
static _Atomic(uint64_t) missed;

static bool take(void) {
  for (int i = 0; i < ATTEMPTS; i++)
    if (!atomic_flag_test_and_set_explicit(&is_taken, memory_order_acquire)) return true;
  return false;
}

static void leave(void) { atomic_flag_clear_explicit(&is_taken, memory_order_release); }

static void copy(uint64_t at, void *in, const void *out, size_t size) {
  for (size_t done = 0; done < size;) {
    size_t place = (size_t)((at + done) % SIZE), part = SIZE - place;
    if (part > size - done) part = size - done;
    if (out != NULL) memcpy(ring + place, (const uint8_t *)out + done, part);
    else memcpy((uint8_t *)in + done, ring + place, part);
    done += part;
  }
}

void pliant_output_note(int32_t file, const void *bytes, size_t size) {
  if (!take()) {
    atomic_fetch_add(&missed, size);
    return;
  }
  pliant_output head_of = {.file = file, .thread = pliant_thread_id(), .size = size};
  if (ring == NULL) ring = pliant_map_pages(SIZE);
  if (ring != NULL && size <= SIZE && SIZE - (head - tail) >= size + sizeof head_of) {
    copy(head, NULL, &head_of, sizeof head_of);
    copy(head + sizeof head_of, NULL, bytes, size);
    head += sizeof head_of + size;
  } else {
    atomic_fetch_add(&missed, size);
  }
  leave();
}

pliant_output pliant_output_take(void *to, size_t room) {
  pliant_output output = {.missed = atomic_exchange(&missed, 0)};
  if (!take()) return output;
  if (head != tail) {
    uint64_t all = output.missed;
    copy(tail, &output, NULL, sizeof output);
    output.missed = all;
    uint64_t rest = output.size;
    output.size = rest < room ? rest : room;
    copy(tail + sizeof output, to, NULL, output.size);
    // The rest stays an output of its own, whose head is put before it.
    tail += output.size;
    if (output.size == rest) tail += sizeof output;
    else copy(tail, NULL, &(pliant_output){output.file, output.thread, rest - output.size, 0},
              sizeof output);
  }
  leave();
  return output;
}
