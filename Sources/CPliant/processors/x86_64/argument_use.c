// Which argument registers a function of a debug build uses.
#if defined(__x86_64__)

#include "../../hooks/decode.h"
#include "CPliant.h"

enum { RDI = 7, RSI = 6, RDX = 2, RCX = 1, MOST = 256 };

/// The place of a register among those for arguments; -1 if it is none.
static int argument(int number) {
  switch (number) {
    case RDI: return 0;
    case RSI: return 1;
    case RDX: return 2;
    case RCX: return 3;
    case 8: case 9: return number - 4;
    default: return -1;
  }
}

/// Which of them hold arguments, and which of these were read.
typedef struct state { uint32_t held, used; } state;

static void read(state *state, int number) {
  int place = argument(number);
  if (place >= 0) state->used |= state->held & 1u << place;
}

static void write(state *state, int number) {
  int place = argument(number);
  if (place >= 0) state->held &= ~(1u << place);
}

/// The effect of an instruction with a ModRM byte on its two operands.
typedef enum effect { UNKNOWN, LOADS, STORES, READS_BOTH, READS_OTHER, CHANGES_OTHER, SETS_OTHER,
                      NO_REGISTER_STORES } effect;

static effect effect_of(const uint8_t *code, bool is_two_bytes) {
  if (is_two_bytes) switch (*code) {
      case 0xb6: case 0xb7: case 0xbe: case 0xbf: return LOADS;
      case 0x10: case 0x11: case 0x28: case 0x29: case 0x57: case 0x6f: case 0x7f: case 0xd6:
      case 0xef: return NO_REGISTER_STORES;
      case 0xba: return CHANGES_OTHER;
      default: return UNKNOWN;
    }
  switch (*code) {
    case 0x8a: case 0x8b: case 0x8d: case 0x63: return LOADS;
    case 0x88: case 0x89: return STORES;
    case 0x01: case 0x03: case 0x21: case 0x29: case 0x2b: case 0x31: case 0x33: case 0x39:
    case 0x3b: case 0x84: case 0x85: return READS_BOTH;
    case 0xc6: case 0xc7: return SETS_OTHER;
    case 0x80: case 0x81: case 0x83: case 0xc1: case 0xd1: case 0xf6: case 0xf7:
      return CHANGES_OTHER;
    default: return UNKNOWN;
  }
}

/// Follows one instruction; false if it is unknown: the arguments were read before, or count as
/// unread.
static bool follow(state *state, const uint8_t *start, pliant_instruction instruction) {
  const uint8_t *code = start + instruction.opcode;
  bool is_two_bytes = instruction.opcode > 0 && code[-1] == 0x0f;
  int prefix = instruction.opcode - (is_two_bytes ? 2 : 1);
  uint8_t rex = prefix >= 0 && (start[prefix] & 0xf0) == 0x40 ? start[prefix] : 0;
  int extended = (*code & 7) | (rex & 1) << 3;
  if (!is_two_bytes && (*code & 0xf8) == 0x50) return read(state, extended), true;
  if (!is_two_bytes && ((*code & 0xf8) == 0x58 || (*code & 0xf8) == 0xb8))
    return write(state, extended), true;
  if (*code == 0x90 || (is_two_bytes && *code == 0x1e)) return true;  // `nop`, `endbr64`
  effect effect = effect_of(code, is_two_bytes);
  if (effect == UNKNOWN) return false;
  uint8_t mode = code[1] >> 6;
  int reg = (code[1] >> 3 & 7) | (rex & 4) << 1, other = (code[1] & 7) | (rex & 1) << 3;
  if (mode != 3) {
    bool has_index = (code[1] & 7) == 4;
    bool has_base = !(mode == 0 && (has_index ? (code[2] & 7) == 5 : (code[1] & 7) == 5));
    if (has_base) read(state, has_index ? (code[2] & 7) | (rex & 1) << 3 : other);
    if (has_index) read(state, (code[2] >> 3 & 7) | (rex & 2) << 2);
  }
  bool is_register = mode == 3 && effect != NO_REGISTER_STORES;
  bool clears = (*code == 0x31 || *code == 0x33) && is_register && reg == other;
  if (is_register && !clears && effect != STORES && effect != SETS_OTHER) read(state, other);
  if (!clears && (effect == STORES || effect == READS_BOTH)) read(state, reg);
  if (effect == LOADS || clears) write(state, reg);
  if (is_register && (effect == STORES || effect == SETS_OTHER)) write(state, other);
  return true;
}

/// Whether an instruction may name r12, which holds errors.
static bool names_error(const uint8_t *start, pliant_instruction instruction) {
  bool is_two_bytes = instruction.opcode > 0 && start[instruction.opcode - 1] == 0x0f;
  int prefix = instruction.opcode - (is_two_bytes ? 2 : 1);
  uint8_t rex = prefix >= 0 && (start[prefix] & 0xf0) == 0x40 ? start[prefix] : 0;
  if ((rex & 1) && (start[instruction.opcode] & 7) == 4) return true;
  if (instruction.opcode + 1 >= instruction.length) return false;
  uint8_t operands = start[instruction.opcode + 1];
  return ((rex & 1) && (operands & 7) == 4) || ((rex & 4) && (operands >> 3 & 7) == 4);
}

// Functions that do not throw save r12 before they use it, and those that throw never save it.
// Optimized code may go on to another function that throws, and name no register.
bool pliant_may_throw(const uint8_t *code, size_t size, bool is_debug) {
  bool is_named = false, is_prologue = true;
  for (const uint8_t *at = code; at < code + size;) {
    pliant_instruction instruction = pliant_decode(at, (size_t)(code + size - at));
    if (instruction.length == 0 || at + instruction.length > code + size) return true;
    bool is_push = (at[0] & 0xf8) == 0x50 || (at[0] == 0x41 && (at[1] & 0xf8) == 0x50);
    bool is_frame = at[0] == 0x48 && at[1] == 0x89 && at[2] == 0xe5;
    is_prologue = is_prologue && (is_push || is_frame);
    if (is_prologue && at[0] == 0x41 && at[1] == 0x54) return false;
    is_named = is_named || names_error(at, instruction);
    at += instruction.length;
  }
  return is_named || !is_debug;
}

uint32_t pliant_find_argument_use(const uint8_t *code, size_t size) {
  state state = {(1u << 6) - 1, 0};
  const uint8_t *at = code;
  for (int count = 0; count < MOST && at < code + size; count++) {
    pliant_instruction instruction = pliant_instruction_at(at);
    if (at + instruction.length > code + size) break;
    uint8_t opcode = at[instruction.opcode];
    bool is_followed = instruction.kind == PLIANT_RELATIVE ||
                       (instruction.kind == PLIANT_PLAIN && opcode != 0xc3 && opcode != 0xff);
    if (!is_followed || !follow(&state, at, instruction)) break;
    at += instruction.length;
  }
  return state.used;
}

#endif
