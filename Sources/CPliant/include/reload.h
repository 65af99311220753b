// Object files that are loaded into the running program.
#ifndef PLIANT_RELOAD_H
#define PLIANT_RELOAD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Finds the displacements from the instruction pointer in code of `size` bytes for x86-64. For one
/// at an offset, sets the byte of `behind` at this offset to 1 more than the number of bytes of its
/// instruction that follow it.
///
/// False if an instruction is unknown.
bool pliant_find_displacements(const uint8_t *_Nonnull code, size_t size,
                               uint8_t *_Nonnull behind);

/// Makes processors see code of `size` bytes that was written, and which nobody has run.
void pliant_show_code(const void *_Nullable code, size_t size);

/// Makes the unwinder know frames of code that was loaded; they end with a word of zeros.
void pliant_register_frames(const void *_Nonnull frames);

/// Makes debuggers know an object file in memory whose sections have their addresses. It must never
/// be freed.
void pliant_notify_debugger(const void *_Nonnull object, size_t size);

// MARK: Functions of the Swift runtime

/// A function of the runtime that this library uses; another copy of the runtime has its own.
const void *_Nonnull pliant_own_runtime(void);

void swift_registerProtocols(const void *_Nonnull begin, const void *_Nonnull end);
void swift_registerTypeMetadataRecords(const void *_Nonnull begin, const void *_Nonnull end);
void swift_registerProtocolConformances(const void *_Nonnull begin, const void *_Nonnull end);

#endif
