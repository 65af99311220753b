#include "CPliant.h"

// Defined only by `PliantTesting`.
extern void pliant_testing_observe_cases(void) __attribute__((weak));
extern bool pliant_testing_record_issue(const char *message, const char *file_id,
                                        const char *file_path, long line, long column)
    __attribute__((weak));
extern void pliant_testing_warn(const char *message) __attribute__((weak));

bool pliant_record_issue(const char *message, const char *file_id, const char *file_path, long line,
                         long column) {
  return pliant_testing_record_issue != NULL &&
         pliant_testing_record_issue(message, file_id, file_path, line, column);
}

void pliant_warn(const char *message) {
  if (pliant_testing_warn != NULL) pliant_testing_warn(message);
}

/// Runs when the program is loaded, so that the first case of XCTest is observed, too.
__attribute__((constructor)) static void observe_cases(void) {
  if (pliant_testing_observe_cases != NULL) pliant_testing_observe_cases();
}
