#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "CPliant.h"

_Static_assert(offsetof(pliant_table_copy, words) - offsetof(pliant_table_copy, table) == 8,
               "as in `pliant_thunk_table`");

const void *pliant_copy_table(const void *table, size_t count, size_t index, const void *witness,
                              bool is_async) {
  pliant_table_copy *copy = malloc(sizeof(pliant_table_copy) + count * sizeof(void *));
  if (copy == NULL) return NULL;
  copy->is_async = is_async;
  copy->table = table;
  memcpy(copy->words, table, count * sizeof(void *));
  const pliant_slot *slot = pliant_thunk_make(PLIANT_THUNK_TABLE, witness, copy->words);
  if (slot == NULL) {
    free(copy);
    return NULL;
  }
  copy->words[index] = pliant_thunk_function(slot, PLIANT_THUNK_TABLE);
  return copy->words;
}
