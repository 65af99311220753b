// Copies values without calling anything but the runtime's functions that tell an enum's case.
#include <string.h>

#include "../memory/thread_records.h"
#include "tracing.h"

enum { TEXT = 120, ELEMENTS = 8 };

static bool put(pliant_value_writer *writer, const void *bytes, size_t size) {
  if (writer->is_cut || (size_t)(writer->end - writer->at) < size) {
    writer->is_cut = true;
    return false;
  }
  memcpy(writer->at, bytes, size);
  writer->at += size;
  return true;
}

static uint64_t word(const void *at) {
  uint64_t word;
  memcpy(&word, at, sizeof word);
  return word;
}

/// A string is two words: the count with flags, and the object with flags; or up to 15 bytes in
/// place. (`StringObject.swift`)
static void write_string(pliant_value_writer *writer, const uint8_t *value) {
  const uint64_t small = 1ull << 61, foreign = 1ull << 60, tail_allocated = 1ull << 60;
  uint64_t flags = word(value), object = word(value + 8);
  const uint8_t *text = value;
  uint64_t count = object >> 56 & 0xf;
  if ((object & small) == 0) {
    count = flags & 0xffffffffffff;
    text = (const uint8_t *)(object & 0x0fffffffffffffff) + 32;
    // Bridged strings, and those that share another's bytes, could only be read by calls.
    if ((object & foreign) != 0 || (flags & tail_allocated) == 0) text = NULL;
  }
  uint32_t whole = count > UINT32_MAX ? UINT32_MAX : (uint32_t)count;
  uint32_t size = text == NULL ? 0 : whole < TEXT ? whole : TEXT;
  // A character is not cut.
  while (text != NULL && size > 0 && size < whole && (text[size] & 0xc0) == 0x80) size--;
  if (put(writer, &whole, 4) && put(writer, &size, 4) && size > 0) put(writer, text, size);
}

static _Atomic(pliant_describer) describer;
void pliant_trace_describe_by(pliant_describer function) { atomic_store(&describer, function); }

// MARK: Types that are seen in calls

typedef const pliant_value *(*type_reader)(const void *);
static _Atomic(type_reader) reader;
void pliant_trace_read_by(type_reader function) { atomic_store(&reader, function); }

enum { KNOWN = 1024, TRIED = 16 };
static struct known {
  _Atomic(const void *) type;
  _Atomic(const pliant_value *) value;
} known[KNOWN];

/// How values of a type are read; NULL if that is not known. The first time it is asked, under no
/// lock of Pliant's.
static const pliant_value *type_of(const void *type) {
  uint64_t at = ((uint64_t)(uintptr_t)type >> 4) * 0x9E3779B97F4A7C15u >> 54;
  struct known *free = NULL;
  for (int i = 0; i < TRIED && free == NULL; i++) {
    struct known *one = &known[(at + (uint64_t)i) % KNOWN];
    const void *found = atomic_load_explicit(&one->type, memory_order_acquire);
    if (found == type) return atomic_load_explicit(&one->value, memory_order_acquire);
    if (found == NULL) free = one;
  }
  type_reader ask = atomic_load(&reader);
  if (free == NULL || ask == NULL || atomic_load(&pliant_thread_get()->locks) != 0) return NULL;
  bool was_excluded = pliant_trace_exclude_thread(true);
  const pliant_value *value = ask(type);
  pliant_trace_exclude_thread(was_excluded);
  const void *none = NULL;
  if (atomic_compare_exchange_strong(&free->type, &none, type)) atomic_store(&free->value, value);
  return value;
}

static void write_description(pliant_value_writer *writer, const void *type, const void *value) {
  uint8_t text[TEXT + 1];
  size_t all = atomic_load(&describer)(type, value, text, sizeof text);
  uint32_t whole = all > UINT32_MAX ? UINT32_MAX : (uint32_t)all;
  uint32_t size = whole < TEXT ? whole : TEXT;
  while (size > 0 && size < whole && (text[size] & 0xc0) == 0x80) size--;
  if (put(writer, &whole, 4) && put(writer, &size, 4)) put(writer, text, size);
}

