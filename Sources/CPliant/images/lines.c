// The lines of code: the programs of `.debug_line`, which make a table of addresses and lines when
// they are run. (DWARF 5, chapter 6.2; versions 2 to 4 differ in their headers.)
#include <string.h>

#include "CPliant.h"

/// A position in a section; reading beyond the end gives 0 and leaves it at the end.
typedef struct cursor {
  const uint8_t *at, *end;
} cursor;

/// A number of `size` bytes, of which at most eight count.
static uint64_t number(cursor *in, size_t size) {
  uint64_t value = 0;
  if ((size_t)(in->end - in->at) < size) size = (size_t)(in->end - in->at);
  memcpy(&value, in->at, size < sizeof value ? size : sizeof value);
  in->at += size;
  return value;
}

static uint64_t leb(cursor *in, bool is_signed) {
  uint64_t value = 0, byte = 0x80;
  unsigned shift = 0;
  for (; in->at < in->end && byte & 0x80; shift += 7) {
    byte = *in->at++;
    if (shift < 64) value |= (byte & 0x7F) << shift;
  }
  if (is_signed && byte & 0x40 && shift < 64) value |= ~(uint64_t)0 << shift;
  return value;
}

/// A text up to its 0, which is passed over.
static const char *text(cursor *in, size_t *size) {
  const uint8_t *start = in->at, *end = memchr(start, 0, (size_t)(in->end - start));
  *size = (size_t)((end == NULL ? in->end : end) - start);
  in->at = end == NULL ? in->end : end + 1;
  return (const char *)start;
}

/// The program of one unit, and what its header says.
typedef struct unit {
  const pliant_line_tables *tables;
  cursor names;  // of folders and files
  cursor program;
  const uint8_t *operands;  // how many each standard opcode has, from opcode 1 on
  size_t offset_size;
  unsigned version;
  uint8_t step, opcode_base, line_range;
  int8_t line_base;
} unit;

/// Reads the header of the next unit. False if its program cannot be run.
static bool next_unit(cursor *in, const pliant_line_tables *tables, unit *unit) {
  uint64_t size = number(in, 4);
  unit->tables = tables;
  unit->offset_size = size == 0xFFFFFFFF ? 8 : 4;
  if (unit->offset_size == 8) size = number(in, 8);
  size_t rest = (size_t)(in->end - in->at);
  cursor header = {in->at, in->at + (size < rest ? size : rest)};
  in->at = header.end;
  unit->version = (unsigned)number(&header, 2);
  if (unit->version < 2 || unit->version > 5) return false;
  if (unit->version == 5) number(&header, 2);  // the sizes of addresses and of segments
  uint64_t length = number(&header, unit->offset_size);
  rest = (size_t)(header.end - header.at);
  if (length > rest) return false;
  unit->program = (cursor){header.at + length, header.end};
  header.end = unit->program.at;
  unit->step = (uint8_t)number(&header, 1);
  number(&header, unit->version >= 4 ? 2 : 1);  // operations per instruction; statements
  unit->line_base = (int8_t)number(&header, 1);
  unit->line_range = (uint8_t)number(&header, 1);
  unit->opcode_base = (uint8_t)number(&header, 1);
  unit->operands = header.at;
  if (unit->line_range == 0 || unit->opcode_base == 0 ||
      header.end - header.at < unit->opcode_base - 1)
    return false;
  unit->names = (cursor){header.at + unit->opcode_base - 1, header.end};
  return true;
}

// MARK: Names

static const char *text_at(const uint8_t *start, size_t size, uint64_t offset, size_t *length) {
  *length = 0;
  if (start == NULL || offset >= size) return NULL;
  cursor in = {start + offset, start + size};
  return text(&in, length);
}

/// The forms in which version 5 gives names and numbers.
enum {
  FORM_DATA2 = 5, FORM_DATA4, FORM_DATA8, FORM_STRING, FORM_BLOCK, FORM_DATA1 = 11, FORM_STRP = 14,
  FORM_UDATA = 15, FORM_DATA16 = 30, FORM_LINE_STRP = 31
};

/// Reads an attribute in one of them; false if the form is another.
static bool attribute(const unit *unit, cursor *in, uint64_t form, uint64_t *value,
                      const char **name, size_t *size) {
  const pliant_line_tables *tables = unit->tables;
  switch (form) {
    case FORM_DATA1: *value = number(in, 1); return true;
    case FORM_DATA2: *value = number(in, 2); return true;
    case FORM_DATA4: *value = number(in, 4); return true;
    case FORM_DATA8: *value = number(in, 8); return true;
    case FORM_DATA16: number(in, 16); return true;
    case FORM_UDATA: *value = leb(in, false); return true;
    case FORM_BLOCK: number(in, leb(in, false)); return true;
    case FORM_STRING: *name = text(in, size); return true;
    case FORM_STRP:
      *name = text_at(tables->strings, tables->strings_size, number(in, unit->offset_size), size);
      return true;
    case FORM_LINE_STRP:
      *name = text_at(tables->line_strings, tables->line_strings_size,
                      number(in, unit->offset_size), size);
      return true;
    default: return false;
  }
}

