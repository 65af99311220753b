#pragma once
#include <stddef.h>

/// A file of the console's page.
typedef struct {
  const char *_Nonnull name;
  const char *_Nonnull text;
} pliant_page_file;

/// The file of a number, from 0 on; NULL behind the last.
const pliant_page_file *_Nullable pliant_page_file_at(size_t number);
