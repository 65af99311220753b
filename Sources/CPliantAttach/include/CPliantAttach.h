// Loads a library into a program that runs. What is decided before, and the words, are Swift's;
// here is what stops one of its threads, and the code that runs in it.
#ifndef PLIANT_ATTACH_H
#define PLIANT_ATTACH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// Functions of the program's C library and its loader, by their addresses there.
typedef struct pliant_attach_functions {
  uint64_t create, detach, self, open, symbol, error, unmap, prepare_ctype;
  uint64_t tls_size, prepare_tls;  // private ones, by which a thread gets what each has
} pliant_attach_functions;

typedef struct pliant_attach_request {
  pid_t process;
  uint64_t call;     // in the program's C library: the instructions `syscall`, `ret`
  uint64_t restore;  // and those that a signal handler returns to
  uint64_t id_offset;
  pliant_attach_functions functions;
  const char *_Nonnull path, *_Nonnull entry;
  int dies_after;    // for tests: the process that attaches is killed after so many steps, or 0
} pliant_attach_request;

typedef enum pliant_attach_failure {
  PLIANT_ATTACH_DONE,
  PLIANT_ATTACH_NOT_PERMITTED,
  PLIANT_ATTACH_NO_THREAD,   // none was where it can be interrupted, for five seconds
  PLIANT_ATTACH_SYSTEM_CALL, // one that it made has failed
  PLIANT_ATTACH_ENDED,       // the program, or who attaches
} pliant_attach_failure;

typedef struct pliant_attach_outcome {
  pliant_attach_failure failure;
  int error;            // of the system call
  uint64_t context;     // the address of the context in the program
  uint64_t nanoseconds; // for which the thread stood
  pid_t thread;
} pliant_attach_outcome;

/// Makes one thread of the program map memory and make a thread that loads the library.
///
/// A process of its own does it, which survives this one. If that ends, too, the thread goes on as
/// it was all the same. Returns when the thread runs on; the context then says what comes of it.
void pliant_attach(const pliant_attach_request *_Nonnull request,
                   pliant_attach_outcome *_Nonnull outcome);

/// Reads what has come of it: 1 and a socket of the program, 0 as long as there is none, or the
/// negative number of an error.
int pliant_attach_state(pid_t process, uint64_t context, int *_Nonnull socket);

/// Copies memory of another process; false if not all of it is there, or that is not permitted.
bool pliant_read_process(pid_t process, uint64_t address, void *_Nonnull to, size_t size);
/// Where bytes begin in a part of its memory, or 0.
uint64_t pliant_find_in_process(pid_t process, uint64_t from, uint64_t to,
                                const void *_Nonnull bytes, size_t size);
/// Finds the places of a word in a part of its memory, as far as that has pages; returns how many.
size_t pliant_find_words(pid_t process, uint64_t from, uint64_t to, uint64_t word,
                         uint64_t *_Nonnull found, size_t most);
/// Takes a file of another process; returns it, or the negative number of an error.
int pliant_take_file(pid_t process, int file);
/// A file that can be read once the process has ended, or the negative number of an error.
int pliant_open_process(pid_t process);

/// The registers of a thread that is held, and a signal that it is given when it is released.
typedef struct pliant_held {
  uint64_t pc, sp, fp;
  uint64_t context;  // of an asynchronous function
  uint64_t base;     // of its own variables
  int signal;
} pliant_held;

/// Asks a thread to stand still; false if that is not permitted, or it has ended. The thread that
/// calls this must make the other calls, too; if it ends, all go on.
bool pliant_hold_thread(pid_t thread);
/// Waits for that, at most a tenth of a second; if false is returned, the thread goes on.
bool pliant_read_held(pid_t thread, pliant_held *_Nonnull registers);
void pliant_release_thread(pid_t thread, int signal);

/// A thread of which the kernel takes samples.
typedef struct pliant_sampler {
  int file;
  void *_Nullable ring;
  char *_Nullable copy;
} pliant_sampler;

/// The registers of a thread at a moment, and its stack from `sp` on, until the next one is taken.
typedef struct pliant_sample {
  pliant_held at;
  size_t size;
  const uint8_t *_Nullable stack;
} pliant_sample;

/// Has the kernel sample another thread while it runs code of its own; returns 0 or an error's
/// number.
int pliant_sampler_open(pid_t thread, unsigned frequency, pliant_sampler *_Nonnull sampler);
/// Takes the next sample; false if there is none.
bool pliant_sampler_next(const pliant_sampler *_Nonnull sampler, pliant_sample *_Nonnull sample);
void pliant_sampler_close(const pliant_sampler *_Nonnull sampler);

#endif