/// The entry at an index of the table of version 5 that is next in the header, all of which it
/// reads. False if there is none.
static bool entry(const unit *unit, cursor *in, uint64_t index, const char **name, size_t *size,
                  uint64_t *folder) {
  uint64_t formats[2 * UINT8_MAX];
  size_t format_count = (size_t)number(in, 1);
  if (format_count == 0) return false;
  for (size_t i = 0; i < 2 * format_count; i++) formats[i] = leb(in, false);
  bool is_found = false;
  for (uint64_t count = leb(in, false), n = 0; n < count && in->at < in->end; n++) {
    const char *own_name = NULL;
    size_t own_size = 0;
    uint64_t own_folder = 0;
    for (size_t i = 0; i < format_count; i++) {
      uint64_t value = 0;
      const char *string = NULL;
      size_t length = 0;
      if (!attribute(unit, in, formats[2 * i + 1], &value, &string, &length)) return false;
      if (formats[2 * i] == 1) own_name = string, own_size = length;
      if (formats[2 * i] == 2) own_folder = value;
    }
    if (n != index) continue;
    *name = own_name, *size = own_size, *folder = own_folder;
    is_found = own_name != NULL;
  }
  return is_found;
}

/// Reads an entry of versions 2 to 4, whose tables end with an empty name and begin with 1.
static bool old_entry(cursor *in, uint64_t index, bool is_file, const char **name, size_t *size,
                      uint64_t *folder) {
  bool is_found = false;
  for (uint64_t n = 1; in->at < in->end; n++) {
    size_t length;
    const char *string = text(in, &length);
    if (length == 0) return is_found;
    uint64_t own_folder = is_file ? leb(in, false) : 0;
    if (is_file) leb(in, false), leb(in, false);  // time and size
    if (n != index) continue;
    *name = string, *size = length, *folder = own_folder;
    is_found = true;
  }
  return is_found;
}

static void name_file(const unit *unit, uint64_t file, pliant_line *line) {
  uint64_t folder = 0, unused;
  cursor folders = unit->names, in = unit->names;
  const char *ignored;
  size_t size;
  // The files come after the folders.
  if (unit->version == 5) {
    entry(unit, &in, UINT64_MAX, &ignored, &size, &unused);
    if (entry(unit, &in, file, &line->file, &line->file_size, &folder))
      entry(unit, &folders, folder, &line->folder, &line->folder_size, &unused);
  } else {
    old_entry(&in, 0, false, &ignored, &size, &unused);
    if (old_entry(&in, file, true, &line->file, &line->file_size, &folder) && folder != 0)
      old_entry(&folders, folder, false, &line->folder, &line->folder_size, &unused);
  }
}

// MARK: Programs

typedef struct row {
  uint64_t address, file, line;
} row;

typedef struct search {
  pliant_line *lines;
  size_t count;
  row last;          // the row before, if there is one in the sequence
  bool has_last;
  bool is_dead;      // the linker left the sequence's code out
} search;

/// Takes a new row, at whose address the code of the row before ends.
static void add_row(const unit *unit, search *search, row now, bool is_end) {
  row last = search->last;
  pliant_line *lines = search->lines;
  if (search->has_last && !search->is_dead && last.line != 0 &&
      lines[search->count - 1].address >= last.address && lines[0].address < now.address)
    for (size_t i = 0; i < search->count && lines[i].address < now.address; i++) {
      if (lines[i].address < last.address || lines[i].line != 0) continue;
      lines[i].line = last.line;
      name_file(unit, last.file, &lines[i]);
    }
  search->last = now;
  search->has_last = !is_end;
}

/// Runs what is encoded with a length; returns whether the sequence ends.
static bool run_extended(cursor *in, row *now, search *search) {
  uint64_t size = leb(in, false), rest = (uint64_t)(in->end - in->at);
  cursor own = {in->at, in->at + (size < rest ? size : rest)};
  in->at = own.end;
  switch (number(&own, 1)) {
    case 1: return true;
    case 2:
      now->address = number(&own, (size_t)(own.end - own.at));
      search->is_dead = now->address == 0 || now->address >= UINT64_MAX - 1;
      return false;
    default: return false;
  }
}

static void run(unit *unit, search *search) {
  const row start = {0, 1, 1};
  row now = start;
  cursor *in = &unit->program;
  search->has_last = search->is_dead = false;
  while (in->at < in->end) {
    uint8_t opcode = *in->at++;
    if (opcode >= unit->opcode_base) {
      uint8_t by = opcode - unit->opcode_base;
      now.address += (uint64_t)unit->step * (by / unit->line_range);
      now.line += (uint64_t)(int64_t)(unit->line_base + by % unit->line_range);
      add_row(unit, search, now, false);
      continue;
    }
    switch (opcode) {
      case 0:
        if (!run_extended(in, &now, search)) break;
        add_row(unit, search, now, true);
        now = start;
        search->is_dead = false;
        break;
      case 1: add_row(unit, search, now, false); break;
      case 2: now.address += unit->step * leb(in, false); break;
      case 3: now.line += leb(in, true); break;
      case 4: now.file = leb(in, false); break;
      case 8:  // as the highest opcode, without a row
        now.address += (uint64_t)unit->step * ((255 - unit->opcode_base) / unit->line_range);
        break;
      case 9: now.address += number(in, 2); break;
      default:
        for (uint8_t i = 0; i < unit->operands[opcode - 1]; i++) leb(in, false);
    }
  }
}

void pliant_find_lines(const pliant_line_tables *tables, pliant_line *lines, size_t count) {
  if (tables->lines == NULL || count == 0) return;
  search search = {.lines = lines, .count = count};
  cursor in = {tables->lines, tables->lines + tables->lines_size};
  while (in.at < in.end) {
    unit unit;
    if (next_unit(&in, tables, &unit)) run(&unit, &search);
  }
}