/// Calls Foundation's code and none of the program's, but not under a lock of Pliant's.
static void write_foundation(pliant_value_writer *writer, const void *type, const void *value) {
  if (atomic_load(&pliant_thread_get()->locks) != 0) {
    const uint32_t cut[2] = {1, 0};
    put(writer, cut, sizeof cut);
    return;
  }
  bool was_excluded = pliant_trace_exclude_thread(true);
  write_description(writer, type, value);
  pliant_trace_exclude_thread(was_excluded);
}

static void write_object(pliant_value_writer *writer, const void *value) {
  uint64_t object = word(value);
  uint64_t class = object == 0 ? 0 : word((const void *)object);
  if (put(writer, &object, 8)) put(writer, &class, 8);
}

static void write_value(pliant_value_writer *, const pliant_value *, const uint8_t *);

static void write_optional(pliant_value_writer *writer, const pliant_value *type,
                           const uint8_t *value) {
  typedef uint32_t (*tag_of)(const void *, uint32_t, const void *);
  const pliant_value *wrapped = type->fields[0].value;
  tag_of get_tag = (tag_of)pliant_witnesses(wrapped->type)[6];
  uint8_t is_some = get_tag(value, 1, wrapped->type) == 0;
  if (put(writer, &is_some, 1) && is_some) write_value(writer, wrapped, value);
}

static void write_enum(pliant_value_writer *writer, const pliant_value *type,
                       const uint8_t *value) {
  typedef uint32_t (*tag_of)(const void *, const void *);
  tag_of get_tag = (tag_of)pliant_witnesses(type->type)[11];
  uint32_t tag = get_tag(value, type->type);
  if (!put(writer, &tag, 4) || tag >= type->count || type->size > PLIANT_LARGEST_DIRECT) return;
  // Clears the bits that tell the case: a copy's, which counts no references.
  typedef void (*project)(void *, const void *);
  _Alignas(16) uint8_t payload[PLIANT_LARGEST_DIRECT];
  memcpy(payload, value, type->size);
  ((project)pliant_witnesses(type->type)[12])(payload, type->type);
  write_value(writer, type->fields[tag].value, payload);
}

extern const char string_type[] __asm__("$sSSN");

/// An existential value is three words, or the address of a box of it, and its type.
static void write_any(pliant_value_writer *writer, const uint8_t *value) {
  const uint32_t not_plain = 0x10000, not_inline = 0x20000;
  uint64_t type = word(value + 24), kind = word((const void *)type);
  const void *const *table = pliant_witnesses((const void *)type);
  uint32_t flags = (uint32_t)(uintptr_t)table[10], size = (uint32_t)(uintptr_t)table[8];
  uint8_t form = PLIANT_FORM_UNREAD;
  if ((const char *)type == string_type) form = PLIANT_FORM_STRING;
  else if (kind == 0 || kind > 0x7ff) form = PLIANT_FORM_OBJECT;
  else if ((flags & (not_plain | not_inline)) == 0) form = PLIANT_FORM_PLAIN;
  const pliant_value *known = form == PLIANT_FORM_UNREAD ? type_of((const void *)type) : NULL;
  if (known != NULL && known->kind != PLIANT_VALUE_UNREAD) form = PLIANT_FORM_VALUE;
  if (!put(writer, &type, 8) || !put(writer, &form, 1)) return;
  if (form == PLIANT_FORM_STRING) write_string(writer, value);
  if (form == PLIANT_FORM_OBJECT) write_object(writer, value);
  if (form == PLIANT_FORM_PLAIN && put(writer, &size, 4)) put(writer, value, size);
  if (form != PLIANT_FORM_VALUE) return;
  uint64_t mask = flags & 0xff;
  bool is_boxed = (flags & not_inline) != 0;
  write_value(writer, known,
              is_boxed ? (const uint8_t *)word(value) + ((16 + mask) & ~mask) : value);
}

static void write_array(pliant_value_writer *writer, const pliant_value *type,
                        const uint8_t *value) {
  const uint8_t *storage = (const uint8_t *)word(value);
  const pliant_value *element = type->fields[0].value;
  uint64_t count = word(storage + 16);
  uint32_t most = count < ELEMENTS ? (uint32_t)count : ELEMENTS;
  if (!put(writer, &count, 8) || !put(writer, &most, 4)) return;
  uint64_t alignment = ((uint64_t)pliant_witnesses(element->type)[10] & 0xff) + 1;
  const uint8_t *at = storage + ((32 + alignment - 1) & ~(alignment - 1));
  for (uint32_t i = 0; i < most && !writer->is_cut; i++, at += type->fields[0].offset)
    write_value(writer, element, at);
}

