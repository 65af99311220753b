// What the parts of this program share: random numbers, failures, and the rows of the table.
#ifndef CHECK_H
#define CHECK_H

#include <stdbool.h>
#include <stdint.h>

/// Says what is wrong, and makes the program fail.
void fail(const char *format, ...) __attribute__((format(printf, 1, 2)));
/// How many failures there were; those that a check was to find are taken away again.
uint32_t failures(void);
void forget_failures(uint32_t since);
/// One row: what was checked, and how often.
void row(const char *what, uint64_t times);
/// A row that is no count of checks.
void note(const char *what, const char *text);
/// Whether failures are printed.
extern _Thread_local bool is_quiet;

static inline uint64_t next_random(uint64_t *state) {  // splitmix64
  uint64_t z = (*state += 0x9E3779B97F4A7C15ull);
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
  return z ^ (z >> 31);
}

/// Runs `body` on `count` threads of its own, which end before this returns.
void on_threads(unsigned count, void (*body)(void *context, unsigned index), void *context);

void check_registers(uint64_t seed);
void check_pools(uint64_t seed);
void check_convention(uint64_t seed);
void check_swift(void);
void check_accesses(uint64_t seed);
const void *traced_thunk(const void *callee);
void check_traces(uint64_t calls);
void check_images(void);
void check_decoding(void);
void check_orders(bool expects_fences);
void check_model(void);

#endif
