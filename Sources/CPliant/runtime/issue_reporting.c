#include "CPliant.h"

/// Defined only by `PliantTesting`.
extern bool pliant_testing_record_issue(const char *message, const char *file_id,
                                        const char *file_path, long line, long column)
    __attribute__((weak));

bool pliant_record_issue(const char *message, const char *file_id, const char *file_path, long line,
                         long column) {
  return pliant_testing_record_issue != NULL &&
         pliant_testing_record_issue(message, file_id, file_path, line, column);
}
