#if defined(__x86_64__)

#include "../../hooks/decode.h"

#include <string.h>

// The operands behind each opcode, 16 opcodes to a string: m an operand in memory or a register; b,
// w, z a constant of one, two, or two or four bytes; v one of up to eight; B and Z both; a an
// address of eight bytes; j and J the distance of a branch in one and four bytes; p a prefix; -
// nothing; x unknown. (Intel's manual, volume 2, appendix A.)
static const char one_byte[] =
    "mmmmbzxxmmmmbzxx" "mmmmbzxxmmmmbzxx" "mmmmbzpxmmmmbzpx" "mmmmbzpxmmmmbzpx"
    "xxxxxxxxxxxxxxxx" "----------------" "xxxmppppzZbB----" "jjjjjjjjjjjjjjjj"
    "BZxBmmmmmmmmmmmm" "----------x-----" "aaaa----bz------" "bbbbbbbbvvvvvvvv"
    "BBw-xxBZx-w--bx-" "mmmmxxx-mmmmmmmm" "xxxxbbbbJJxj----" "p-pp--mm------mm";
static const char two_bytes[] =
    "mmmmx-----x-xm-B" "mmmmmmmmmmmmmmmm" "mmmmxxxxmmmmmmmm" "------x-xxxxxxxx"
    "mmmmmmmmmmmmmmmm" "mmmmmmmmmmmmmmmm" "mmmmmmmmmmmmmmmm" "BBBBmmm-xxxxmmmm"
    "JJJJJJJJJJJJJJJJ" "mmmmmmmmmmmmmmmm" "---mBmxx---mBmmm" "mmmmmmmmmmBmmmmm"
    "mmBmBBBm--------" "mmmmmmmmmmmmmmmm" "mmmmmmmmmmmmmmmm" "mmmmmmmmmmmmmmmm";

typedef struct reader {
  const uint8_t *at;
  bool has_short_operands, has_short_addresses, is_wide;
} reader;

static uint8_t prefixes(reader *reader) {
  for (;; reader->at++) {
    uint8_t byte = *reader->at;
    if (one_byte[byte] != 'p') break;
    reader->has_short_operands |= byte == 0x66;
    reader->has_short_addresses |= byte == 0x67;
  }
  if ((*reader->at & 0xf0) == 0x40) reader->is_wide = *reader->at++ & 8;
  return *reader->at++;
}

/// Reads an opcode and returns what follows it.
static char opcode(reader *reader, uint8_t first) {
  int map = 1;
  if (first == 0x0f) {
    if (*reader->at == 0x38 || *reader->at == 0x3a) map = *reader->at++ == 0x38 ? 2 : 3;
  } else if (first == 0xc5) {  // VEX of two bytes
    reader->at++;
  } else if (first == 0xc4 || first == 0x62) {  // VEX of three bytes, EVEX
    map = *reader->at & (first == 0x62 ? 7 : 31);
    reader->at += first == 0x62 ? 3 : 2;
    if (map == 5 || map == 6) map = first == 0x62 ? 2 : 0;
  } else {
    return one_byte[first];
  }
  uint8_t code = *reader->at++;
  switch (map) {
    case 1: return first != 0x0f && two_bytes[code] == 'J' ? 'm' : two_bytes[code];
    case 2: return 'm';
    case 3: return 'B';
    default: return 'x';
  }
}

/// Reads an operand. Returns its displacement from the instruction pointer, or NULL.
static const uint8_t *operand(reader *reader) {
  uint8_t byte = *reader->at++, mode = byte >> 6, base = byte & 7;
  if (mode == 3) return NULL;
  const uint8_t *relative = NULL;
  if (base == 4) {
    base = *reader->at++ & 7;
  } else if (mode == 0 && base == 5) {
    relative = reader->at;
  }
  reader->at += mode == 1 ? 1 : mode == 2 || base == 5 ? 4 : 0;
  return relative;
}

static pliant_instruction_kind kind_of(const uint8_t *code, bool is_two_bytes) {
  if (is_two_bytes) return PLIANT_PLAIN;
  switch (*code) {
    case 0xcc: return PLIANT_BREAKPOINT;
    case 0xff:
      switch (code[1] >> 3 & 7) {
        case 2: return PLIANT_CALL_OTHER;
        case 3:
        case 5:
        case 7: return PLIANT_UNKNOWN;  // far calls and jumps, which compilers avoid
      }
  }
  return PLIANT_PLAIN;
}

