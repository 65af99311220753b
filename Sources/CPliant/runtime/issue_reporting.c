#include "CPliant.h"

// Defined only by `PliantTesting`.
extern void pliant_testing_observe_cases(void) __attribute__((weak));
extern bool pliant_testing_record_issue(const char *message, const char *file_id,
                                        const char *file_path, long line, long column,
                                        bool is_warning) __attribute__((weak));

bool pliant_record_issue(const char *message, const char *file_id, const char *file_path, long line,
                         long column, bool is_warning) {
  return pliant_testing_record_issue != NULL &&
         pliant_testing_record_issue(message, file_id, file_path, line, column, is_warning);
}

/// Runs when the program is loaded, so that the first case of XCTest is observed, too.
__attribute__((constructor)) static void observe_cases(void) {
  if (pliant_testing_observe_cases != NULL) pliant_testing_observe_cases();
}
