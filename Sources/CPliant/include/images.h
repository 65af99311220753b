// Images and their symbols.
#ifndef PLIANT_IMAGES_H
#define PLIANT_IMAGES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct pliant_image {
  const char *_Nullable path;
  uintptr_t base;
  const void *_Nonnull headers;  // program headers in memory
  uint16_t header_count;
} pliant_image;
void pliant_each_image(void (*_Nonnull visit)(const pliant_image *_Nonnull, void *_Nonnull),
                       void *_Nonnull context);
/// How many images have ever been loaded; changes with every `dlopen` of something new.
uint64_t pliant_images_loaded(void);
uint64_t pliant_images_unloaded(void);

/// Keeps the image that holds an address in the process for as long as it runs, whoever closes it.
///
/// False where the loader refuses; true too for what is in no image, as metadata made at run time is.
bool pliant_keep_image(const void *_Nonnull address);

/// A symbol table in a file. The caller has checked that both ranges lie in the file; what the entries say
/// is checked here.
typedef struct pliant_symbols {
  const void *_Nonnull symbols;  // `count` entries of 24 bytes
  size_t count;
  const char *_Nonnull names;  // `names_size` bytes of strings
  size_t names_size;
} pliant_symbols;

typedef struct pliant_symbol {
  const char *_Nullable name;  // ends with a 0 behind `name_size` bytes
  size_t name_size;
  uint64_t value, size;
  bool is_defined;
  bool is_global;    // seen by other images
  bool is_internal;  // seen by nothing but what was compiled with it, all of whose calls the optimizer knows
} pliant_symbol;
/// Reads the symbol at an index below `count`; false where it has no name.
bool pliant_symbol_at(const pliant_symbols *_Nonnull table, size_t index,
                      pliant_symbol *_Nonnull symbol);

/// The defined symbols of a table in two orders, as indices into it: all by their values, those of Swift by their names.
typedef struct pliant_symbol_order {
  uint32_t *_Nullable by_value, *_Nullable by_name;
  size_t value_count, name_count;
} pliant_symbol_order;
/// False if no memory is left. Eight bytes a symbol are kept until `pliant_symbols_free_order`.
bool pliant_symbols_sort(const pliant_symbols *_Nonnull table, pliant_symbol_order *_Nonnull order);
void pliant_symbols_free_order(pliant_symbol_order *_Nonnull order);

/// Reads the next symbol of Swift's whose name starts with `prefix` and holds `part` (which may be ""); false if there
/// is none. `*at` is `SIZE_MAX` at first.
bool pliant_next_symbol_named(const pliant_symbols *_Nonnull table, const pliant_symbol_order *_Nonnull order,
                              size_t *_Nonnull at, const char *_Nonnull prefix, const char *_Nonnull part,
                              pliant_symbol *_Nonnull symbol);
/// Reads the next whose value is at least `value` and below `end`.
bool pliant_next_symbol_at(const pliant_symbols *_Nonnull table, const pliant_symbol_order *_Nonnull order,
                           size_t *_Nonnull at, uint64_t value, uint64_t end, pliant_symbol *_Nonnull symbol);
/// The index of the symbol whose address the loader puts at `offset`, by a table of `Elf64_Rela`; 0 if it is none.
uint32_t pliant_symbol_filled_in(const void *_Nonnull relocations, size_t count, uint64_t offset);

/// Code in a file, and where it belongs.
typedef struct pliant_code {
  uint64_t address;
  const uint8_t *_Nonnull bytes;
  size_t size;
} pliant_code;

/// Reads the next function that one of Swift, which is no thunk, only passes its arguments on to.
bool pliant_next_forwarded(const pliant_symbols *_Nonnull table, size_t *_Nonnull index,
                           const pliant_code *_Nonnull code, uint64_t *_Nonnull function);

#endif