pliant_instruction pliant_instruction_at(const uint8_t *start) {
  // The most frequent first, as every function's `push`.
  if (one_byte[*start] == '-')
    return (pliant_instruction){.kind = kind_of(start, false), .length = 1};
  pliant_instruction result = {.kind = PLIANT_UNKNOWN};
  reader reader = {.at = start};
  uint8_t first = prefixes(&reader);
  bool is_two_bytes = first == 0x0f || first == 0xc4 || first == 0xc5 || first == 0x62;
  char rest = opcode(&reader, first);
  const uint8_t *code = reader.at - 1, *relative = NULL;
  if (rest == 'x') return result;
  result.opcode = (uint8_t)(code - start);
  result.kind = kind_of(code, is_two_bytes);
  if (rest == 'm' || rest == 'B' || rest == 'Z') relative = operand(&reader);
  int constant = reader.has_short_operands && !reader.is_wide ? 2 : 4;
  switch (rest) {
    case 'b': case 'B': case 'j': reader.at += 1; break;
    case 'w': reader.at += 2; break;
    case 'z': case 'Z': reader.at += constant; break;
    case 'v': reader.at += reader.is_wide ? 8 : constant; break;
    case 'a': reader.at += reader.has_short_addresses ? 4 : 8; break;
    case 'J': reader.at += 4; break;
  }
  // `test` is the only one of its group with a constant.
  if (!is_two_bytes && (first == 0xf6 || first == 0xf7) && (code[1] & 0x30) == 0)
    reader.at += first == 0xf6 ? 1 : constant;
  result.length = (uint8_t)(reader.at - start);
  if (rest == 'j' || rest == 'J') {
    // With this prefix the distance has two bytes on AMD's processors, but not on Intel's.
    if (reader.has_short_operands && !reader.is_wide)
      return (pliant_instruction){.kind = PLIANT_UNKNOWN};
    int32_t distance = (int8_t)code[1];
    if (rest == 'J') memcpy(&distance, code + 1, sizeof distance);
    result.target = reader.at + distance;
    result.kind = is_two_bytes || (first & 0xf0) == 0x70 ? PLIANT_BRANCH
                  : first == 0xe8                        ? PLIANT_CALL
                                                         : PLIANT_JUMP;
  }
  if (relative != NULL) {
    result.displacement = (uint8_t)(relative - start);
    if (result.kind == PLIANT_PLAIN) result.kind = PLIANT_RELATIVE;
    if (reader.has_short_addresses) result.kind = PLIANT_UNKNOWN;
  }
  return result;
}

pliant_instruction pliant_decode(const uint8_t *at, size_t left) {
  if (left >= 32) return pliant_instruction_at(at);
  uint8_t copy[32] = {0};  // the longest instruction has 15 bytes
  if (left >= 16) memcpy(copy, at, 16);
  else memcpy(copy, at, left);
  pliant_instruction instruction = pliant_instruction_at(copy);
  if (instruction.target != NULL) instruction.target = at + (instruction.target - copy);
  return instruction;
}

// MARK: Functions that only pass their arguments on

bool pliant_is_return(const uint8_t *code) { return *code == 0xc3; }

bool pliant_keeps_arguments(const uint8_t *start, size_t size, pliant_instruction instruction) {
  static const uint8_t branch_mark[] = {0xf3, 0x0f, 0x1e, 0xfa};  // `endbr64`
  if (size >= sizeof branch_mark && memcmp(start, branch_mark, sizeof branch_mark) == 0)
    return true;
  if (instruction.kind != PLIANT_PLAIN) return false;
  const uint8_t *code = start + instruction.opcode, *prefix = code - 1;
  if (prefix >= start && *prefix == 0x0f) prefix--;
  bool is_beyond_eighth = prefix >= start && (*prefix & 0xf1) == 0x41;
  if (is_beyond_eighth) return false;
  // Of the registers that it must preserve, such a function uses only the frame pointer.
  if ((*code & 0xf0) == 0x50)  // `push`, `pop`
    return (*code & 7) != 3 && code + 1 == start + instruction.length;
  if (code + 2 > start + instruction.length) return false;
  uint8_t mode = code[1] >> 6, base = code[1] & 7;
  enum { STACK = 4, FRAME = 5 };
  if (mode == 3) return base == STACK || base == FRAME;
  return (base == STACK && code[2] == 0x24) || (base == FRAME && mode != 0);
}

