// A caller and a callee of the Swift convention that see every register: `probe_call` loads them
// all, calls, and stores them all; `probe_callee` stores what reached it, spoils what a callee may
// spoil, and returns.
#ifndef PROBE_H
#define PROBE_H

// Places in `registers`. A word's number is its place in `words`.
#if defined(__aarch64__)
#define PROBE_WORDS 31  // x0 to x30
#define PROBE_VECTORS 32
#else
#define PROBE_WORDS 16  // rax, rbx, rcx, rdx, rsi, rdi, rbp, rsp (unused), r8 to r15
#define PROBE_VECTORS 16
#endif
#define PROBE_STACK_WORDS 16

#ifndef __ASSEMBLER__
#include <stdbool.h>
#include <stdint.h>

#include "CPliant.h"

typedef struct registers {
  uint64_t words[PROBE_WORDS + PROBE_WORDS % 2];
  uint64_t sp;
  uint64_t control;  // how floating-point numbers are rounded: FPCR, MXCSR
  uint64_t vectors[PROBE_VECTORS][2];
  uint64_t stack[PROBE_STACK_WORDS];  // what lies above the stack pointer: arguments
} registers;

typedef struct probe {
  const void *target;   // whom to call
  registers *before;    // what the caller loads; its stack pointer is stored there
  registers *after;     // what the caller finds when it goes on
  registers *seen;      // what the callee finds
  const registers *results;  // what the callee loads before it returns
  uint64_t throws;      // whether the callee spoils the register of the error, too
  uint64_t calls;       // how often the callee ran
  uint64_t kept[2];     // of the caller's own
} probe;

extern __thread probe *probe_current;

/// Calls `target` with the registers `before`.
void probe_call(probe *probe);
/// What is to be overridden. An address, and no function of C's.
extern const char probe_callee[];
/// Where `probe_call` goes on: what the return address must be.
extern const char probe_return[];
/// Spoils every register that a C function may.
void probe_spoil(void);
/// How many entries there are that spoil one register each and jump to the callee.
extern const uint32_t probe_faults_count;
/// They are eight bytes or sixteen apart, in `probe_fault_size`.
extern const char probe_faults[];
extern const uint32_t probe_fault_size;

/// A thunk whose slot is filled anew for each call, as only this program does.
static inline const void *refill(const pliant_slot *slot, pliant_thunk_kind kind, const void *code,
                                 const void *context) {
  ((pliant_slot *)slot)->code = code;
  ((pliant_slot *)slot)->context = context;
  return pliant_thunk_function(slot, kind);
}
#endif
#endif