static void write_value(pliant_value_writer *writer, const pliant_value *type,
                        const uint8_t *value) {
  if (writer->describes && type->is_describable) {
    write_description(writer, type->type, value);
    return;
  }
  switch (type->kind) {
    case PLIANT_VALUE_UNREAD: return;
    case PLIANT_VALUE_BYTES: put(writer, value, type->size); return;
    case PLIANT_VALUE_STRING: write_string(writer, value); return;
    case PLIANT_VALUE_OBJECT: write_object(writer, value); return;
    case PLIANT_VALUE_FIELDS:
      for (uint32_t i = 0; i < type->count; i++)
        write_value(writer, type->fields[i].value, value + type->fields[i].offset);
      return;
    case PLIANT_VALUE_OPTIONAL: write_optional(writer, type, value); return;
    case PLIANT_VALUE_ENUM: write_enum(writer, type, value); return;
    case PLIANT_VALUE_ARRAY: write_array(writer, type, value); return;
    case PLIANT_VALUE_COUNTED: put(writer, (const uint8_t *)word(value) + 16, 8); return;
    case PLIANT_VALUE_ANY: write_any(writer, value); return;
    case PLIANT_VALUE_DESCRIBED: write_foundation(writer, type->type, value); return;
    case PLIANT_VALUE_ERROR: pliant_write_error(writer, (const void *)word(value)); return;
    case PLIANT_VALUE_BOXED:
      write_value(writer, type->fields->value, (const uint8_t *)word(value) + type->fields->offset);
      return;
  }
}

size_t pliant_copy_value(const pliant_value *type, const void *value, void *to, size_t room) {
  pliant_value_writer writer = {to, (uint8_t *)to + room, false, false};
  write_value(&writer, type, value);
  return (size_t)(writer.at - (uint8_t *)to);
}

const void *pliant_argument_value(const pliant_argument *argument,
                                  const pliant_registers *registers, const void *stack,
                                  uint8_t *to) {
  for (int i = 0; i < argument->count; i++) {
    pliant_piece piece = argument->pieces[i];
    const uint8_t *from = piece.place < PLIANT_ON_STACK
                              ? (const uint8_t *)registers + piece.place
                              : (const uint8_t *)stack + (piece.place - PLIANT_ON_STACK);
    if (argument->is_indirect) return (const void *)word(from);
    memcpy(to + piece.offset, from, piece.size);
    if (piece.size == 1) to[piece.offset] &= piece.mask;
  }
  return to;
}

void pliant_write_argument(pliant_value_writer *writer, const pliant_argument *argument,
                           const pliant_registers *registers, const void *stack) {
  _Alignas(16) uint8_t whole[PLIANT_LARGEST_DIRECT];
  write_value(writer, argument->value, pliant_argument_value(argument, registers, stack, whole));
}

/// An error is an object: its type at 16, the conformance, and the value, which is aligned.
/// (`SwiftError` in the runtime's `ErrorObject.h`)
void pliant_write_error(pliant_value_writer *writer, const void *error) {
  if (writer->describes) {
    write_description(writer, NULL, &error);
    return;
  }
  const uint32_t not_plain = 0x10000;
  const uint8_t *object = error;
  uint64_t type = word(object + 16);
  const void *const *table = pliant_witnesses((const void *)type);
  uint64_t size = (uint64_t)table[8], flags = (uint64_t)table[10] & UINT32_MAX;
  bool is_plain = (flags & not_plain) == 0 && size <= PLIANT_LARGEST_DIRECT;
  uint32_t copied = is_plain ? (uint32_t)size : UINT32_MAX;
  const pliant_value *known = is_plain ? NULL : type_of((const void *)type);
  if (known != NULL && known->kind != PLIANT_VALUE_UNREAD) copied = PLIANT_ERROR_VALUE;
  if (!put(writer, &type, 8) || !put(writer, &copied, 4) || copied == UINT32_MAX) return;
  uint64_t mask = flags & 0xff;
  const uint8_t *value = object + ((32 + mask) & ~mask);
  if (copied == PLIANT_ERROR_VALUE) write_value(writer, known, value);
  else put(writer, value, copied);
}
