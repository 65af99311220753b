#if defined(__x86_64__)

#include "../../hooks/decode.h"

#include <string.h>

// What follows an opcode, for 16 of them in a line: m an operand in memory or a register, b, w, z a constant of one, of
// two, of two or four bytes, v of up to eight, B and Z both, a an address of eight bytes, j and J a branch's distance of
// one and four bytes, p a prefix, - nothing, x unknown. (Intel's manual, volume 2, appendix A.)
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

/// What follows the opcode, which the reader is behind of then.
static char opcode(reader *reader, uint8_t first) {
  int map = 1;
  if (first == 0x0f) {
    if (*reader->at == 0x38 || *reader->at == 0x3a) map = *reader->at++ == 0x38 ? 2 : 3;
  } else if (first == 0xc5) {  // VEX of two bytes
    reader->at++;
  } else if (first == 0xc4 || first == 0x62) {  // VEX of three, EVEX
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

/// Where an operand's displacement from the instruction pointer stands; else NULL.
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
        case 3: case 5: case 7: return PLIANT_UNKNOWN;  // far ones, which no compiler writes
      }
  }
  return PLIANT_PLAIN;
}

pliant_instruction pliant_instruction_at(const uint8_t *start) {
  pliant_instruction result = {.kind = PLIANT_UNKNOWN};
  reader reader = {.at = start};
  uint8_t first = prefixes(&reader);
  bool is_two_bytes = first == 0x0f || first == 0xc4 || first == 0xc5 || first == 0x62;
  char rest = opcode(&reader, first);
  const uint8_t *code = reader.at - 1, *relative = NULL;
  if (rest == 'x') return result;
  result.opcode = (uint8_t)(code - start);
  result.kind = kind_of(code, is_two_bytes);
  if (strchr("mBZ", rest) != NULL) relative = operand(&reader);
  int constant = reader.has_short_operands && !reader.is_wide ? 2 : 4;
  switch (rest) {
    case 'b': case 'B': case 'j': reader.at += 1; break;
    case 'w': reader.at += 2; break;
    case 'z': case 'Z': reader.at += constant; break;
    case 'v': reader.at += reader.is_wide ? 8 : constant; break;
    case 'a': reader.at += reader.has_short_addresses ? 4 : 8; break;
    case 'J': reader.at += 4; break;
  }
  // `test` alone of its group has a constant.
  if (!is_two_bytes && (first == 0xf6 || first == 0xf7) && (code[1] & 0x30) == 0)
    reader.at += first == 0xf6 ? 1 : constant;
  result.length = (uint8_t)(reader.at - start);
  if (rest == 'j' || rest == 'J') {
    // Intel's processors take a prefix for nothing here, AMD's for a distance of two bytes.
    if (reader.has_short_operands && !reader.is_wide) return (pliant_instruction){.kind = PLIANT_UNKNOWN};
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
  uint8_t copy[32] = {0};  // the longest instruction has 15 bytes
  memcpy(copy, at, left < 16 ? left : 16);
  pliant_instruction instruction = pliant_instruction_at(copy);
  if (instruction.target != NULL) instruction.target = at + (instruction.target - copy);
  return instruction;
}

#endif
