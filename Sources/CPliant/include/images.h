// The loaded images, and the symbols of ELF files.
#ifndef PLIANT_IMAGES_H
#define PLIANT_IMAGES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct pliant_image {
  const char *_Nullable path;
  uintptr_t base;
  const void *_Nonnull headers;  // the program headers in memory
  uint16_t header_count;
} pliant_image;
void pliant_each_image(void (*_Nonnull visit)(const pliant_image *_Nonnull, void *_Nonnull),
                       void *_Nonnull context);
/// How many images have ever been loaded; changes with every `dlopen` of something new.
uint64_t pliant_images_loaded(void);
uint64_t pliant_images_unloaded(void);

/// Keeps the image that holds an address in the process until the process ends, even if it is
/// closed.
///
/// False if the loader refuses. True also for an address in no image, such as metadata made at run
/// time.
bool pliant_keep_image(const void *_Nonnull address);

/// Maps a file for reading, above all images if that can be: Swift's crash reports take the lowest
/// mapping of a library's file for its base. NULL, with `errno`, if the system refuses.
const void *_Nullable pliant_map_file(int file, size_t size);
void pliant_unmap_file(const void *_Nonnull start, size_t size);

/// A symbol table in a file. The caller has checked that both ranges lie in the file; the contents
/// of the entries are checked here.
typedef struct pliant_symbols {
  const void *_Nonnull symbols;  // `count` entries of 24 bytes
  size_t count;
  const char *_Nonnull names;  // `names_size` bytes of strings
  size_t names_size;
  const void *_Nonnull sections;  // `section_count` headers of 64 bytes
  size_t section_count;
} pliant_symbols;

typedef struct pliant_symbol {
  const char *_Nullable name;  // with a 0 after `name_size` bytes
  size_t name_size;
  uint64_t value, size;
  bool is_defined;   // its value is an address in memory
  bool is_global;    // visible to other images
  bool
      is_internal;  // visible only to what it was compiled with: the optimizer knows its callers
} pliant_symbol;
/// Reads the symbol at an index below `count`; false if it has no name.
bool pliant_symbol_at(const pliant_symbols *_Nonnull table, size_t index,
                      pliant_symbol *_Nonnull symbol);

typedef struct pliant_symbol_group pliant_symbol_group;

/// The defined symbols of a table in two orders, as indices into it: all by value, Swift's by name.
typedef struct pliant_symbol_order {
  uint32_t *_Nullable by_value, *_Nullable by_name;
  pliant_symbol_group *_Nullable groups;
  size_t value_count, name_count, group_count;
} pliant_symbol_order;
/// False if no memory is left. Keeps up to twelve bytes a symbol until `pliant_symbols_free_order`.
bool pliant_symbols_sort(const pliant_symbols *_Nonnull table, pliant_symbol_order *_Nonnull order);
void pliant_symbols_free_order(pliant_symbol_order *_Nonnull order);

/// Indices among which are those of all Swift symbols whose names start with a prefix.
typedef struct pliant_symbol_range {
  const uint32_t *_Nullable indices;
  size_t count;
  bool is_sorted;
} pliant_symbol_range;
/// Any threads may look at once.
pliant_symbol_range pliant_symbols_named(const pliant_symbols *_Nonnull table,
                                         const pliant_symbol_order *_Nonnull order,
                                         const char *_Nonnull prefix);
/// Reads the next symbol whose name starts with `prefix` and contains `part`, which may be "";
/// false if there is none.
bool pliant_next_symbol_named(const pliant_symbols *_Nonnull table,
                              pliant_symbol_range *_Nonnull range, const char *_Nonnull prefix,
                              const char *_Nonnull part, pliant_symbol *_Nonnull symbol);
/// Reads the next symbol whose value is at least `value` and below `end`.
bool pliant_next_symbol_at(const pliant_symbols *_Nonnull table,
                           const pliant_symbol_order *_Nonnull order, size_t *_Nonnull at,
                           uint64_t value, uint64_t end, pliant_symbol *_Nonnull symbol);

/// Code in a file, and its address.
typedef struct pliant_code {
  uint64_t address;
  const uint8_t *_Nullable bytes;
  size_t size;
} pliant_code;

/// Finds the next Swift function, not itself a thunk, that only passes its arguments on. Returns
/// the address of the function that it calls.
bool pliant_next_forwarded(const pliant_symbols *_Nonnull table, size_t *_Nonnull index,
                           const pliant_code *_Nonnull code, uint64_t *_Nonnull function);

/// Finds what leads to a function and is not the program's call: the next function that a handle's
/// expansion was compiled to, thunk that was made for one function, or record of an async function.
bool pliant_next_that_only_names(const pliant_symbols *_Nonnull table, size_t *_Nonnull index,
                                 pliant_code *_Nonnull code, bool *_Nonnull is_thunk);

/// Which addresses from `low` on something leads to: a bit of `bits` for each of `size`.
typedef struct pliant_targets {
  uint64_t low;
  size_t size;
  uint8_t *_Nonnull bits;
} pliant_targets;

/// Marks what code calls, jumps to, reads or computes the address of, and more where code only
/// looks like that: what stays unmarked, it does not lead to.
void pliant_mark_code(pliant_targets *_Nonnull targets, const pliant_code *_Nonnull code);
/// Marks what words of data may be the address of, or the distance to.
void pliant_mark_data(pliant_targets *_Nonnull targets, const pliant_code *_Nonnull data);
void pliant_mark(pliant_targets *_Nonnull targets, uint64_t address);

/// The sections of a file that say where its code comes from. Nothing in them is trusted.
typedef struct pliant_line_tables {
  const uint8_t *_Nullable lines, *_Nullable line_strings, *_Nullable strings;
  size_t lines_size, line_strings_size, strings_size;
} pliant_line_tables;

/// A place in a source file. The texts are in the tables, and have no 0 at their ends.
typedef struct pliant_line {
  uint64_t address;  // of the code, which the caller sets
  uint64_t line;     // 0 if nothing says
  const char *_Nullable folder, *_Nullable file;
  size_t folder_size, file_size;
} pliant_line;

/// Finds the lines of addresses, which ascend, by one walk through the tables (DWARF 2 to 5).
void pliant_find_lines(const pliant_line_tables *_Nonnull tables, pliant_line *_Nonnull lines,
                       size_t count);

#endif
