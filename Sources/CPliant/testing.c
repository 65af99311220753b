#include "CPliant.h"

/// What `PliantTesting` defines, and nothing else.
extern void pliant_testing_record_issue(const char *message, const char *file_id,
                                        const char *file_path, long line, long column)
    __attribute__((weak));

bool pliant_record_issue(const char *message, const char *file_id, const char *file_path, long line,
                         long column) {
  if (pliant_testing_record_issue == NULL) return false;
  pliant_testing_record_issue(message, file_id, file_path, line, column);
  return true;
}