// MARK: Addresses in code

static void follow(pliant_leads *leads, const uint8_t *at, pliant_instruction instruction) {
  const uint8_t *code = at + instruction.opcode;
  int32_t distance;
  switch (instruction.kind) {
    case PLIANT_CALL: case PLIANT_JUMP: case PLIANT_BRANCH:
      pliant_add_lead(leads, (uintptr_t)instruction.target, false);
      break;
    case PLIANT_CALL_OTHER: leads->is_whole = false; break;
    case PLIANT_RELATIVE:
      memcpy(&distance, at + instruction.displacement, sizeof distance);
      uintptr_t address = (uintptr_t)at + instruction.length + (uintptr_t)(intptr_t)distance;
      if (*code == 0x8d) pliant_add_lead(leads, address, false);  // `lea`
      else if (*code == 0x8b || *code == 0xff) pliant_add_lead(leads, address, true);  // by a cell
      break;
    default:
      if (*code == 0xff && (code[1] >> 3 & 7) == 4) leads->is_whole = false;  // `jmp` by a register
  }
}

size_t pliant_find_leads_at(pliant_leads *leads, uintptr_t pages[32], const uint8_t *at,
                            size_t left) {
  (void)pages;
  pliant_instruction instruction = pliant_decode(at, left);
  if (instruction.kind == PLIANT_UNKNOWN || instruction.length > left) return 0;
  follow(leads, at, instruction);
  return instruction.length;
}

static void mark_distance(pliant_targets *targets, const pliant_code *code, size_t at, size_t end) {
  int32_t distance;
  memcpy(&distance, code->bytes + at, sizeof distance);
  pliant_mark(targets, code->address + end + (uint64_t)(int64_t)distance);
}

/// Marks what any four bytes may lead to that follow what ends in the opcode of a call, a jump or a
/// branch, or names an operand by a distance: for what is no code that is known.
static void mark_any(pliant_targets *targets, const pliant_code *code, size_t from, size_t to) {
  for (size_t at = from > 0 ? from : 1; at < to && at + 4 <= code->size; at++) {
    const uint8_t *start = code->bytes + at;
    bool is_branch = (start[-1] & 0xf0) == 0x80 && at > 1 && start[-2] == 0x0f;
    bool is_operand = (start[-1] & 0xc7) == 0x05;
    if ((start[-1] & 0xfe) == 0xe8 || is_branch || is_operand)
      mark_distance(targets, code, at, at + 4);
  }
}

/// Marks what an instruction leads to. In a program at a fixed address, any four bytes may be one.
static void mark_instruction(pliant_targets *targets, const pliant_code *code, size_t at,
                             pliant_instruction instruction) {
  if (instruction.target != NULL)
    pliant_mark(targets, code->address + (uint64_t)(instruction.target - code->bytes));
  if (instruction.displacement > 0)
    mark_distance(targets, code, at + instruction.displacement, at + instruction.length);
}

/// Whether an instruction is two zeros, with which linkers fill what is between files.
static bool is_filling(const uint8_t *at, pliant_instruction instruction) {
  return instruction.length == 2 && at[0] == 0 && at[1] == 0;
}

// Treats bytes that are not code as every reference they may be, up to the next place where a
// function may begin.
void pliant_mark_code(pliant_targets *targets, const pliant_code *code) {
  enum { ALIGNMENT = 16 };
  for (size_t at = 0; targets->low > 0 && at + 4 <= code->size; at++) {
    uint32_t address;
    memcpy(&address, code->bytes + at, sizeof address);
    pliant_mark(targets, address);
  }
  for (size_t at = 0; at < code->size;) {
    size_t left = code->size - at;
    pliant_instruction instruction = pliant_decode(code->bytes + at, left);
    if (instruction.kind != PLIANT_UNKNOWN && instruction.length <= left &&
        !is_filling(code->bytes + at, instruction)) {
      mark_instruction(targets, code, at, instruction);
      at += instruction.length;
    } else {
      size_t next = at + ALIGNMENT - (code->address + at) % ALIGNMENT;
      mark_any(targets, code, at, next);
      at = next;
    }
  }
}

#endif
